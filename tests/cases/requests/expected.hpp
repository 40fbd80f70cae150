// Made by toolbind 0.1.0 from requests.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "requests.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace requests {

namespace find {

struct Parameters {
  std::string text;
  std::optional<std::int64_t> limit{};

  bool operator==(const Parameters&) const = default;
};

using Success = std::vector<std::string>;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace find

namespace tree {

struct Parameters {
  std::vector<Parameters> children;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace tree

namespace raw {

struct Parameters {
  std::optional<toolbind::Json> x{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace raw

namespace label {

using Parameters = std::map<std::string, std::int64_t>;

}  // namespace label

/// Finds.
struct Find {
  static constexpr std::string_view name = "find";
  using Parameters = find::Parameters;
  using Success = find::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.find(parameters, context...)) {
    return handler.find(parameters, context...);
  }
};

struct Label {
  static constexpr std::string_view name = "label";
  using Parameters = label::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.label(parameters, context...)) {
    return handler.label(parameters, context...);
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

struct Raw {
  static constexpr std::string_view name = "raw";
  using Parameters = raw::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.raw(parameters, context...)) {
    return handler.raw(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const find::Success*);
const toolbind::program::Node& toolbind_node(const label::Parameters*);
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

using Tools = toolbind::ToolSet<Find, Label, Tree, Raw>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Find, H...> == 1,
                "tool 'find' needs exactly one handler: a member function "
                "'Find::Success find(const Find::Parameters&)'"
                ", or toolbind::on<Find>(function)");
  static_assert(toolbind::handlers_of<Label, H...> == 1,
                "tool 'label' needs exactly one handler: a member function "
                "'void label(const Label::Parameters&)'"
                ", or toolbind::on<Label>(function)");
  static_assert(toolbind::handlers_of<Tree, H...> == 1,
                "tool 'tree' needs exactly one handler: a member function "
                "'void tree(const Tree::Parameters&)'"
                ", or toolbind::on<Tree>(function)");
  static_assert(toolbind::handlers_of<Raw, H...> == 1,
                "tool 'raw' needs exactly one handler: a member function "
                "'void raw(const Raw::Parameters&)'"
                ", or toolbind::on<Raw>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace requests
