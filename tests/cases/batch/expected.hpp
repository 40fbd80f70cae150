// Made by toolbind 0.1.0 from batch.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "batch.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace batch {

namespace work {

struct Parameters {
  std::int64_t n = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = std::int64_t;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace work

namespace wait {

struct Parameters {
  std::int64_t n = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace wait

namespace erase {

struct Parameters {
  std::string path;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace erase

namespace search {

struct Parameters {
  std::string query;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace search

struct Work {
  static constexpr std::string_view name = "work";
  using Parameters = work::Parameters;
  using Success = work::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.work(parameters, context...)) {
    return handler.work(parameters, context...);
  }
};

struct Wait {
  static constexpr std::string_view name = "wait";
  using Parameters = wait::Parameters;
  using Success = wait::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.wait(parameters, context...)) {
    return handler.wait(parameters, context...);
  }
};

struct Erase {
  static constexpr std::string_view name = "erase";
  using Parameters = erase::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.erase(parameters, context...)) {
    return handler.erase(parameters, context...);
  }
};

struct Search {
  static constexpr std::string_view name = "search";
  using Parameters = search::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.search(parameters, context...)) {
    return handler.search(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const work::Success*);
const toolbind::program::Node& toolbind_node(const wait::Success*);
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

using Tools = toolbind::ToolSet<Work, Wait, Erase, Search>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Work, H...> == 1,
                "tool 'work' needs exactly one handler: a member function "
                "'Work::Success work(const Work::Parameters&)'"
                ", or toolbind::on<Work>(function)");
  static_assert(toolbind::handlers_of<Wait, H...> == 1,
                "tool 'wait' needs exactly one handler: a member function "
                "'Wait::Success wait(const Wait::Parameters&)'"
                ", or toolbind::on<Wait>(function)");
  static_assert(toolbind::handlers_of<Erase, H...> == 1,
                "tool 'erase' needs exactly one handler: a member function "
                "'void erase(const Erase::Parameters&)'"
                ", or toolbind::on<Erase>(function)");
  static_assert(toolbind::handlers_of<Search, H...> <= 1,
                "tool 'search' takes at most one handler: a member function "
                "'void search(const Search::Parameters&)'"
                ", or toolbind::on<Search>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace batch
