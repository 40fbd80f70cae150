#include "request/names.hpp"

#include <algorithm>
#include <set>

#include "text/sha256.hpp"

namespace toolbind::request {
namespace {

struct NameRule {
  std::size_t longest;
  std::string_view marks;  ///< taken beside letters and digits
  bool word_first;         ///< begins with a letter or `_`
};

/// Anthropic's documents disagree on 64 and 128: the shorter is taken by both.
NameRule rule_of(Provider provider) {
  switch (provider) {
    case Provider::openai_responses:
    case Provider::openai_chat:
    case Provider::anthropic:
      return {64, "_-", false};
    case Provider::gemini:
      return {128, "_.:-", true};
    case Provider::mcp:
      break;
  }
  return {128, "_.-", false};
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_legal(char c, const NameRule& rule) {
  return is_letter(c) || (c >= '0' && c <= '9') || rule.marks.find(c) != std::string_view::npos;
}

std::string made_legal(std::string_view name, const NameRule& rule) {
  std::string out(name.substr(0, rule.longest));
  std::replace_if(
      out.begin(), out.end(), [&](char c) { return !is_legal(c, rule); }, '_');
  if (out.empty() || (rule.word_first && !is_letter(out[0]) && out[0] != '_')) out.insert(0, "_");
  return out.substr(0, rule.longest);
}

}  // namespace

bool legal_name(Provider provider, std::string_view name) { return made_legal(name, rule_of(provider)) == name; }

std::string wire_name(Provider provider, std::string_view name) { return made_legal(name, rule_of(provider)); }

std::vector<std::string> wire_names(Provider provider, std::span<const std::string_view> names) {
  const NameRule rule = rule_of(provider);
  std::set<std::string, std::less<>> taken;
  for (const std::string_view name : names) {
    if (legal_name(provider, name)) taken.emplace(name);
  }
  std::vector<std::string> out;
  for (const std::string_view name : names) {
    std::string legal = made_legal(name, rule);
    if (legal != name && !taken.insert(legal).second) {
      const std::string digest = "_" + text::sha256_hex(name).substr(0, 8);
      legal = legal.substr(0, rule.longest - digest.size()) + digest;
      taken.insert(legal);
    }
    out.push_back(std::move(legal));
  }
  return out;
}

}  // namespace toolbind::request
