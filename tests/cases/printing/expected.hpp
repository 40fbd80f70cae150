// Made by toolbind 0.1.0 from printing.tools.json; do not edit.
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
#include <toolbind/json.hpp>

static_assert(toolbind::generated_code_version == 2,
              "printing.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace printing {

struct Leaf {
  std::optional<toolbind::Box<Leaf>> under{};
  std::optional<std::int64_t> n{};

  bool operator==(const Leaf&) const = default;
};

const toolbind::program::Node& toolbind_node(const Leaf*);

namespace show {

enum class Kind { first_kind, second };

struct ChoiceOption2 {
  std::optional<bool> deep{};

  bool operator==(const ChoiceOption2&) const = default;
};

struct Parameters {
  std::optional<std::string> text{};
  std::optional<double> number{};
  std::optional<bool> flag{};
  std::optional<Kind> kind{};
  std::optional<toolbind::Nullable<std::int64_t>> maybe{};
  std::optional<std::vector<std::string>> list{};
  std::optional<std::map<std::string, std::int64_t>> map{};
  std::optional<toolbind::Json> any{};
  std::optional<std::tuple<std::int64_t, std::string>> pair{};
  std::optional<std::variant<std::int64_t, ChoiceOption2>> choice{};
  std::optional<Leaf> leaf{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Kind*);
const toolbind::program::Node& toolbind_node(const ChoiceOption2*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace show

struct Show {
  static constexpr std::string_view name = "show";
  using Parameters = show::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Kind = show::Kind;
  using ChoiceOption2 = show::ChoiceOption2;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.show(parameters, context...)) {
    return handler.show(parameters, context...);
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

using Tools = toolbind::ToolSet<Show>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Show, H...> == 1,
                "tool 'show' needs exactly one handler: a member function "
                "'void show(const Show::Parameters&)'"
                ", or toolbind::on<Show>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace printing
