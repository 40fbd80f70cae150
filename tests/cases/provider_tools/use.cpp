// Tools that providers define beside the program's own: what is sent, and what their calls mean.

#include "cases/case.hpp"
#include "provider_tools.tools.hpp"

using namespace provider_tools;
using toolbind::Json;
using toolbind::Provider;
using toolbind::Status;

namespace {

struct Handlers {
  std::string ran;

  void crm_search(const CrmSearch::Parameters& p) { ran = "crm.search " + p.name; }
  void crm_search_2(const CrmSearch_2::Parameters& p) { ran = "crm_search " + std::to_string(p.size()); }
  std::string shell(const Shell::Parameters& p) {
    ran = std::holds_alternative<Shell::Run>(p) ? std::get<Shell::Run>(p).command : "restart";
    return "done";
  }
};

Json tools_of(const toolbind::Toolkit& toolkit, Provider provider) {
  return Json::parse(toolkit.request_tools({.provider = provider}).value().tools);
}

}  // namespace

TEST_CASE("each provider gets its own tools") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const Json openai = tools_of(toolkit, Provider::openai_responses);
  REQUIRE(openai.size() == 3);
  CHECK(openai[2] == Json::parse(R"({"type":"web_search","search_context_size":"low"})"));
  const Json anthropic = tools_of(toolkit, Provider::anthropic);
  REQUIRE(anthropic.size() == 4);
  CHECK(anthropic[2] == Json::parse(R"({"type":"bash_20250124","name":"bash"})"));
  CHECK(anthropic[3] ==
        Json::parse(R"({"type":"text_editor_20250728","name":"str_replace_based_edit_tool","max_characters":10000})"));
  const Json gemini = tools_of(toolkit, Provider::gemini);
  REQUIRE(gemini.size() == 2);
  CHECK(gemini[0]["functionDeclarations"].size() == 2);
  CHECK(gemini[1] == Json::parse(R"({"googleSearch":{}})"));
  CHECK(tools_of(toolkit, Provider::openai_chat).size() == 2);
  CHECK(tools_of(toolkit, Provider::mcp).size() == 2);

  const auto plan = toolkit.request_tools({.provider = Provider::openai_chat})->plan;
  CHECK_FALSE(plan.tools[3].sent);
  CHECK(plan.tools[3].reason == "the Chat API has no tools of its own");
  CHECK(plan.tools[4].reason == "it is a tool of gemini's");
}

TEST_CASE("a call by the provider's name reaches the handler") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  CHECK(toolkit.dispatch({.id = "1", .name = "bash", .arguments = R"({"command":"ls"})"}).status == Status::ok);
  CHECK(handlers.ran == "ls");
  CHECK(toolkit.dispatch({.id = "2", .name = "shell", .arguments = R"({"restart":true})"}).status == Status::ok);
  CHECK(handlers.ran == "restart");
}

TEST_CASE("one without a handler is the provider's business") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const auto run =
      toolkit.dispatch({.id = "1", .name = "peek", .arguments = R"({"path":"a"})", .provider_executed = true});
  CHECK(run.status == Status::ok);
  CHECK(run.message_for_model.empty());
  const auto expected = toolkit.dispatch({.id = "1", .name = "peek", .arguments = R"({"path":"a"})"});
  CHECK(expected.status == Status::handler_error);
  CHECK(expected.log == "the tool has no handler: its provider is expected to run it");
  bool edited = false;
  const auto edit = toolbind::on<Editor>([&](const Editor::Parameters&) { edited = true; });
  CHECK(bind(handlers, edit).dispatch({.id = "1", .name = "poke", .arguments = R"({"path":"a"})"}).status ==
        Status::ok);
  CHECK(edited);
}

TEST_CASE("the name of a call picks the alternative") {
  const auto alternative = [](const char* name) {
    const auto call = decode_call(toolbind::ToolCall{.id = "1", .name = name, .arguments = R"({"path":"a"})"});
    return std::get<toolbind::Call<Editor>>(call.value()).parameters.index();
  };
  CHECK(alternative("peek") == 0);
  CHECK(alternative("poke") == 1);
  CHECK(alternative("editor") == 1);  // its own name, given a meaning
  CHECK(alternative("str_replace_based_edit_tool") == 0);
}

TEST_CASE("names that a provider refuses are changed, and changed back") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const auto request = toolkit.request_tools({.provider = Provider::openai_chat}).value();
  const std::string wire = request.plan.tools[0].wire_name;
  CHECK(wire.starts_with("crm_search_"));
  CHECK(Json::parse(request.tools)[0]["function"]["name"] == wire);
  CHECK(request.plan.tools[1].wire_name == "crm_search");
  CHECK(toolkit.dispatch({.id = "1", .name = wire, .arguments = R"({"name":"Ada","since":null})"}).status ==
        Status::ok);
  CHECK(handlers.ran == "crm.search Ada");
  CHECK(toolkit
            .dispatch({.id = "1", .name = wire, .arguments = R"({"name":"Bob","since":null})"}, {.plan = &request.plan})
            .status == Status::ok);
  CHECK(handlers.ran == "crm.search Bob");
  CHECK(toolkit.dispatch({.id = "1", .name = "crm_search", .arguments = "{}"}, {.plan = &request.plan}).status ==
        Status::ok);
  CHECK(handlers.ran == "crm_search 0");
  CHECK(toolkit.request_tools({.provider = Provider::mcp})->plan.tools[0].wire_name == "crm.search");
}

TEST_CASE("examples in the shape of the schema they go with") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const Json strict = tools_of(toolkit, Provider::anthropic);
  CHECK(strict[0]["input_examples"] == Json::parse(R"([{"name":"Ada"},{"name":"Bob","since":2001}])"));
  CHECK(strict[1]["input_examples"] == Json::parse(R"([{"input":[{"key":"a","value":1}]}])"));
  const Json natural =
      Json::parse(toolkit.request_tools({.provider = Provider::anthropic, .model = "claude-3-haiku"})->tools);
  CHECK(natural[1]["input_examples"] == Json::parse(R"([{"a":1}])"));
}

TEST_CASE("the spec's own models") {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  const auto request = toolkit.request_tools({.provider = Provider::openai_chat, .model = "house-7b"}).value();
  CHECK(request.headers == std::vector<toolbind::Header>{{"x-beta", "house-2026"}});
  CHECK(request.plan.tools[0].shape == "house");
  CHECK_FALSE(request.plan.tools[1].strict);
  const Json since = Json::parse(request.tools)[0]["function"]["parameters"]["properties"]["since"];
  CHECK(since["anyOf"][0] ==
        Json::parse(R"({"type":"integer","minimum":1900,"description":"Must be not greater than 2100."})"));

  const std::vector<std::string> models = {"llama", "house-7b", "gpt-5"};
  const auto fits = toolkit.fit_models(models, {.provider = Provider::openai_chat});
  CHECK(fits[0] == toolbind::ModelFit{.model = "gpt-5", .fits = true, .strict_tools = 2});
  CHECK(fits[1] == toolbind::ModelFit{.model = "house-7b", .fits = true, .strict_tools = 1});
  CHECK(fits[2].strict_tools == 0);
}

TEST_CASE("a plan can be kept") {
  Handlers handlers;
  const auto plan = bind(handlers).request_tools({.provider = Provider::anthropic, .model = "claude-opus-5"})->plan;
  CHECK(toolbind::read_plan(toolbind::write_plan(plan)).value() == plan);
  CHECK(cases::why(toolbind::read_plan("{}")).starts_with("(root): missing required property \"provider\""));
}
