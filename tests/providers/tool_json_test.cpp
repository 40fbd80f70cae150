// The wire format of a tool, provider by provider.

#include <doctest/doctest.h>

#include "request/tool_json.hpp"

using namespace toolbind;
using request::OrderedJson;

TEST_CASE("one tool, five ways") {
  request::ToolText tool{.name = "add",
                         .title = "Add",
                         .description = "Adds.",
                         .annotations = {.read_only = true, .destructive = {}, .idempotent = {}, .open_world = false},
                         .schema = {{"type", "object"}},
                         .strict = true,
                         .success = {{"type", "object"}},
                         .provider_options = {{"anthropic", {{"cache_control", {{"type", "ephemeral"}}}}}},
                         .meta = {{"k", 1}}};
  const auto text = [&](Provider provider) { return request::tools_json(provider, std::span(&tool, 1)).dump(); };
  CHECK(text(Provider::openai_responses) ==
        R"([{"type":"function","name":"add","description":"Adds.","strict":true,"parameters":{"type":"object"}}])");
  CHECK(
      text(Provider::openai_chat) ==
      R"([{"type":"function","function":{"name":"add","description":"Adds.","strict":true,"parameters":{"type":"object"}}}])");
  CHECK(
      text(Provider::anthropic) ==
      R"([{"name":"add","description":"Adds.","strict":true,"input_schema":{"type":"object"},"cache_control":{"type":"ephemeral"}}])");
  CHECK(
      text(Provider::gemini) ==
      R"([{"functionDeclarations":[{"name":"add","description":"Adds.","parametersJsonSchema":{"type":"object"}}]}])");
  CHECK(
      text(Provider::mcp) ==
      R"([{"name":"add","title":"Add","description":"Adds.","inputSchema":{"type":"object"},"outputSchema":{"type":"object"},)"
      R"("annotations":{"readOnlyHint":true,"destructiveHint":true,"idempotentHint":false,"openWorldHint":false},"_meta":{"k":1}}])");

  tool.strict = false;
  CHECK(text(Provider::openai_responses).find("\"strict\":false") != std::string::npos);
  CHECK(text(Provider::openai_chat).find("strict") == std::string::npos);
  CHECK(text(Provider::anthropic).find("strict") == std::string::npos);
}

TEST_CASE("no tools") {
  CHECK(request::tools_json(Provider::gemini, {}).dump() == "[]");
  CHECK(to_string(Provider::openai_chat) == "openai_chat");
}
