// Made by toolbind 0.1.0 from patterned_properties.tools.json; do not edit.
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
              "patterned_properties.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace patterned_properties {

namespace label {

struct Parameters {
  std::int64_t id = 0;
  std::optional<std::int64_t> x_size{};
  /// Keys beyond those above.
  std::map<std::string, std::int64_t> additional{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace label

namespace headers {

using Parameters = std::map<std::string, std::string>;

}  // namespace headers

namespace mixed {

using Parameters = std::map<std::string, toolbind::Json>;

}  // namespace mixed

namespace named {

using Parameters = std::map<std::string, std::int64_t>;

}  // namespace named

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

struct Headers {
  static constexpr std::string_view name = "headers";
  using Parameters = headers::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.headers(parameters, context...)) {
    return handler.headers(parameters, context...);
  }
};

struct Mixed {
  static constexpr std::string_view name = "mixed";
  using Parameters = mixed::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.mixed(parameters, context...)) {
    return handler.mixed(parameters, context...);
  }
};

struct Named {
  static constexpr std::string_view name = "named";
  using Parameters = named::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.named(parameters, context...)) {
    return handler.named(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const headers::Parameters*);
const toolbind::program::Node& toolbind_node(const mixed::Parameters*);
const toolbind::program::Node& toolbind_node(const named::Parameters*);
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

using Tools = toolbind::ToolSet<Label, Headers, Mixed, Named>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Label, H...> == 1,
                "tool 'label' needs exactly one handler: a member function "
                "'void label(const Label::Parameters&)'"
                ", or toolbind::on<Label>(function)");
  static_assert(toolbind::handlers_of<Headers, H...> == 1,
                "tool 'headers' needs exactly one handler: a member function "
                "'void headers(const Headers::Parameters&)'"
                ", or toolbind::on<Headers>(function)");
  static_assert(toolbind::handlers_of<Mixed, H...> == 1,
                "tool 'mixed' needs exactly one handler: a member function "
                "'void mixed(const Mixed::Parameters&)'"
                ", or toolbind::on<Mixed>(function)");
  static_assert(toolbind::handlers_of<Named, H...> == 1,
                "tool 'named' needs exactly one handler: a member function "
                "'void named(const Named::Parameters&)'"
                ", or toolbind::on<Named>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace patterned_properties
