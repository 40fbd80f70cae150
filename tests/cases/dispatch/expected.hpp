// Made by toolbind 0.1.0 from dispatch.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "dispatch.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace dispatch {

namespace divide {

struct Parameters {
  std::int64_t a = 0;
  std::int64_t b = 0;

  bool operator==(const Parameters&) const = default;
};

struct Failure {
  std::string reason;

  bool operator==(const Failure&) const = default;
};

using Success = std::int64_t;

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Failure*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace divide

namespace echo {

struct Parameters {
  std::string text;

  bool operator==(const Parameters&) const = default;
};

using Success = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace echo

namespace ping {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace ping

struct Divide {
  static constexpr std::string_view name = "divide";
  using Parameters = divide::Parameters;
  using Success = divide::Success;
  using Failure = divide::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.divide(parameters, context...)) {
    return handler.divide(parameters, context...);
  }
};

struct Ping {
  static constexpr std::string_view name = "ping";
  using Parameters = ping::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.ping(parameters, context...)) {
    return handler.ping(parameters, context...);
  }
};

struct Echo {
  static constexpr std::string_view name = "echo";
  using Parameters = echo::Parameters;
  using Success = echo::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.echo(parameters, context...)) {
    return handler.echo(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const divide::Success*);
const toolbind::program::Node& toolbind_node(const echo::Success*);
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

using Tools = toolbind::ToolSet<Divide, Ping, Echo>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Divide, H...> == 1,
                "tool 'divide' needs exactly one handler: a member function "
                "'toolbind::Outcome<Divide::Success, Divide::Failure> divide(const Divide::Parameters&)'"
                ", or toolbind::on<Divide>(function)");
  static_assert(toolbind::handlers_of<Ping, H...> == 1,
                "tool 'ping' needs exactly one handler: a member function "
                "'void ping(const Ping::Parameters&)'"
                ", or toolbind::on<Ping>(function)");
  static_assert(toolbind::handlers_of<Echo, H...> == 1,
                "tool 'echo' needs exactly one handler: a member function "
                "'Echo::Success echo(const Echo::Parameters&)'"
                ", or toolbind::on<Echo>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace dispatch
