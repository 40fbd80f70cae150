// Made by toolbind 0.1.0 from provider_tools.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "provider_tools.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace provider_tools {

namespace crm_search {

struct Parameters {
  std::string name;
  std::optional<std::int64_t> since{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace crm_search

namespace shell {

struct Run {
  std::string command;

  bool operator==(const Run&) const = default;
};

struct Restart {
  static constexpr bool restart = true;

  bool operator==(const Restart&) const = default;
};

using Parameters = std::variant<Run, Restart>;
using Success = std::string;

const toolbind::program::Node& toolbind_node(const Run*);
const toolbind::program::Node& toolbind_node(const Restart*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace shell

namespace editor {

struct View {
  std::string path;

  bool operator==(const View&) const = default;
};

struct Create {
  std::string path;
  std::optional<std::string> text{};

  bool operator==(const Create&) const = default;
};

using Parameters = std::variant<View, Create>;

const toolbind::program::Node& toolbind_node(const View*);
const toolbind::program::Node& toolbind_node(const Create*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace editor

namespace search_the_web {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace search_the_web

namespace google {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace google

namespace crm_search_2 {

using Parameters = std::map<std::string, std::int64_t>;

}  // namespace crm_search_2

/// Finds customers.
struct CrmSearch {
  static constexpr std::string_view name = "crm.search";
  using Parameters = crm_search::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.crm_search(parameters, context...)) {
    return handler.crm_search(parameters, context...);
  }
};

struct CrmSearch_2 {
  static constexpr std::string_view name = "crm_search";
  using Parameters = crm_search_2::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.crm_search_2(parameters, context...)) {
    return handler.crm_search_2(parameters, context...);
  }
};

struct Shell {
  static constexpr std::string_view name = "shell";
  using Parameters = shell::Parameters;
  using Success = shell::Success;
  using Failure = toolbind::Never;
  using Run = shell::Run;
  using Restart = shell::Restart;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.shell(parameters, context...)) {
    return handler.shell(parameters, context...);
  }
};

struct SearchTheWeb {
  static constexpr std::string_view name = "search_the_web";
  using Parameters = search_the_web::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.search_the_web(parameters, context...)) {
    return handler.search_the_web(parameters, context...);
  }
};

struct Google {
  static constexpr std::string_view name = "google";
  using Parameters = google::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.google(parameters, context...)) {
    return handler.google(parameters, context...);
  }
};

struct Editor {
  static constexpr std::string_view name = "editor";
  using Parameters = editor::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using View = editor::View;
  using Create = editor::Create;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.editor(parameters, context...)) {
    return handler.editor(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const crm_search_2::Parameters*);
const toolbind::program::Node& toolbind_node(const shell::Parameters*);
const toolbind::program::Node& toolbind_node(const shell::Success*);
const toolbind::program::Node& toolbind_node(const editor::Parameters*);
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

using Tools = toolbind::ToolSet<CrmSearch, CrmSearch_2, Shell, SearchTheWeb, Google, Editor>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<CrmSearch, H...> == 1,
                "tool 'crm.search' needs exactly one handler: a member function "
                "'void crm_search(const CrmSearch::Parameters&)'"
                ", or toolbind::on<CrmSearch>(function)");
  static_assert(toolbind::handlers_of<CrmSearch_2, H...> == 1,
                "tool 'crm_search' needs exactly one handler: a member function "
                "'void crm_search_2(const CrmSearch_2::Parameters&)'"
                ", or toolbind::on<CrmSearch_2>(function)");
  static_assert(toolbind::handlers_of<Shell, H...> == 1,
                "tool 'shell' needs exactly one handler: a member function "
                "'Shell::Success shell(const Shell::Parameters&)'"
                ", or toolbind::on<Shell>(function)");
  static_assert(toolbind::handlers_of<SearchTheWeb, H...> <= 1,
                "tool 'search_the_web' takes at most one handler: a member function "
                "'void search_the_web(const SearchTheWeb::Parameters&)'"
                ", or toolbind::on<SearchTheWeb>(function)");
  static_assert(toolbind::handlers_of<Google, H...> <= 1,
                "tool 'google' takes at most one handler: a member function "
                "'void google(const Google::Parameters&)'"
                ", or toolbind::on<Google>(function)");
  static_assert(toolbind::handlers_of<Editor, H...> <= 1,
                "tool 'editor' takes at most one handler: a member function "
                "'void editor(const Editor::Parameters&)'"
                ", or toolbind::on<Editor>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace provider_tools
