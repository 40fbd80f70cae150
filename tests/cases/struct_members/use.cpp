// Required and optional members of every scalar type.

#include "cases/case.hpp"
#include "struct_members.tools.hpp"

using namespace struct_members;
using cases::why;

TEST_CASE("required and optional members") {
  const auto full =
      decode<Book::Parameters>(R"({"name":"Ada","guests":2,"budget":10.5,"smoking":false,"note":"","nothing":null})");
  REQUIRE(full);
  CHECK(*full ==
        Book::Parameters{
            .name = "Ada", .guests = 2, .budget = 10.5, .smoking = false, .note = "", .nothing = std::monostate()});
  CHECK(encode(*full) == R"({"name":"Ada","guests":2,"budget":10.5,"smoking":false,"note":"","nothing":null})");

  const auto least = decode<Book::Parameters>(R"({"smoking":true,"budget":1,"guests":1.0,"name":"Bob","other":[1]})");
  REQUIRE(least);
  CHECK(least->guests == 1);
  CHECK_FALSE(least->note);
  CHECK(encode(*least) == R"({"name":"Bob","guests":1,"budget":1.0,"smoking":true})");
}

TEST_CASE("all issues come at once, with pointers") {
  CHECK(why(decode<Book::Parameters>(R"({"name":5,"guests":"two","smoking":0,"note":null})")) ==
        "/name: expected string, got number 5\n"
        "/guests: expected integer, got string \"two\"\n"
        "/smoking: expected boolean, got number 0\n"
        "/note: expected string, got null\n"
        "(root): missing required property \"budget\"");
  CHECK(why(decode<Book::Parameters>("[]")) == "(root): expected object, got array");
}
