// What is sent of a tool: each row is a promise about `strict`, made of a schema, not of a plan.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "request/request_tools.hpp"

using namespace toolbind;
using Rows = nlohmann::ordered_json;

namespace {

constexpr Strict unset{}, always{Strict::Mode::required, 0}, never{Strict::Mode::never, 0};
constexpr const char* plain =
    R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string"}},"required":["a"]})";
constexpr const char* recursive =
    R"({"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#"}}},"required":["children"],"additionalProperties":false})";
constexpr const char* open = R"({"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":true})";
constexpr const char* capable = "gpt-5";
constexpr const char* claude = "claude-sonnet-4-5";
constexpr const char* old_claude = "claude-3-haiku";

struct Row {
  Strict tool, toolkit;
  std::optional<bool> request;
  Provider provider;
  const char* model;
  const char* schema;
  const char* strict;  ///< `true`, `false`, `absent`, or `refused`
  bool natural;        ///< the schema goes as it is
};

/// Of both of OpenAI's forms and Anthropic's.
Rows strict_of(const Rows& tool) {
  const Rows& inner = tool.contains("function") ? tool["function"] : tool;
  return inner.contains("strict") ? inner["strict"] : Rows("absent");
}
Rows schema_of(const Rows& tool) {
  const Rows& inner = tool.contains("function") ? tool["function"] : tool;
  return inner.contains("parameters") ? inner["parameters"] : inner["input_schema"];
}

/// Left out, except where that means something else.
Rows unset_strict(Provider provider) { return provider == Provider::openai_responses ? Rows(false) : Rows("absent"); }

Result<RequestTools> sent(const Row& row, UnmetStrict unmet = UnmetStrict::refuse) {
  const ToolInfo info{.name = "t", .parameters_schema = row.schema, .strict = row.tool, .toolkit_strict = row.toolkit};
  const std::reference_wrapper<const ToolInfo> all[] = {info};
  return request::request_tools(
      all, {.provider = row.provider, .model = row.model, .strict = row.request, .on_unmet_strict = unmet});
}

}  // namespace

TEST_CASE("the rows of the table") {
  using enum Provider;
  const Row rows[] = {
      {unset, unset, {}, openai_responses, capable, plain, "true", false},
      {unset, unset, {}, openai_chat, capable, plain, "true", false},
      {unset, unset, {}, anthropic, claude, plain, "true", false},
      {unset, unset, {}, anthropic, old_claude, plain, "\"absent\"", true},
      {unset, unset, false, openai_responses, capable, plain, "false", true},
      {unset, unset, false, openai_chat, capable, plain, "\"absent\"", true},
      {unset, always, false, openai_responses, capable, plain, "false", true},
      {unset, always, false, anthropic, claude, plain, "\"absent\"", true},
      {never, unset, true, openai_responses, capable, plain, "false", true},
      {never, unset, true, anthropic, claude, plain, "\"absent\"", true},
      {always, unset, false, openai_responses, capable, plain, "true", false},
      {always, unset, false, anthropic, claude, plain, "true", false},
      {always, unset, {}, anthropic, old_claude, plain, "refused", true},
      {always, unset, {}, openai_chat, "gpt-3.5-turbo", plain, "refused", true},
      {unset, unset, {}, anthropic, claude, recursive, "\"absent\"", true},
      {always, unset, {}, anthropic, claude, recursive, "refused", true},
      {unset, unset, {}, openai_responses, capable, recursive, "true", false},
      {unset, unset, {}, openai_responses, capable, open, "false", true},
      {always, unset, {}, openai_responses, capable, open, "refused", true},
  };
  for (const Row& row : rows) {
    CAPTURE(to_string(row.provider));
    CAPTURE(std::string(row.model));
    CAPTURE(std::string(row.schema));
    auto request = sent(row);
    if (std::string_view(row.strict) == "refused") {
      REQUIRE_FALSE(request);
      CHECK(request.error().front().keyword == "strict");
      request = sent(row, UnmetStrict::omit);
    }
    REQUIRE(request);
    const Rows tool = Rows::parse(request->tools)[0];
    if (std::string_view(row.strict) != "refused") CHECK(strict_of(tool).dump() == row.strict);
    if (std::string_view(row.strict) == "refused") CHECK(strict_of(tool) == unset_strict(row.provider));
    CHECK((schema_of(tool) == Rows::parse(row.schema)) == row.natural);
    CHECK(request->plan.tools[0].reason.empty() == request->plan.tools[0].strict);
    if (!row.natural) CHECK(schema_of(tool)["additionalProperties"] == false);
  }
}

TEST_CASE("no parameters are exactly this") {
  for (const Provider provider : {Provider::openai_responses, Provider::anthropic}) {
    const Row row{unset, unset, {}, provider, "", R"({"type":"object","properties":{}})", "", false};
    CHECK(schema_of(Rows::parse(sent(row)->tools)[0]).dump() ==
          R"({"type":"object","properties":{},"required":[],"additionalProperties":false})");
  }
}

TEST_CASE("limits of a request") {
  const ToolInfo info{.name = "t", .parameters_schema = plain};
  const std::vector<std::reference_wrapper<const ToolInfo>> many(513, info);
  CHECK(request::request_tools(many, {.provider = Provider::gemini}).error().front().message ==
        "Gemini takes 512 function declarations, these are 513");
  CHECK(request::request_tools(std::span(many).first(512), {.provider = Provider::gemini}));
}

TEST_CASE("what Anthropic lets programs call is not strict") {
  const ToolInfo info{.name = "t",
                      .parameters_schema = plain,
                      .provider_options = R"({"anthropic":{"allowed_callers":["direct","code_execution_20260120"]}})"};
  const std::reference_wrapper<const ToolInfo> all[] = {info};
  CHECK(request::request_tools(all, {.provider = Provider::anthropic})->plan.tools[0].reason ==
        "a tool that programs may call ('allowed_callers') can't be strict");
  CHECK(request::request_tools(all, {.provider = Provider::openai_chat})->plan.tools[0].strict);
}

TEST_CASE("tools and output share the budgets, and agree on the output's shape") {
  const auto optionals = [](int count) {
    Rows schema = {{"type", "object"}, {"properties", Rows::object()}, {"additionalProperties", false}};
    for (int i = 0; i < count; ++i) schema["properties"]["p" + std::to_string(i)] = {{"type", "string"}};
    return schema.dump();
  };
  const std::string small = optionals(10), large = optionals(20);
  const OutputInfo output{.name = "o", .schema = small};
  const ToolInfo info{.name = "t", .parameters_schema = large};
  const std::reference_wrapper<const ToolInfo> all[] = {info};
  RequestOptions options{.provider = Provider::anthropic};
  CHECK(request::request_tools(all, options)->plan.tools[0].strict);
  options.output = &output;
  const StrictPlan plan = request::request_tools(all, options)->plan;
  CHECK(request_output(output, options)->plan.shape == "anthropic");
  CHECK(plan.optionals == 10);
  CHECK_FALSE(plan.tools[0].strict);
}

TEST_CASE("models and dialects that the program brings") {
  const ToolInfo info{.name = "t", .parameters_schema = plain};
  const std::reference_wrapper<const ToolInfo> all[] = {info, info};
  RequestOptions options{.provider = Provider::openai_chat, .model = "my/house-1"};
  options.models.models = {{.pattern = "off-*", .dialect = "none"},
                           {.pattern = "house-*", .dialect = "house", .strict_tools = 1, .headers = {{"x-a", "b"}}}};
  options.models.dialects = {{.name = "house", .base = "anthropic_nullable"}};
  const auto request = request::request_tools(all, options);
  REQUIRE(request);
  CHECK(request->headers == std::vector<Header>{{"x-a", "b"}});
  CHECK(request->plan.tools[0].shape == "house");
  CHECK(request->plan.tools[0].wire.nullable);
  CHECK_FALSE(request->plan.tools[1].strict);
  options.model = "off-1";
  CHECK(request::request_tools(all, options)->plan.tools[0].reason == "the model 'off-1' takes no strict schemas");
}

TEST_CASE("a name that was changed meets no provider's own") {
  const ProviderTool execution{.provider = "anthropic", .type = "code_execution_20250825", .name = "code_execution"};
  const ToolInfo dotted{.name = "code.execution", .parameters_schema = plain};
  const ToolInfo theirs{.name = "sandbox", .parameters_schema = plain, .provider_tool = &execution};
  const std::reference_wrapper<const ToolInfo> all[] = {dotted, theirs};
  const StrictPlan plan = request::request_tools(all, {.provider = Provider::anthropic})->plan;
  CHECK(plan.tools[0].wire_name.starts_with("code_execution_"));
  CHECK(plan.tools[1].wire_name == "code_execution");
}
