// Tools that are described while the program runs do all that generated ones do, beside them.

#include "cases/case.hpp"
#include "dynamic_tools.tools.hpp"

#include <algorithm>
#include <cmath>
#include <future>
#include <stdexcept>
#include <toolbind/json.hpp>

using namespace dynamic_tools;
using cases::why;
using toolbind::CallContext;
using toolbind::CallOptions;
using toolbind::DynamicTool;
using toolbind::Json;
using toolbind::Outcome;
using toolbind::Provider;
using toolbind::Status;
using toolbind::Toolkit;
using toolbind::ToolResult;

namespace {

struct Handlers {
  Book::Parameters booked{};
  void book(const Book::Parameters& p) { booked = p; }
  bool cancel(const Cancel::Parameters&) { return true; }
};

/// A toolkit with one more tool, which keeps what it is given.
struct Kit {
  Handlers handlers{};
  Json given{};
  Toolkit toolkit{};

  explicit Kit(const DynamicTool& tool) {
    auto made = bind(handlers).with_dynamic(tool, [this](const Json& p) { given = p; });
    REQUIRE(why(made) == "");
    toolkit = *std::move(made);
  }
  ToolResult call(const std::string& name, const std::string& arguments, const CallOptions& options = {}) const {
    return toolkit.dispatch({.id = "7", .name = name, .arguments = arguments}, options);
  }
};

const DynamicTool nameless;  // the beginning of others

/// What `f` of arguments gives.
template <class F>
ToolResult run(F f, DynamicTool tool = {.name = "f"}, const std::string& arguments = "{}",
               const CallOptions& options = {}) {
  const auto toolkit = Toolkit().with_dynamic(tool, std::move(f));
  REQUIRE(why(toolkit) == "");
  return toolkit->dispatch({.id = "7", .name = tool.name, .arguments = arguments}, options);
}

const char* const three = R"({
  "type": "object",
  "properties": { "zulu": { "type": "string" }, "alpha": { "type": "integer" }, "mike": { "type": "boolean", "default": true } },
  "required": ["zulu"], "additionalProperties": false })";

}  // namespace

TEST_CASE("beside generated tools") {
  Kit kit({.name = "extra", .title = "Extra", .description = "Does more.", .parameters = three});
  const auto tools = kit.toolkit.tools();
  REQUIRE(tools.size() == 3);
  CHECK(tools[0].get().name == "book");
  CHECK(tools[2].get().name == "extra");
  CHECK(tools[2].get().title == "Extra");
  CHECK(tools[2].get().description == "Does more.");
  CHECK(kit.call("extra", R"({"zulu":"z","alpha":2.0})").status == Status::ok);
  CHECK(kit.given == Json{{"zulu", "z"}, {"alpha", 2}, {"mike", true}});
  CHECK(kit.call("cancel", R"({"id":1})").value == true);
  CHECK(kit.call("book", R"({"way":{"place":"Rome"}})").status == Status::ok);
  CHECK(kit.handlers.booked.way.place == "Rome");

  const ToolResult wrong = kit.call("extra", R"({"zulu":"z","alpa":2})");
  CHECK(wrong.status == Status::invalid_arguments);
  CHECK(wrong.message_for_model.find("did you mean \"alpha\"?") != std::string::npos);
  CHECK(kit.call("extr", "{}").message_for_model.find("did you mean \"extra\"?") != std::string::npos);
  CHECK(kit.toolkit.validate("extra", R"({"zulu":"z"})").empty());
  CHECK(toolbind::to_string(kit.toolkit.validate("extra", "{}")) == "(root): missing required property \"zulu\"");
  CHECK_FALSE(bind(kit.handlers).validate("extra", R"({"zulu":"z"})").empty());
  CHECK(kit.call("extra", std::string(300, '[')).status == Status::invalid_arguments);
}

TEST_CASE("the same values mean the same to both kinds") {
  Handlers handlers;
  const std::string schema(tools()[0].parameters_schema);
  Json given;
  const auto toolkit =
      bind(handlers).with_dynamic({.name = "book_too", .parameters = schema}, [&](const Json& p) { given = p; });
  REQUIRE(why(toolkit) == "");
  const char* const texts[] = {
      R"({"way":{"place":"Rome"}})",
      R"({"way":{"place":"Rome","nights":3,"next":{"place":"Bari","next":{"place":"Pisa","nights":2}}}})",
      R"({"way":{"place":"Rome"},"by":{"kind":"train"}})",
      R"({"way":{"place":"Rome"},"by":{"kind":"train","class":1}})",
      R"({"way":{"place":"Rome"},"by":{"seats":4,"kind":"car"}})",
      R"({"way":{"place":"Rome"},"guests":[{"name":"Ada"},{"age":3,"name":"Bob"}]})",
      R"({"way":{"place":"Rome"},"guests":[]})",
      R"({"way":{"place":"Rome"},"rooms":{"blue":{},"red":{"beds":1}}})",
      R"({"way":{"place":"Rome"},"span":["May",{}]})",
      R"({"way":{"place":"Rome"},"note":null,"budget":1e2,"board":"full"})",
      R"({"way":{"place":"Rome"},"note":"by night"})",
      // in the shapes of strict schemas
      R"({"way":{"place":"Rome","nights":null,"next":null},"by":null,"guests":null,"budget":null,"board":"FULL"})",
      R"({"way":{"place":"Rome"},"rooms":[{"key":"blue","value":{"beds":null}}],"span":{"0":"May","1":{}}})",
      // and wrong
      "{}",
      "[]",
      R"({"way":{"place":"Rome","nights":0,"nxt":1}})",
      R"({"way":{"place":"Rome"},"by":{"kind":"ship"},"guests":[{"age":"3"}]})",
      R"({"way":{"place":"Rome"},"note":"BY NIGHT","budget":0,"board":"halv"})",
      R"({"way":{"place":"Rome"},"way":{"place":"Bari"}})",
      R"({"way":)",
  };
  for (const std::string text : texts) {
    CAPTURE(text);
    const ToolResult typed = toolkit->dispatch({.name = "book", .arguments = text});
    const ToolResult dynamic = toolkit->dispatch({.name = "book_too", .arguments = text});
    CHECK(dynamic.status == typed.status);
    CHECK(dynamic.issues == typed.issues);
    CHECK(toolkit->validate("book_too", text) == toolkit->validate("book", text));
    if (typed.status == Status::ok) CHECK(given == Json::parse(encode(handlers.booked)));
  }
}

TEST_CASE("defaults are filled in, wherever they are") {
  Kit kit({.name = "extra", .parameters = R"({
    "type": "object",
    "properties": {
      "depth": { "type": "object", "default": { "x": 1 },
        "properties": { "x": { "type": "integer" }, "y": { "type": "integer", "default": 2 } }, "required": ["x"] },
      "tree": { "$ref": "#/$defs/Tree" },
      "mixed": { "anyOf": [{ "type": "string" }, { "type": "array", "items": { "$ref": "#/$defs/Leaf" } }] },
      "pair": { "type": "array", "prefixItems": [{ "$ref": "#/$defs/Leaf" }], "items": { "$ref": "#/$defs/Leaf" } },
      "any": {}
    },
    "additionalProperties": { "$ref": "#/$defs/Leaf" },
    "$defs": {
      "Leaf": { "type": "object", "properties": { "v": { "type": "number", "default": 0.5 } } },
      "Tree": { "type": "object", "properties": { "name": { "type": "string", "default": "?" }, "children": { "type": "array", "items": { "$ref": "#/$defs/Tree" } } } }
    } })"});
  const auto given = [&](const char* arguments) {
    const ToolResult result = kit.call("extra", arguments);
    CHECK(result.message_for_model == "null");
    return kit.given.dump();
  };
  CHECK(given("{}") == R"({"depth":{"x":1,"y":2}})");
  CHECK(given(R"({"depth":{"x":5}})") == R"({"depth":{"x":5,"y":2}})");
  CHECK(
      given(R"({"depth":{"x":5,"y":6},"tree":{"children":[{},{"name":"a","children":[{}]}]}})") ==
      R"({"depth":{"x":5,"y":6},"tree":{"children":[{"name":"?"},{"children":[{"name":"?"}],"name":"a"}],"name":"?"}})");
  CHECK(given(R"({"mixed":[{},{"v":1}],"depth":{"x":0,"y":0}})") ==
        R"({"depth":{"x":0,"y":0},"mixed":[{"v":0.5},{"v":1}]})");
  CHECK(given(R"({"mixed":"{}","depth":{"x":0,"y":0}})") == R"({"depth":{"x":0,"y":0},"mixed":"{}"})");
  CHECK(given(R"({"pair":[{},{}],"other":{},"any":{"v":{}},"depth":{"x":0,"y":0}})") ==
        R"({"any":{"v":{}},"depth":{"x":0,"y":0},"other":{"v":0.5},"pair":[{"v":0.5},{"v":0.5}]})");
}

TEST_CASE("a default that its own schema refuses is none") {
  Kit kit({.name = "extra", .parameters = R"({
    "type": "object",
    "properties": { "a": { "type": "integer", "default": "x" }, "b": { "type": "integer", "default": 1 } } })"});
  CHECK(kit.call("extra", "{}").status == Status::ok);
  CHECK(kit.given == Json{{"b", 1}});
}

TEST_CASE("schemas as text or as documents") {
  const nlohmann::ordered_json ordered = nlohmann::ordered_json::parse(three);
  const Json sorted = Json::parse(three);
  const auto properties = [](const toolbind::SchemaText& schema) {
    const auto toolkit = Toolkit().with_dynamic({.name = "f", .parameters = schema}, [](const Json&) {});
    const auto tools = nlohmann::ordered_json::parse(toolkit->request_tools({.provider = Provider::mcp})->tools);
    std::string out;
    for (const auto& [key, value] : tools[0]["inputSchema"]["properties"].items()) out += key + " ";
    return out;
  };
  CHECK(properties(three) == "zulu alpha mike ");
  CHECK(properties(std::string(three)) == "zulu alpha mike ");
  CHECK(properties(std::string_view(three)) == "zulu alpha mike ");
  CHECK(properties(ordered) == "zulu alpha mike ");
  CHECK(properties(sorted) == "alpha mike zulu ");
}

TEST_CASE("every provider is told, in the order that was written") {
  Kit kit({.name = "extra",
           .title = "Extra",
           .description = "Does more.",
           .parameters = three,
           .success = R"({"type":"integer"})",
           .annotations = {.read_only = true},
           .provider_options = R"({"anthropic":{"cache_control":{"type":"ephemeral"}}})",
           .meta = R"({"team":"a"})"});
  for (const Provider provider :
       {Provider::openai_responses, Provider::openai_chat, Provider::anthropic, Provider::gemini, Provider::mcp}) {
    CAPTURE(to_string(provider));
    for (const std::optional<bool> strict : {std::optional<bool>(), std::optional(false)}) {
      const auto request = kit.toolkit.request_tools({.provider = provider, .strict = strict}).value();
      const std::string& text = request.tools;
      const std::size_t own = text.find("\"extra\"");
      REQUIRE(own != std::string::npos);
      CHECK(text.find("\"book\"") < text.find("\"cancel\""));
      CHECK(text.find("\"cancel\"") < own);
      CHECK(text.find("Does more.", own) != std::string::npos);
      CHECK(text.find("\"zulu\":", own) < text.find("\"alpha\":", own));
      CHECK(text.find("\"alpha\":", own) < text.find("\"mike\":", own));
      REQUIRE(request.plan.tools.size() == 3);
      CHECK(request.plan.tools[2].name == "extra");
      const bool has_strict = provider != Provider::gemini && provider != Provider::mcp;
      if (has_strict) CHECK(request.plan.tools[2].strict == !strict);
    }
  }
  const auto tool_of = [&](Provider provider) {
    const Json all = kit.toolkit.request_tools({.provider = provider})->tools_json();
    return all[2];
  };
  CHECK(tool_of(Provider::openai_responses)["parameters"]["required"] == Json{"zulu", "alpha", "mike"});
  CHECK(tool_of(Provider::anthropic)["cache_control"]["type"] == "ephemeral");
  CHECK_FALSE(tool_of(Provider::openai_responses).contains("cache_control"));
  const Json mcp = tool_of(Provider::mcp);
  CHECK(mcp["title"] == "Extra");
  CHECK(mcp["annotations"]["readOnlyHint"] == true);
  CHECK(mcp["outputSchema"]["properties"]["result"]["type"] == "integer");
  CHECK(mcp["_meta"] == Json{{"team", "a"}});
}

TEST_CASE("strictness is theirs as well") {
  const auto dynamic = [](const char* parameters, toolbind::Strict strict) {
    return Toolkit()
        .with_dynamic({.name = "f", .parameters = parameters, .strict = strict}, [](const Json&) {})
        .value();
  };
  using Mode = toolbind::Strict::Mode;
  const char* const open = R"({"type":"object","properties":{"x":{}},"additionalProperties":true})";
  CHECK_FALSE(dynamic(open, {Mode::required}).request_tools());
  CHECK(dynamic(open, {}).request_tools());
  CHECK(dynamic(three, {Mode::required}).request_tools()->plan.tools[0].strict);
  CHECK_FALSE(dynamic(three, {Mode::never}).request_tools()->plan.tools[0].strict);
  CHECK(dynamic(three, {Mode::required}).request_tools({.provider = Provider::gemini})->fields.find("VALIDATED") !=
        std::string::npos);
}

TEST_CASE("strict shapes are taken back") {
  struct Row {
    const char *schema, *wire, *natural;
  };
  const Row rows[] = {
      {three, R"({"zulu":"z","alpha":null,"mike":null})", R"({"mike":true,"zulu":"z"})"},
      {three, R"({"zulu":"z","alpha":1,"mike":false})", R"({"alpha":1,"mike":false,"zulu":"z"})"},
      {R"({"type":"object","additionalProperties":{"type":"integer"}})",
       R"({"input":[{"key":"a","value":1},{"key":"input","value":2}]})", R"({"a":1,"input":2})"},
      {R"({"type":"object","properties":{"m":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}},"required":["m"]})",
       R"({"m":[{"key":"a","value":["x"]}]})", R"({"m":{"a":["x"]}})"},
      {R"({"type":"array","items":{"type":"integer"}})", R"({"input":[1,2]})", "[1,2]"},
      {R"({"type":"string"})", R"({"input":"x"})", "\"x\""},
      {R"({"anyOf":[{"type":"string"},{"type":"null"}]})", R"({"input":null})", "null"},
      {R"({"type":"object","properties":{"t":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2}},"required":["t"]})",
       R"({"t":{"0":"x","1":2}})", R"({"t":["x",2]})"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.schema);
    CAPTURE(row.wire);
    Kit kit({.name = "extra", .parameters = row.schema});
    const auto request = kit.toolkit.request_tools({.provider = Provider::openai_chat}).value();
    CHECK(request.plan.tools[2].strict);
    CHECK(kit.call("extra", row.wire, {.plan = &request.plan}).message_for_model == "null");
    CHECK(kit.given == Json::parse(row.natural));
    kit.given = nullptr;
    CHECK(kit.call("extra", row.natural, {.plan = &request.plan}).message_for_model == "null");
    CHECK(kit.given == Json::parse(row.natural));
    kit.given = nullptr;
    CHECK(kit.call("extra", row.wire).message_for_model == "null");
    CHECK(kit.given == Json::parse(row.natural));
  }
  // What was sent decides what a call means that could mean two things.
  Kit map({.name = "extra",
           .parameters = R"({"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}})"});
  const auto plan = map.toolkit.request_tools({.provider = Provider::openai_chat})->plan;
  CHECK(map.call("extra", R"({"input":[]})", {.plan = &plan}).status == Status::ok);
  CHECK(map.given == Json::object());
  CHECK(map.call("extra", R"({"input":[]})").status == Status::ok);
  CHECK(map.given == Json{{"input", Json::array()}});

  Kit list({.name = "extra", .parameters = R"({"type":"array","items":{"type":"integer"}})"});
  CHECK(list.call("extra", R"({"input":[1,"2"]})").message_for_model.find("/input/1:") != std::string::npos);
}

TEST_CASE("names that have to be changed are understood") {
  Kit kit({.name = "crm.extra", .parameters = three});
  const auto request = kit.toolkit.request_tools({.provider = Provider::openai_chat}).value();
  const std::string& wire = request.plan.tools[2].wire_name;
  CHECK(wire.find('.') == std::string::npos);
  CHECK(kit.call(wire, R"({"zulu":"z"})", {.plan = &request.plan}).status == Status::ok);
  CHECK(kit.call(wire, R"({"zulu":"z"})").status == Status::ok);
  CHECK(kit.call("crm.extra", R"({"zulu":"z"})").status == Status::ok);
}

namespace {

struct Either {
  std::optional<int> held{};
  std::string wrong{};
  bool has_value() const { return held.has_value(); }
  const int& operator*() const { return *held; }
  const std::string& error() const { return wrong; }
};

}  // namespace

TEST_CASE("what a handler may look like") {
  CHECK(run([](const Json&) { return Json{{"a", 1}}; }).message_for_model == R"({"a":1})");
  CHECK(run([](const Json&) { return 5; }).value == 5);
  CHECK(run([](const Json&) { return std::string("x"); }).value == "x");
  CHECK(run([](const Json&) { return "x"; }).value == "x");
  CHECK(run([](const Json&) { return std::vector<bool>{true}; }).value == Json{true});
  CHECK(run([](const Json&) { return nullptr; }).value.is_null());
  CHECK(run([](Json p) { return p; }, {.name = "f", .parameters = "{}"}, "[1]").value == Json{1});
  CHECK(run([](const Json&) {}).status == Status::ok);
  CHECK(run([](const Json&) {}).value.is_null());
  CHECK(run([](const auto& p) { return p.size(); }).value == 0);

  CHECK(run([](const Json&, const CallContext& context) {
          return std::string(context.call_id) + std::string(context.tool.name);
        }).value == "7f");
  CHECK(
      run([](const Json&, const CallContext& context) { return context.user<int>(); }, {.name = "f"}, "{}", {.user = 9})
          .value == 9);
  double heard = 0;
  CallOptions listening;
  listening.on_progress = [&](const toolbind::Progress& progress) { heard = progress.done; };
  run([](const Json&, const CallContext& context) { context.progress(0.5); }, {.name = "f"}, "{}", listening);
  CHECK(heard == 0.5);

  CHECK(run([](const Json&) { return std::async(std::launch::deferred, [] { return Json(4); }); }).value == 4);
  CHECK(run([](const Json&) { return std::async(std::launch::async, [] {}); }).value.is_null());
  CHECK(run([](const Json&) { return std::async(std::launch::deferred, [] { return 4; }).share(); }).value == 4);
  CHECK(run([](const Json&) { return Either{3, {}}; }).value == 3);
  const ToolResult like = run([](const Json&) { return Either{{}, "why"}; });
  CHECK(like.status == Status::failed);
  CHECK(like.value == "why");

  int count = 0;
  const auto toolkit = Toolkit().with_dynamic({.name = "f"}, [count](const Json&) mutable { return ++count; }).value();
  CHECK(toolkit.dispatch({.name = "f"}).value == 1);
  CHECK(Toolkit(toolkit).dispatch({.name = "f"}).value == 2);
}

TEST_CASE("what a handler throws") {
  const ToolResult threw = run([](const Json&) -> int { throw std::runtime_error("secret"); });
  CHECK(threw.status == Status::handler_error);
  CHECK(threw.log == "secret");
  CHECK(threw.message_for_model.find("secret") == std::string::npos);
  CHECK(run([](const Json&) { throw std::runtime_error("secret"); }, {.name = "f"}, "{}", {.tell_exceptions = true})
            .message_for_model == "the tool failed: secret");
  CHECK(run([](const Json& p) { return p.at("not there"); }).status == Status::handler_error);
  CHECK(run([](const Json&) { throw 3; }).status == Status::handler_error);
  CHECK(run([](const Json&) {
          return std::async(std::launch::deferred, []() -> int { throw std::runtime_error("late"); });
        }).log == "late");
}

TEST_CASE("failures") {
  const auto half = [](const Json& p) -> Outcome<Json, Json> {
    if (p["n"].get<int>() % 2 != 0) return toolbind::fail(Json{{"reason", "odd"}});
    return Json(p["n"].get<int>() / 2);
  };
  DynamicTool tool{.name = "half",
                   .parameters = R"({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]})"};
  CHECK(run(half, tool, R"({"n":4})").value == 2);
  const ToolResult failed = run(half, tool, R"({"n":3})");
  CHECK(failed.status == Status::failed);
  CHECK(failed.declared_failure);
  CHECK(failed.message_for_model == R"({"reason":"odd"})");

  tool.failure = R"({"type":"object","properties":{"reason":{"enum":["odd"]}},"required":["reason"]})";
  CHECK(run(half, tool, R"({"n":3})").status == Status::failed);
  tool.failure_mode = toolbind::FailureMode::return_to_model;
  const ToolResult returned = run(half, tool, R"({"n":3})");
  CHECK(returned.status == Status::ok);
  CHECK(returned.declared_failure);
  CHECK(returned.value["reason"] == "odd");
  tool.failure = R"({"type":"string"})";
  CHECK(run(half, tool, R"({"n":3})").status == Status::invalid_result);
  CHECK(run(half, tool, R"({"n":3})").message_for_model.find("odd") == std::string::npos);
  CHECK(run(half, tool, R"({"n":4})").status == Status::ok);
}

TEST_CASE("what breaks the tool's own schema never leaves") {
  const DynamicTool tool{
      .name = "f",
      .success = R"({"type":"object","properties":{"n":{"type":"integer","maximum":9}},"required":["n"]})"};
  CHECK(run([](const Json&) { return Json{{"n", 9}}; }, tool).status == Status::ok);
  const ToolResult big = run([](const Json&) { return Json{{"n", 4711}}; }, tool);
  CHECK(big.status == Status::invalid_result);
  CHECK(big.value.is_null());
  CHECK(big.message_for_model.find("4711") == std::string::npos);
  CHECK(toolbind::to_string(big.issues) == "/n: expected a number of at most 9, got 4711");
  CHECK(run([](const Json&) {}, tool).status == Status::invalid_result);
  CHECK(run([](const Json&) { return 1; }, {.name = "f", .success = "false"}).status == Status::invalid_result);
}

TEST_CASE("what JSON can't say is no result") {
  CHECK(run([](const Json&) { return "\xff"; }).status == Status::invalid_result);
  CHECK(run([](const Json&) { return std::nan(""); }).status == Status::invalid_result);
  CHECK(run([](const Json&) { return Json{{"a", {1, HUGE_VAL}}}; }).status == Status::invalid_result);
  CHECK(run([](const Json&) -> Outcome<Json, Json> { return toolbind::fail(Json("\xff")); }).status ==
        Status::invalid_result);
}

TEST_CASE("approval") {
  int runs = 0, ruled = 0;
  std::string seen;
  CallOptions asking;
  asking.approver = [&](const toolbind::ApprovalRequest& request) {
    seen = request.arguments;
    return true;
  };
  const auto toolkit = [&](DynamicTool tool) {
    tool.name = "extra";
    tool.parameters = three;
    return Toolkit().with_dynamic(tool, [&](const Json&) { ++runs; }).value();
  };
  const toolbind::ToolCall call{.id = "1", .name = "extra", .arguments = R"({"zulu":"z","alpha":11})"};
  const toolbind::ToolCall small{.id = "1", .name = "extra", .arguments = R"({"zulu":"z"})"};

  CHECK(toolkit({}).dispatch(call).status == Status::ok);
  CHECK(runs == 1);
  // A rule is asked whatever else is said, and can't take away what is said.
  CHECK(toolkit({.rule = [](const Json&) { return true; }}).dispatch(call).status == Status::approval_required);
  CHECK(toolkit({.needs_approval = toolbind::Approval::always, .rule = [](const Json&) { return false; }})
            .dispatch(call)
            .status == Status::approval_required);
  CHECK(runs == 1);
  const auto always = toolkit({.needs_approval = toolbind::Approval::always});
  const ToolResult waits = always.dispatch(call);
  CHECK(waits.status == Status::approval_required);
  CHECK(waits.message_for_model.find(waits.approval_token) == std::string::npos);
  CHECK(runs == 1);
  CHECK(always.dispatch(call, asking).status == Status::ok);
  CHECK(seen == R"({"alpha":11,"mike":true,"zulu":"z"})");
  CHECK(always
            .resume({.id = "1", .name = "extra", .arguments = R"({"mike":true,"alpha":11.0,"zulu":"z"})"},
                    waits.approval_token, true)
            .status == Status::ok);
  CHECK(runs == 3);

  const auto by_rule = toolkit({.needs_approval = toolbind::Approval::dynamic, .rule = [&](const Json& p) {
                                  ++ruled;
                                  CHECK(p["mike"] == true);
                                  return p.value("alpha", 0) > 10;
                                }});
  CHECK(by_rule.dispatch(small).status == Status::ok);
  CHECK(by_rule.dispatch(call).status == Status::approval_required);
  CHECK(ruled == 2);
  CHECK(runs == 4);
  // Without a rule, and with one that throws, somebody has to be asked.
  CHECK(toolkit({.needs_approval = toolbind::Approval::dynamic}).dispatch(small).status == Status::approval_required);
  CHECK(toolkit({.needs_approval = toolbind::Approval::dynamic,
                 .rule = [](const Json& p) { return p.at("not there").get<bool>(); }})
            .dispatch(small)
            .status == Status::approval_required);
  CHECK(runs == 4);

  // What was approved of one tool is not approved of another by the same name.
  DynamicTool described{.description = "Another.", .needs_approval = toolbind::Approval::always};
  CHECK(toolkit(described).dispatch(call).approval_token != waits.approval_token);
  CHECK(toolkit(described).resume(call, waits.approval_token, true).status == Status::denied);
  CHECK(runs == 4);
}

TEST_CASE("schemas that can't be used are issues") {
  const auto refused = [](const DynamicTool& tool) { return why(Toolkit().with_dynamic(tool, [](const Json&) {})); };
  CHECK(refused({.name = "f"}) == "");
  CHECK(refused(nameless).starts_with("/name: "));
  CHECK(refused({.name = "f", .parameters = "{"}).starts_with("/parameters: "));
  CHECK(refused({.name = "f", .parameters = "{} {}"}).starts_with("/parameters: "));
  CHECK(refused({.name = "f", .parameters = "5"}).starts_with("/parameters: "));
  CHECK(refused({.name = "f", .parameters = R"({"type":"strin"})"}).starts_with("/parameters/type: "));
  CHECK(refused({.name = "f", .parameters = R"({"properties":{"a":{"type":"string","pattern":"("}}})"})
            .starts_with("/parameters/properties/a/pattern: "));
  CHECK(refused({.name = "f", .parameters = R"({"properties":{"a":{"$ref":"#/$defs/None"}}})"})
            .starts_with("/parameters/properties/a/$ref: "));
  CHECK(refused({.name = "f", .parameters = R"({"$ref":"https://example.com/schema.json"})"})
            .starts_with("/parameters/$ref: "));
  CHECK(refused({.name = "f", .parameters = R"({"minLength":-1})"}).starts_with("/parameters/minLength: "));
  CHECK(refused({.name = "f", .success = R"({"type":7})"}).starts_with("/success/type: "));
  CHECK(refused({.name = "f", .failure = "nothing"}).starts_with("/failure: "));
  CHECK(refused({.name = "f", .provider_options = "[]"}).starts_with("/providerOptions: "));
  CHECK(refused({.name = "f", .meta = "{"}).starts_with("/meta: "));

  const std::string all = refused({.parameters = "{", .success = R"({"type":7})", .meta = "1"});
  CHECK(std::count(all.begin(), all.end(), '\n') == 3);
}

TEST_CASE("one name is one tool") {
  Handlers handlers;
  const auto one = [](const Json&) { return 1; };
  const auto two = [](const Json&) { return 2; };
  const auto generated = bind(handlers);
  const auto duplicate = generated.with_dynamic({.name = "book"}, one);
  REQUIRE_FALSE(duplicate);
  CHECK(duplicate.error().size() == 1);
  CHECK(duplicate.error()[0].path == "book");
  CHECK(duplicate.error()[0].message.find("\"book\"") != std::string::npos);
  const auto extra = generated.with_dynamic({.name = "extra"}, one).value();
  CHECK_FALSE(extra.with_dynamic({.name = "extra"}, two));
  CHECK(extra.with_dynamic({.name = "Extra"}, two));
  CHECK(extra.dispatch({.name = "extra"}).value == 1);
}

TEST_CASE("toolkits can be merged") {
  Handlers handlers;
  const auto number = [](int n) { return [n](const Json&) { return n; }; };
  const auto with = [&](std::vector<std::string> names) {
    Toolkit out;
    int n = 0;
    for (const std::string& name : names) out = out.with_dynamic({.name = name}, number(n++)).value();
    return out;
  };
  CHECK(Toolkit().tools().empty());
  const auto merged = bind(handlers).merge(with({"a", "b"}));
  REQUIRE(merged);
  std::string names;
  for (const toolbind::ToolInfo& tool : merged->tools()) names += std::string(tool.name) + " ";
  CHECK(names == "book cancel a b ");
  CHECK(merged->dispatch({.name = "b"}).value == 1);
  CHECK(merged->dispatch({.name = "cancel", .arguments = R"({"id":1})"}).value == true);
  CHECK(with({"a"}).merge(Toolkit()).value().tools().size() == 1);
  CHECK(Toolkit().merge(with({"a"})).value().tools().size() == 1);

  const auto both = with({"a", "b", "c"}).merge(with({"c", "d", "a"}));
  REQUIRE_FALSE(both);
  CHECK(both.error().size() == 2);
  CHECK(both.error()[0].path == "c");
  CHECK(both.error()[1].path == "a");
  CHECK_FALSE(with({"a"}).merge(with({"a"})));
  CHECK_FALSE(with({"cancel"}).merge(bind(handlers)));

  // Names that look alike to a provider are two all the same.
  const auto alike = with({"x.y"}).merge(with({"x_y"}));
  REQUIRE(alike);
  const auto request = alike->request_tools({.provider = Provider::openai_chat}).value();
  CHECK(request.plan.tools[0].wire_name != request.plan.tools[1].wire_name);
  CHECK(alike->dispatch({.name = request.plan.tools[0].wire_name}, {.plan = &request.plan}).name ==
        request.plan.tools[0].wire_name);
  CHECK(alike->dispatch({.name = request.plan.tools[0].wire_name}, {.plan = &request.plan}).tool->name == "x.y");
  CHECK(alike->dispatch({.name = "x_y"}, {.plan = &request.plan}).tool->name == "x_y");
}

TEST_CASE("toolkits outlive what they were made of") {
  Toolkit kept;
  {
    DynamicTool tool{.name = std::string("a name that is long enough to be on the heap"), .parameters = three};
    kept = Toolkit().with_dynamic(tool, [text = std::string(100, 'x')](const Json&) { return text; }).value();
    tool.name = "gone";
  }
  const Toolkit more = kept.with_dynamic({.name = "more"}, [](const Json&) {}).value();
  kept = {};
  const ToolResult result =
      more.dispatch({.name = "a name that is long enough to be on the heap", .arguments = R"({"zulu":"z"})"});
  CHECK(result.value == std::string(100, 'x'));
  CHECK(result.tool->parameters_schema.find("zulu") != std::string_view::npos);
}

TEST_CASE("the schemas true and false") {
  const auto echo = [](const Json& p) { return p; };
  const DynamicTool anything{.name = "f", .parameters = "true", .success = "true"};
  for (const std::string text : {R"({"a":[1,null]})", "{}", "[1]", "\"x\"", "null", "2.5"}) {
    CAPTURE(text);
    CHECK(run(echo, anything, text).value == Json::parse(text));
  }
  CHECK(run(echo, {.name = "f", .parameters = "{}"}, "[1]").value == Json{1});
  const DynamicTool nothing{.name = "f", .parameters = "false"};
  for (const std::string text : {"{}", "[]", "null", ""})
    CHECK(run(echo, nothing, text).status == Status::invalid_arguments);
  const DynamicTool inside{.name = "f", .parameters = R"({"type":"object","properties":{"no":false,"yes":true}})"};
  CHECK(run(echo, inside, R"({"yes":{"x":1}})").status == Status::ok);
  CHECK(run(echo, inside, R"({"no":1})").status == Status::invalid_arguments);

  // Without parameters nothing is taken.
  CHECK(run(echo, {.name = "f"}, "").value == Json::object());
  CHECK(run(echo, {.name = "f"}, R"({"x":1})").status == Status::invalid_arguments);
}

TEST_CASE("types that contain themselves") {
  const DynamicTool tree{.name = "f", .parameters = R"({
    "type": "object", "required": ["v"], "additionalProperties": false,
    "properties": { "v": { "type": "integer" }, "children": { "type": "array", "items": { "$ref": "#" }, "default": [] } } })"};
  const auto sum = [](const Json& root) {
    std::int64_t out = 0;
    std::vector<const Json*> open{&root};
    while (!open.empty()) {
      const Json& one = *open.back();
      open.pop_back();
      out += one["v"].get<std::int64_t>();
      for (const Json& child : one["children"]) open.push_back(&child);
    }
    return out;
  };
  CHECK(run(sum, tree, R"({"v":1,"children":[{"v":2},{"v":3,"children":[{"v":4}]}]})").value == 10);
  const ToolResult wrong = run(sum, tree, R"({"v":1,"children":[{"v":2},{"v":3,"children":[{"w":4}]}]})");
  CHECK(toolbind::to_string(wrong.issues).starts_with("/children/1/children/0"));
  std::string deep;
  for (int i = 0; i < 90; ++i) deep += R"({"v":1,"children":[)";
  deep += R"({"v":1})";
  for (int i = 0; i < 90; ++i) deep += "]}";
  CHECK(run(sum, tree, deep).value == 91);
  for (int i = 0; i < 90; ++i) deep = R"({"v":1,"children":[)" + deep + "]}";
  CHECK(run(sum, tree, deep).status == Status::invalid_arguments);
}

TEST_CASE("formats, if they are enforced") {
  DynamicTool tool{.name = "f", .parameters = R"({"type":"string","format":"date"})"};
  const auto echo = [](const Json& p) { return p; };
  CHECK(run(echo, tool, "\"yesterday\"").status == Status::ok);
  tool.enforce_formats = true;
  CHECK(run(echo, tool, "\"yesterday\"").status == Status::invalid_arguments);
  CHECK(run(echo, tool, "\"2024-02-29\"").status == Status::ok);
}

TEST_CASE("tools that are there for some users") {
  Handlers handlers;
  const auto is_admin = [](const std::any& user) {
    const auto* name = std::any_cast<std::string>(&user);
    return name && *name == "root";
  };
  const auto toolkit = bind(handlers)
                           .with_dynamic({.name = "extra"}, [](const Json&) { return 1; })
                           .value()
                           .with_settings("extra", {.enabled = is_admin})
                           .with_settings("cancel", {.enabled = is_admin});
  const std::any root = std::string("root"), guest = std::string("guest");
  const auto names = [&](const std::any& user) {
    std::string out;
    const auto request = toolkit.request_tools({.provider = Provider::anthropic, .user = user}).value();
    for (const Json& tool : request.tools_json()) out += tool["name"].get<std::string>() + " ";
    CHECK(request.plan.tools.size() == request.tools_json().size());
    return out;
  };
  CHECK(names(root) == "book cancel extra ");
  CHECK(names(guest) == "book ");
  CHECK(names({}) == "book ");

  CHECK(toolkit.dispatch({.name = "extra"}, {.user = root}).value == 1);
  for (const std::any& user : {guest, std::any()}) {
    const ToolResult result = toolkit.dispatch({.id = "1", .name = "extra"}, {.user = user});
    CHECK(result.status == Status::unknown_tool);
    CHECK(result.message_for_model.find("book") != std::string::npos);
    CHECK(result.message_for_model.find("cancel") == std::string::npos);
    CHECK(result.id == "1");
  }
  // The one is there whatever the other says.
  CHECK(toolkit.dispatch({.name = "book", .arguments = R"({"way":{"place":"x"}})"}, {.user = guest}).status ==
        Status::ok);
  const ToolResult near = toolkit.dispatch({.name = "cancle"}, {.user = guest});
  CHECK(near.message_for_model.find("cancel") == std::string::npos);
  // A choice of a tool that is not there is a choice of no tool.
  CHECK_FALSE(toolkit.request_tools({.tool_choice = toolbind::ToolChoice::tool("extra"), .user = guest}));
  CHECK(toolkit.request_tools({.tool_choice = toolbind::ToolChoice::tool("extra"), .user = root}));

  // Settings are in place of those that were there.
  const auto open = toolkit.with_settings("extra", {});
  CHECK(open.dispatch({.name = "extra"}, {.user = guest}).status == Status::ok);
  CHECK(toolkit.dispatch({.name = "extra"}, {.user = guest}).status == Status::unknown_tool);
}

TEST_CASE("settings of a tool that is not there") {
  Handlers handlers;
  CHECK_THROWS_AS(bind(handlers).with_settings("extra", {}), std::out_of_range);
  CHECK_THROWS_AS(Toolkit().with_settings("", {}), std::out_of_range);
  CHECK_NOTHROW(bind(handlers).with_settings("cancel", {}));
}
