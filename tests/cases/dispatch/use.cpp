// bind and dispatch: every way a call can end.

#include "cases/case.hpp"
#include "dispatch.tools.hpp"

using namespace dispatch;
using cases::why;

#include <stdexcept>

namespace {

struct Calculator {
  toolbind::Outcome<Divide::Success, Divide::Failure> divide(const Divide::Parameters& p) {
    if (p.b == 0) return toolbind::fail(Divide::Failure{.reason = "division by zero"});
    if (p.b == 13) throw std::runtime_error("secret detail");
    if (p.b == 14) throw 14;
    return p.a / p.b;
  }
};

struct Pinger {
  std::string seen;
  void ping(const Ping::Parameters&, toolbind::CallContext& context) {
    seen = std::string(context.call_id) + " " + std::string(context.tool.name);
  }
};

toolbind::ToolResult run(const toolbind::Toolkit& toolkit, const char* name, const char* arguments) {
  return toolkit.dispatch({.id = "7", .name = name, .arguments = arguments});
}

}  // namespace

TEST_CASE("dispatch") {
  Calculator calculator;
  Pinger pinger;
  const auto toolkit = bind(calculator, pinger, toolbind::on<Echo>([](const Echo::Parameters& p) { return p.text; }));
  using toolbind::Status;

  const auto ok = run(toolkit, "divide", R"({"a":7,"b":2})");
  CHECK(ok.status == Status::ok);
  CHECK(ok.id == "7");
  CHECK(ok.value == 3);
  CHECK(ok.message_for_model == "3");

  const auto failed = run(toolkit, "divide", R"({"a":7,"b":0})");
  CHECK(failed.status == Status::failed);
  CHECK(failed.message_for_model == R"({"reason":"division by zero"})");

  const auto invalid = run(toolkit, "divide", R"({"a":7,"c":0})");
  CHECK(invalid.status == Status::invalid_arguments);
  CHECK(invalid.issues.size() == 2);

  const auto threw = run(toolkit, "divide", R"({"a":7,"b":13})");
  CHECK(threw.status == Status::handler_error);
  CHECK(threw.log == "secret detail");
  CHECK(threw.message_for_model.find("secret") == std::string::npos);
  CHECK(run(toolkit, "divide", R"({"a":7,"b":14})").status == Status::handler_error);

  CHECK(run(toolkit, "divide", R"({"a":7000,"b":2})").status == Status::invalid_result);
  CHECK(run(toolkit, "echo", R"({"text":"hi"})").message_for_model == "\"hi\"");
  CHECK(run(toolkit, "ping", "").status == Status::ok);
  CHECK(pinger.seen == "7 ping");
  const auto unknown = run(toolkit, "divid", "{}");
  CHECK(unknown.status == Status::unknown_tool);
  CHECK(unknown.message_for_model.find("did you mean \"divide\"?") != std::string::npos);
  CHECK(to_string(Status::invalid_arguments) == "invalid_arguments");
}

TEST_CASE("results that are not UTF-8 are contained") {
  Calculator calculator;
  Pinger pinger;
  auto broken = toolbind::on<Echo>([](const Echo::Parameters&) { return std::string("\xff"); });
  const auto toolkit = bind(calculator, pinger, broken);
  CHECK(run(toolkit, "echo", R"({"text":""})").status == toolbind::Status::invalid_result);
}

TEST_CASE("typed calls") {
  const auto call = decode_call({.id = "1", .name = "echo", .arguments = R"({"text":"x"})"});
  REQUIRE(call);
  CHECK(std::get<toolbind::Call<Echo>>(*call).parameters.text == "x");
  CHECK(why(decode_call({.name = "echo", .arguments = "{}"})) == "(root): missing required property \"text\"");
  CHECK(why(decode_call({.name = "ecko"})) == "(root): unknown tool \"ecko\"; did you mean \"echo\"?");
}
