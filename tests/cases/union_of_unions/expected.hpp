// Made by toolbind 0.1.0 from union_of_unions.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "union_of_unions.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace union_of_unions {

struct Circle {
  double r = 0;

  bool operator==(const Circle&) const = default;
};

struct Box {
  double w = 0;

  bool operator==(const Box&) const = default;
};

using Shape = std::variant<Circle, Box>;

const toolbind::program::Node& toolbind_node(const Circle*);
const toolbind::program::Node& toolbind_node(const Box*);

namespace draw {

struct Parameters {
  std::optional<toolbind::Nullable<std::variant<std::variant<Circle, Box>, std::string>>> what{};
  std::optional<std::vector<std::variant<std::variant<Circle, Box>, std::int64_t>>> more{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace draw

struct Draw {
  static constexpr std::string_view name = "draw";
  using Parameters = draw::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.draw(parameters, context...)) {
    return handler.draw(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const Shape*);
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

using Tools = toolbind::ToolSet<Draw>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Draw, H...> == 1,
                "tool 'draw' needs exactly one handler: a member function "
                "'void draw(const Draw::Parameters&)'"
                ", or toolbind::on<Draw>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace union_of_unions
