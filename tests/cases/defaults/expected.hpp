// Made by toolbind 0.1.0 from defaults.tools.json; do not edit.
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
              "defaults.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace defaults {

struct Point {
  std::int64_t x = 1;
  std::int64_t y = 0;

  bool operator==(const Point&) const = default;
};

const toolbind::program::Node& toolbind_node(const Point*);

namespace draw {

enum class Colour { red, green };

struct Parameters {
  std::string text = "a \"quoted\" \\ text\012";
  std::int64_t count = -3;
  std::uint64_t big = 18446744073709551615u;
  std::int64_t least = (-9223372036854775807 - 1);
  double size = 1e-07;
  bool flag = true;
  Colour colour = Colour::green;
  std::vector<std::string> names = {"a", "b"};
  std::vector<std::string> empty{};
  std::optional<std::string> maybe{};
  Point point = default_point();
  static Point default_point();
  std::vector<Point> points = default_points();
  static std::vector<Point> default_points();
  std::variant<std::int64_t, std::string> either = default_either();
  static std::variant<std::int64_t, std::string> default_either();
  std::map<std::string, std::int64_t> table = default_table();
  static std::map<std::string, std::int64_t> default_table();
  std::tuple<std::int64_t, std::string> pair = default_pair();
  static std::tuple<std::int64_t, std::string> default_pair();
  toolbind::Json any = default_any();
  static toolbind::Json default_any();

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Colour*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace draw

struct Draw {
  static constexpr std::string_view name = "draw";
  using Parameters = draw::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Colour = draw::Colour;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.draw(parameters, context...)) {
    return handler.draw(parameters, context...);
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

using Tools = toolbind::ToolSet<Draw>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Draw, H...> == 1,
                "tool 'draw' needs exactly one handler: a member function "
                "'void draw(const Draw::Parameters&)'"
                ", or toolbind::on<Draw>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace defaults
