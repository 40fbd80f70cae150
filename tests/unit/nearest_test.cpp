#include "text/nearest.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using toolbind::text::nearest;

namespace {

using Names = std::vector<std::string_view>;

struct Row {
  std::string_view wanted;
  Names known;
  std::string_view expected;  // empty: no suggestion
};

}  // namespace

TEST_CASE("nearest suggests what was meant") {
  const Row rows[] = {
      {"tempertaure", {"pressure", "temperature", "temper"}, "temperature"},
      {"paramters", {"name", "parameters", "meta"}, "parameters"},
      {"tpye", {"type", "title"}, "type"},
      {"descripton", {"description"}, "description"},
      {"discription", {"description"}, "description"},
      {"nme", {"name"}, "name"},
      {"ype", {"type"}, "type"},
      {"propertys", {"properties", "property"}, "property"},
      // letter case and separators hardly count
      {"Strict", {"title", "strict"}, "strict"},
      {"ID", {"id"}, "id"},
      {"max-length", {"max_items", "max_length"}, "max_length"},
      {"needs approval", {"needsApproval"}, "needsApproval"},
      {"needs_aproval", {"needsApproval"}, "needsApproval"},
      {"g_e_t_x", {"getx"}, "getx"},
      // ties: the first in order
      {"cat", {"car", "cab", "cut"}, "car"},
      {"strict", {"STRICT", "strict"}, "STRICT"},
      // a better one later wins over a good one before it
      {"tools", {"tool", "toolz", "Tools"}, "Tools"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.wanted);
    const auto found = nearest(row.wanted, row.known);
    REQUIRE(found.has_value());
    CHECK(*found == row.expected);
  }
}

TEST_CASE("nearest keeps silent when nothing is near") {
  const Row rows[] = {
      {"kind", {"find"}, ""},  // another word, not a slip
      {"a", {"b", "c"}, ""},   // any one letter would be near to any other
      {"ip", {"id"}, ""},
      {"", {"id", "a"}, ""},
      {"name", {"type", "title"}, ""},
      {"color", {"parameters"}, ""},
      {"abc", {}, ""},
      {"parameters", {"properties"}, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.wanted);
    CHECK_FALSE(nearest(row.wanted, row.known).has_value());
  }
}

TEST_CASE("nearest gives a view of the known name") {
  const Names known = {"alpha", "beta"};
  const auto found = nearest("aplha", known);
  REQUIRE(found.has_value());
  CHECK(found->data() == known[0].data());
}

TEST_CASE("nearest leaves long names aside and copes with many") {
  const std::string at_limit(64, 'x');
  const std::string beyond(65, 'x');
  CHECK_FALSE(nearest(beyond, Names{beyond}).has_value());
  CHECK_FALSE(nearest(at_limit, Names{beyond}).has_value());
  CHECK(nearest(at_limit, Names{beyond, at_limit}).has_value());
  CHECK_FALSE(nearest(std::string(1'000'000, 'x'), Names{"x"}).has_value());

  std::vector<std::string> texts;
  for (int i = 0; i < 1000; ++i) texts.push_back(std::string(58, 'a') + std::to_string(100000 + i));
  const Names many(texts.begin(), texts.end());
  CHECK(nearest(std::string(58, 'a') + "100789", many) == texts[789]);
}
