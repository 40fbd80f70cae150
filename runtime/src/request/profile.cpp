// A table of model families, first match wins. A model that no row speaks of is lenient.

#include "request/profile.hpp"

#include <algorithm>

namespace toolbind::request {
namespace {

enum class Family : std::uint8_t { openai, anthropic, bedrock, gemini };

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
  std::string_view model;  ///< without prefixes
};

constexpr std::pair<std::string_view, Family> prefixes[] = {{"openai", Family::openai},
                                                            {"azure", Family::openai},
                                                            {"anthropic", Family::anthropic},
                                                            {"google", Family::gemini},
                                                            {"gemini", Family::gemini}};

Family family_of(Provider provider) {
  if (provider == Provider::anthropic) return Family::anthropic;
  return provider == Provider::gemini ? Family::gemini : Family::openai;
}

/// A prefix says more than the API that is spoken: routers speak one API for all models.
Name read_name(Provider provider, std::string_view model) {
  Name out{family_of(provider), model};
  for (std::size_t slash = 0; (slash = out.model.find('/')) != std::string_view::npos;) {
    for (const auto& [prefix, family] : prefixes) {
      if (out.model.substr(0, slash) == prefix) out.family = family;
    }
    out.model.remove_prefix(slash + 1);
  }
  constexpr std::string_view cloud = "anthropic.";
  if (const std::size_t at = out.model.find(cloud); at != std::string_view::npos) {
    out.family = Family::bedrock;
    out.model.remove_prefix(at + cloud.size());
  }
  return out;
}

constexpr Budget anthropic_budget{20, 24, 16};

void set_family(Family family, Profile& out) {
  switch (family) {
    case Family::openai:
      out.dialects = {&dialect::openai};
      break;
    case Family::anthropic:
    case Family::bedrock:
      out.dialects = {&dialect::anthropic, &dialect::anthropic_nullable};
      out.budget = anthropic_budget;
      break;
    case Family::gemini:
      out.dialects = {&dialect::gemini};
      break;
  }
}

/// The user's row over what the family has.
void apply(const ModelProfile& row, const ModelTable& table, Profile& out) {
  out.known = true;
  out.strict = row.dialect != "none";
  if (row.dialect == "anthropic") {
    set_family(Family::anthropic, out);
  } else if (!row.dialect.empty() && out.strict) {
    const dialect::Dialect* dialect = out.shelf.find(row.dialect, table.dialects);
    out.strict = dialect != nullptr;
    if (dialect) {
      out.dialects = {dialect};
      out.budget = dialect->counted ? anthropic_budget : Budget{};
    }
  }
  out.budget = {row.strict_tools.value_or(out.budget.tools), row.optional_parameters.value_or(out.budget.optionals),
                row.union_parameters.value_or(out.budget.unions)};
  out.headers = row.headers;
}

}  // namespace

bool matches_glob(std::string_view pattern, std::string_view text) {
  // On a mismatch the latest star takes one more character; earlier ones need not be tried again.
  std::size_t p = 0, t = 0, star = std::string_view::npos, taken = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      taken = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++taken;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

Profile profile_of(const RequestOptions& options) {
  Profile out;
  const Name name = read_name(options.provider, options.model);
  set_family(name.family, out);
  for (const ModelProfile& row : options.models.models) {
    if (!matches_glob(row.pattern, options.model) && !matches_glob(row.pattern, name.model)) continue;
    apply(row, options.models, out);
    return out;
  }
  if (options.provider == Provider::mcp || options.model.empty() || options.provider == Provider::gemini) {
    out.known = true;
    out.strict = options.provider != Provider::mcp;
    return out;
  }
  // Routers write Anthropic's versions with dots.
  std::string plain(name.model);
  if (name.family == Family::anthropic) std::replace(plain.begin(), plain.end(), '.', '-');
  for (const Row& row : table) {
    if (row.family != name.family || !matches_glob(row.pattern, plain)) continue;
    out.known = true;
    out.strict = row.strict;
    return out;
  }
  return out;
}

}  // namespace toolbind::request
