// Made by toolbind 0.1.0 from partial_input.tools.json; do not edit.
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
              "partial_input.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace partial_input {

namespace travel {

struct Who {
  std::string name;
  std::int64_t age = 30;

  bool operator==(const Who&) const = default;
};

struct Train {
  static constexpr std::string_view kind = "train";
  std::optional<std::int64_t> class_{};

  bool operator==(const Train&) const = default;
};

struct Car {
  static constexpr std::string_view kind = "car";
  std::optional<std::int64_t> seats{};

  bool operator==(const Car&) const = default;
};

enum class Units { miles, kilometres };

struct Parameters {
  std::string city;
  std::optional<std::int64_t> days{};
  std::optional<double> price{};
  bool sure = true;
  std::optional<Who> who{};
  std::optional<std::vector<std::string>> stops{};
  std::optional<std::int64_t> back{};
  std::optional<toolbind::Nullable<std::string>> note{};
  std::optional<std::map<std::string, std::int64_t>> tags{};
  std::optional<std::tuple<std::string, std::int64_t>> span{};
  std::optional<std::variant<Train, Car>> by{};
  std::optional<Units> units{};
  bool express = false;
  std::optional<toolbind::Box<Parameters>> next{};
  std::int64_t copies = 5;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Who*);
const toolbind::program::Node& toolbind_node(const Train*);
const toolbind::program::Node& toolbind_node(const Car*);
const toolbind::program::Node& toolbind_node(const Units*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace travel

struct Travel {
  static constexpr std::string_view name = "travel";
  using Parameters = travel::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Who = travel::Who;
  using Train = travel::Train;
  using Car = travel::Car;
  using Units = travel::Units;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.travel(parameters, context...)) {
    return handler.travel(parameters, context...);
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

using Tools = toolbind::ToolSet<Travel>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Travel, H...> == 1,
                "tool 'travel' needs exactly one handler: a member function "
                "'void travel(const Travel::Parameters&)'"
                ", or toolbind::on<Travel>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace partial_input
