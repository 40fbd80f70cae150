// Made by toolbind 0.1.0 from recursion.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "recursion.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace recursion {

struct Ping;

struct Node {
  std::int64_t value = 0;
  std::optional<toolbind::Box<Node>> next{};
  std::optional<std::vector<Node>> children{};

  bool operator==(const Node&) const = default;
};

enum class Op { plus, minus };

struct Binary {
  Op op{};
  std::variant<double, toolbind::Box<Binary>> left;
  std::variant<double, toolbind::Box<Binary>> right;

  bool operator==(const Binary&) const = default;
};

struct Tree {
  std::vector<Tree> value;

  bool operator==(const Tree&) const = default;
};

struct Pong {
  std::optional<toolbind::Nullable<toolbind::Box<Ping>>> ping;
  std::optional<std::map<std::string, Ping>> others;

  bool operator==(const Pong&) const;
};

struct Ping {
  std::optional<Pong> pong{};

  bool operator==(const Ping&) const = default;
};

using Expression = std::variant<double, Binary>;

const toolbind::program::Node& toolbind_node(const Node*);
const toolbind::program::Node& toolbind_node(const Op*);
const toolbind::program::Node& toolbind_node(const Binary*);
const toolbind::program::Node& toolbind_node(const Tree*);
const toolbind::program::Node& toolbind_node(const Pong*);
const toolbind::program::Node& toolbind_node(const Ping*);

namespace walk {

using Parameters = Node;
using Success = std::variant<double, Binary>;
using Failure = Tree;

}  // namespace walk

struct Walk {
  static constexpr std::string_view name = "walk";
  using Parameters = walk::Parameters;
  using Success = walk::Success;
  using Failure = walk::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.walk(parameters, context...)) {
    return handler.walk(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const Expression*);
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

using Tools = toolbind::ToolSet<Walk>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Walk, H...> == 1,
                "tool 'walk' needs exactly one handler: a member function "
                "'toolbind::Outcome<Walk::Success, Walk::Failure> walk(const Walk::Parameters&)'"
                ", or toolbind::on<Walk>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace recursion
