// What is sent to each provider, how strict, and that calls in the shapes of strict schemas are understood.

#include "cases/case.hpp"
#include "requests.tools.hpp"

using namespace requests;
using toolbind::Json;
using toolbind::Provider;

namespace {

struct Handlers {
  Find::Parameters found;
  Label::Parameters labelled;

  Find::Success find(const Find::Parameters& p) {
    found = p;
    return {"a"};
  }
  void label(const Label::Parameters& p) { labelled = p; }
  void tree(const Tree::Parameters&) {}
  void raw(const Raw::Parameters&) {}
};

/// `find:openai label:natural ...`
std::string shapes(const toolbind::StrictPlan& plan) {
  std::string out;
  for (const toolbind::ToolPlan& tool : plan.tools) out += (out.empty() ? "" : " ") + tool.name + ":" + tool.shape;
  return out;
}

}  // namespace

TEST_CASE("requests") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);

  const auto openai = toolkit.request_tools({.provider = Provider::openai_responses});
  REQUIRE(openai);
  CHECK(shapes(openai->plan) == "find:openai label:openai tree:openai raw:natural");
  const Json tools = Json::parse(openai->tools);
  CHECK(tools.size() == 4);
  CHECK(tools[0]["strict"] == true);
  CHECK(tools[0]["parameters"]["required"] == Json({"text", "limit"}));
  CHECK(tools[1]["parameters"]["properties"]["input"]["type"] == "array");
  CHECK(tools[3]["strict"] == false);
  CHECK(tools[3]["parameters"]["properties"]["x"] == Json::object());

  const auto anthropic = toolkit.request_tools({.provider = Provider::anthropic});
  REQUIRE(anthropic);
  CHECK(shapes(anthropic->plan) == "find:anthropic label:anthropic tree:natural raw:natural");
  CHECK(anthropic->plan.tools[2].reason == "/properties/children/items: recursive types are not taken");
  CHECK(Json::parse(anthropic->tools)[3]["cache_control"]["type"] == "ephemeral");

  const auto gemini = toolkit.request_tools({.provider = Provider::gemini});
  REQUIRE(gemini);
  CHECK(gemini->fields == R"({"toolConfig":{"functionCallingConfig":{"mode":"VALIDATED"}}})");
  const auto mcp = toolkit.request_tools({.provider = Provider::mcp});
  REQUIRE(mcp);
  CHECK(Json::parse(mcp->tools)[0]["outputSchema"]["required"] == Json({"result"}));
}

TEST_CASE("a requirement that can't be met is an issue") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const auto refused = toolkit.request_tools({.provider = Provider::openai_chat, .model = "gpt-3.5-turbo"});
  REQUIRE_FALSE(refused);
  CHECK(refused.error().front().message ==
        "tool 'find' must be strict, and can't be: the model 'gpt-3.5-turbo' takes no strict schemas");
}

TEST_CASE("calls in the shapes that were asked for") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  CHECK(toolkit.dispatch({.name = "find", .arguments = R"({"text":"x","limit":null})"}).status == toolbind::Status::ok);
  CHECK(handlers.found == Find::Parameters{.text = "x", .limit = std::nullopt});
  CHECK(toolkit.dispatch({.name = "label", .arguments = R"({"input":[{"key":"a","value":1}]})"}).status ==
        toolbind::Status::ok);
  CHECK(handlers.labelled == Label::Parameters{{"a", 1}});
  CHECK(toolkit.dispatch({.name = "find", .arguments = R"({"text":"x","limit":10})"}).message_for_model ==
        "invalid arguments for \"find\":\n/limit: expected a number of at most 9, got 10");
  CHECK(decode<Find::Parameters>(R"({"text":"x","limit":null})", {.limits = {}, .wire = true}));
  CHECK_FALSE(decode<Find::Parameters>(R"({"text":"x","limit":null})"));
  CHECK_FALSE(toolkit.validate("find", R"({"text":"x","limit":null})").empty());
}
