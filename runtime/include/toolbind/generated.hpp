#pragma once
// What generated headers include: decoding, encoding, printing and nlohmann's conversions for generated types.
//
// A generated type is found by its function `toolbind_node(const T*)`, which gives its type program. The functions in
// `adl` reach generated namespaces by using-declarations, so that argument-dependent lookup finds them.

#include <concepts>
#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "toolbind/box.hpp"
#include "toolbind/handlers.hpp"
#include "toolbind/options.hpp"
#include "toolbind/result.hpp"
#include "toolbind/tool_call.hpp"
#include "toolbind/tool_info.hpp"
#include "toolbind/types.hpp"

namespace toolbind {

namespace program {
struct Node;
}

/// The tables of a generated source and the library must fit: this changes when either does.
inline constexpr int generated_code_version = 2;

template <class T>
concept Described = requires(const T* p) {
  { toolbind_node(p) } -> std::same_as<const program::Node&>;
};

namespace detail {

/// Fills a default-constructed value of the node's C++ type; `reset` makes it one again.
Issues decode(const program::Node& node, std::string_view json, void* value, void (*reset)(void*),
              const DecodeOptions& options);
/// The same without a C++ value: gives the text in its natural shape.
Issues decode_text(const program::Node& node, std::string_view json, std::string& natural,
                   const DecodeOptions& options);
std::string encode(const program::Node& node, const void* source);
std::string print(const program::Node& node, const void* source);
/// A text too long for one literal; lives as long as the program.
std::string_view joined(std::initializer_list<std::string_view> pieces);
void write(std::ostream& out, const std::string& text);
std::string_view enumerator_text(const program::Node& node, int value);
std::optional<int> enumerator_named(const program::Node& node, std::string_view text);

template <class T>
void reset(void* value) {
  *static_cast<T*>(value) = T{};
}

template <class T>
Result<T> decode(const program::Node& node, std::string_view json, const DecodeOptions& options) {
  return Result<T>::made_by([&](T& value) { return decode(node, json, &value, reset<T>, options); });
}

/// From the text of a model's answer.
template <class T>
Result<T> decode_output(const OutputInfo& info, std::string_view text, DecodeOptions options) {
  if constexpr (std::is_same_v<T, std::string>) {
    if (info.plain) return std::string(text);
  }
  options.wire = true;
  options.root_key = "response";
  return decode<T>(*info.node, text, options);
}

template <class T, class J>
T from_document(const program::Node& node, const J& json) {
  std::string text;
  try {
    text = json.dump();
  } catch (const std::exception&) {
    throw DecodeError({{"", "json", "a text in it is not valid UTF-8"}});
  }
  return decode<T>(node, text, {}).value();
}

}  // namespace detail

/// Any generated struct, enum or union of them.
template <Described T>
Result<T> decode(std::string_view json, const DecodeOptions& options = {}) {
  return detail::decode<T>(toolbind_node(static_cast<const T*>(nullptr)), json, options);
}

/// The enumerator of a text, if there is one: `parse<Units>("celsius")`.
template <Described E>
requires std::is_enum_v<E> std::optional<E> parse(std::string_view text) {
  const auto value = detail::enumerator_named(toolbind_node(static_cast<const E*>(nullptr)), text);
  return value ? std::optional<E>(static_cast<E>(*value)) : std::nullopt;
}

namespace adl {

/// Throws EncodeError for a value that JSON can't say.
template <Described T>
std::string encode(const T& value) {
  return detail::encode(toolbind_node(&value), &value);
}

template <Described E>
requires std::is_enum_v<E> std::string_view to_string(E value) {
  return detail::enumerator_text(toolbind_node(&value), static_cast<int>(value));
}

/// For people and test reports: the value as JSON, whatever is in it.
template <Described T>
std::ostream& operator<<(std::ostream& out, const T& value) {
  detail::write(out, detail::print(toolbind_node(&value), &value));
  return out;
}

// nlohmann's conversions are templates over the kind of document, so that generated headers need not include it. Those of
// enums have the very template head of nlohmann's own for all enums: only then does the constraint make them win.

template <class J, Described T>
requires(!std::is_enum_v<T>) void to_json(J& json, const T& value) {
  json = J::parse(detail::encode(toolbind_node(&value), &value));
}

template <class J, class E, std::enable_if_t<std::is_enum<E>::value, int> = 0>
requires Described<E>
void to_json(J& json, E value) noexcept { json = adl::to_string(value); }

/// Throws DecodeError, which carries the issues.
template <class J, Described T>
requires(!std::is_enum_v<T>) void from_json(const J& json, T& value) {
  value = detail::from_document<T>(toolbind_node(&value), json);
}

template <class J, class E, std::enable_if_t<std::is_enum<E>::value, int> = 0>
requires Described<E>
void from_json(const J& json, E& value) { value = detail::from_document<E>(toolbind_node(&value), json); }

}  // namespace adl

using adl::encode;
using adl::to_string;

}  // namespace toolbind
