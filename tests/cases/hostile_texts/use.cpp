// Text of a spec never escapes its literal or comment.

#include "cases/case.hpp"
#include "hostile_texts.tools.hpp"

using namespace hostile_texts;
using cases::why;

TEST_CASE("texts come back as they were") {
  CHECK(tools()[0].title == "\" ); //");
  CHECK(tools()[0].description.find("R\"( )\" and ?"
                                    "?/ trigraph") != std::string_view::npos);
  CHECK(Say::Parameters{}.a ==
        "?"
        "?=\")\\\n*/");
  CHECK(Say::Parameters::c ==
        ")json\" \\ ?"
        "?/\n");
  const auto schema = toolbind::Json::parse(tools()[0].parameters_schema);
  CHECK(schema["properties"]["b"]["pattern"] == "\"\\\\(?<q>)*/");
  for (const char* text : {"*/", "\"", "\\", "\n", ")\"",
                           "?"
                           "?/"})
    CHECK(to_string(*toolbind::parse<Say::D>(text)) == text);
  const auto got = decode<Say::Parameters>(encode(Say::Parameters{}));
  REQUIRE(got);
  CHECK(*got == Say::Parameters{});
}
