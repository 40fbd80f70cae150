// Made by toolbind 0.1.0 from contradictions.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "contradictions.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace contradictions {

namespace odd {

enum class WrongEnum { x };

struct Undeclared {
  toolbind::Json ghost;

  bool operator==(const Undeclared&) const = default;
};

struct Open {
  std::optional<std::int64_t> a{};
  /// Keys beyond those above.
  std::map<std::string, toolbind::Json> additional{};

  bool operator==(const Open&) const = default;
};

struct Parameters {
  std::optional<std::int64_t> bad_default{};
  std::optional<WrongEnum> wrong_enum{};
  std::optional<Undeclared> undeclared{};
  std::int64_t required_default = 0;
  std::optional<Open> open{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const WrongEnum*);
const toolbind::program::Node& toolbind_node(const Undeclared*);
const toolbind::program::Node& toolbind_node(const Open*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace odd

struct Odd {
  static constexpr std::string_view name = "odd";
  using Parameters = odd::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using WrongEnum = odd::WrongEnum;
  using Undeclared = odd::Undeclared;
  using Open = odd::Open;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.odd(parameters, context...)) {
    return handler.odd(parameters, context...);
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

using Tools = toolbind::ToolSet<Odd>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Odd, H...> == 1,
                "tool 'odd' needs exactly one handler: a member function "
                "'void odd(const Odd::Parameters&)'"
                ", or toolbind::on<Odd>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace contradictions
