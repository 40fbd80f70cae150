// Made by toolbind 0.1.0 from hooks.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "hooks.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace hooks {

namespace greet {

struct Parameters {
  std::string name;
  std::int64_t times = 1;

  bool operator==(const Parameters&) const = default;
};

enum class Failure { asleep, away };

using Success = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Failure*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace greet

namespace erase {

struct Parameters {
  std::string path;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace erase

namespace tick {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace tick

struct Greet {
  static constexpr std::string_view name = "greet";
  using Parameters = greet::Parameters;
  using Success = greet::Success;
  using Failure = greet::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.greet(parameters, context...)) {
    return handler.greet(parameters, context...);
  }
};

struct Erase {
  static constexpr std::string_view name = "erase";
  using Parameters = erase::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.erase(parameters, context...)) {
    return handler.erase(parameters, context...);
  }
};

struct Tick {
  static constexpr std::string_view name = "tick";
  using Parameters = tick::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.tick(parameters, context...)) {
    return handler.tick(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const greet::Success*);
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

using Tools = toolbind::ToolSet<Greet, Erase, Tick>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Greet, H...> == 1,
                "tool 'greet' needs exactly one handler: a member function "
                "'toolbind::Outcome<Greet::Success, Greet::Failure> greet(const Greet::Parameters&)'"
                ", or toolbind::on<Greet>(function)");
  static_assert(toolbind::handlers_of<Erase, H...> == 1,
                "tool 'erase' needs exactly one handler: a member function "
                "'void erase(const Erase::Parameters&)'"
                ", or toolbind::on<Erase>(function)");
  static_assert(toolbind::handlers_of<Tick, H...> == 1,
                "tool 'tick' needs exactly one handler: a member function "
                "'void tick(const Tick::Parameters&)'"
                ", or toolbind::on<Tick>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace hooks
