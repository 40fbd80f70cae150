// Made by toolbind 0.1.0 from handlers.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "handlers.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace handlers {

namespace square {

struct Parameters {
  std::int64_t n = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = std::int64_t;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace square

namespace divide {

struct Parameters {
  std::int64_t a = 0;
  std::int64_t b = 0;

  bool operator==(const Parameters&) const = default;
};

struct Success {
  std::int64_t quotient = 0;
  std::optional<std::int64_t> rest{};

  bool operator==(const Success&) const = default;
};

struct Failure {
  std::string reason;

  bool operator==(const Failure&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Success*);
const toolbind::program::Node& toolbind_node(const Failure*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace divide

namespace find {

struct Parameters {
  std::string key;

  bool operator==(const Parameters&) const = default;
};

struct Failure {
  std::vector<std::string> nearest;

  bool operator==(const Failure&) const = default;
};

using Success = std::optional<std::string>;

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Failure*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace find

namespace note {

struct Parameters {
  std::string text;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace note

namespace erase {

struct Parameters {
  std::string path;

  bool operator==(const Parameters&) const = default;
};

enum class Failure { missing, locked };

const toolbind::program::Node& toolbind_node(const Parameters*);
const toolbind::program::Node& toolbind_node(const Failure*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace erase

namespace measure {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

using Success = double;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace measure

struct Square {
  static constexpr std::string_view name = "square";
  using Parameters = square::Parameters;
  using Success = square::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.square(parameters, context...)) {
    return handler.square(parameters, context...);
  }
};

struct Divide {
  static constexpr std::string_view name = "divide";
  using Parameters = divide::Parameters;
  using Success = divide::Success;
  using Failure = divide::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.divide(parameters, context...)) {
    return handler.divide(parameters, context...);
  }
};

struct Find {
  static constexpr std::string_view name = "find";
  using Parameters = find::Parameters;
  using Success = find::Success;
  using Failure = find::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.find(parameters, context...)) {
    return handler.find(parameters, context...);
  }
};

struct Note {
  static constexpr std::string_view name = "note";
  using Parameters = note::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.note(parameters, context...)) {
    return handler.note(parameters, context...);
  }
};

struct Erase {
  static constexpr std::string_view name = "erase";
  using Parameters = erase::Parameters;
  using Success = toolbind::Nothing;
  using Failure = erase::Failure;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.erase(parameters, context...)) {
    return handler.erase(parameters, context...);
  }
};

struct Measure {
  static constexpr std::string_view name = "measure";
  using Parameters = measure::Parameters;
  using Success = measure::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.measure(parameters, context...)) {
    return handler.measure(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const square::Success*);
const toolbind::program::Node& toolbind_node(const find::Success*);
const toolbind::program::Node& toolbind_node(const measure::Success*);
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

using Tools = toolbind::ToolSet<Square, Divide, Find, Note, Erase, Measure>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Square, H...> == 1,
                "tool 'square' needs exactly one handler: a member function "
                "'Square::Success square(const Square::Parameters&)'"
                ", or toolbind::on<Square>(function)");
  static_assert(toolbind::handlers_of<Divide, H...> == 1,
                "tool 'divide' needs exactly one handler: a member function "
                "'toolbind::Outcome<Divide::Success, Divide::Failure> divide(const Divide::Parameters&)'"
                ", or toolbind::on<Divide>(function)");
  static_assert(toolbind::handlers_of<Find, H...> == 1,
                "tool 'find' needs exactly one handler: a member function "
                "'toolbind::Outcome<Find::Success, Find::Failure> find(const Find::Parameters&)'"
                ", or toolbind::on<Find>(function)");
  static_assert(toolbind::handlers_of<Note, H...> == 1,
                "tool 'note' needs exactly one handler: a member function "
                "'void note(const Note::Parameters&)'"
                ", or toolbind::on<Note>(function)");
  static_assert(toolbind::handlers_of<Erase, H...> == 1,
                "tool 'erase' needs exactly one handler: a member function "
                "'toolbind::Outcome<Erase::Success, Erase::Failure> erase(const Erase::Parameters&)'"
                ", or toolbind::on<Erase>(function)");
  static_assert(toolbind::handlers_of<Measure, H...> == 1,
                "tool 'measure' needs exactly one handler: a member function "
                "'Measure::Success measure(const Measure::Parameters&)'"
                ", or toolbind::on<Measure>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace handlers
