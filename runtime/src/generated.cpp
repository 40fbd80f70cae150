// The untyped halves of the functions that generated types use.

#include "toolbind/generated.hpp"

#include <deque>
#include <mutex>
#include <ostream>

#include "engine/encoder.hpp"
#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/wire.hpp"

namespace toolbind {

Issues ToolInfo::check(std::string_view json) const { return engine::check(*parameters, json); }

namespace detail {

Issues decode(const program::Node& node, std::string_view json, void* target, const DecodeOptions& options) {
  return engine::decode(node, json, target, options);
}

std::optional<std::string> sent_text(const program::Node& node, std::string_view json, const DecodeOptions& options) {
  return options.wire ? engine::sent_text(node, json, options) : std::nullopt;
}

std::optional<std::string> natural_text(const program::Node& node, std::string_view json,
                                        const DecodeOptions& options) {
  return options.wire ? engine::natural_text(node, json, options) : std::nullopt;
}

Issues at_wire_places(Issues issues, std::string_view wire, std::string_view natural, std::string_view root_key) {
  return issues.empty() ? issues : engine::at_wire_places(std::move(issues), wire, natural, root_key);
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
  static std::mutex guard;
  static std::deque<std::string> texts;
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
