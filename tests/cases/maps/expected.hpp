// Made by toolbind 0.1.0 from maps.tools.json; do not edit.
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
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "maps.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace maps {

namespace store {

struct Success {
  std::optional<std::map<std::string, toolbind::Json>> open{};
  std::optional<std::map<std::string, std::map<std::string, bool>>> nested{};
  std::optional<std::map<std::string, std::string>> few{};

  bool operator==(const Success&) const = default;
};

using Parameters = std::map<std::string, std::variant<std::int64_t, std::vector<std::string>>>;

const toolbind::program::Node& toolbind_node(const Success*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace store

struct Store {
  static constexpr std::string_view name = "store";
  using Parameters = store::Parameters;
  using Success = store::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.store(parameters, context...)) {
    return handler.store(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const store::Parameters*);
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

using Tools = toolbind::ToolSet<Store>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Store, H...> == 1,
                "tool 'store' needs exactly one handler: a member function "
                "'Store::Success store(const Store::Parameters&)'"
                ", or toolbind::on<Store>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace maps
