// nlohmann's conversions through ADL, and printing.

#include "cases/case.hpp"
#include "nlohmann_conversions.tools.hpp"

using namespace nlohmann_conversions;
using cases::why;

#include <sstream>

TEST_CASE("to_json and from_json") {
  const Keep::Parameters value{.id = 3, .mode = Keep::Mode::b};
  const nlohmann::json json = value;
  CHECK(json == nlohmann::json{{"id", 3}, {"mode", "b"}});
  CHECK(json.get<Keep::Parameters>() == value);
  const std::vector<Keep::Parameters> list{value, value};
  CHECK(nlohmann::json(list).size() == 2);
  CHECK(nlohmann::json("a").get<Keep::Mode>() == Keep::Mode::a);
  try {
    static_cast<void>(nlohmann::json{{"id", "x"}}.get<Keep::Parameters>());
    FAIL("no exception");
  } catch (const toolbind::DecodeError& error) {
    CHECK(error.issues().size() == 2);
    CHECK(error.issues()[0].path == "/id");
  }
}

TEST_CASE("printing") {
  std::ostringstream out;
  out << Keep::Parameters{.id = 1, .mode = Keep::Mode::a} << ' ' << Keep::Mode::b;
  CHECK(out.str() == R"({"id":1,"mode":"a"} "b")");
}
