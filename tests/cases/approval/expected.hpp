// Made by toolbind 0.1.0 from approval.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "approval.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace approval {

namespace erase {

struct Parameters {
  std::string path;
  double depth = 1.0;
  std::optional<std::vector<std::int64_t>> ways{};
  bool force = false;

  bool operator==(const Parameters&) const = default;
};

using Success = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace erase

namespace shred {

struct Parameters {
  std::string path;
  double depth = 1.0;
  std::optional<std::vector<std::int64_t>> ways{};
  bool force = false;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace shred

namespace pay {

struct Parameters {
  double amount = 0;
  std::string to = "me";

  bool operator==(const Parameters&) const = default;
};

using Success = double;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace pay

namespace look {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace look

namespace append {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace append

namespace replace {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace replace

namespace change {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace change

struct Erase {
  static constexpr std::string_view name = "erase";
  using Parameters = erase::Parameters;
  using Success = erase::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.erase(parameters, context...)) {
    return handler.erase(parameters, context...);
  }
};

struct Shred {
  static constexpr std::string_view name = "shred";
  using Parameters = shred::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.shred(parameters, context...)) {
    return handler.shred(parameters, context...);
  }
};

struct Pay {
  static constexpr std::string_view name = "pay";
  using Parameters = pay::Parameters;
  using Success = pay::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.pay(parameters, context...)) {
    return handler.pay(parameters, context...);
  }

  template <class H, class... C>
  static auto needs_approval(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.pay_needs_approval(parameters, context...)) {
    return handler.pay_needs_approval(parameters, context...);
  }
};

struct Look {
  static constexpr std::string_view name = "look";
  using Parameters = look::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.look(parameters, context...)) {
    return handler.look(parameters, context...);
  }
};

struct Append {
  static constexpr std::string_view name = "append";
  using Parameters = append::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.append(parameters, context...)) {
    return handler.append(parameters, context...);
  }
};

struct Replace {
  static constexpr std::string_view name = "replace";
  using Parameters = replace::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.replace(parameters, context...)) {
    return handler.replace(parameters, context...);
  }
};

struct Change {
  static constexpr std::string_view name = "change";
  using Parameters = change::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.change(parameters, context...)) {
    return handler.change(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const erase::Success*);
const toolbind::program::Node& toolbind_node(const pay::Success*);
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

using Tools = toolbind::ToolSet<Erase, Shred, Pay, Look, Append, Replace, Change>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Erase, H...> == 1,
                "tool 'erase' needs exactly one handler: a member function "
                "'Erase::Success erase(const Erase::Parameters&)'"
                ", or toolbind::on<Erase>(function)");
  static_assert(toolbind::handlers_of<Shred, H...> == 1,
                "tool 'shred' needs exactly one handler: a member function "
                "'void shred(const Shred::Parameters&)'"
                ", or toolbind::on<Shred>(function)");
  static_assert(toolbind::handlers_of<Pay, H...> == 1,
                "tool 'pay' needs exactly one handler: a member function "
                "'Pay::Success pay(const Pay::Parameters&)'"
                ", or toolbind::on<Pay>(function)");
  static_assert(toolbind::handlers_of<Pay, H...> == toolbind::rules_of<Pay, H...>,
                "tool 'pay' needs a rule for approvals beside its handler: a member function "
                "'bool pay_needs_approval(const Pay::Parameters&)'"
                ", or toolbind::on<Pay>(function, rule)");
  static_assert(toolbind::handlers_of<Look, H...> == 1,
                "tool 'look' needs exactly one handler: a member function "
                "'void look(const Look::Parameters&)'"
                ", or toolbind::on<Look>(function)");
  static_assert(toolbind::handlers_of<Append, H...> == 1,
                "tool 'append' needs exactly one handler: a member function "
                "'void append(const Append::Parameters&)'"
                ", or toolbind::on<Append>(function)");
  static_assert(toolbind::handlers_of<Replace, H...> == 1,
                "tool 'replace' needs exactly one handler: a member function "
                "'void replace(const Replace::Parameters&)'"
                ", or toolbind::on<Replace>(function)");
  static_assert(toolbind::handlers_of<Change, H...> == 1,
                "tool 'change' needs exactly one handler: a member function "
                "'void change(const Change::Parameters&)'"
                ", or toolbind::on<Change>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace approval
