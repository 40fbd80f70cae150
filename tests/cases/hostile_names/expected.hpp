// Made by toolbind 0.1.0 from hostile_names.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "hostile_names.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace hostile_names {

namespace class_ {

enum class Mode { On, on, _on_, ON, x, X, true_, int_, less, less_equal, n0, n00, value };

struct Other {
  std::optional<std::int64_t> a{};

  bool operator==(const Other&) const = default;
};

struct Other_2 {
  std::optional<std::int64_t> b{};

  bool operator==(const Other_2&) const = default;
};

struct Parameters {
  std::optional<std::int64_t> class_{};
  std::optional<std::string> std_{};
  std::optional<std::string> toolbind_2{};
  std::optional<std::int64_t> min_{};
  std::optional<std::int64_t> major_{};
  std::optional<std::int64_t> NULL_{};
  std::optional<std::int64_t> errno_{};
  std::optional<std::int64_t> EOF_{};
  std::optional<std::int64_t> Reserved{};
  std::optional<std::int64_t> a_b{};
  std::optional<std::int64_t> n3d{};
  std::optional<std::int64_t> two_words{};
  std::optional<std::int64_t> ellipsis{};
  std::optional<std::int64_t> empty{};
  std::optional<std::int64_t> u1f600{};
  std::optional<std::int64_t> gr_e{};
  std::optional<std::int64_t> Parameters_2{};
  std::optional<Mode> Mode_2{};
  std::optional<Other> Other_3{};
  std::optional<Other_2> _other_{};
  std::optional<std::int64_t> y{};
  std::optional<std::int64_t> Y{};
  std::optional<std::int64_t> operator_{};
  std::optional<std::int64_t> a_b_c{};
  std::optional<std::int64_t> a_b_2{};
  std::optional<std::int64_t> aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_h2577a94b{};
  std::optional<std::int64_t> aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_h76c5d0bd{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Mode*);
const toolbind::program::Node& toolbind_node(const Other*);
const toolbind::program::Node& toolbind_node(const Other_2*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace class_

namespace p_2 {

struct Parameters {
  std::optional<std::string> p{};
  std::optional<std::string> tools{};

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace p_2

namespace std_ {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace std_

namespace get_it {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace get_it

namespace get_it_2 {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace get_it_2

namespace bind_2 {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace bind_2

namespace Tools_2 {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace Tools_2

namespace namespace_ {

struct Parameters {

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace namespace_

struct Class {
  static constexpr std::string_view name = "class";
  using Parameters = class_::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Mode = class_::Mode;
  using Other = class_::Other;
  using Other_2 = class_::Other_2;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.class_(parameters, context...)) {
    return handler.class_(parameters, context...);
  }
};

struct Std {
  static constexpr std::string_view name = "std";
  using Parameters = std_::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.std_(parameters, context...)) {
    return handler.std_(parameters, context...);
  }
};

struct GetIt {
  static constexpr std::string_view name = "get-it";
  using Parameters = get_it::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.get_it(parameters, context...)) {
    return handler.get_it(parameters, context...);
  }
};

struct GetIt_2 {
  static constexpr std::string_view name = "get_it";
  using Parameters = get_it_2::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.get_it_2(parameters, context...)) {
    return handler.get_it_2(parameters, context...);
  }
};

struct P {
  static constexpr std::string_view name = "p";
  using Parameters = p_2::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.p(parameters, context...)) {
    return handler.p(parameters, context...);
  }
};

struct Bind {
  static constexpr std::string_view name = "bind";
  using Parameters = bind_2::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.bind(parameters, context...)) {
    return handler.bind(parameters, context...);
  }
};

struct Tools_3 {
  static constexpr std::string_view name = "Tools";
  using Parameters = Tools_2::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.Tools(parameters, context...)) {
    return handler.Tools(parameters, context...);
  }
};

struct Namespace {
  static constexpr std::string_view name = "namespace";
  using Parameters = namespace_::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.namespace_(parameters, context...)) {
    return handler.namespace_(parameters, context...);
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

using Tools = toolbind::ToolSet<Class, Std, GetIt, GetIt_2, P, Bind, Tools_3, Namespace>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Class, H...> == 1,
                "tool 'class' needs exactly one handler: a member function "
                "'void class_(const Class::Parameters&)'"
                ", or toolbind::on<Class>(function)");
  static_assert(toolbind::handlers_of<Std, H...> == 1,
                "tool 'std' needs exactly one handler: a member function "
                "'void std_(const Std::Parameters&)'"
                ", or toolbind::on<Std>(function)");
  static_assert(toolbind::handlers_of<GetIt, H...> == 1,
                "tool 'get-it' needs exactly one handler: a member function "
                "'void get_it(const GetIt::Parameters&)'"
                ", or toolbind::on<GetIt>(function)");
  static_assert(toolbind::handlers_of<GetIt_2, H...> == 1,
                "tool 'get_it' needs exactly one handler: a member function "
                "'void get_it_2(const GetIt_2::Parameters&)'"
                ", or toolbind::on<GetIt_2>(function)");
  static_assert(toolbind::handlers_of<P, H...> == 1,
                "tool 'p' needs exactly one handler: a member function "
                "'void p(const P::Parameters&)'"
                ", or toolbind::on<P>(function)");
  static_assert(toolbind::handlers_of<Bind, H...> == 1,
                "tool 'bind' needs exactly one handler: a member function "
                "'void bind(const Bind::Parameters&)'"
                ", or toolbind::on<Bind>(function)");
  static_assert(toolbind::handlers_of<Tools_3, H...> == 1,
                "tool 'Tools' needs exactly one handler: a member function "
                "'void Tools(const Tools_3::Parameters&)'"
                ", or toolbind::on<Tools_3>(function)");
  static_assert(toolbind::handlers_of<Namespace, H...> == 1,
                "tool 'namespace' needs exactly one handler: a member function "
                "'void namespace_(const Namespace::Parameters&)'"
                ", or toolbind::on<Namespace>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace hostile_names
