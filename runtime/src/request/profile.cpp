// A table of model families, first match wins. A model that no row speaks of is lenient.

#include "request/profile.hpp"

namespace toolbind::request {
namespace {

enum class Family : std::uint8_t { openai, anthropic, bedrock };

struct Row {
  Family family;
  std::string_view pattern;
  bool strict;
};

constexpr Row table[] = {
    {Family::openai, "gpt-4o-2024-05-13", false},
    {Family::openai, "gpt-4o*", true},
    {Family::openai, "gpt-4.1*", true},
    {Family::openai, "gpt-4*", false},
    {Family::openai, "gpt-3.5*", false},
    {Family::openai, "gpt-5*", true},
    {Family::openai, "gpt-6*", true},
    {Family::openai, "o1-mini*", false},
    {Family::openai, "o1-preview*", false},
    {Family::openai, "o1*", true},
    {Family::openai, "o3*", true},
    {Family::openai, "o4*", true},
    {Family::anthropic, "claude-opus-4-5*", true},
    {Family::anthropic, "claude-opus-4-6*", true},
    {Family::anthropic, "claude-opus-4-7*", true},
    {Family::anthropic, "claude-opus-4-8*", true},
    {Family::anthropic, "claude-opus-5", true},
    {Family::anthropic, "claude-opus-5-20*", true},
    {Family::anthropic, "claude-sonnet-4-5*", true},
    {Family::anthropic, "claude-sonnet-4-6*", true},
    {Family::anthropic, "claude-sonnet-5", true},
    {Family::anthropic, "claude-sonnet-5-20*", true},
    {Family::anthropic, "claude-haiku-4-5*", true},
    {Family::anthropic, "claude-fable-5", true},
    {Family::anthropic, "claude-fable-5-1*", true},
    {Family::anthropic, "claude-fable-5-20*", true},
    {Family::anthropic, "claude-mythos-5", true},
    {Family::anthropic, "claude-mythos-5-1*", true},
    {Family::anthropic, "claude-mythos-5-20*", true},
    {Family::anthropic, "claude-mythos-preview*", true},
    {Family::anthropic, "claude-*", false},
    {Family::bedrock, "claude-opus-4-5*", true},
    {Family::bedrock, "claude-opus-4-6*", true},
    {Family::bedrock, "claude-sonnet-4-5*", true},
    {Family::bedrock, "claude-sonnet-4-6*", true},
    {Family::bedrock, "claude-haiku-4-5*", true},
    {Family::bedrock, "claude-*", false},
};

struct Name {
  Family family;
  std::string_view model;
};

Name read_name(Provider provider, std::string_view model) {
  Family family = provider == Provider::anthropic ? Family::anthropic : Family::openai;
  if (const std::size_t slash = model.rfind('/'); slash != std::string_view::npos) model.remove_prefix(slash + 1);
  constexpr std::string_view cloud = "anthropic.";
  if (const std::size_t at = model.find(cloud); at != std::string_view::npos) {
    family = Family::bedrock;
    model.remove_prefix(at + cloud.size());
  }
  return {family, model};
}

}  // namespace

bool matches_glob(std::string_view pattern, std::string_view text) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == text;
  if (!text.starts_with(pattern.substr(0, star))) return false;
  const std::string_view rest = pattern.substr(star + 1);
  for (std::size_t at = star; at <= text.size(); ++at) {
    if (matches_glob(rest, text.substr(at))) return true;
  }
  return false;
}

Profile profile_of(Provider provider, std::string_view model) {
  if (model.empty()) return {.strict = provider != Provider::mcp, .known = true};
  if (provider == Provider::gemini) return {.strict = true, .known = true};
  if (provider == Provider::mcp) return {.strict = false, .known = true};
  const Name name = read_name(provider, model);
  for (const Row& row : table) {
    if (row.family == name.family && matches_glob(row.pattern, name.model)) return {row.strict, true};
  }
  return {};
}

}  // namespace toolbind::request
