#pragma once
// Which handler answers which tool: the rules that `bind` checks while the program is compiled.

#include <concepts>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "toolbind/types.hpp"

namespace toolbind {

struct CallContext;
template <class Tool>
struct ContextOf;

/// The tools of one spec, by their tag types.
template <class... Tool>
struct ToolSet {};

struct NoRule {};

/// Gives a function to one tool: `toolbind::on<GetWeather>([](const GetWeather::Parameters& p) { ... })`. For a tool
/// whose spec says `"needsApproval": "dynamic"`, with the rule: `toolbind::on<Delete>(remove, is_precious)`.
template <class Tool, class Function, class Rule = NoRule>
struct On {
  Function function;
  Rule rule{};
};

template <class Tool, class Function>
On<Tool, std::decay_t<Function>> on(Function&& function) {
  return {std::forward<Function>(function)};
}
template <class Tool, class Function, class Rule>
On<Tool, std::decay_t<Function>, std::decay_t<Rule>> on(Function&& function, Rule&& rule) {
  return {std::forward<Function>(function), std::forward<Rule>(rule)};
}

/// A decoded call of one tool.
template <class Tool>
struct Call {
  std::string id;
  typename Tool::Parameters parameters;

  bool operator==(const Call&) const = default;
};

template <class Tools>
struct AnyCallOf;
template <class... Tool>
struct AnyCallOf<ToolSet<Tool...>> {
  using type = std::variant<Call<Tool>...>;
};

namespace detail {

/// Outcome, std::expected and their like.
template <class T>
concept ExpectedLike = requires(const T& t) {
  { t.has_value() } -> std::convertible_to<bool>;
  *t;
  t.error();
};

/// std::future, std::shared_future and their like.
template <class T>
concept FutureLike = requires(T& t) {
  t.get();
  t.wait();
};

template <class Tool, class R>
constexpr bool is_success() {
  return std::is_convertible_v<R, typename Tool::Success> ||
         (std::is_void_v<R> && std::is_same_v<typename Tool::Success, Nothing>);
}

/// Success, or an expected-like type of success and failure; nothing where the tool returns nothing; a future of these.
template <class Tool, class R>
constexpr bool returns_result() {
  using Value = std::remove_cvref_t<R>;
  if constexpr (FutureLike<Value>) {
    return returns_result<Tool, decltype(std::declval<Value&>().get())>();
  } else if constexpr (ExpectedLike<Value>) {
    return is_success<Tool, decltype(*std::declval<const Value&>())>() &&
           std::is_convertible_v<decltype(std::declval<const Value&>().error()), typename Tool::Failure>;
  } else {
    return is_success<Tool, R>();
  }
}

template <class Tool, class H, class... Context>
auto call(H& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(Tool::call(handler, parameters, context...)) {
  return Tool::call(handler, parameters, context...);
}
template <class Tool, class F, class R, class... Context>
auto call(On<Tool, F, R>& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(handler.function(parameters, context...)) {
  return handler.function(parameters, context...);
}
template <class Tool, class F, class R, class... Context>
auto call(const On<Tool, F, R>& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(handler.function(parameters, context...)) {
  return handler.function(parameters, context...);
}

/// Asks the rule beside the handler.
template <class Tool, class H, class... Context>
auto ask(H& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(bool{Tool::needs_approval(handler, parameters, context...)}) {
  return Tool::needs_approval(handler, parameters, context...);
}
template <class Tool, class F, class R, class... Context>
auto ask(On<Tool, F, R>& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(bool{handler.rule(parameters, context...)}) {
  return handler.rule(parameters, context...);
}
template <class Tool, class F, class R, class... Context>
auto ask(const On<Tool, F, R>& handler, const typename Tool::Parameters& parameters, Context&... context)
    -> decltype(bool{handler.rule(parameters, context...)}) {
  return handler.rule(parameters, context...);
}

template <class Tool, class H, class... Context>
concept Callable = requires(H& h, const typename Tool::Parameters& p, Context&... c) {
  {detail::call<Tool>(h, p, c...)};
  requires returns_result<Tool, decltype(detail::call<Tool>(h, p, c...))>();
};

template <class Tool, class H, class... Context>
concept HasRule = requires(H& h, const typename Tool::Parameters& p, Context&... c) {
  {detail::ask<Tool>(h, p, c...)};
};

}  // namespace detail

template <class Tool, class H>
concept Handles = detail::Callable<Tool, H> || detail::Callable<Tool, H, ContextOf<Tool>>;

/// Does it say which calls need approval?
template <class Tool, class H>
concept Decides = detail::HasRule<Tool, H> || detail::HasRule<Tool, H, ContextOf<Tool>>;

/// How many of the handlers provide the tool; `bind` wants exactly one.
template <class Tool, class... Handler>
inline constexpr int handlers_of = (0 + ... + int{Handles<Tool, std::remove_reference_t<Handler>>});

/// How many of them have a rule beside the handler.
template <class Tool, class... Handler>
inline constexpr int rules_of =
    (0 + ... + int{Handles<Tool, std::remove_reference_t<Handler>> && Decides<Tool, std::remove_reference_t<Handler>>});

namespace detail {

/// Instead of a fold expression, whose length compilers limit.
constexpr bool any_of(std::initializer_list<bool> all) {
  for (const bool one : all) {
    if (one) return true;
  }
  return false;
}

}  // namespace detail

/// Does the handler provide any of the tools?
template <class Handler, class Tools>
inline constexpr bool is_handler_of = false;
template <class Handler, class... Tool>
inline constexpr bool is_handler_of<Handler, ToolSet<Tool...>> =
    detail::any_of({Handles<Tool, std::remove_reference_t<Handler>>...});

/// Made by toolkit.hpp, which is included where `bind` is called.
template <class Tools, class... Handlers>
struct Binder;
template <class Tools, class ToolCall>
struct CallDecoder;

}  // namespace toolbind
