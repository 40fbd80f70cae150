// A spec with outputs and no tools: types for a model's structured answers.

#include "cases/case.hpp"
#include "outputs.tools.hpp"

using namespace outputs;
using cases::why;

TEST_CASE("an output is a type of the namespace") {
  const auto forecast = decode<Forecast>(R"({"sky":"cloudy","degrees":-3.5})");
  REQUIRE(forecast);
  CHECK(*forecast == Forecast{.sky = Sky::cloudy, .degrees = -3.5});
  CHECK(encode(*forecast) == R"({"sky":"cloudy","degrees":-3.5})");
  CHECK(why(decode<Forecast>(R"({"sky":"clear","degrees":-91})")) ==
        "/degrees: expected a number of at least -90, got -91");
}

TEST_CASE("an output that is no struct") {
  CHECK(std::get<bool>(*decode<Verdict>("true")));
  CHECK(encode(Verdict("yes")) == "\"yes\"");
  CHECK(why(decode<Verdict>("\"no\"")) == "(root): expected at least 3 characters, got 2");
}
