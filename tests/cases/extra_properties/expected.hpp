// Made by toolbind 0.1.0 from extra_properties.tools.json; do not edit.
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
              "extra_properties.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace extra_properties {

namespace tag {

struct Open {
  std::optional<std::int64_t> id{};

  bool operator==(const Open&) const = default;
};

struct Closed {
  std::optional<std::int64_t> id{};

  bool operator==(const Closed&) const = default;
};

struct Kept {
  std::optional<std::int64_t> id{};
  std::optional<std::string> additional_2{};
  /// Keys beyond those above.
  std::map<std::string, toolbind::Json> additional{};

  bool operator==(const Kept&) const = default;
};

struct Typed {
  std::optional<std::int64_t> id{};
  /// Keys beyond those above.
  std::map<std::string, bool> additional{};

  bool operator==(const Typed&) const = default;
};

struct Empty {

  bool operator==(const Empty&) const = default;
};

struct Parameters {
  std::optional<Open> open{};
  std::optional<Closed> closed{};
  std::optional<Kept> kept{};
  std::optional<Typed> typed{};
  std::optional<Empty> empty{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Open*);
const toolbind::program::Node& toolbind_node(const Closed*);
const toolbind::program::Node& toolbind_node(const Kept*);
const toolbind::program::Node& toolbind_node(const Typed*);
const toolbind::program::Node& toolbind_node(const Empty*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace tag

struct Tag {
  static constexpr std::string_view name = "tag";
  using Parameters = tag::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Open = tag::Open;
  using Closed = tag::Closed;
  using Kept = tag::Kept;
  using Typed = tag::Typed;
  using Empty = tag::Empty;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.tag(parameters, context...)) {
    return handler.tag(parameters, context...);
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

using Tools = toolbind::ToolSet<Tag>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Tag, H...> == 1,
                "tool 'tag' needs exactly one handler: a member function "
                "'void tag(const Tag::Parameters&)'"
                ", or toolbind::on<Tag>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace extra_properties
