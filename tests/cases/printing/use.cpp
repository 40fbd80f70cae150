// Every generated type prints itself as its JSON.

#include <sstream>

#include "cases/case.hpp"
#include "printing.tools.hpp"

using namespace printing;

template <class T>
static std::string streamed(const T& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

TEST_CASE("structs, with all they hold") {
  const std::string text =
      R"({"text":"a\"b","number":1.5,"flag":true,"kind":"first kind","maybe":null,"list":["x"],"map":{"k":1},)"
      R"("any":{"z":[1,2]},"pair":[1,"one"],"choice":{"deep":false},"leaf":{"under":{"n":2},"n":1}})";
  const auto got = decode<Show::Parameters>(text);
  REQUIRE(got);
  CHECK(streamed(*got) == text);
  CHECK(streamed(*got->leaf) == R"({"under":{"n":2},"n":1})");
  CHECK(streamed(Show::Parameters{}) == "{}");
}

TEST_CASE("enums, also with a value that is no enumerator") {
  CHECK(to_string(Show::Kind::first_kind) == "first kind");
  CHECK(streamed(Show::Kind::second) == "\"second\"");
  CHECK(streamed(static_cast<Show::Kind>(7)) != "");
}

TEST_CASE("printing never throws: an empty Box can't be encoded, but it can be looked at") {
  Leaf leaf;
  leaf.under.emplace();
  CHECK_THROWS_AS(encode(leaf), toolbind::EncodeError);
  CHECK(streamed(leaf) != "");
}
