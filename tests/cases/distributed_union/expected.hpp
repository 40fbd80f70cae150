// Made by toolbind 0.1.0 from distributed_union.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "distributed_union.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace distributed_union {

namespace pay {

struct Card {
  std::int64_t amount = 0;
  std::string card;

  bool operator==(const Card&) const = default;
};

struct Cash {
  std::int64_t amount = 0;
  std::int64_t till = 0;

  bool operator==(const Cash&) const = default;
};

using Parameters = std::variant<Card, Cash>;

const toolbind::program::Node& toolbind_node(const Card*);
const toolbind::program::Node& toolbind_node(const Cash*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace pay

struct Pay {
  static constexpr std::string_view name = "pay";
  using Parameters = pay::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Card = pay::Card;
  using Cash = pay::Cash;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.pay(parameters, context...)) {
    return handler.pay(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const pay::Parameters*);
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

using Tools = toolbind::ToolSet<Pay>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Pay, H...> == 1,
                "tool 'pay' needs exactly one handler: a member function "
                "'void pay(const Pay::Parameters&)'"
                ", or toolbind::on<Pay>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace distributed_union
