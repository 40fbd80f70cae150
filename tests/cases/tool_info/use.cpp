// What is known of a tool without running it.

#include "cases/case.hpp"
#include "tool_info.tools.hpp"

using namespace tool_info;
using cases::why;

TEST_CASE("reflection") {
  REQUIRE(tools().size() == 3);
  const toolbind::ToolInfo& first = tools()[0];
  CHECK(first.name == First::name);
  CHECK(first.title == "First");
  CHECK(first.description == "Does a.\nAnd b.");
  CHECK(first.strict.mode == toolbind::Strict::Mode::required);
  CHECK(first.failure_mode == toolbind::FailureMode::return_to_model);
  CHECK(first.needs_approval == toolbind::Approval::always);
  CHECK(first.annotations.read_only == true);
  CHECK(first.annotations.destructive == false);
  CHECK_FALSE(first.annotations.idempotent);
  CHECK(first.digest.size() == 64);
  CHECK(tools()[1].strict.mode == toolbind::Strict::Mode::never);
  CHECK(tools()[1].needs_approval == toolbind::Approval::dynamic);
  CHECK(tools()[1].annotations.open_world == false);
  CHECK(tools()[2].strict.mode == toolbind::Strict::Mode::unset);
  CHECK(tools()[2].toolkit_strict.mode == toolbind::Strict::Mode::priority);
  CHECK(tools()[2].toolkit_strict.priority == 5);
  CHECK(tools()[1].digest != tools()[2].digest);
}

TEST_CASE("check") {
  CHECK(tools()[0].check(R"({"n":1,"x":2})").empty());
  const toolbind::Issues issues = tools()[0].check(R"({"n":"1"})");
  REQUIRE(issues.size() == 1);
  CHECK(issues[0] == toolbind::Issue{"/n", "type", "expected integer, got string \"1\""});
}
