// Made by toolbind 0.1.0 from scalar_roots.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "scalar_roots.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace scalar_roots {

namespace choice {

enum class Parameters { a, b };

using Success = std::optional<std::int64_t>;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace choice

namespace none {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace none

namespace text {

using Parameters = std::string;
using Success = bool;

}  // namespace text

namespace number {

using Parameters = double;
using Success = std::monostate;

}  // namespace number

namespace anything {

using Parameters = toolbind::Json;

}  // namespace anything

namespace nothing {

using Parameters = toolbind::Never;

}  // namespace nothing

struct Text {
  static constexpr std::string_view name = "text";
  using Parameters = text::Parameters;
  using Success = text::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.text(parameters, context...)) {
    return handler.text(parameters, context...);
  }
};

struct Number {
  static constexpr std::string_view name = "number";
  using Parameters = number::Parameters;
  using Success = number::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.number(parameters, context...)) {
    return handler.number(parameters, context...);
  }
};

struct Choice {
  static constexpr std::string_view name = "choice";
  using Parameters = choice::Parameters;
  using Success = choice::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.choice(parameters, context...)) {
    return handler.choice(parameters, context...);
  }
};

struct Anything {
  static constexpr std::string_view name = "anything";
  using Parameters = anything::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.anything(parameters, context...)) {
    return handler.anything(parameters, context...);
  }
};

struct Nothing {
  static constexpr std::string_view name = "nothing";
  using Parameters = nothing::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.nothing(parameters, context...)) {
    return handler.nothing(parameters, context...);
  }
};

struct None_ {
  static constexpr std::string_view name = "none";
  using Parameters = none::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.none(parameters, context...)) {
    return handler.none(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const text::Parameters*);
const toolbind::program::Node& toolbind_node(const text::Success*);
const toolbind::program::Node& toolbind_node(const number::Parameters*);
const toolbind::program::Node& toolbind_node(const number::Success*);
const toolbind::program::Node& toolbind_node(const choice::Success*);
const toolbind::program::Node& toolbind_node(const anything::Parameters*);
const toolbind::program::Node& toolbind_node(const nothing::Parameters*);
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

using Tools = toolbind::ToolSet<Text, Number, Choice, Anything, Nothing, None_>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Text, H...> == 1,
                "tool 'text' needs exactly one handler: a member function "
                "'Text::Success text(const Text::Parameters&)'"
                ", or toolbind::on<Text>(function)");
  static_assert(toolbind::handlers_of<Number, H...> == 1,
                "tool 'number' needs exactly one handler: a member function "
                "'Number::Success number(const Number::Parameters&)'"
                ", or toolbind::on<Number>(function)");
  static_assert(toolbind::handlers_of<Choice, H...> == 1,
                "tool 'choice' needs exactly one handler: a member function "
                "'Choice::Success choice(const Choice::Parameters&)'"
                ", or toolbind::on<Choice>(function)");
  static_assert(toolbind::handlers_of<Anything, H...> == 1,
                "tool 'anything' needs exactly one handler: a member function "
                "'void anything(const Anything::Parameters&)'"
                ", or toolbind::on<Anything>(function)");
  static_assert(toolbind::handlers_of<Nothing, H...> == 1,
                "tool 'nothing' needs exactly one handler: a member function "
                "'void nothing(const Nothing::Parameters&)'"
                ", or toolbind::on<Nothing>(function)");
  static_assert(toolbind::handlers_of<None_, H...> == 1,
                "tool 'none' needs exactly one handler: a member function "
                "'void none(const None_::Parameters&)'"
                ", or toolbind::on<None_>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace scalar_roots
