#include "request/dialects.hpp"

#include <algorithm>

#include "text/nearest.hpp"

namespace toolbind::request {
namespace {

constexpr const dialect::Dialect* built_in[] = {&dialect::openai, &dialect::anthropic, &dialect::anthropic_nullable,
                                                &dialect::gemini};

/// What the rules leave standing, so that a dialect may take it or not.
constexpr std::string_view constraints[] = {
    "const",     "default",          "pattern",          "format",       "multipleOf", "minimum",
    "maximum",   "exclusiveMinimum", "exclusiveMaximum", "minItems",     "maxItems",   "minLength",
    "maxLength", "uniqueItems",      "minProperties",    "maxProperties"};

template <class Range>
bool is_in(const Range& range, std::string_view name) {
  return std::find(std::begin(range), std::end(range), name) != std::end(range);
}

std::string suggestion(std::string_view name, std::span<const std::string_view> known) {
  const auto near = text::nearest(name, known);
  return near ? "; did you mean '" + std::string(*near) + "'?" : "";
}

const DialectProfile* registered_as(std::string_view name, std::span<const DialectProfile> registered) {
  const auto found =
      std::find_if(registered.begin(), registered.end(), [&](const DialectProfile& one) { return one.name == name; });
  return found == registered.end() ? nullptr : &*found;
}

}  // namespace

const dialect::Dialect* built_in_dialect(std::string_view name) {
  const auto found = std::find_if(std::begin(built_in), std::end(built_in),
                                  [&](const dialect::Dialect* one) { return one->name == name; });
  return found == std::end(built_in) ? nullptr : *found;
}

Issues check_dialect_name(std::string_view name, std::span<const DialectProfile> registered) {
  if (name.empty() || name == "none" || built_in_dialect(name) || registered_as(name, registered)) return {};
  std::vector<std::string_view> names = {"none"};
  for (const dialect::Dialect* one : built_in) names.push_back(one->name);
  for (const DialectProfile& one : registered) names.push_back(one.name);
  return {{"", "enum", "there is no dialect '" + std::string(name) + "'" + suggestion(name, names)}};
}

Issues check_dialect(const DialectProfile& profile, std::span<const DialectProfile> registered) {
  Issues out;
  if (profile.name == "none" || profile.name == "natural" || built_in_dialect(profile.name))
    out.push_back({"/name", "enum", "'" + profile.name + "' is the name of a built-in dialect"});
  if (std::count_if(registered.begin(), registered.end(),
                    [&](const DialectProfile& one) { return one.name == profile.name; }) > 1)
    out.push_back({"/name", "enum", "two dialects are called '" + profile.name + "'"});
  if (!built_in_dialect(profile.base))
    out.push_back({"/base", "enum", "'" + profile.base + "' is no built-in dialect"});
  if (!profile.constraints) return out;
  for (std::size_t i = 0; i < profile.constraints->size(); ++i) {
    const std::string& one = (*profile.constraints)[i];
    if (is_in(constraints, one)) continue;
    out.push_back({"/constraints/" + std::to_string(i), "enum",
                   "'" + one + "' is no constraint that can be sent" + suggestion(one, constraints)});
  }
  return out;
}

const dialect::Dialect* DialectShelf::find(std::string_view name, std::span<const DialectProfile> registered) {
  if (const dialect::Dialect* one = built_in_dialect(name)) return one;
  for (const Made& one : made_) {
    if (one.dialect.name == name) return &one.dialect;
  }
  const DialectProfile* profile = registered_as(name, registered);
  const dialect::Dialect* base = profile ? built_in_dialect(profile->base) : nullptr;
  if (!base || !check_dialect(*profile, {}).empty()) return nullptr;

  Made& made = made_.emplace_back(Made{*profile, {}, {}, *base});
  made.dialect.name = made.profile.name;
  if (made.profile.constraints) {
    std::copy_if(base->keywords.begin(), base->keywords.end(), std::back_inserter(made.keywords),
                 [](std::string_view one) { return !is_in(constraints, one); });
    made.keywords.insert(made.keywords.end(), made.profile.constraints->begin(), made.profile.constraints->end());
    made.dialect.keywords = made.keywords;
  }
  if (made.profile.formats) {
    const bool has_format = is_in(made.dialect.keywords, "format");
    if (!has_format && made.keywords.empty()) made.keywords.assign(base->keywords.begin(), base->keywords.end());
    if (!has_format) made.keywords.push_back("format");
    if (!has_format) made.dialect.keywords = made.keywords;
    made.formats.assign(made.profile.formats->begin(), made.profile.formats->end());
    made.dialect.formats = made.formats;
  }
  if (made.profile.recursion)
    made.dialect.recursion = *made.profile.recursion ? dialect::Recursion::taken : dialect::Recursion::refused;
  made.dialect.limits.properties = made.profile.properties.value_or(base->limits.properties);
  made.dialect.limits.depth = made.profile.depth.value_or(base->limits.depth);
  made.dialect.limits.characters = made.profile.characters.value_or(base->limits.characters);
  made.dialect.limits.enum_values = made.profile.enum_values.value_or(base->limits.enum_values);
  return &made.dialect;
}

}  // namespace toolbind::request
