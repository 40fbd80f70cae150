// Made by toolbind 0.1.0 from deep_assertions.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "deep_assertions.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace deep_assertions {

struct Sized {
  std::int64_t size = 0;
  std::optional<bool> round{};

  bool operator==(const Sized&) const = default;
};

const toolbind::program::Node& toolbind_node(const Sized*);

namespace contained {

struct Parameters {
  std::vector<std::int64_t> list;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace contained

namespace pay {

struct Parameters {
  std::optional<std::string> card{};
  std::optional<std::string> address{};
  std::optional<bool> gift{};
  std::optional<std::string> note{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace pay

namespace shape {

struct Parameters {
  std::optional<std::string> name{};
  std::int64_t size = 0;
  std::optional<bool> round{};
  /// Keys beyond those above.
  std::map<std::string, toolbind::Json> additional{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace shape

namespace tree {

struct Parameters {
  std::optional<toolbind::Json> data{};
  std::optional<std::vector<Parameters>> children{};
  /// Keys beyond those above.
  std::map<std::string, toolbind::Json> additional{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace tree

namespace row {

using Parameters = std::tuple<std::optional<std::string>, std::vector<toolbind::Json>>;

}  // namespace row

struct Contained {
  static constexpr std::string_view name = "contained";
  using Parameters = contained::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.contained(parameters, context...)) {
    return handler.contained(parameters, context...);
  }
};

struct Pay {
  static constexpr std::string_view name = "pay";
  using Parameters = pay::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.pay(parameters, context...)) {
    return handler.pay(parameters, context...);
  }
};

struct Shape {
  static constexpr std::string_view name = "shape";
  using Parameters = shape::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.shape(parameters, context...)) {
    return handler.shape(parameters, context...);
  }
};

struct Row {
  static constexpr std::string_view name = "row";
  using Parameters = row::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.row(parameters, context...)) {
    return handler.row(parameters, context...);
  }
};

struct Tree {
  static constexpr std::string_view name = "tree";
  using Parameters = tree::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.tree(parameters, context...)) {
    return handler.tree(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const row::Parameters*);
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

using Tools = toolbind::ToolSet<Contained, Pay, Shape, Row, Tree>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Contained, H...> == 1,
                "tool 'contained' needs exactly one handler: a member function "
                "'void contained(const Contained::Parameters&)'"
                ", or toolbind::on<Contained>(function)");
  static_assert(toolbind::handlers_of<Pay, H...> == 1,
                "tool 'pay' needs exactly one handler: a member function "
                "'void pay(const Pay::Parameters&)'"
                ", or toolbind::on<Pay>(function)");
  static_assert(toolbind::handlers_of<Shape, H...> == 1,
                "tool 'shape' needs exactly one handler: a member function "
                "'void shape(const Shape::Parameters&)'"
                ", or toolbind::on<Shape>(function)");
  static_assert(toolbind::handlers_of<Row, H...> == 1,
                "tool 'row' needs exactly one handler: a member function "
                "'void row(const Row::Parameters&)'"
                ", or toolbind::on<Row>(function)");
  static_assert(toolbind::handlers_of<Tree, H...> == 1,
                "tool 'tree' needs exactly one handler: a member function "
                "'void tree(const Tree::Parameters&)'"
                ", or toolbind::on<Tree>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace deep_assertions
