// Who goes strict, and why the others don't.

#include <doctest/doctest.h>

#include "request/plan.hpp"
#include "request/profile.hpp"

using namespace toolbind;
using request::Candidate;
using request::Planned;

namespace {

constexpr Strict unset{}, always{Strict::Mode::required, 0}, never{Strict::Mode::never, 0};
constexpr Strict wish(double priority) { return {Strict::Mode::priority, priority}; }

Planned tool(Strict strict, std::vector<Candidate> candidates = {{"openai", "", 0, 0}}) {
  return {"t", strict, unset, std::move(candidates)};
}

/// `strict openai`, `natural: reason`, or `refused: reason`.
std::string decided(const Planned& one, const RequestOptions& options) {
  const auto plan = request::plan(std::span(&one, 1), options);
  if (const auto* issues = std::get_if<Issues>(&plan)) return "refused: " + issues->front().message;
  const ToolPlan& out = std::get<StrictPlan>(plan).tools.front();
  return (out.strict ? "strict " : "") + out.shape + (out.reason.empty() ? "" : ": " + out.reason);
}

RequestOptions to(Provider provider, std::string model = "", std::optional<bool> strict = {}) {
  return {.provider = provider, .model = std::move(model), .strict = strict, .on_unmet_strict = UnmetStrict::refuse};
}

}  // namespace

TEST_CASE("one tool") {
  CHECK(decided(tool(unset), to(Provider::openai_responses)) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::openai_chat, "gpt-5.2")) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::anthropic, "claude-sonnet-4-5-20250929")) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::anthropic, "claude-3-haiku-20240307")) ==
        "natural: the model 'claude-3-haiku-20240307' takes no strict tools");
  CHECK(decided(tool(unset), to(Provider::openai_chat, "llama-3")) ==
        "natural: nothing is known of the model 'llama-3'");
  CHECK(decided(tool(unset), to(Provider::openai_responses, "", false)) == "natural: strict is off");
  CHECK(decided(tool(never), to(Provider::openai_responses, "", true)) == "natural: strict is off");
  CHECK(decided(tool(always), to(Provider::openai_responses, "", false)) == "strict openai");
  CHECK(decided(tool(wish(100)), to(Provider::openai_responses, "", false)) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::mcp)) == "natural: MCP has no strict mode");
  CHECK(decided(tool(always), to(Provider::mcp)) == "natural: MCP has no strict mode");
}

TEST_CASE("the request's wish is above the toolkit's") {
  Planned one = tool(unset);
  one.toolkit_strict = always;
  CHECK(decided(one, to(Provider::openai_responses, "", false)) == "natural: strict is off");
  one.toolkit_strict = never;
  CHECK(decided(one, to(Provider::openai_responses)) == "natural: strict is off");
  CHECK(decided(one, to(Provider::openai_responses, "", true)) == "strict openai");
}

TEST_CASE("a requirement that can't be met") {
  RequestOptions options = to(Provider::openai_chat, "gpt-3.5-turbo");
  CHECK(decided(tool(always), options) ==
        "refused: tool 't' must be strict, and can't be: the model 'gpt-3.5-turbo' takes no strict tools");
  options.on_unmet_strict = UnmetStrict::omit;
  CHECK(decided(tool(always), options) == "natural: the model 'gpt-3.5-turbo' takes no strict tools");
}

TEST_CASE("a schema that the dialect can't say") {
  const std::vector<Candidate> recursive = {{"anthropic", "/x: recursive", 0, 0},
                                            {"anthropic_nullable", "/x: too", 0, 0}};
  CHECK(decided(tool(unset, recursive), to(Provider::anthropic)) == "natural: /x: recursive");
  CHECK(decided(tool(always, recursive), to(Provider::anthropic)) ==
        "refused: tool 't' must be strict, and can't be: /x: recursive");
}

TEST_CASE("a budget is handed out by priority") {
  std::vector<Planned> tools;
  for (int i = 0; i < 25; ++i) tools.push_back(tool(i == 24 ? wish(100) : unset));
  const auto plan = std::get<StrictPlan>(request::plan(tools, to(Provider::anthropic)));
  CHECK(plan.strict_tools == 20);
  CHECK(plan.tools[24].strict);
  CHECK(plan.tools[18].strict);
  CHECK_FALSE(plan.tools[19].strict);
  CHECK(plan.tools[19].reason ==
        "the request's budget of 20 strict tools, 24 optional and 16 union parameters is used up");
  CHECK(std::get<StrictPlan>(request::plan(tools, to(Provider::openai_chat))).strict_tools == 25);
}

TEST_CASE("optional parameters are spread over both budgets") {
  // 10 tools of 4 optional parameters: 6 fit as optional, 4 more as nullable.
  std::vector<Planned> tools;
  for (int i = 0; i < 11; ++i)
    tools.push_back(tool(unset, {{"anthropic", "", 4, 0}, {"anthropic_nullable", "", 0, 4}}));
  const auto plan = std::get<StrictPlan>(request::plan(tools, to(Provider::anthropic)));
  CHECK(plan.strict_tools == 10);
  CHECK(plan.optionals == 24);
  CHECK(plan.unions == 16);
  CHECK_FALSE(plan.tools[10].strict);
}

TEST_CASE("names of models") {
  using request::profile_of;
  CHECK(profile_of(Provider::openai_chat, "openai/gpt-4.1-mini").strict);
  CHECK_FALSE(profile_of(Provider::openai_chat, "gpt-4o-2024-05-13").strict);
  CHECK_FALSE(profile_of(Provider::openai_chat, "gpt-4-turbo").strict);
  CHECK(profile_of(Provider::anthropic, "anthropic/claude-opus-5").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "claude-opus-5-5").strict);
  CHECK(profile_of(Provider::anthropic, "us.anthropic.claude-haiku-4-5-20251001-v1:0").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "us.anthropic.claude-opus-5-v1:0").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "someone-else").known);
  CHECK(profile_of(Provider::gemini, "gemini-3.5-flash").strict);
  CHECK(request::matches_glob("a*c*e", "abcde"));
  CHECK_FALSE(request::matches_glob("a*c", "abcd"));
}
