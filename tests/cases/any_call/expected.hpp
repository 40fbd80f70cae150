// Made by toolbind 0.1.0 from any_call.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "any_call.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace any_call {

namespace open {

struct Parameters {
  std::string path;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace open

namespace close {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace close

namespace find {

using Parameters = std::variant<std::string, std::int64_t>;

}  // namespace find

struct Open {
  static constexpr std::string_view name = "open";
  using Parameters = open::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.open(parameters, context...)) {
    return handler.open(parameters, context...);
  }
};

struct Close {
  static constexpr std::string_view name = "close";
  using Parameters = close::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.close(parameters, context...)) {
    return handler.close(parameters, context...);
  }
};

struct Find {
  static constexpr std::string_view name = "find";
  using Parameters = find::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.find(parameters, context...)) {
    return handler.find(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const find::Parameters*);
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

using Tools = toolbind::ToolSet<Open, Close, Find>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Open, H...> == 1,
                "tool 'open' needs exactly one handler: a member function "
                "'void open(const Open::Parameters&)'"
                ", or toolbind::on<Open>(function)");
  static_assert(toolbind::handlers_of<Close, H...> == 1,
                "tool 'close' needs exactly one handler: a member function "
                "'void close(const Close::Parameters&)'"
                ", or toolbind::on<Close>(function)");
  static_assert(toolbind::handlers_of<Find, H...> == 1,
                "tool 'find' needs exactly one handler: a member function "
                "'void find(const Find::Parameters&)'"
                ", or toolbind::on<Find>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace any_call
