// Made by toolbind 0.1.0 from references.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "references.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace references {

struct AB {
  std::int64_t slash = 0;

  bool operator==(const AB&) const = default;
};

struct AB_2 {
  std::int64_t tilde = 0;

  bool operator==(const AB_2&) const = default;
};

struct T50 {
  std::int64_t percent = 0;

  bool operator==(const T50&) const = default;
};

using AB_3 = AB_2;
using Alias = AB;
using Chain = AB;

const toolbind::program::Node& toolbind_node(const AB*);
const toolbind::program::Node& toolbind_node(const AB_2*);
const toolbind::program::Node& toolbind_node(const T50*);

namespace follow {

enum class Item { x, y };

struct Sizes {
  std::optional<std::int64_t> size{};

  bool operator==(const Sizes&) const = default;
};

struct Parameters {
  std::optional<AB> slash{};
  std::optional<AB_2> tilde{};
  std::optional<T50> percent{};
  std::optional<AB> alias{};
  std::optional<std::int64_t> bounded{};
  std::optional<std::int64_t> number{};
  std::optional<std::vector<std::int64_t>> first{};
  std::optional<std::variant<std::vector<std::int64_t>, std::string>> either{};
  std::optional<Item> item{};
  std::optional<std::tuple<std::int64_t, Item>> pair{};
  std::optional<std::string> anchored{};
  std::optional<Sizes> resource{};
  std::optional<std::int64_t> inside{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Item*);
const toolbind::program::Node& toolbind_node(const Sizes*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace follow

struct Follow {
  static constexpr std::string_view name = "follow";
  using Parameters = follow::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Item = follow::Item;
  using Sizes = follow::Sizes;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.follow(parameters, context...)) {
    return handler.follow(parameters, context...);
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

using Tools = toolbind::ToolSet<Follow>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Follow, H...> == 1,
                "tool 'follow' needs exactly one handler: a member function "
                "'void follow(const Follow::Parameters&)'"
                ", or toolbind::on<Follow>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace references
