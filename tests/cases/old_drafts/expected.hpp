// Made by toolbind 0.1.0 from old_drafts.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "old_drafts.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace old_drafts {

namespace four {

struct Parameters {
  std::optional<std::int64_t> age{};
  std::optional<std::tuple<std::string, std::vector<std::int64_t>>> pair{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace four

namespace seven {

struct Parameters {
  std::optional<std::string> name{};
  std::optional<std::int64_t> even{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace seven

namespace latest {

struct Parameters {
  std::optional<std::string> name{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace latest

struct Four {
  static constexpr std::string_view name = "four";
  using Parameters = four::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.four(parameters, context...)) {
    return handler.four(parameters, context...);
  }
};

struct Seven {
  static constexpr std::string_view name = "seven";
  using Parameters = seven::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.seven(parameters, context...)) {
    return handler.seven(parameters, context...);
  }
};

struct Latest {
  static constexpr std::string_view name = "latest";
  using Parameters = latest::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.latest(parameters, context...)) {
    return handler.latest(parameters, context...);
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

using Tools = toolbind::ToolSet<Four, Seven, Latest>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Four, H...> == 1,
                "tool 'four' needs exactly one handler: a member function "
                "'void four(const Four::Parameters&)'"
                ", or toolbind::on<Four>(function)");
  static_assert(toolbind::handlers_of<Seven, H...> == 1,
                "tool 'seven' needs exactly one handler: a member function "
                "'void seven(const Seven::Parameters&)'"
                ", or toolbind::on<Seven>(function)");
  static_assert(toolbind::handlers_of<Latest, H...> == 1,
                "tool 'latest' needs exactly one handler: a member function "
                "'void latest(const Latest::Parameters&)'"
                ", or toolbind::on<Latest>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace old_drafts
