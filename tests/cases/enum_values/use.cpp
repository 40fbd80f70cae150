// String enums of any text: enum class, to_string, parse.

#include "cases/case.hpp"
#include "enum_values.tools.hpp"

using namespace enum_values;
using cases::why;

TEST_CASE("texts and enumerators") {
  using Colour = Paint::Colour;
  for (const std::string text : {"red", "dark blue", "", "NULL", "a/b", "class", "2", "grün", "😀"}) {
    const auto colour = toolbind::parse<Colour>(text);
    REQUIRE(colour);
    CHECK(to_string(*colour) == text);
  }
  CHECK(Colour::red == toolbind::parse<Colour>("red"));
  CHECK(Colour::dark_blue == toolbind::parse<Colour>("dark blue"));
  CHECK(Colour::class_ == toolbind::parse<Colour>("class"));
  CHECK_FALSE(toolbind::parse<Colour>("Red"));
}

TEST_CASE("decoding and encoding") {
  const auto got = decode<Paint::Parameters>(R"({"colour":"gr\u00fcn","sign":"<="})");
  REQUIRE(got);
  CHECK(to_string(got->colour) == "grün");
  CHECK(encode(*got) == R"({"colour":"grün","sign":"<="})");
  CHECK(why(decode<Paint::Parameters>(R"({"colour":"rde"})")) ==
        "/colour: expected one of \"red\", \"dark blue\", \"\", \"NULL\", \"a/b\", \"class\", \"2\", \"grün\", \"😀\", "
        "got \"rde\"; did you mean \"red\"?");
}
