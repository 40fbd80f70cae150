// const: nothing is stored, the decoder checks it and the encoder writes it; an optional one is a bool.

#include "cases/case.hpp"
#include "constants.tools.hpp"

using namespace constants;
using cases::why;

TEST_CASE("constants") {
  static_assert(Send::Parameters::version == 2);
  static_assert(Send::Parameters::kind == "mail");
  static_assert(Send::Parameters::ratio == 0.5);
  static_assert(Send::Success::value == "sent");
  CHECK(encode(Send::Parameters{}) == R"({"version":2,"kind":"mail","ratio":0.5,"shape":{"a":[1,null]}})");
  CHECK(encode(Send::Parameters{.urgent = true}) ==
        R"({"version":2,"kind":"mail","ratio":0.5,"shape":{"a":[1,null]},"urgent":true})");
  CHECK(encode(Send::Success{}) == R"("sent")");
}

TEST_CASE("values, not texts, are compared") {
  const auto got = decode<Send::Parameters>(
      R"({"urgent":true,"shape":{"a":[1.0,null]},"version":2.0,"kind":"\u006dail","ratio":5e-1})");
  CHECK(why(got) == "");
  CHECK(got->urgent);
  CHECK(why(decode<Send::Parameters>(
            R"({"version":3,"kind":"mail","ratio":0.5,"shape":{"a":[null,1]},"urgent":false})")) ==
        "/version: expected 2, got 3\n"
        "/shape: expected {\"a\":[1,null]}, got object\n"
        "/urgent: expected true, got false");
}
