// Made by toolbind 0.1.0 from tool_info.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "tool_info.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace tool_info {

namespace first {

struct Parameters {
  std::int64_t n = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = std::int64_t;
using Failure = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace first

namespace second {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace second

namespace third {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace third

/// Does a.
/// And b.
struct First {
  static constexpr std::string_view name = "first";
  using Parameters = first::Parameters;
  using Success = first::Success;
  using Failure = first::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.first(parameters, context...)) {
    return handler.first(parameters, context...);
  }
};

struct Second {
  static constexpr std::string_view name = "second";
  using Parameters = second::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.second(parameters, context...)) {
    return handler.second(parameters, context...);
  }

  template <class H, class... C>
  static auto needs_approval(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.second_needs_approval(parameters, context...)) {
    return handler.second_needs_approval(parameters, context...);
  }
};

struct Third {
  static constexpr std::string_view name = "third";
  using Parameters = third::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.third(parameters, context...)) {
    return handler.third(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const first::Success*);
const toolbind::program::Node& toolbind_node(const first::Failure*);
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

using Tools = toolbind::ToolSet<First, Second, Third>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<First, H...> == 1,
                "tool 'first' needs exactly one handler: a member function "
                "'toolbind::Outcome<First::Success, First::Failure> first(const First::Parameters&)'"
                ", or toolbind::on<First>(function)");
  static_assert(toolbind::handlers_of<Second, H...> == 1,
                "tool 'second' needs exactly one handler: a member function "
                "'void second(const Second::Parameters&)'"
                ", or toolbind::on<Second>(function)");
  static_assert(toolbind::handlers_of<Second, H...> == toolbind::rules_of<Second, H...>,
                "tool 'second' needs a rule for approvals beside its handler: a member function "
                "'bool second_needs_approval(const Second::Parameters&)'"
                ", or toolbind::on<Second>(function, rule)");
  static_assert(toolbind::handlers_of<Third, H...> == 1,
                "tool 'third' needs exactly one handler: a member function "
                "'void third(const Third::Parameters&)'"
                ", or toolbind::on<Third>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace tool_info
