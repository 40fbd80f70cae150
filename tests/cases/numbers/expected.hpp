// Made by toolbind 0.1.0 from numbers.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "numbers.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace numbers {

namespace measure {

struct Parameters {
  std::optional<std::int32_t> i32{};
  std::optional<std::uint32_t> u32{};
  std::optional<std::int64_t> i64{};
  std::optional<std::uint64_t> u64{};
  std::optional<double> real{};
  std::optional<double> price{};
  std::optional<std::int64_t> even{};
  std::optional<std::int64_t> safe{};
  std::optional<std::int64_t> odd_bound{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace measure

struct Measure {
  static constexpr std::string_view name = "measure";
  using Parameters = measure::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.measure(parameters, context...)) {
    return handler.measure(parameters, context...);
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

using Tools = toolbind::ToolSet<Measure>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Measure, H...> == 1,
                "tool 'measure' needs exactly one handler: a member function "
                "'void measure(const Measure::Parameters&)'"
                ", or toolbind::on<Measure>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace numbers
