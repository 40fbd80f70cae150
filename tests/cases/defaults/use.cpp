// Defaults of every type are initialisers: a default-constructed struct has them, and so has a decoded one.

#include "cases/case.hpp"
#include "defaults.tools.hpp"

using namespace defaults;
using cases::why;

TEST_CASE("defaults") {
  const Draw::Parameters made;
  CHECK(made.text == "a \"quoted\" \\ text\n");
  CHECK(made.count == -3);
  CHECK(made.big == 18446744073709551615u);
  CHECK(made.least == INT64_MIN);
  CHECK(made.size == 1e-7);
  CHECK(made.flag);
  CHECK(made.colour == Draw::Colour::green);
  CHECK(made.names == std::vector<std::string>{"a", "b"});
  CHECK(made.empty.empty());
  CHECK_FALSE(made.maybe);
  CHECK(made.point == Point{.x = 1, .y = 7});
  CHECK(made.points == std::vector<Point>{{.x = 1, .y = 1}, {.x = 3, .y = 2}});
  CHECK(std::get<std::string>(made.either) == "auto");
  CHECK(made.table == std::map<std::string, std::int64_t>{{"one", 1}});
  CHECK(made.pair == std::tuple<std::int64_t, std::string>(1, "b"));
  CHECK(made.any == toolbind::Json::parse(R"({"k":[1]})"));

  const auto decoded = decode<Draw::Parameters>("{}");
  REQUIRE(decoded);
  CHECK(*decoded == made);
}

TEST_CASE("what is there wins over the default") {
  const auto decoded =
      decode<Draw::Parameters>(R"({"names":[],"table":{},"points":[],"maybe":"x","either":4,"point":{"x":2,"y":2}})");
  REQUIRE(decoded);
  CHECK(decoded->names.empty());
  CHECK(decoded->table.empty());
  CHECK(decoded->points.empty());
  CHECK(decoded->maybe == "x");
  CHECK(std::get<std::int64_t>(decoded->either) == 4);
  CHECK(decoded->point == Point{.x = 2, .y = 2});
  const auto again = decode<Draw::Parameters>(encode(*decoded));
  REQUIRE(again);
  CHECK(*again == *decoded);
}
