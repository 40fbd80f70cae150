// Made by toolbind 0.1.0 from lists.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "lists.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace lists {

namespace sort {

struct ObjectsItem {
  std::optional<std::int64_t> n{};

  bool operator==(const ObjectsItem&) const = default;
};

struct Success {
  std::optional<std::vector<bool>> flags{};
  std::optional<std::vector<std::vector<std::int64_t>>> grid{};
  std::optional<std::vector<toolbind::Json>> any{};
  std::optional<std::vector<ObjectsItem>> objects{};

  bool operator==(const Success&) const = default;
};

using Parameters = std::vector<std::string>;

const toolbind::program::Node& toolbind_node(const ObjectsItem*);
const toolbind::program::Node& toolbind_node(const Success*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace sort

struct Sort {
  static constexpr std::string_view name = "sort";
  using Parameters = sort::Parameters;
  using Success = sort::Success;
  using Failure = toolbind::Never;
  using ObjectsItem = sort::ObjectsItem;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.sort(parameters, context...)) {
    return handler.sort(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const sort::Parameters*);
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

using Tools = toolbind::ToolSet<Sort>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Sort, H...> == 1,
                "tool 'sort' needs exactly one handler: a member function "
                "'Sort::Success sort(const Sort::Parameters&)'"
                ", or toolbind::on<Sort>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace lists
