// Made by toolbind 0.1.0 from tuples.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <toolbind/generated.hpp>
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "tuples.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace tuples {

namespace plot {

enum class ParametersItem3 { a, b };

struct Success {
  std::optional<std::tuple<double, std::vector<toolbind::Json>>> open{};
  std::optional<std::tuple<std::string, std::optional<bool>, std::vector<std::int64_t>>> rest{};
  std::optional<std::tuple<std::optional<std::int64_t>, std::optional<std::int64_t>>> old{};

  bool operator==(const Success&) const = default;
};

using Parameters = std::tuple<std::int64_t, std::string, ParametersItem3>;

const toolbind::program::Node& toolbind_node(const ParametersItem3*);
const toolbind::program::Node& toolbind_node(const Success*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace plot

struct Plot {
  static constexpr std::string_view name = "plot";
  using Parameters = plot::Parameters;
  using Success = plot::Success;
  using Failure = toolbind::Never;
  using ParametersItem3 = plot::ParametersItem3;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.plot(parameters, context...)) {
    return handler.plot(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const plot::Parameters*);
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

using Tools = toolbind::ToolSet<Plot>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Plot, H...> == 1,
                "tool 'plot' needs exactly one handler: a member function "
                "'Plot::Success plot(const Plot::Parameters&)'"
                ", or toolbind::on<Plot>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace tuples
