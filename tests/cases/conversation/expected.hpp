// Made by toolbind 0.1.0 from conversation.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "conversation.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace conversation {

namespace add {

struct Parameters {
  std::int64_t a = 0;
  std::int64_t b = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = std::int64_t;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace add

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

  bool operator==(const Parameters&) const = default;
};

using Success = std::int64_t;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace erase

/// Adds.
struct Add {
  static constexpr std::string_view name = "add";
  using Parameters = add::Parameters;
  using Success = add::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.add(parameters, context...)) {
    return handler.add(parameters, context...);
  }
};

/// Keeps a note.
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

/// Erases all notes.
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

const toolbind::program::Node& toolbind_node(const add::Success*);
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

using Tools = toolbind::ToolSet<Add, Note, Erase>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Add, H...> == 1,
                "tool 'add' needs exactly one handler: a member function "
                "'Add::Success add(const Add::Parameters&)'"
                ", or toolbind::on<Add>(function)");
  static_assert(toolbind::handlers_of<Note, H...> == 1,
                "tool 'note' needs exactly one handler: a member function "
                "'void note(const Note::Parameters&)'"
                ", or toolbind::on<Note>(function)");
  static_assert(toolbind::handlers_of<Erase, H...> == 1,
                "tool 'erase' needs exactly one handler: a member function "
                "'Erase::Success erase(const Erase::Parameters&)'"
                ", or toolbind::on<Erase>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace conversation
