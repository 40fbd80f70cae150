// Made by toolbind 0.1.0 from tool_choice.tools.json; do not edit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "tool_choice.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace tool_choice {

namespace look {

struct Parameters {
  std::string at;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace look

namespace crm_search {

struct Parameters {
  std::string name;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace crm_search

namespace shell {

struct Parameters {
  std::optional<std::string> command{};

  bool operator==(const Parameters&) const = default;
};

using Success = std::string;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace shell

namespace send_mail {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace send_mail

namespace search_the_web {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace search_the_web

namespace computer {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace computer

namespace google {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace google

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

struct SendMail {
  static constexpr std::string_view name = "send_mail";
  using Parameters = send_mail::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.send_mail(parameters, context...)) {
    return handler.send_mail(parameters, context...);
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

struct Shell {
  static constexpr std::string_view name = "shell";
  using Parameters = shell::Parameters;
  using Success = shell::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.shell(parameters, context...)) {
    return handler.shell(parameters, context...);
  }
};

struct Computer {
  static constexpr std::string_view name = "computer";
  using Parameters = computer::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.computer(parameters, context...)) {
    return handler.computer(parameters, context...);
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

const toolbind::program::Node& toolbind_node(const shell::Success*);
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

using Tools = toolbind::ToolSet<Look, CrmSearch, SendMail, SearchTheWeb, Shell, Computer, Google>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Look, H...> == 1,
                "tool 'look' needs exactly one handler: a member function "
                "'void look(const Look::Parameters&)'"
                ", or toolbind::on<Look>(function)");
  static_assert(toolbind::handlers_of<CrmSearch, H...> == 1,
                "tool 'crm.search' needs exactly one handler: a member function "
                "'void crm_search(const CrmSearch::Parameters&)'"
                ", or toolbind::on<CrmSearch>(function)");
  static_assert(toolbind::handlers_of<SendMail, H...> == 1,
                "tool 'send_mail' needs exactly one handler: a member function "
                "'void send_mail(const SendMail::Parameters&)'"
                ", or toolbind::on<SendMail>(function)");
  static_assert(toolbind::handlers_of<SearchTheWeb, H...> <= 1,
                "tool 'search_the_web' takes at most one handler: a member function "
                "'void search_the_web(const SearchTheWeb::Parameters&)'"
                ", or toolbind::on<SearchTheWeb>(function)");
  static_assert(toolbind::handlers_of<Shell, H...> == 1,
                "tool 'shell' needs exactly one handler: a member function "
                "'Shell::Success shell(const Shell::Parameters&)'"
                ", or toolbind::on<Shell>(function)");
  static_assert(toolbind::handlers_of<Computer, H...> <= 1,
                "tool 'computer' takes at most one handler: a member function "
                "'void computer(const Computer::Parameters&)'"
                ", or toolbind::on<Computer>(function)");
  static_assert(toolbind::handlers_of<Google, H...> <= 1,
                "tool 'google' takes at most one handler: a member function "
                "'void google(const Google::Parameters&)'"
                ", or toolbind::on<Google>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace tool_choice
