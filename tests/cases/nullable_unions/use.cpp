// Unions that also take null: optional<variant>, and apart from a missing property.

#include "cases/case.hpp"
#include "nullable_unions.tools.hpp"

using namespace nullable_unions;
using cases::why;

using Choice = std::variant<std::int64_t, std::string>;
static_assert(std::is_same_v<decltype(Set::Parameters::required), std::optional<Choice>>);
static_assert(std::is_same_v<decltype(Set::Parameters::types), std::optional<toolbind::Nullable<Choice>>>);
static_assert(std::is_same_v<decltype(Set::Parameters::twice), std::optional<toolbind::Nullable<bool>>>);

TEST_CASE("null, absent and a value stay apart") {
  const auto nulls = decode<Set::Parameters>(R"({"required":null,"optional":null,"tagged":null,"twice":null})");
  REQUIRE(nulls);
  CHECK_FALSE(nulls->required);
  REQUIRE(nulls->optional);
  CHECK_FALSE(*nulls->optional);
  CHECK_FALSE(nulls->types);
  CHECK(nulls->filled == Choice("x"));
  CHECK(encode(*nulls) ==
        R"({"required":null,"optional":null,"tagged":null,"twice":null,"defaulted":null,"filled":"x"})");

  const auto values = decode<Set::Parameters>(
      R"({"required":"r","optional":1,"tagged":{"kind":"a","n":2},"items":[null,true,3],"filled":null})");
  REQUIRE(values);
  CHECK(values->required == Choice("r"));
  CHECK(std::get<Set::A>(**values->tagged).n == 2);
  CHECK(values->items->size() == 3);
  CHECK_FALSE(values->filled);
  CHECK(decode<Set::Parameters>(encode(*values)).value() == *values);
}

TEST_CASE("what is refused") {
  CHECK(why(decode<Set::Parameters>("{}")) == "(root): missing required property \"required\"");
  CHECK(why(decode<Set::Parameters>(R"({"required":true})")) ==
        "/required: expected integer, string or null, got boolean true");
  CHECK(why(decode<Set::Parameters>(R"({"required":1,"tagged":{"kind":"c"}})")) ==
        "/tagged/kind: expected one of \"a\", \"b\", got \"c\"");
}

TEST_CASE("as root") {
  CHECK_FALSE(*decode<Set::Success>("null"));
  CHECK(encode(Set::Success(2.5)) == "2.5");
  CHECK(encode(*decode<Set::Success>("\"off\"")) == "\"off\"");
}
