// The untyped halves of the functions that generated types use.

#include "toolbind/generated.hpp"

#include <deque>
#include <mutex>
#include <ostream>

#include "engine/coerce.hpp"
#include "engine/encoder.hpp"
#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/wire.hpp"

namespace toolbind {

Issues ToolInfo::check(std::string_view json) const { return engine::check(*parameters, json); }

namespace detail {

namespace {

/// The readings of a text, the most exact first. `take(text, first)` gives the issues of one.
template <class Take>
class Reading {
 public:
  Reading(const program::Node& node, std::string_view json, const DecodeOptions& options, Take take)
      : node_(node), json_(json), options_(options), take_(std::move(take)) {}

  Issues run() {
    if (options_.coercions) options_.coercions->clear();
    if (options_.wire) {
      if (const auto inner = engine::sent_text(node_, json_, options_)) return other(*inner, true);
    }
    Issues issues = take_(json_, true);
    if (issues.empty()) return issues;
    if (options_.wire) {
      if (const auto natural = engine::natural_text(node_, json_, options_)) return other(*natural, false);
    }
    return coerced(json_, std::move(issues));
  }

 private:
  Issues other(std::string_view text, bool first) {
    Issues issues = take_(text, first);
    return issues.empty() ? issues : coerced(text, std::move(issues));
  }

  Issues coerced(std::string_view text, Issues issues) {
    if (options_.coerce) {
      const auto found = engine::coerced_text(node_, text, options_.limits);
      if (found && take_(found->text, false).empty()) {
        if (options_.coercions) *options_.coercions = places(found->coercions, text);
        return {};
      }
    }
    return places(std::move(issues), text);
  }

  Issues places(Issues issues, std::string_view text) const {
    if (issues.empty() || text.data() == json_.data()) return issues;
    return engine::at_wire_places(std::move(issues), json_, text, options_.root_key);
  }

  const program::Node& node_;
  std::string_view json_;
  const DecodeOptions& options_;
  Take take_;
};

}  // namespace

Issues decode(const program::Node& node, std::string_view json, void* value, void (*reset)(void*),
              const DecodeOptions& options) {
  return Reading(node, json, options,
                 [&](std::string_view text, bool first) {
                   if (!first) reset(value);
                   return engine::decode(node, text, value, options);
                 })
      .run();
}

Issues decode_text(const program::Node& node, std::string_view json, std::string& natural,
                   const DecodeOptions& options) {
  return Reading(node, json, options,
                 [&](std::string_view text, bool) {
                   natural = text;
                   return engine::check(node, text, options.limits);
                 })
      .run();
}

std::string encode(const program::Node& node, const void* source) {
  std::string out;
  Issues issues = engine::encode(node, source, out);
  if (!issues.empty()) throw EncodeError(std::move(issues));
  return out;
}

std::string print(const program::Node& node, const void* source) {
  std::string out;
  engine::print(node, source, out);
  return out;
}

std::string_view joined(std::initializer_list<std::string_view> pieces) {
  // Never destroyed: calls that were left behind may outlive the program's main function.
  static auto& guard = *new std::mutex;
  static auto& texts = *new std::deque<std::string>;
  const std::lock_guard lock(guard);
  std::string& text = texts.emplace_back();
  for (const std::string_view piece : pieces) text += piece;
  return text;
}

void write(std::ostream& out, const std::string& text) { out << text; }

std::string_view enumerator_text(const program::Node& node, int value) {
  const auto& names = static_cast<const program::Enumeration&>(node).names;
  return value >= 0 && static_cast<std::size_t>(value) < names.size() ? names[static_cast<std::size_t>(value)]
                                                                      : std::string_view();
}

std::optional<int> enumerator_named(const program::Node& node, std::string_view text) {
  const auto& enumeration = static_cast<const program::Enumeration&>(node);
  const std::size_t index = engine::find_name(enumeration.names, enumeration.sorted, text);
  return index == engine::not_found ? std::nullopt : std::optional(static_cast<int>(index));
}

}  // namespace detail
}  // namespace toolbind
