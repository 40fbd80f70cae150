// Alternatives of the same JSON kind are tried in order.

#include "cases/case.hpp"
#include "union_of_arrays.tools.hpp"

using namespace union_of_arrays;
using cases::why;

TEST_CASE("arrays are told apart by trying") {
  const auto data = [](const char* json) { return decode<Plot::Parameters>(std::string(R"({"data":)") + json + "}"); };
  CHECK(std::get<0>(data("[1,2]")->data) == std::vector<std::int64_t>{1, 2});
  CHECK(std::get<1>(data(R"(["a"])")->data) == std::vector<std::string>{"a"});
  CHECK(std::get<2>(data("[[1.5],[]]")->data).size() == 2);
  CHECK(data("[]")->data.index() == 0);
  CHECK(encode(*data("[[1.5],[]]")) == R"({"data":[[1.5],[]]})");
  CHECK(why(data("[1,2,\"x\"]")) ==
        "/data: matches none of \"alternative 1\", \"alternative 2\", \"Matrix\"; closest is \"alternative 1\", and "
        "for that:\n"
        "/data/2: expected integer, got string \"x\"");
}
