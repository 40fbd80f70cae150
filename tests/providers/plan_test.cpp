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
  const auto plan = request::plan(std::span(&one, 1), options, request::profile_of(options));
  if (const auto* issues = std::get_if<Issues>(&plan)) return "refused: " + issues->front().message;
  const ToolPlan& out = std::get<StrictPlan>(plan).tools.front();
  return (out.strict ? "strict " : "") + out.shape + (out.reason.empty() ? "" : ": " + out.reason);
}

RequestOptions to(Provider provider, std::string model = "", std::optional<bool> strict = {}) {
  return {.provider = provider, .model = std::move(model), .strict = strict, .on_unmet_strict = UnmetStrict::refuse};
}

StrictPlan planned(const std::vector<Planned>& tools, const RequestOptions& options) {
  return std::get<StrictPlan>(request::plan(tools, options, request::profile_of(options)));
}

}  // namespace

TEST_CASE("one tool") {
  CHECK(decided(tool(unset), to(Provider::openai_responses)) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::openai_chat, "gpt-5.2")) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::anthropic, "claude-sonnet-4-5-20250929")) == "strict openai");
  CHECK(decided(tool(unset), to(Provider::anthropic, "claude-3-haiku-20240307")) ==
        "natural: the model 'claude-3-haiku-20240307' takes no strict schemas");
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
        "refused: tool 't' must be strict, and can't be: the model 'gpt-3.5-turbo' takes no strict schemas");
  options.on_unmet_strict = UnmetStrict::omit;
  CHECK(decided(tool(always), options) == "natural: the model 'gpt-3.5-turbo' takes no strict schemas");
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
  const auto plan = planned(tools, to(Provider::anthropic));
  CHECK(plan.strict_tools == 20);
  CHECK(plan.tools[24].strict);
  CHECK(plan.tools[18].strict);
  CHECK_FALSE(plan.tools[19].strict);
  CHECK(plan.tools[19].reason ==
        "it needs more than is left of the request's 20 strict tools, 24 optional parameters, 16 parameters with "
        "alternatives: 0 optional and 0 with alternatives");
  CHECK(planned(tools, to(Provider::openai_chat)).strict_tools == 25);
}

TEST_CASE("optional parameters are spread over both budgets") {
  // 10 tools of 4 optional parameters: 6 fit as optional, 4 more as nullable.
  std::vector<Planned> tools;
  for (int i = 0; i < 11; ++i)
    tools.push_back(tool(unset, {{"anthropic", "", 4, 0}, {"anthropic_nullable", "", 0, 4}}));
  const auto plan = planned(tools, to(Provider::anthropic));
  CHECK(plan.strict_tools == 10);
  CHECK(plan.optionals == 24);
  CHECK(plan.unions == 16);
  CHECK_FALSE(plan.tools[10].strict);
}

TEST_CASE("a rendering is chosen for what comes after") {
  // Whoever is first must leave the room that only the others' renderings have use for.
  const std::vector<Planned> tools = {tool(unset, {{"anthropic", "", 12, 0}, {"anthropic_nullable", "", 0, 12}}),
                                      tool(unset, {{"anthropic", "", 24, 0}, {"anthropic_nullable", "", 0, 24}}),
                                      tool(unset, {{"anthropic", "", 0, 4}, {"anthropic_nullable", "", 0, 4}})};
  const StrictPlan plan = planned(tools, to(Provider::anthropic));
  CHECK(plan.strict_tools == 3);
  CHECK(plan.tools[0].shape == "anthropic_nullable");
  CHECK(plan.tools[1].shape == "anthropic");
  CHECK(plan.optionals == 24);
  CHECK(plan.unions == 16);
}

TEST_CASE("an output takes its share first, and is no tool") {
  std::vector<Planned> all(20, tool(unset, {{"anthropic", "", 1, 0}}));
  all.push_back(tool(never, {{"anthropic", "", 6, 0}}));
  all.back().output = all.back().always = true;
  const StrictPlan plan = planned(all, to(Provider::anthropic));
  CHECK(plan.tools.back().strict);
  CHECK(plan.strict_tools == 18);
  CHECK(plan.optionals == 24);
}

TEST_CASE("names of models") {
  const auto profile_of = [](Provider provider, const char* model) { return request::profile_of(to(provider, model)); };
  CHECK(profile_of(Provider::openai_chat, "openai/gpt-4.1-mini").strict);
  CHECK_FALSE(profile_of(Provider::openai_chat, "gpt-4o-2024-05-13").strict);
  CHECK_FALSE(profile_of(Provider::openai_chat, "gpt-4-turbo").strict);
  CHECK(profile_of(Provider::anthropic, "anthropic/claude-opus-5").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "claude-opus-5-5").strict);
  CHECK(profile_of(Provider::anthropic, "us.anthropic.claude-haiku-4-5-20251001-v1:0").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "us.anthropic.claude-opus-5-v1:0").strict);
  CHECK_FALSE(profile_of(Provider::anthropic, "someone-else").known);
  CHECK(profile_of(Provider::gemini, "gemini-3.5-flash").strict);
  // A router's prefix says whose model it is, whatever API is spoken.
  CHECK(profile_of(Provider::openai_chat, "anthropic/claude-opus-5").dialects.front()->name == "anthropic");
  CHECK(profile_of(Provider::openai_chat, "anthropic/claude-opus-5").budget.tools == 20);
  CHECK(profile_of(Provider::openai_chat, "openrouter/openai/gpt-5").strict);
  CHECK(profile_of(Provider::openai_chat, "google/gemini-3").dialects.front()->name == "gemini");
  CHECK_FALSE(profile_of(Provider::openai_chat, "google/gemini-3").known);
  CHECK(request::matches_glob("a*c*e", "abcde"));
  CHECK(request::matches_glob("*", ""));
  CHECK(request::matches_glob("a*b", "aabab"));
  CHECK_FALSE(request::matches_glob("*a*a*a*a*a*a*a*a*a*b", std::string(5000, 'a')));
  CHECK_FALSE(request::matches_glob("a*c", "abcd"));
}
