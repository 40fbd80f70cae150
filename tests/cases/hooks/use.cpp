// What a program does with every call: repair, guard, watch, rewrite. Each place can say no, and each can break.

#include "cases/case.hpp"
#include "hooks.tools.hpp"

#include <stdexcept>
#include <thread>
#include <toolbind/model_turn.hpp>

using namespace hooks;
using toolbind::CallOptions;
using toolbind::HookCall;
using toolbind::Hooks;
using toolbind::Issues;
using toolbind::Json;
using toolbind::Outcome;
using toolbind::Status;
using toolbind::ToolResult;

namespace {

struct Handlers {
  int runs = 0;
  std::string greeted{};

  Outcome<std::string, Greet::Failure> greet(const Greet::Parameters& p) {
    ++runs;
    greeted = p.name;
    if (p.name == "Bob") return toolbind::fail(Greet::Failure::asleep);
    if (p.name == "Eve") throw std::runtime_error("nobody greets Eve");
    return "Hello " + p.name;
  }
  void erase(const Erase::Parameters&) { ++runs; }
  void tick(const Tick::Parameters&) { ++runs; }
};

ToolResult run(const toolbind::Toolkit& toolkit, const std::string& arguments, const CallOptions& options = {}) {
  return toolkit.dispatch({.id = "7", .name = "greet", .arguments = arguments}, options);
}

const char* const ada = R"({"name":"Ada"})";

/// Writes down where it is called.
Hooks diary(const std::string& name, std::string& out) {
  Hooks hooks;
  const auto write = [name, &out](const char* place) { out += name + "." + place + " "; };
  hooks.repair = [=](const HookCall&, const Issues&) { return write("repair"), std::nullopt; };
  hooks.guard_input = [=](const HookCall&) { return write("in"), std::nullopt; };
  hooks.before_call = [=](const HookCall&) { write("before"); };
  hooks.guard_output = [=](const HookCall&, const ToolResult&) { return write("out"), std::nullopt; };
  hooks.rewrite = [=](const HookCall&, const ToolResult&) { return write("rewrite"), std::nullopt; };
  hooks.after_call = [=](const HookCall&, const ToolResult&) { write("after"); };
  return hooks;
}

Hooks repairing(std::optional<std::string> text) {
  Hooks hooks;
  hooks.repair = [text](const HookCall&, const Issues&) { return text; };
  return hooks;
}

}  // namespace

TEST_CASE("arguments can be repaired") {
  Handlers handlers;
  std::string seen, canonical, original;
  Hooks hooks;
  hooks.repair = [&](const HookCall& call, const Issues& issues) -> std::optional<std::string> {
    CHECK(call.arguments.empty());
    CHECK(call.tool.name == "greet");
    seen = call.call.arguments + " " + toolbind::to_string(issues);
    return R"({"name":"Ada"})";
  };
  hooks.before_call = [&](const HookCall& call) {
    canonical = call.arguments;
    original = call.call.arguments;
  };
  const auto toolkit = bind(handlers).with_hooks(hooks);
  const ToolResult fixed = run(toolkit, R"({"nam":"Ada"})");
  CHECK(fixed.status == Status::ok);
  CHECK(fixed.value == "Hello Ada");
  CHECK(fixed.issues.empty());
  CHECK(seen.starts_with(R"({"nam":"Ada"} )"));
  CHECK(seen.find("missing required property \"name\"") != std::string::npos);
  CHECK(canonical == R"({"name":"Ada","times":1})");
  CHECK(original == R"({"nam":"Ada"})");

  seen.clear();
  CHECK(run(toolkit, R"({"name":"Bert"})").value == "Hello Bert");
  CHECK(seen.empty());  // nothing was wrong
  CHECK(handlers.runs == 2);
}

TEST_CASE("repairs that don't help") {
  Handlers handlers;
  const auto plain = bind(handlers);
  const ToolResult wrong = run(plain, R"({"name":"A"})");
  const ToolResult given_up = run(plain.with_hooks(repairing(std::nullopt)), R"({"name":"A"})");
  CHECK(given_up.status == Status::invalid_arguments);
  CHECK(given_up.issues == wrong.issues);
  CHECK(given_up.message_for_model == wrong.message_for_model);
  for (const char* text : {R"({"name":"B"})", "{", "", "[1]"}) {
    const ToolResult still_wrong = run(plain.with_hooks(repairing(text)), R"({"name":"A"})");
    CHECK(still_wrong.status == Status::invalid_arguments);
    CHECK_FALSE(still_wrong.issues.empty());
  }
  CHECK(handlers.runs == 0);

  // The next one may know better.
  CHECK(run(plain.with_hooks(repairing(std::nullopt)).with_hooks(repairing(ada)), "{}").value == "Hello Ada");
  CHECK(run(plain.with_hooks(repairing("{")).with_hooks(repairing(ada)), "{}").value == "Hello Ada");
  CHECK(run(plain.with_hooks(repairing(ada)).with_hooks(repairing("{")), "{}").value == "Hello Ada");
  CHECK(plain.with_hooks(repairing("")).dispatch({.name = "tick", .arguments = "[]"}).status == Status::ok);
}

TEST_CASE("what was repaired is approved, and not what was written") {
  Handlers handlers;
  const auto toolkit = bind(handlers).with_hooks(repairing(R"({"path":"b"})"));
  const auto waits = toolkit.dispatch({.id = "1", .name = "erase", .arguments = R"({"file":"a"})"});
  CHECK(waits.status == Status::approval_required);
  const auto same = toolkit.dispatch({.id = "1", .name = "erase", .arguments = R"({"path":"b"})"});
  CHECK(same.approval_token == waits.approval_token);
  CHECK(handlers.runs == 0);
}

TEST_CASE("a guard before the call") {
  Handlers handlers;
  bool asked = false;
  const auto guarded = [&](Hooks hooks) { return bind(handlers).with_hooks(std::move(hooks)); };
  std::string seen;
  Hooks hooks;
  hooks.guard_input = [&](const HookCall& call) -> std::optional<std::string> {
    seen = std::string(call.arguments) + std::any_cast<std::string>(call.user);
    if (call.arguments.find("Mallory") != std::string_view::npos) return "we don't talk to Mallory";
    return std::nullopt;
  };
  CallOptions options{.user = std::string("me")};
  options.approver = [&](const toolbind::ApprovalRequest&) { return asked = true; };
  options.approval_policy = [](const toolbind::ToolInfo&) { return true; };
  const auto toolkit = guarded(hooks);
  CHECK(run(toolkit, R"({"times":2.0,"name":"Ada"})", options).status == Status::ok);
  CHECK(seen == R"({"name":"Ada","times":2}me)");
  CHECK(asked);
  CHECK(handlers.runs == 1);

  asked = false;
  const ToolResult refused = run(toolkit, R"({"name":"Mallory"})", options);
  CHECK(refused.status == Status::denied);
  CHECK(refused.message_for_model.find("we don't talk to Mallory") != std::string::npos);
  CHECK_FALSE(asked);
  CHECK(handlers.runs == 1);
  seen.clear();
  CHECK(run(toolkit, "{}", options).status == Status::invalid_arguments);
  CHECK(seen.empty());

  // A call that was approved is guarded as well.
  const toolbind::ToolCall call{.id = "1", .name = "greet", .arguments = R"({"name":"Mallory"})"};
  CallOptions asking = options;
  asking.approver = nullptr;
  const auto token = bind(handlers).dispatch(call, asking).approval_token;
  CHECK_FALSE(token.empty());
  CHECK(toolkit.resume(call, token, true, options).status == Status::denied);
  CHECK(handlers.runs == 1);
}

TEST_CASE("the order of several hooks") {
  Handlers handlers;
  std::string places;
  const auto toolkit = bind(handlers).with_hooks(diary("a", places)).with_hooks(diary("b", places));
  CHECK(run(toolkit, ada).status == Status::ok);
  CHECK(places == "a.in b.in a.before b.before a.out b.out a.rewrite b.rewrite a.after b.after ");
  places.clear();
  CHECK(run(toolkit, "{}").status == Status::invalid_arguments);
  CHECK(places == "a.repair b.repair a.after b.after ");
  places.clear();
  CHECK(run(toolkit, R"({"name":"Eve"})").status == Status::handler_error);
  CHECK(places == "a.in b.in a.before b.before a.after b.after ");

  Hooks refusing;
  refusing.guard_input = [&](const HookCall&) { return places += "no ", "no"; };
  places.clear();
  CHECK(run(bind(handlers).with_hooks(refusing).with_hooks(diary("b", places)), ada).status == Status::denied);
  CHECK(places == "no b.after ");
  Hooks keeping;
  keeping.guard_output = [&](const HookCall&, const ToolResult&) { return places += "mine ", "mine"; };
  places.clear();
  CHECK(run(bind(handlers).with_hooks(keeping).with_hooks(diary("b", places)), ada).status == Status::denied);
  CHECK(places == "b.in b.before mine b.after ");
}

TEST_CASE("hooks are called in the thread of the call") {
  Handlers handlers;
  std::thread::id before, after;
  Hooks hooks;
  hooks.before_call = [&](const HookCall&) { before = std::this_thread::get_id(); };
  hooks.after_call = [&](const HookCall&, const ToolResult&) { after = std::this_thread::get_id(); };
  run(bind(handlers).with_hooks(hooks), ada);
  CHECK(before == std::this_thread::get_id());
  CHECK(after == std::this_thread::get_id());
}

TEST_CASE("a guard of the result") {
  Handlers handlers;
  std::string seen;
  Hooks hooks;
  hooks.guard_output = [&](const HookCall& call, const ToolResult& result) -> std::optional<std::string> {
    seen +=
        std::string(call.arguments) + " " + std::string(to_string(result.status)) + " " + result.value.dump() + "; ";
    return "it is private";
  };
  const auto toolkit = bind(handlers).with_hooks(hooks);
  for (const char* arguments : {ada, R"({"name":"Bob"})"}) {
    const ToolResult withheld = run(toolkit, arguments);
    CHECK(withheld.status == Status::denied);
    CHECK(withheld.value.is_null());
    CHECK(withheld.parts.empty());
    CHECK_FALSE(withheld.declared_failure);
    CHECK(withheld.message_for_model.find("it is private") != std::string::npos);
    CHECK(withheld.message_for_model.find("Hello") == std::string::npos);
    CHECK(withheld.message_for_model.find("asleep") == std::string::npos);
    CHECK_FALSE(success_of<Greet>(withheld));
    CHECK_FALSE(failure_of<Greet>(withheld));
  }
  CHECK(seen == R"({"name":"Ada","times":1} ok "Hello Ada"; {"name":"Bob","times":1} failed "asleep"; )");
  CHECK(handlers.runs == 2);

  seen.clear();
  CHECK(run(toolkit, "{}").status == Status::invalid_arguments);
  CHECK(run(toolkit, R"({"name":"Eve"})").status == Status::handler_error);
  CHECK(run(toolkit, R"({"name":"the twenty letters that are too many"})").status == Status::invalid_result);
  CHECK(seen.empty());  // nothing to guard

  hooks.guard_output = [](const HookCall&, const ToolResult& result) {
    return result.status == Status::failed ? std::optional<std::string>("no failures") : std::nullopt;
  };
  CHECK(run(bind(handlers).with_hooks(hooks), ada).value == "Hello Ada");
  CHECK(run(bind(handlers).with_hooks(hooks), R"({"name":"Bob"})").status == Status::denied);
}

TEST_CASE("results can be shown as text and images") {
  using toolbind::ImagePart;
  using toolbind::TextPart;
  Handlers handlers;
  Hooks hooks;
  hooks.rewrite = [](const HookCall& call,
                     const ToolResult& result) -> std::optional<std::vector<toolbind::ContentPart>> {
    if (call.arguments.find("Zoe") != std::string_view::npos) return std::nullopt;
    return {{TextPart{"It said:"}, ImagePart{"image/png", "AAAA"}, TextPart{result.value.get<std::string>()}}};
  };
  const auto toolkit = bind(handlers).with_hooks(hooks);
  const ToolResult shown = run(toolkit, ada);
  CHECK(shown.status == Status::ok);
  CHECK(shown.value == "Hello Ada");
  CHECK(success_of<Greet>(shown).value() == "Hello Ada");
  REQUIRE(shown.parts.size() == 3);
  CHECK(std::get<ImagePart>(shown.parts[1]) == ImagePart{"image/png", "AAAA"});
  CHECK(std::get<TextPart>(shown.parts[2]).text == "Hello Ada");
  CHECK(shown.message_for_model == "It said:\nHello Ada");
  CHECK(run(toolkit, R"({"name":"Zoe"})").message_for_model == "\"Hello Zoe\"");
  const ToolResult failed = run(toolkit, R"({"name":"Bob"})");
  CHECK(failed.status == Status::failed);
  CHECK(failed.declared_failure);
  CHECK(failed.message_for_model == "It said:\nasleep");

  const Json sent = result_messages(toolbind::Provider::anthropic, std::vector{shown, failed});
  const Json& blocks = sent[0]["content"];
  REQUIRE(blocks.size() == 2);
  CHECK(blocks[0]["content"][0] == Json{{"type", "text"}, {"text", "It said:"}});
  CHECK(blocks[0]["content"][1]["source"] == Json{{"type", "base64"}, {"media_type", "image/png"}, {"data", "AAAA"}});
  CHECK_FALSE(blocks[0].contains("is_error"));
  CHECK(blocks[1]["is_error"] == true);

  // The next one has the last word, and the guard comes before both.
  hooks.rewrite = [](const HookCall&, const ToolResult& result) -> std::optional<std::vector<toolbind::ContentPart>> {
    return {{TextPart{"(" + result.message_for_model + ")"}}};
  };
  const ToolResult again = run(toolkit.with_hooks(hooks), ada);
  CHECK(again.parts.size() == 1);
  CHECK(again.message_for_model == "(It said:\nHello Ada)");
  hooks.guard_output = [](const HookCall&, const ToolResult& result) -> std::optional<std::string> {
    CHECK(result.parts.empty());
    return "no";
  };
  const ToolResult withheld = run(toolkit.with_hooks(hooks), ada);
  CHECK(withheld.status == Status::denied);
  CHECK(withheld.parts.empty());
  CHECK(withheld.message_for_model.find("Ada") == std::string::npos);
}

TEST_CASE("every end is seen") {
  Handlers handlers;
  std::vector<std::string> ends;
  Hooks hooks;
  hooks.guard_input = [](const HookCall& call) -> std::optional<std::string> {
    if (call.arguments.find("Mallory") != std::string_view::npos) return "no";
    return std::nullopt;
  };
  hooks.rewrite = [](const HookCall&, const ToolResult&) -> std::optional<std::vector<toolbind::ContentPart>> {
    return {{toolbind::TextPart{"done"}}};
  };
  hooks.after_call = [&](const HookCall& call, const ToolResult& result) {
    CHECK(result.id == "7");
    ends.push_back(std::string(to_string(result.status)) + " " + std::string(call.arguments) + " " +
                   std::string(result.message_for_model.substr(0, 4)));
  };
  const auto toolkit = bind(handlers).with_hooks(hooks);
  const auto end = [&](const std::string& arguments, const CallOptions& options = {}) {
    ends.clear();
    const Status status = run(toolkit, arguments, options).status;
    REQUIRE(ends.size() == 1);
    CHECK(ends[0].starts_with(to_string(status)));
    return ends[0];
  };
  CHECK(end(ada) == R"(ok {"name":"Ada","times":1} done)");
  CHECK(end(R"({"name":"Bob"})") == R"(failed {"name":"Bob","times":1} done)");
  CHECK(end("{}") == "invalid_arguments  inva");
  CHECK(end(R"({"name":"Mallory"})").starts_with("denied {\"name\":\"Mallory\""));
  CHECK(end(R"({"name":"Eve"})").starts_with("handler_error {\"name\":\"Eve\""));
  CHECK(end(R"({"name":"the twenty letters that are too many"})").starts_with("invalid_result {\"name\":\"the"));

  CallOptions options;
  options.approval_policy = [](const toolbind::ToolInfo&) { return true; };
  CHECK(end(ada, options).starts_with("approval_required {\"name\":\"Ada\""));
  options.approver = [](const toolbind::ApprovalRequest&) { return false; };
  CHECK(end(ada, options).starts_with("denied {\"name\":\"Ada\""));
  toolbind::StopSource stop;
  stop.request_stop();
  CHECK(end(ada, {.stop = stop.token()}).starts_with("cancelled "));
  CHECK(end(ada, {.deadline = toolbind::Clock::now() - std::chrono::seconds(1)}).starts_with("timed_out "));
}

TEST_CASE("hooks are of the tools that are there") {
  Handlers handlers;
  std::string places;
  const auto one = [](const Json&) { return 1; };
  const auto plain = bind(handlers);
  const auto early = plain.with_dynamic({.name = "early"}, one).value();
  const auto hooked = early.with_hooks(diary("a", places));
  const auto late = hooked.with_dynamic({.name = "late"}, one).value();
  const auto called = [&](const toolbind::Toolkit& toolkit, const char* name) {
    places.clear();
    CHECK(toolkit.dispatch({.name = name, .arguments = ""}).status == Status::ok);
    return !places.empty();
  };
  CHECK(called(late, "tick"));
  CHECK(called(late, "early"));
  CHECK_FALSE(called(late, "late"));
  CHECK_FALSE(called(early, "early"));  // the toolkit that it was made of is as it was
  CHECK_FALSE(called(plain, "tick"));

  const auto other = toolbind::Toolkit().with_dynamic({.name = "other"}, one).value();
  CHECK_FALSE(called(hooked.merge(other).value(), "other"));
  CHECK(called(hooked.merge(other).value(), "tick"));
  CHECK(called(other.merge(hooked).value(), "tick"));
  CHECK(called(hooked.merge(other).value().with_hooks(diary("b", places)), "other"));
  CHECK(places.find("a.") == std::string::npos);
  CHECK(called(hooked.with_settings("tick", {.timeout = std::chrono::hours(1)}), "tick"));
  CHECK(late.dispatch({.name = "nothing"}).status == Status::unknown_tool);
}

namespace {

[[noreturn]] void broken() { throw std::runtime_error("a broken hook"); }

}  // namespace

TEST_CASE("a hook that throws before the handler keeps it from running") {
  Handlers handlers;
  Hooks repair, guard, before;
  repair.repair = [](const HookCall&, const Issues&) -> std::optional<std::string> { broken(); };
  guard.guard_input = [](const HookCall&) -> std::optional<std::string> { broken(); };
  before.before_call = [](const HookCall&) { broken(); };
  for (const Hooks& hooks : {repair, guard, before}) {
    int ended = 0;
    Hooks watching;
    watching.after_call = [&](const HookCall&, const ToolResult& result) {
      ++ended;
      CHECK(result.status != Status::ok);
    };
    const auto toolkit = bind(handlers).with_hooks(hooks).with_hooks(watching);
    const ToolResult result = run(toolkit, hooks.repair ? "{}" : ada);
    CHECK(result.status == (hooks.guard_input ? Status::denied : Status::handler_error));
    CHECK(result.log.find("a broken hook") != std::string::npos);
    CHECK(result.message_for_model.find("broken") == std::string::npos);
    CHECK_FALSE(result.message_for_model.empty());
    CHECK(ended == 1);
  }
  CHECK(handlers.runs == 0);

  before.before_call = [](const HookCall&) { throw 5; };
  CHECK(run(bind(handlers).with_hooks(before), ada).status == Status::handler_error);
  guard.guard_input = [](const HookCall&) -> std::optional<std::string> { throw 5; };
  CHECK(run(bind(handlers).with_hooks(guard), ada).status == Status::denied);
  CHECK(handlers.runs == 0);
}

TEST_CASE("a hook that throws after the handler withholds the result") {
  Handlers handlers;
  using Parts = std::optional<std::vector<toolbind::ContentPart>>;
  Hooks guard, rewrite, after;
  guard.guard_output = [](const HookCall&, const ToolResult&) -> std::optional<std::string> { broken(); };
  rewrite.rewrite = [](const HookCall&, const ToolResult&) -> Parts { broken(); };
  after.after_call = [](const HookCall&, const ToolResult&) { broken(); };
  for (const Hooks& hooks : {guard, rewrite, after}) {
    const auto toolkit = bind(handlers).with_hooks(hooks);
    for (const char* arguments : {ada, R"({"name":"Bob"})"}) {
      const ToolResult result = run(toolkit, arguments);
      CHECK(result.status == Status::handler_error);
      CHECK(result.value.is_null());
      CHECK(result.parts.empty());
      CHECK_FALSE(result.declared_failure);
      CHECK(result.log.find("a broken hook") != std::string::npos);
      CHECK(result.message_for_model == "the tool failed with an internal error");
    }
    CHECK(run(toolkit, ada, {.tell_exceptions = true}).message_for_model == "the tool failed: a broken hook");
  }
  CHECK(handlers.runs == 9);

  after.after_call = [](const HookCall&, const ToolResult&) { throw 5; };
  after.rewrite = [](const HookCall&, const ToolResult&) -> Parts { return {{toolbind::TextPart{"Hello"}}}; };
  const ToolResult rewritten = run(bind(handlers).with_hooks(after), ada);
  CHECK(rewritten.status == Status::handler_error);
  CHECK(rewritten.parts.empty());
  CHECK(rewritten.message_for_model.find("Hello") == std::string::npos);
  const ToolResult both = run(bind(handlers).with_hooks(after), R"({"name":"Eve"})");
  CHECK(both.log.find("nobody greets Eve") != std::string::npos);
}

TEST_CASE("one that throws at the end doesn't keep the others from hearing of it") {
  Handlers handlers;
  int heard = 0;
  Hooks throwing, counting;
  throwing.after_call = [](const HookCall&, const ToolResult&) { broken(); };
  counting.after_call = [&](const HookCall&, const ToolResult&) { ++heard; };
  CHECK(run(bind(handlers).with_hooks(throwing).with_hooks(counting), ada).status == Status::handler_error);
  CHECK(heard == 1);
}
