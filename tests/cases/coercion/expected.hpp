// Made by toolbind 0.1.0 from coercion.tools.json; do not edit.
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
              "coercion.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace coercion {

namespace take {

struct Place {
  double x = 0;
  double y = 0;

  bool operator==(const Place&) const = default;
};

struct Circle {
  static constexpr std::string_view kind = "circle";
  double r = 0;

  bool operator==(const Circle&) const = default;
};

struct Square {
  static constexpr std::string_view kind = "square";
  std::int64_t side = 0;

  bool operator==(const Square&) const = default;
};

enum class Mode { fast, n5 };

struct Parameters {
  std::optional<std::int64_t> count{};
  std::optional<double> ratio{};
  std::optional<bool> on{};
  std::optional<std::string> text{};
  std::optional<std::vector<std::string>> tags{};
  std::optional<std::vector<std::int64_t>> sizes{};
  std::optional<std::vector<std::vector<std::int64_t>>> matrix{};
  std::optional<Place> place{};
  std::optional<std::vector<Place>> places{};
  std::optional<std::variant<std::string, std::int64_t>> either{};
  std::optional<std::variant<std::int64_t, bool>> number_or_flag{};
  std::optional<std::variant<std::int64_t, std::vector<std::int64_t>>> one_or_many{};
  std::optional<std::variant<Circle, Square>> shape{};
  std::optional<toolbind::Nullable<std::int64_t>> maybe{};
  std::optional<std::map<std::string, std::int64_t>> limits{};
  std::optional<std::tuple<std::optional<std::int64_t>, std::optional<bool>>> span{};
  std::optional<toolbind::Json> level{};
  bool answer = false;
  std::optional<Mode> mode{};
  std::optional<toolbind::Json> anything{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Place*);
const toolbind::program::Node& toolbind_node(const Circle*);
const toolbind::program::Node& toolbind_node(const Square*);
const toolbind::program::Node& toolbind_node(const Mode*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace take

namespace walk {

struct Parameters {
  std::optional<toolbind::Box<Parameters>> next{};
  std::optional<std::int64_t> n{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace walk

namespace nest {

struct Parameters {
  std::vector<Parameters> value;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace nest

namespace fork {

struct Parameters {
  std::variant<std::vector<Parameters>, std::int64_t> value;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace fork

namespace sum {

using Parameters = std::vector<std::int64_t>;

}  // namespace sum

struct Take {
  static constexpr std::string_view name = "take";
  using Parameters = take::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Place = take::Place;
  using Circle = take::Circle;
  using Square = take::Square;
  using Mode = take::Mode;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.take(parameters, context...)) {
    return handler.take(parameters, context...);
  }
};

struct Sum {
  static constexpr std::string_view name = "sum";
  using Parameters = sum::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.sum(parameters, context...)) {
    return handler.sum(parameters, context...);
  }
};

struct Walk {
  static constexpr std::string_view name = "walk";
  using Parameters = walk::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.walk(parameters, context...)) {
    return handler.walk(parameters, context...);
  }
};

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

struct Fork {
  static constexpr std::string_view name = "fork";
  using Parameters = fork::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.fork(parameters, context...)) {
    return handler.fork(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const sum::Parameters*);
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

using Tools = toolbind::ToolSet<Take, Sum, Walk, Nest, Fork>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Take, H...> == 1,
                "tool 'take' needs exactly one handler: a member function "
                "'void take(const Take::Parameters&)'"
                ", or toolbind::on<Take>(function)");
  static_assert(toolbind::handlers_of<Sum, H...> == 1,
                "tool 'sum' needs exactly one handler: a member function "
                "'void sum(const Sum::Parameters&)'"
                ", or toolbind::on<Sum>(function)");
  static_assert(toolbind::handlers_of<Walk, H...> == 1,
                "tool 'walk' needs exactly one handler: a member function "
                "'void walk(const Walk::Parameters&)'"
                ", or toolbind::on<Walk>(function)");
  static_assert(toolbind::handlers_of<Nest, H...> == 1,
                "tool 'nest' needs exactly one handler: a member function "
                "'void nest(const Nest::Parameters&)'"
                ", or toolbind::on<Nest>(function)");
  static_assert(toolbind::handlers_of<Fork, H...> == 1,
                "tool 'fork' needs exactly one handler: a member function "
                "'void fork(const Fork::Parameters&)'"
                ", or toolbind::on<Fork>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace coercion
