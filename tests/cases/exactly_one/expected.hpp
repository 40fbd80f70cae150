// Made by toolbind 0.1.0 from exactly_one.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "exactly_one.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace exactly_one {

namespace pick {

struct ByName {
  std::string name;

  bool operator==(const ByName&) const = default;
};

struct ById {
  std::int64_t id = 0;

  bool operator==(const ById&) const = default;
};

using Parameters = std::variant<ByName, ById>;

const toolbind::program::Node& toolbind_node(const ByName*);
const toolbind::program::Node& toolbind_node(const ById*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace pick

struct Pick {
  static constexpr std::string_view name = "pick";
  using Parameters = pick::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using ByName = pick::ByName;
  using ById = pick::ById;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.pick(parameters, context...)) {
    return handler.pick(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const pick::Parameters*);
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

using Tools = toolbind::ToolSet<Pick>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Pick, H...> == 1,
                "tool 'pick' needs exactly one handler: a member function "
                "'void pick(const Pick::Parameters&)'"
                ", or toolbind::on<Pick>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace exactly_one
