// The wire format of a tool, provider by provider.

#include <doctest/doctest.h>

#include "request/tool_json.hpp"

using namespace toolbind;

TEST_CASE("one tool, five ways") {
  ToolInfo info{.name = "add", .title = "Add", .description = "Adds \"two\"."};
  info.annotations = {.read_only = true, .destructive = {}, .idempotent = {}, .open_world = false};
  info.success_schema = R"({"type":"object"})";
  info.provider_options = R"({"anthropic":{"cache_control":{"type":"ephemeral"},"description":"Other."}})";
  info.meta = R"({"k":1})";
  const auto text = [&](Provider provider, bool strict = true) {
    const request::PlannedTool tool{info, "add", R"({"type":"object"})", strict, ""};
    return request::tools_json(provider, std::span(&tool, 1));
  };
  CHECK(
      text(Provider::openai_responses) ==
      R"([{"type":"function","name":"add","description":"Adds \"two\".","strict":true,"parameters":{"type":"object"}}])");
  CHECK(
      text(Provider::openai_chat) ==
      R"([{"type":"function","function":{"name":"add","description":"Adds \"two\".","strict":true,"parameters":{"type":"object"}}}])");
  CHECK(
      text(Provider::anthropic) ==
      R"([{"name":"add","description":"Other.","strict":true,"input_schema":{"type":"object"},"cache_control":{"type":"ephemeral"}}])");
  CHECK(
      text(Provider::gemini) ==
      R"([{"functionDeclarations":[{"name":"add","description":"Adds \"two\".","parametersJsonSchema":{"type":"object"}}]}])");
  CHECK(
      text(Provider::mcp) ==
      R"([{"name":"add","title":"Add","description":"Adds \"two\".","inputSchema":{"type":"object"},"outputSchema":{"type":"object"},)"
      R"("annotations":{"readOnlyHint":true,"destructiveHint":true,"idempotentHint":false,"openWorldHint":false},"_meta":{"k":1}}])");

  CHECK(text(Provider::openai_responses, false).find("\"strict\":false") != std::string::npos);
  CHECK(text(Provider::openai_chat, false).find("strict") == std::string::npos);
  CHECK(text(Provider::anthropic, false).find("strict") == std::string::npos);
}

TEST_CASE("no tools") {
  CHECK(request::tools_json(Provider::gemini, {}) == "[]");
  CHECK(to_string(Provider::openai_chat) == "openai_chat");
}
