// Made by toolbind 0.1.0 from constants.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "constants.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace constants {

namespace send {

struct Parameters {
  static constexpr std::int64_t version = 2;
  static constexpr std::string_view kind = "mail";
  static constexpr double ratio = 0.5;
  static constexpr std::string_view shape = "{\"a\":[1,null]}";
  bool urgent = false;

  bool operator==(const Parameters&) const = default;
};

struct Success {
  static constexpr std::string_view value = "sent";

  bool operator==(const Success&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Success*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace send

struct Send {
  static constexpr std::string_view name = "send";
  using Parameters = send::Parameters;
  using Success = send::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.send(parameters, context...)) {
    return handler.send(parameters, context...);
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

using Tools = toolbind::ToolSet<Send>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Send, H...> == 1,
                "tool 'send' needs exactly one handler: a member function "
                "'Send::Success send(const Send::Parameters&)'"
                ", or toolbind::on<Send>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace constants
