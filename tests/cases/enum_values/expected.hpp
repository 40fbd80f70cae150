// Made by toolbind 0.1.0 from enum_values.tools.json; do not edit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "enum_values.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace enum_values {

namespace paint {

enum class Colour { red, dark_blue, empty, NULL_, a_b, class_, n2, gr_n, u1f600 };

enum class Sign { less_equal, greater, equal };

enum class Shade { light };

struct Parameters {
  Colour colour{};
  std::optional<Sign> sign{};
  std::optional<Shade> shade{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Colour*);
const toolbind::program::Node& toolbind_node(const Sign*);
const toolbind::program::Node& toolbind_node(const Shade*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace paint

struct Paint {
  static constexpr std::string_view name = "paint";
  using Parameters = paint::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Colour = paint::Colour;
  using Sign = paint::Sign;
  using Shade = paint::Shade;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.paint(parameters, context...)) {
    return handler.paint(parameters, context...);
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

using Tools = toolbind::ToolSet<Paint>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Paint, H...> == 1,
                "tool 'paint' needs exactly one handler: a member function "
                "'void paint(const Paint::Parameters&)'"
                ", or toolbind::on<Paint>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace enum_values
