// Made by toolbind 0.1.0 from nullable_unions.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "nullable_unions.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace nullable_unions {

namespace set {

struct A {
  static constexpr std::string_view kind = "a";
  std::optional<std::int64_t> n{};

  bool operator==(const A&) const = default;
};

struct B {
  static constexpr std::string_view kind = "b";

  bool operator==(const B&) const = default;
};

struct Parameters {
  std::optional<std::variant<std::int64_t, std::string>> required;
  std::optional<toolbind::Nullable<std::variant<std::int64_t, std::string>>> optional{};
  std::optional<toolbind::Nullable<std::variant<std::int64_t, std::string>>> types{};
  std::optional<toolbind::Nullable<std::variant<A, B>>> tagged{};
  std::optional<toolbind::Nullable<bool>> twice{};
  std::optional<std::vector<std::optional<std::variant<bool, std::int64_t>>>> items{};
  std::optional<std::variant<std::int64_t, std::string>> defaulted{};
  std::optional<std::variant<std::int64_t, std::string>> filled = default_filled();
  static std::optional<std::variant<std::int64_t, std::string>> default_filled();

  bool operator==(const Parameters&) const = default;
};

enum class SuccessOption1 { on, off };

using Success = std::optional<std::variant<SuccessOption1, double>>;

const toolbind::program::Node& toolbind_node(const A*);
const toolbind::program::Node& toolbind_node(const B*);
const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const SuccessOption1*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace set

struct Set {
  static constexpr std::string_view name = "set";
  using Parameters = set::Parameters;
  using Success = set::Success;
  using Failure = toolbind::Never;
  using A = set::A;
  using B = set::B;
  using SuccessOption1 = set::SuccessOption1;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.set(parameters, context...)) {
    return handler.set(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const set::Success*);
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

using Tools = toolbind::ToolSet<Set>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Set, H...> == 1,
                "tool 'set' needs exactly one handler: a member function "
                "'Set::Success set(const Set::Parameters&)'"
                ", or toolbind::on<Set>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace nullable_unions
