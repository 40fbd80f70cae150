// Nothing that needs approval runs without a clear yes, and a yes is good for just the call that it was given to.

#include "approval.tools.hpp"
#include "cases/case.hpp"

#include <atomic>
#include <set>
#include <stdexcept>
#include <thread>

using namespace approval;
using toolbind::ApprovalDecision;
using toolbind::ApprovalRequest;
using toolbind::CallContext;
using toolbind::CallOptions;
using toolbind::Json;
using toolbind::Status;
using toolbind::ToolResult;

namespace {

struct Handlers {
  std::atomic<int> runs = 0, asked = 0;
  Erase::Parameters erased{};

  std::string erase(const Erase::Parameters& p) {
    ++runs;
    erased = p;
    return "gone";
  }
  void shred(const Shred::Parameters&) { ++runs; }
  double pay(const Pay::Parameters& p) { return ++runs, p.amount; }
  bool pay_needs_approval(const Pay::Parameters& p) {
    ++asked;
    if (p.amount < 0) throw std::runtime_error("what a sum");
    return p.amount > 10;
  }
  void look(const Look::Parameters&) { ++runs; }
  void append(const Append::Parameters&) { ++runs; }
  void replace(const Replace::Parameters&) { ++runs; }
  void change(const Change::Parameters&) { ++runs; }
};

/// Remembers what it was asked.
struct Approver {
  ApprovalDecision answer = true;
  int asked = 0;
  std::string arguments{}, token{}, id{}, tool{};

  ApprovalDecision operator()(const ApprovalRequest& request) {
    ++asked;
    arguments = request.arguments;
    token = request.token;
    id = request.call.id;
    tool = request.tool.name;
    return answer;
  }
};

toolbind::ToolCall call_of(const char* name, const char* arguments, const char* id = "7") {
  return {.id = id, .name = name, .arguments = arguments};
}

const toolbind::ToolCall erase_a = call_of("erase", R"({"path":"a"})");

/// Of a call that has to wait.
std::string token_of(const toolbind::Toolkit& toolkit, const toolbind::ToolCall& call) {
  const ToolResult result = toolkit.dispatch(call);
  CHECK(result.status == Status::approval_required);
  CHECK_FALSE(result.approval_token.empty());
  CHECK(result.message_for_model.find(result.approval_token) == std::string::npos);
  return result.approval_token;
}

}  // namespace

TEST_CASE("nobody to ask: the call waits") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const ToolResult waits = toolkit.dispatch(erase_a);
  CHECK(waits.status == Status::approval_required);
  CHECK(waits.id == "7");
  CHECK(waits.value.is_null());
  CHECK_FALSE(waits.message_for_model.empty());
  CHECK_FALSE(waits.approval_token.empty());
  CHECK(waits.message_for_model.find(waits.approval_token) == std::string::npos);
  CHECK(handlers.runs == 0);
  CHECK_FALSE(success_of<Erase>(waits));

  CHECK(toolkit.dispatch(call_of("look", "{}")).status == Status::ok);
  CHECK(handlers.runs == 1);
}

TEST_CASE("an approver's word") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  Approver approver;
  const CallOptions options{.approver = std::ref(approver)};

  CHECK(toolkit.dispatch(erase_a, options).status == Status::ok);
  CHECK(handlers.runs == 1);
  CHECK(handlers.erased.path == "a");
  CHECK(approver.asked == 1);

  for (const char* reason : {"", "that is the last copy"}) {
    approver.answer = ApprovalDecision::deny(reason);
    const ToolResult denied = toolkit.dispatch(erase_a, options);
    CHECK(denied.status == Status::denied);
    CHECK(denied.message_for_model.find(reason) != std::string::npos);
    CHECK_FALSE(denied.message_for_model.empty());
    CHECK(denied.message_for_model.find(approver.token) == std::string::npos);
    CHECK(denied.approval_token.empty());
  }
  approver.answer = false;
  CHECK(toolkit.dispatch(erase_a, options).status == Status::denied);

  approver.answer = ApprovalDecision::later();
  const ToolResult later = toolkit.dispatch(erase_a, options);
  CHECK(later.status == Status::approval_required);
  CHECK(later.approval_token == approver.token);
  CHECK(later.message_for_model.find(approver.token) == std::string::npos);
  CHECK(handlers.runs == 1);
  CHECK(approver.asked == 5);
}

TEST_CASE("an approver that throws has not said yes") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  CallOptions options;
  options.approver = [](const ApprovalRequest&) -> ApprovalDecision { throw std::runtime_error("no terminal"); };
  const ToolResult waits = toolkit.dispatch(erase_a, options);
  CHECK(waits.status == Status::approval_required);
  CHECK(waits.log.find("no terminal") != std::string::npos);
  CHECK(waits.message_for_model.find("no terminal") == std::string::npos);
  options.approver = [](const ApprovalRequest&) -> ApprovalDecision { throw 1; };
  options.tell_exceptions = true;
  CHECK(toolkit.dispatch(erase_a, options).status == Status::approval_required);
  CHECK(handlers.runs == 0);
  CHECK(toolkit.resume(erase_a, waits.approval_token, true).status == Status::ok);
  CHECK(handlers.runs == 1);
}

TEST_CASE("what an approver sees") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  Approver approver;
  CallOptions options{.approver = std::ref(approver)};
  CHECK(toolkit.dispatch(call_of("erase", R"({"path":"a","ways":null})"), options).status == Status::ok);
  CHECK(approver.arguments == R"({"depth":1,"force":false,"path":"a"})");
  CHECK(approver.id == "7");
  CHECK(approver.tool == "erase");
  CHECK(toolkit
            .dispatch(call_of("erase", R"( {"ways" : [3.0, 1], "path":"\u0061/b", "force":true, "depth": 25e-1} )"),
                      options)
            .status == Status::ok);
  CHECK(approver.arguments == R"({"depth":2.5,"force":true,"path":"a/b","ways":[3,1]})");
  CHECK(handlers.erased == Erase::Parameters{.path = "a/b", .depth = 2.5, .ways = {{3, 1}}, .force = true});

  options.coerce = true;
  CHECK(toolkit.dispatch(call_of("erase", R"({"path":"a","depth":"4"})"), options).status == Status::ok);
  CHECK(approver.arguments == R"({"depth":4,"force":false,"path":"a"})");

  std::string user;
  options.user = std::string("Ada");
  options.approver = [&](const ApprovalRequest& request) {
    user = std::any_cast<std::string>(request.user);
    return false;
  };
  CHECK(toolkit.dispatch(erase_a, options).status == Status::denied);
  CHECK(user == "Ada");
}

TEST_CASE("nobody is asked about arguments that are wrong") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  Approver approver;
  const CallOptions options{.approver = std::ref(approver)};
  for (const char* wrong : {"{}", R"({"path":1})", R"({"path":"a","deep":1})", R"({"path":"a")", "[]"}) {
    CAPTURE(wrong);
    const ToolResult result = toolkit.dispatch(call_of("erase", wrong), options);
    CHECK(result.status == Status::invalid_arguments);
    CHECK(result.approval_token.empty());
  }
  const std::string token = token_of(toolkit, erase_a);
  CHECK(toolkit.resume(call_of("erase", R"({"path":1})"), token, true).status == Status::invalid_arguments);
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":"11"})"), options).status == Status::invalid_arguments);
  CHECK(approver.asked == 0);
  CHECK(handlers.asked == 0);
  CHECK(handlers.runs == 0);
}

TEST_CASE("a rule decides call by call") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":9})")).status == Status::ok);
  CHECK(handlers.runs == 1);
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":11})")).status == Status::approval_required);
  CHECK(handlers.asked == 2);
  const ToolResult broken = toolkit.dispatch(call_of("pay", R"({"amount":-1})"));
  CHECK(broken.status == Status::approval_required);
  CHECK(broken.log.find("what a sum") != std::string::npos);
  CHECK(broken.message_for_model.find("what a sum") == std::string::npos);
  CHECK(handlers.runs == 1);

  Approver approver;
  const CallOptions options{.approver = std::ref(approver)};
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":9})"), options).status == Status::ok);
  CHECK(approver.asked == 0);
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":11})"), options).value == 11);
  CHECK(approver.asked == 1);
  CHECK(approver.arguments == R"({"amount":11,"to":"me"})");
  approver.answer = false;
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":-1})"), options).status == Status::denied);
  CHECK(handlers.runs == 3);
}

namespace {

struct Others {
  void look(const Look::Parameters&) {}
  void append(const Append::Parameters&) {}
  void replace(const Replace::Parameters&) {}
  void change(const Change::Parameters&) {}
  std::string erase(const Erase::Parameters&) { return {}; }
  void shred(const Shred::Parameters&) {}
};

/// Asks whether the user may pay so much alone.
struct Purse {
  double pay(const Pay::Parameters& p) { return p.amount; }
  bool pay_needs_approval(const Pay::Parameters& p, CallContext& context) const {
    return context.tool.name != "pay" || p.amount > context.user<double>();
  }
};

}  // namespace

TEST_CASE("rules of functions, and rules with a context") {
  Others others;
  const auto status = [&](const toolbind::Toolkit& toolkit, const char* arguments, std::any user = {}) {
    return toolkit.dispatch(call_of("pay", arguments), {.user = std::move(user)}).status;
  };
  const auto pay = [](const Pay::Parameters& p) { return p.amount; };
  const auto to_others = [](const Pay::Parameters& p) { return p.to != "me"; };

  const auto of_function = bind(others, toolbind::on<Pay>(pay, to_others));
  CHECK(status(of_function, R"({"amount":1})") == Status::ok);  // the default counts
  CHECK(status(of_function, R"({"amount":1,"to":"you"})") == Status::approval_required);
  const auto kept = toolbind::on<Pay>(pay, to_others);
  CHECK(status(bind(others, kept), R"({"amount":1,"to":"you"})") == Status::approval_required);
  int asked = 0;
  const auto counting = bind(others, toolbind::on<Pay>(pay, [&asked](const Pay::Parameters&) { return ++asked > 1; }));
  CHECK(status(counting, R"({"amount":1})") == Status::ok);
  CHECK(status(counting, R"({"amount":1})") == Status::approval_required);

  const auto with_context =
      bind(others, toolbind::on<Pay>(pay, [](const Pay::Parameters& p, toolbind::ContextOf<Pay>& context) {
             return p.amount > context.user<double>();
           }));
  CHECK(status(with_context, R"({"amount":1})", 1.5) == Status::ok);
  CHECK(status(with_context, R"({"amount":2})", 1.5) == Status::approval_required);
  CHECK(status(with_context, R"({"amount":1})") == Status::approval_required);  // there is no user: the rule throws

  Purse purse;
  CHECK(status(bind(others, purse), R"({"amount":1})", 1.5) == Status::ok);
  CHECK(status(bind(others, purse), R"({"amount":2})", 1.5) == Status::approval_required);
}

TEST_CASE("a rule is asked about tools whose spec asks for none, too") {
  struct Rest : Purse {
    std::string erase(const Erase::Parameters&) { return {}; }
    void shred(const Shred::Parameters&) {}
    void look(const Look::Parameters&) {}
    void append(const Append::Parameters&) {}
    void replace(const Replace::Parameters&) {}
  } rest;
  int runs = 0;
  bool needed = false;
  const auto toolkit = bind(rest, toolbind::on<Change>([&](const Change::Parameters&) { ++runs; },
                                                       [&](const Change::Parameters&) { return needed; }));
  CHECK(toolkit.dispatch(call_of("change", "{}")).status == Status::ok);
  needed = true;
  CHECK(toolkit.dispatch(call_of("change", "{}")).status == Status::approval_required);
  CHECK(runs == 1);
}

TEST_CASE("a policy adds to what the spec says") {
  using toolbind::may_destroy;
  Handlers handlers;
  const auto toolkit = bind(handlers);
  Approver approver;
  CallOptions options{.approver = std::ref(approver), .approval_policy = may_destroy};
  std::string asked;
  for (const std::string name : {"look", "append", "replace", "change"}) {
    const int before = approver.asked;
    CHECK(toolkit.dispatch(call_of(name.c_str(), "{}"), options).status == Status::ok);
    if (approver.asked > before) asked += name + " ";
  }
  CHECK(asked == "replace change ");
  CHECK(handlers.runs == 4);

  options.approver = nullptr;
  CHECK(toolkit.dispatch(call_of("change", "{}"), options).status == Status::approval_required);
  CHECK(toolkit.dispatch(call_of("append", "{}"), options).status == Status::ok);
  CHECK(handlers.runs == 5);

  // It can't take away what the spec says.
  options.approval_policy = [](const toolbind::ToolInfo&) { return false; };
  CHECK(toolkit.dispatch(erase_a, options).status == Status::approval_required);
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":11})"), options).status == Status::approval_required);
  // And a rule that says no can't take away what the policy says.
  options.approval_policy = [](const toolbind::ToolInfo& tool) { return tool.name == "pay"; };
  CHECK(toolkit.dispatch(call_of("pay", R"({"amount":1})"), options).status == Status::approval_required);
  CHECK(toolkit.dispatch(call_of("look", "{}"), options).status == Status::ok);
  CHECK(handlers.runs == 6);

  options.approval_policy = [](const toolbind::ToolInfo&) -> bool { throw std::runtime_error("no policy"); };
  const ToolResult broken = toolkit.dispatch(call_of("look", "{}"), options);
  CHECK(broken.status == Status::approval_required);
  CHECK(broken.log.find("no policy") != std::string::npos);
  CHECK(broken.message_for_model.find("no policy") == std::string::npos);
  CHECK(handlers.runs == 6);
}

TEST_CASE("a call goes on with its token") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const std::string token = token_of(toolkit, erase_a);
  CHECK(handlers.runs == 0);
  CHECK(token_of(toolkit, erase_a) == token);
  const ToolResult done = toolkit.resume(erase_a, token, ApprovalDecision::approve());
  CHECK(done.status == Status::ok);
  CHECK(done.id == "7");
  CHECK(done.value == "gone");
  CHECK(done.approval_token.empty());
  CHECK(handlers.runs == 1);

  const ToolResult denied = toolkit.resume(erase_a, token, ApprovalDecision::deny("it is not yours"));
  CHECK(denied.status == Status::denied);
  CHECK(denied.message_for_model.find("it is not yours") != std::string::npos);
  CHECK(denied.message_for_model.find(token) == std::string::npos);
  const ToolResult later = toolkit.resume(erase_a, token, ApprovalDecision::later());
  CHECK(later.status == Status::approval_required);
  CHECK(later.approval_token == token);
  CHECK(later.message_for_model.find(token) == std::string::npos);
  CHECK(handlers.runs == 1);

  // The decision has been made: nobody is asked again, neither approver nor rule.
  Approver approver;
  const auto payment = call_of("pay", R"({"amount":11})");
  const std::string paying = token_of(toolkit, payment);
  const int rules = handlers.asked;
  CHECK(toolkit.resume(payment, paying, true, {.approver = std::ref(approver)}).status == Status::ok);
  CHECK(approver.asked == 0);
  CHECK(handlers.asked == rules);
  CHECK(handlers.runs == 2);
}

TEST_CASE("no other call goes on with it") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const std::string token = token_of(toolkit, erase_a);
  std::string cut = token, longer = token + "0", upper = token;
  cut.pop_back();
  for (char& c : upper) c = static_cast<char>(std::toupper(c));
  REQUIRE(upper != token);

  struct Row {
    toolbind::ToolCall call;
    std::string token;
  };
  const Row rows[] = {
      {erase_a, ""},
      {erase_a, "token"},
      {erase_a, cut},
      {erase_a, longer},
      {erase_a, upper},
      {call_of("erase", R"({"path":"b"})"), token},
      {call_of("erase", R"({"path":"a","force":true})"), token},
      {call_of("erase", R"({"path":"a","depth":2})"), token},
      {call_of("erase", R"({"path":"a","ways":[]})"), token},
      {call_of("erase", R"({"path":"a"})", "8"), token},
      {call_of("erase", R"({"path":"a"})", ""), token},
      {call_of("shred", R"({"path":"a"})"), token},
      {call_of("look", "{}"), token},
      {call_of("look", "{}"), ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.call.name);
    CAPTURE(row.call.arguments);
    CAPTURE(row.token);
    const ToolResult result = toolkit.resume(row.call, row.token, true);
    CHECK(result.status == Status::denied);
    CHECK(result.value.is_null());
    CHECK_FALSE(result.message_for_model.empty());
    CHECK(result.message_for_model.find(token) == std::string::npos);
  }
  CHECK(toolkit.resume(call_of("ease", "{}"), token, true).status == Status::unknown_tool);
  CHECK(handlers.runs == 0);

  std::set<std::string> all{token};
  for (const Row& row : rows) {
    if (row.token != token || row.call.name == "look") continue;
    all.insert(token_of(toolkit, row.call));
  }
  CHECK(all.size() == 8);
  CHECK(handlers.runs == 0);
}

TEST_CASE("equal arguments are equal however they are written") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const char* const same[] = {
      R"({"path":"a","ways":[1,2],"depth":1})",         R"({"ways":[1,2],"path":"a"})",
      R"({"path":"a","ways":[1.0,20e-1],"depth":1.0})", R"({"depth":10e-1,"ways":[1,2],"path":"\u0061","force":false})",
      "{ \"path\" : \"a\" ,\n\t\"ways\" : [ 1 , 2 ] }",
  };
  const std::string token = token_of(toolkit, call_of("erase", same[0]));
  for (const char* one : same) {
    CAPTURE(one);
    CHECK(token_of(toolkit, call_of("erase", one)) == token);
    CHECK(toolkit.resume(call_of("erase", one), token, true).status == Status::ok);
  }
  CHECK(handlers.runs == 5);
  CHECK(token_of(toolkit, call_of("erase", R"({"path":"a","ways":[2,1]})")) != token);
  CHECK(handlers.runs == 5);
}

TEST_CASE("a yes that comes too late") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  toolbind::StopSource stop;
  CallOptions options{.stop = stop.token()};
  options.approver = [&](const ApprovalRequest&) {
    stop.request_stop();
    return true;
  };
  CHECK(toolkit.dispatch(erase_a, options).status == Status::cancelled);

  const auto deadline = toolbind::Clock::now() + std::chrono::milliseconds(50);
  CallOptions until{.deadline = deadline};
  until.approver = [&](const ApprovalRequest&) {
    std::this_thread::sleep_until(deadline);
    return true;
  };
  CHECK(toolkit.dispatch(erase_a, until).status == Status::timed_out);
  CHECK(handlers.runs == 0);
}

TEST_CASE("of several calls, only those wait that must") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const toolbind::ToolCall calls[] = {call_of("look", "{}", "1"), call_of("erase", R"({"path":"a"})", "2"),
                                      call_of("pay", R"({"amount":1})", "3"), call_of("shred", "{}", "4")};
  const auto results = toolkit.dispatch_all(calls);
  REQUIRE(results.size() == 4);
  CHECK(results[0].status == Status::ok);
  CHECK(results[1].status == Status::approval_required);
  CHECK(results[2].status == Status::ok);
  CHECK(results[3].status == Status::invalid_arguments);
  CHECK(handlers.erased.path.empty());
  CHECK(toolkit.resume(calls[1], results[1].approval_token, true).status == Status::ok);
  CHECK(handlers.erased.path == "a");
}
