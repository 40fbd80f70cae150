// The JSON kind decides between scalars; an integer is tried before a number.

#include "cases/case.hpp"
#include "union_of_scalars.tools.hpp"

using namespace union_of_scalars;
using cases::why;

TEST_CASE("by kind") {
  const auto value = [](const char* json) { return decode<Set::Parameters>(std::string(R"({"value":)") + json + "}"); };
  CHECK(std::get<std::int64_t>(*value("5")->value) == 5);
  CHECK(std::get<bool>(*value("true")->value));
  CHECK(std::get<std::string>(*value("\"x\"")->value) == "x");
  CHECK(std::get<std::vector<double>>(*value("[1,2.5]")->value) == std::vector<double>{1, 2.5});
  CHECK_FALSE(value("null")->value);
  CHECK(why(value("{}")) != "");
  CHECK(why(value("[true]")) == "/value/0: expected number, got boolean true");
  CHECK(encode(*value("[1,2.5]")) == R"({"value":[1.0,2.5]})");
}

TEST_CASE("constants and bounds among them") {
  const auto limit = [](const char* json) {
    return decode<Set::Parameters>(std::string(R"({"value":null,"limit":)") + json + "}");
  };
  CHECK(std::get<std::int64_t>(*limit("3")->limit) == 3);
  CHECK(std::holds_alternative<Set::None_>(*limit("\"none\"")->limit));
  CHECK(why(limit("0")) == "/limit: expected a number of at least 1, got 0");
  CHECK(why(limit("\"some\"")) == "/limit: expected \"none\", got \"some\"");
}

TEST_CASE("integer or number") {
  CHECK(std::holds_alternative<std::int64_t>(*decode<Set::Parameters>(R"({"value":null,"number":2})")->number));
  CHECK(std::holds_alternative<double>(*decode<Set::Parameters>(R"({"value":null,"number":2.5})")->number));
}
