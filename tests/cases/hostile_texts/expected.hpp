// Made by toolbind 0.1.0 from hostile_texts.tools.json; do not edit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "hostile_texts.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace hostile_texts {

namespace say {

enum class D { value, double_quote, backslash, newline, value_2, value_3 };

/// */ #include <x> /* \ .
struct Parameters {
  /// backslash at the end \ .
  std::string a = "?\?=\")\\\012*/";
  /// {{ tool.name }} {% for x in y %}
  std::optional<std::string> b{};
  static constexpr std::string_view c = ")json\" \\ ?\?/\012";
  std::optional<D> d{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const D*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace say

/// ends a comment */ and starts // one\ .
/// second line with R"( )" and ?? / trigraph
///
/// third end \ .
struct Say {
  static constexpr std::string_view name = "say";
  using Parameters = say::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using D = say::D;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.say(parameters, context...)) {
    return handler.say(parameters, context...);
  }
};

using toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json, toolbind::adl::operator<<;

/// Any type declared above. The issues say where and why a text is no such value.
template <class T>
toolbind::Result<T> decode(std::string_view json, const toolbind::DecodeOptions& options = {}) {
  return toolbind::detail::decode<T>(toolbind_node(static_cast<const T*>(nullptr)), json, options);
}

/// Any type declared above. Throws toolbind::EncodeError for what JSON can't say, such as an empty Box.
template <class T>
std::string encode(const T& value) {
  return toolbind::detail::encode(toolbind_node(&value), &value);
}

/// What is known of each tool, in the order of the spec.
std::span<const toolbind::ToolInfo> tools();

using Tools = toolbind::ToolSet<Say>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Say, H...> == 1,
                "tool 'say' needs exactly one handler: a member function "
                "'void say(const Say::Parameters&)'"
                ", or toolbind::on<Say>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace hostile_texts
