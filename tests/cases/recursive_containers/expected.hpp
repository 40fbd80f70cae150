// Made by toolbind 0.1.0 from recursive_containers.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "recursive_containers.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace recursive_containers {

struct Json {
  std::optional<std::variant<bool, double, std::string, std::vector<Json>, std::map<std::string, Json>>> value;

  bool operator==(const Json&) const = default;
};

struct Pairs {
  std::tuple<std::optional<std::int64_t>, std::optional<toolbind::Box<Pairs>>> value;

  bool operator==(const Pairs&) const = default;
};

struct Folder {
  std::map<std::string, std::variant<std::int64_t, Folder>> value;

  bool operator==(const Folder&) const = default;
};

struct Rule {
  std::optional<toolbind::Box<Rule>> not_{};
  std::optional<std::vector<Rule>> all{};
  std::optional<std::string> is{};

  bool operator==(const Rule&) const = default;
};

const toolbind::program::Node& toolbind_node(const Json*);
const toolbind::program::Node& toolbind_node(const Pairs*);
const toolbind::program::Node& toolbind_node(const Folder*);
const toolbind::program::Node& toolbind_node(const Rule*);

namespace nest {

struct Parameters {
  std::optional<Json> json{};
  std::optional<Pairs> pairs{};
  std::optional<Folder> folder{};
  std::optional<Rule> rule{};
  std::optional<std::vector<Parameters>> own{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace nest

struct Nest {
  static constexpr std::string_view name = "nest";
  using Parameters = nest::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.nest(parameters, context...)) {
    return handler.nest(parameters, context...);
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

using Tools = toolbind::ToolSet<Nest>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Nest, H...> == 1,
                "tool 'nest' needs exactly one handler: a member function "
                "'void nest(const Nest::Parameters&)'"
                ", or toolbind::on<Nest>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace recursive_containers
