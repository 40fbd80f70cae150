// Made by toolbind 0.1.0 from shared_types.tools.json; do not edit.
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
              "shared_types.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace acme::places {

enum class City { Oslo, Rome };

struct Place {
  City city{};

  bool operator==(const Place&) const = default;
};

struct WithSpace {
  std::optional<std::vector<std::string>> x{};

  bool operator==(const WithSpace&) const = default;
};

using Names = std::vector<std::string>;

const toolbind::program::Node& toolbind_node(const City*);
const toolbind::program::Node& toolbind_node(const Place*);
const toolbind::program::Node& toolbind_node(const WithSpace*);

namespace go {

struct Parameters {
  std::optional<Place> from{};
  /// Where to.
  std::optional<Place> to{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace go

namespace inner {

struct Own {
  std::optional<std::int64_t> n{};

  bool operator==(const Own&) const = default;
};

struct UnionOption2 {
  std::optional<std::int64_t> z{};

  bool operator==(const UnionOption2&) const = default;
};

struct Anchored {
  std::optional<std::string> s{};

  bool operator==(const Anchored&) const = default;
};

struct Parameters {
  std::optional<Own> own{};
  std::optional<Own> again{};
  std::optional<std::variant<std::string, UnionOption2>> union_{};
  std::optional<UnionOption2> second{};
  std::optional<Anchored> anchored{};
  std::optional<Anchored> place{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Own*);
const toolbind::program::Node& toolbind_node(const UnionOption2*);
const toolbind::program::Node& toolbind_node(const Anchored*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace inner

namespace stay {

using Parameters = Place;
using Success = WithSpace;

}  // namespace stay

struct Go {
  static constexpr std::string_view name = "go";
  using Parameters = go::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.go(parameters, context...)) {
    return handler.go(parameters, context...);
  }
};

struct Stay {
  static constexpr std::string_view name = "stay";
  using Parameters = stay::Parameters;
  using Success = stay::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.stay(parameters, context...)) {
    return handler.stay(parameters, context...);
  }
};

struct Inner {
  static constexpr std::string_view name = "inner";
  using Parameters = inner::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Own = inner::Own;
  using UnionOption2 = inner::UnionOption2;
  using Anchored = inner::Anchored;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.inner(parameters, context...)) {
    return handler.inner(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const Names*);
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

using Tools = toolbind::ToolSet<Go, Stay, Inner>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Go, H...> == 1,
                "tool 'go' needs exactly one handler: a member function "
                "'void go(const Go::Parameters&)'"
                ", or toolbind::on<Go>(function)");
  static_assert(toolbind::handlers_of<Stay, H...> == 1,
                "tool 'stay' needs exactly one handler: a member function "
                "'Stay::Success stay(const Stay::Parameters&)'"
                ", or toolbind::on<Stay>(function)");
  static_assert(toolbind::handlers_of<Inner, H...> == 1,
                "tool 'inner' needs exactly one handler: a member function "
                "'void inner(const Inner::Parameters&)'"
                ", or toolbind::on<Inner>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace acme::places
