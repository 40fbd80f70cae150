// $ref to other files, which refer to each other, and to an embedded resource by its $id.

#include "cases/case.hpp"
#include "other_files.tools.hpp"

using namespace other_files;
using cases::why;

TEST_CASE("types from other files") {
  const auto got = decode<Visit::Parameters>(
      R"({"place":{"city":"Oslo","mayor":{"name":"Ada"}},"whole":{"name":"Bob","home":{"city":"Rome"}},"by_id":12})");
  REQUIRE(got);
  CHECK(got->place->mayor->name == "Ada");
  CHECK(got->by_id == 12);
  CHECK(encode(*got) ==
        R"({"place":{"city":"Oslo","mayor":{"name":"Ada"}},"whole":{"name":"Bob","home":{"city":"Rome"}},"by_id":12})");
  CHECK(why(decode<Visit::Parameters>(R"({"by_id":1})")) == "/by_id: expected a number of at least 10, got 1");
}

TEST_CASE("the schema that is sent stands alone") {
  const std::string text(tools()[0].parameters_schema);
  CHECK(text.find("schema.json") == std::string::npos);
  const auto schema = toolbind::Json::parse(text);
  CHECK(schema["properties"]["place"]["$ref"] == "#/$defs/Place");
  CHECK(schema["$defs"].contains("Place"));
}
