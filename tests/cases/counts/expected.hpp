// Made by toolbind 0.1.0 from counts.tools.json; do not edit.
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
              "counts.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace counts {

namespace count {

struct Members {
  std::optional<std::int64_t> a{};
  std::optional<std::int64_t> b{};

  bool operator==(const Members&) const = default;
};

struct RowsItem {
  std::int64_t id = 0;
  double of = 1.0;

  bool operator==(const RowsItem&) const = default;
};

struct Parameters {
  std::optional<std::vector<std::int64_t>> items{};
  std::optional<std::vector<toolbind::Json>> unique{};
  std::optional<std::vector<bool>> exact{};
  std::optional<std::string> text{};
  std::optional<Members> members{};
  std::optional<std::vector<RowsItem>> rows{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Members*);
const toolbind::program::Node& toolbind_node(const RowsItem*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace count

struct Count {
  static constexpr std::string_view name = "count";
  using Parameters = count::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Members = count::Members;
  using RowsItem = count::RowsItem;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.count(parameters, context...)) {
    return handler.count(parameters, context...);
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

using Tools = toolbind::ToolSet<Count>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Count, H...> == 1,
                "tool 'count' needs exactly one handler: a member function "
                "'void count(const Count::Parameters&)'"
                ", or toolbind::on<Count>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace counts
