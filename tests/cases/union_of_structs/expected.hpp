// Made by toolbind 0.1.0 from union_of_structs.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "union_of_structs.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace union_of_structs {

namespace run {

struct Code {
  std::string code;

  bool operator==(const Code&) const = default;
};

struct Bash {
  std::string bash;
  std::optional<std::int64_t> timeout{};

  bool operator==(const Bash&) const = default;
};

struct Python {
  std::string python;

  bool operator==(const Python&) const = default;
};

using Parameters = std::variant<Code, Bash, Python>;

const toolbind::program::Node& toolbind_node(const Code*);
const toolbind::program::Node& toolbind_node(const Bash*);
const toolbind::program::Node& toolbind_node(const Python*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace run

struct Run {
  static constexpr std::string_view name = "run";
  using Parameters = run::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Code = run::Code;
  using Bash = run::Bash;
  using Python = run::Python;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.run(parameters, context...)) {
    return handler.run(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const run::Parameters*);
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

using Tools = toolbind::ToolSet<Run>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Run, H...> == 1,
                "tool 'run' needs exactly one handler: a member function "
                "'void run(const Run::Parameters&)'"
                ", or toolbind::on<Run>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace union_of_structs
