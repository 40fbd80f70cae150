// Which tools the model may call, and whether it must: as each provider wants to be told.

#include "cases/case.hpp"
#include "tool_choice.tools.hpp"

#include <toolbind/json.hpp>

using namespace tool_choice;
using cases::why;
using toolbind::Json;
using toolbind::Provider;
using toolbind::RequestOptions;
using toolbind::ToolChoice;
using toolbind::Toolkit;

namespace {

struct Handlers {
  void look(const Look::Parameters&) {}
  void crm_search(const CrmSearch::Parameters&) {}
  void send_mail(const SendMail::Parameters&) {}
  std::string shell(const Shell::Parameters&) { return {}; }
};

Handlers handlers;

const Toolkit& kit() {
  static const Toolkit toolkit = bind(handlers);
  return toolkit;
}
/// Three tools of the program's own, and none that a provider defines.
const Toolkit& own() {
  const auto never = [](const std::any&) { return false; };
  static const Toolkit toolkit = kit()
                                     .with_settings("search_the_web", {.enabled = never})
                                     .with_settings("shell", {.enabled = never})
                                     .with_settings("computer", {.enabled = never})
                                     .with_settings("google", {.enabled = never});
  return toolkit;
}

constexpr Provider all_providers[] = {Provider::openai_responses, Provider::openai_chat, Provider::anthropic,
                                      Provider::gemini, Provider::mcp};

/// `look send_mail`, as the request names them.
std::string names(const toolbind::RequestTools& request) {
  std::string out;
  const auto add = [&](const Json& tool) {
    const Json& named = tool.contains("function") ? tool["function"] : tool;
    out += (out.empty() ? "" : " ") + named.value("name", named.value("type", ""));
  };
  for (const Json& tool : request.tools_json()) {
    if (!tool.contains("functionDeclarations")) {
      tool.contains("googleSearch") ? void(out += " googleSearch") : add(tool);
      continue;
    }
    for (const Json& one : tool["functionDeclarations"]) add(one);
  }
  return out;
}

struct Row {
  RequestOptions options;
  std::string fields;
  std::string notes{};  ///< their keywords
  std::string sent = "look crm_search send_mail";
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(to_string(row.options.provider));
    CAPTURE(row.fields);
    const auto request = own().request_tools(row.options);
    CHECK(why(request) == "");
    if (!request) continue;
    CHECK(request->fields == row.fields);
    std::string notes;
    for (const toolbind::Issue& note : request->notes) {
      CHECK_FALSE(note.message.empty());
      notes += (notes.empty() ? "" : " ") + note.keyword;
    }
    CHECK(notes == row.notes);
    CHECK(names(*request) == row.sent);
    CHECK(Json::parse(request->fields).is_object());
  }
}

const ToolChoice look_or_mail = ToolChoice::among({"send_mail", "look"});
const ToolChoice must_look_or_mail{ToolChoice::Mode::required, {"send_mail", "look"}};
const ToolChoice only_search = ToolChoice::among({"crm.search"});

}  // namespace

TEST_CASE("OpenAI Responses") {
  const auto p = Provider::openai_responses;
  const char* const look = R"({"type":"function","name":"look"})";
  const std::string allowed = R"([{"type":"function","name":"look"},{"type":"function","name":"send_mail"}])";
  check({
      {{.provider = p}, "{}"},
      {{.provider = p, .tool_choice = ToolChoice::none()}, R"({"tool_choice":"none"})"},
      {{.provider = p, .tool_choice = ToolChoice::required()}, R"({"tool_choice":"required"})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("look")}, std::string(R"({"tool_choice":)") + look + "}"},
      {{.provider = p, .tool_choice = ToolChoice::tool("crm.search")},
       R"({"tool_choice":{"type":"function","name":"crm_search"}})"},
      {{.provider = p, .tool_choice = look_or_mail},
       R"({"tool_choice":{"type":"allowed_tools","mode":"auto","tools":)" + allowed + "}}"},
      {{.provider = p, .tool_choice = must_look_or_mail},
       R"({"tool_choice":{"type":"allowed_tools","mode":"required","tools":)" + allowed + "}}"},
      {{.provider = p, .tool_choice = only_search},
       R"({"tool_choice":{"type":"allowed_tools","mode":"auto","tools":[{"type":"function","name":"crm_search"}]}})"},
      {{.provider = p, .parallel_calls = true}, R"({"parallel_tool_calls":true})"},
      {{.provider = p, .parallel_calls = false}, R"({"parallel_tool_calls":false})"},
      {{.provider = p, .tool_choice = ToolChoice::required(), .parallel_calls = false},
       R"({"tool_choice":"required","parallel_tool_calls":false})"},
  });
}

TEST_CASE("OpenAI Chat") {
  const auto p = Provider::openai_chat;
  const std::string allowed =
      R"([{"type":"function","function":{"name":"look"}},{"type":"function","function":{"name":"send_mail"}}])";
  check({
      {{.provider = p}, "{}"},
      {{.provider = p, .tool_choice = ToolChoice::none()}, R"({"tool_choice":"none"})"},
      {{.provider = p, .tool_choice = ToolChoice::required()}, R"({"tool_choice":"required"})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("look")},
       R"({"tool_choice":{"type":"function","function":{"name":"look"}}})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("crm.search")},
       R"({"tool_choice":{"type":"function","function":{"name":"crm_search"}}})"},
      {{.provider = p, .tool_choice = look_or_mail},
       R"({"tool_choice":{"type":"allowed_tools","allowed_tools":{"mode":"auto","tools":)" + allowed + "}}}"},
      {{.provider = p, .tool_choice = must_look_or_mail},
       R"({"tool_choice":{"type":"allowed_tools","allowed_tools":{"mode":"required","tools":)" + allowed + "}}}"},
      {{.provider = p, .parallel_calls = true}, R"({"parallel_tool_calls":true})"},
      {{.provider = p, .parallel_calls = false}, R"({"parallel_tool_calls":false})"},
      {{.provider = p, .tool_choice = ToolChoice::none(), .parallel_calls = true},
       R"({"tool_choice":"none","parallel_tool_calls":true})"},
  });
}

TEST_CASE("Anthropic gets no tools that it may not call") {
  const auto p = Provider::anthropic;
  check({
      {{.provider = p}, "{}"},
      {{.provider = p, .tool_choice = ToolChoice::none()}, R"({"tool_choice":{"type":"none"}})"},
      {{.provider = p, .tool_choice = ToolChoice::required()}, R"({"tool_choice":{"type":"any"}})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("look")}, R"({"tool_choice":{"type":"tool","name":"look"}})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("crm.search")},
       R"({"tool_choice":{"type":"tool","name":"crm_search"}})"},
      {{.provider = p, .tool_choice = look_or_mail}, "{}", "", "look send_mail"},
      {{.provider = p, .tool_choice = must_look_or_mail}, R"({"tool_choice":{"type":"any"}})", "", "look send_mail"},
      {{.provider = p, .tool_choice = only_search}, "{}", "", "crm_search"},
      {{.provider = p, .parallel_calls = true}, "{}"},
      {{.provider = p, .parallel_calls = false}, R"({"tool_choice":{"type":"auto","disable_parallel_tool_use":true}})"},
      {{.provider = p, .tool_choice = ToolChoice::required(), .parallel_calls = false},
       R"({"tool_choice":{"type":"any","disable_parallel_tool_use":true}})"},
      {{.provider = p, .tool_choice = ToolChoice::tool("look"), .parallel_calls = false},
       R"({"tool_choice":{"type":"tool","name":"look","disable_parallel_tool_use":true}})"},
      {{.provider = p, .tool_choice = look_or_mail, .parallel_calls = false},
       R"({"tool_choice":{"type":"auto","disable_parallel_tool_use":true}})",
       "",
       "look send_mail"},
      {{.provider = p, .tool_choice = ToolChoice::none(), .parallel_calls = false},
       R"({"tool_choice":{"type":"none"}})"},
  });
}

TEST_CASE("Gemini is told by modes") {
  const auto p = Provider::gemini;
  const auto mode = [](const char* rest) {
    return R"({"toolConfig":{"functionCallingConfig":{"mode":)" + std::string(rest) + "}}}";
  };
  const char* const all = "look crm.search send_mail";
  check({
      {{.provider = p}, "{}", "", all},
      {{.provider = p, .tool_choice = ToolChoice::none()}, mode("\"NONE\""), "", all},
      {{.provider = p, .tool_choice = ToolChoice::required()}, mode("\"ANY\""), "", all},
      {{.provider = p, .tool_choice = ToolChoice::tool("look")},
       mode(R"("ANY","allowedFunctionNames":["look"])"),
       "",
       all},
      {{.provider = p, .tool_choice = ToolChoice::tool("crm.search")},
       mode(R"("ANY","allowedFunctionNames":["crm.search"])"),
       "",
       all},
      {{.provider = p, .tool_choice = must_look_or_mail},
       mode(R"("ANY","allowedFunctionNames":["look","send_mail"])"),
       "",
       all},
      {{.provider = p, .tool_choice = look_or_mail}, "{}", "", "look send_mail"},
      {{.provider = p, .parallel_calls = true}, "{}", "", all},
      {{.provider = p, .parallel_calls = false}, "{}", "parallel_calls", all},
      // Strictness is a mode as well; a call that is forced, or forbidden, needs no other.
      {{.provider = p, .strict = true}, mode("\"VALIDATED\""), "", all},
      {{.provider = p, .strict = true, .tool_choice = ToolChoice::required()}, mode("\"ANY\""), "", all},
      {{.provider = p, .strict = true, .tool_choice = ToolChoice::none()}, mode("\"NONE\""), "", all},
      {{.provider = p, .strict = true, .tool_choice = look_or_mail}, mode("\"VALIDATED\""), "", "look send_mail"},
  });
}

TEST_CASE("MCP's clients are not told") {
  const auto p = Provider::mcp;
  const char* const all = "look crm.search send_mail";
  check({
      {{.provider = p}, "{}", "", all},
      {{.provider = p, .tool_choice = ToolChoice::none()}, "{}", "tool_choice", all},
      {{.provider = p, .tool_choice = ToolChoice::required()}, "{}", "tool_choice", all},
      {{.provider = p, .tool_choice = look_or_mail}, "{}", "", "look send_mail"},
      {{.provider = p, .parallel_calls = true}, "{}", "parallel_calls", all},
      {{.provider = p, .tool_choice = ToolChoice::none(), .parallel_calls = false},
       "{}",
       "tool_choice parallel_calls",
       all},
  });
}

TEST_CASE("the plan is of what is sent") {
  const auto request = own().request_tools({.provider = Provider::anthropic, .tool_choice = look_or_mail}).value();
  REQUIRE(request.plan.tools.size() == 2);
  CHECK(request.plan.tools[0].name == "look");
  CHECK(request.plan.tools[1].name == "send_mail");
  CHECK(own().dispatch({.name = "send_mail"}, {.plan = &request.plan}).status == toolbind::Status::ok);
  CHECK(own().dispatch({.name = "crm.search", .arguments = R"({"name":"Ada"})"}, {.plan = &request.plan}).status ==
        toolbind::Status::unknown_tool);  // the model was never told of it
}

TEST_CASE("names that are no tools") {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    const auto wrong = [&](ToolChoice choice) {
      return kit().request_tools({.provider = provider, .tool_choice = std::move(choice)}).error();
    };
    const toolbind::Issues one = wrong(ToolChoice::tool("lok"));
    REQUIRE(one.size() == 1);
    CHECK(one[0].keyword == "tool_choice");
    CHECK(one[0].message == R"(unknown tool "lok"; did you mean "look"?)");
    CHECK(wrong(ToolChoice::among({"look", "sendmail", "nothing like it"})).size() == 2);
    CHECK(wrong(ToolChoice::among({"look", "sendmail"}))[0].message.find("\"send_mail\"") != std::string::npos);
    CHECK(wrong({ToolChoice::Mode::required, {"look", "crm.serch"}}).size() == 1);
    CHECK(wrong(ToolChoice::tool("")).size() == 1);
  }
}

TEST_CASE("a call that must be made, and nothing to call") {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    CHECK(Toolkit().request_tools({.provider = provider, .tool_choice = ToolChoice::required()}).error().size() == 1);
    const auto nothing =
        Toolkit().request_tools({.provider = provider, .tool_choice = ToolChoice::none(), .parallel_calls = true});
    REQUIRE(nothing);
    CHECK(nothing->fields == "{}");
    CHECK(nothing->tools == "[]");
  }
  // Nor is a tool that only another provider has one to call.
  const auto never = [](const std::any&) { return false; };
  const Toolkit google = kit()
                             .with_settings("look", {.enabled = never})
                             .with_settings("crm.search", {.enabled = never})
                             .with_settings("send_mail", {.enabled = never})
                             .with_settings("search_the_web", {.enabled = never})
                             .with_settings("shell", {.enabled = never})
                             .with_settings("computer", {.enabled = never});
  for (const Provider provider : {Provider::openai_responses, Provider::openai_chat, Provider::anthropic}) {
    CAPTURE(to_string(provider));
    CHECK(google.request_tools({.provider = provider}));
    CHECK_FALSE(google.request_tools({.provider = provider, .tool_choice = ToolChoice::required()}));
  }
}

TEST_CASE("tools that providers define") {
  const auto asked = [](Provider provider, ToolChoice choice) {
    return kit().request_tools({.provider = provider, .tool_choice = std::move(choice)});
  };
  const auto fields = [&](Provider provider, ToolChoice choice) {
    const auto request = asked(provider, std::move(choice));
    CHECK(why(request) == "");
    return request ? request->fields : "";
  };
  const ToolChoice web = ToolChoice::tool("search_the_web");
  CHECK(fields(Provider::openai_responses, web) == R"({"tool_choice":{"type":"web_search"}})");
  CHECK(
      fields(Provider::openai_responses, ToolChoice::among({"look", "search_the_web"})) ==
      R"({"tool_choice":{"type":"allowed_tools","mode":"auto","tools":[{"type":"function","name":"look"},{"type":"web_search"}]}})");
  CHECK(fields(Provider::anthropic, ToolChoice::tool("shell")) == R"({"tool_choice":{"type":"tool","name":"bash"}})");
  CHECK(fields(Provider::anthropic, ToolChoice::among({"look", "shell"})) == "{}");
  CHECK(names(*asked(Provider::anthropic, ToolChoice::among({"look", "shell"}))) == "look bash");
  CHECK(names(*asked(Provider::gemini, ToolChoice::among({"look", "google"}))) == "look googleSearch");

  // A tool that only another provider has can't be chosen.
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    if (provider != Provider::openai_responses) {
      const auto refused = asked(provider, web);
      REQUIRE(refused.error().size() == 1);
      CHECK(refused.error()[0].path == "search_the_web");
    }
    if (provider != Provider::anthropic)
      CHECK(asked(provider, {ToolChoice::Mode::required, {"look", "shell"}}).error().size() == 1);
    if (provider != Provider::gemini) CHECK(asked(provider, ToolChoice::among({"look", "google"})).error().size() == 1);
  }
}

TEST_CASE("tools that have no name to be chosen by") {
  // Of several tools, `any` would let the model call another one.
  const auto computer =
      kit().request_tools({.provider = Provider::anthropic, .tool_choice = ToolChoice::tool("computer")});
  if (computer) {
    const bool alone = names(*computer) == "computer_toolset_20260801";
    CHECK((alone || !computer->notes.empty()));
  }
  // Gemini's own tools are no functions: there is no name to allow.
  for (const ToolChoice& choice :
       {ToolChoice::tool("google"), ToolChoice{ToolChoice::Mode::required, {"look", "google"}}}) {
    const auto google = kit().request_tools({.provider = Provider::gemini, .tool_choice = choice});
    if (!google) continue;
    CHECK_FALSE(google->notes.empty());
    CHECK(google->fields.find("\"\"") == std::string::npos);
  }
}
