#pragma once
// The dispatcher: tools and their handlers, ready to answer calls.
//
//     weather::Handlers handlers;
//     toolbind::Toolkit toolkit = weather::bind(handlers);
//     toolbind::ToolResult result = toolkit.dispatch({.id = "1", .name = "get_weather", .arguments = text});
//
// A Toolkit is immutable and cheap to copy; many threads may use it at once, as far as the handlers allow it. Handlers
// are not copied: they must outlive the toolkit.

#include <exception>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "toolbind/generated.hpp"
#include "toolbind/outcome.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind {

enum class Status : std::uint8_t { ok, failed, invalid_arguments, unknown_tool, handler_error, invalid_result };

std::string_view to_string(Status status);

/// A call as a model makes it. Empty arguments mean `{}`.
struct ToolCall {
  std::string id, name, arguments;
};

struct ToolResult {
  std::string id, name;
  Status status = Status::ok;
  Json value;                     ///< the success or the declared failure
  std::string message_for_model;  ///< what to answer: the value as JSON text, or what to correct
  Issues issues;                  ///< of invalid arguments and results
  std::string log;                ///< detail that is nobody's business but the program's, such as an exception's text
};

struct CallContext {
  std::string_view call_id;
  const ToolInfo& tool;
};

namespace detail {

/// What came out of a handler: JSON text of its success or failure.
struct Answer {
  bool failed = false;
  std::string json;
};

using Invoke = std::function<Answer(const ToolCall&, CallContext&, Issues&)>;

struct BoundTool {
  const ToolInfo* info;
  Invoke invoke;
};

template <class Tool, class Value>
Answer answer(const ToolInfo& info, const Value& value) {
  if constexpr (requires { value.has_value(); value.error(); *value; }) {
    if (!value.has_value()) return {true, encode(*info.failure, &value.error())};
    return answer<Tool>(info, *value);
  } else if constexpr (std::is_same_v<Value, Nothing>) {
    return {false, "null"};
  } else {
    const typename Tool::Success& success = value;
    return {false, encode(*info.success, &success)};
  }
}

template <class Tool, class H, class... Context>
decltype(auto) call_handler(H& handler, const typename Tool::Parameters& parameters, Context&... context) {
  if constexpr (requires { typename H::tool; }) return handler.function(parameters, context...);
  else return Tool::call(handler, parameters, context...);
}

template <class Tool, class H>
Invoke invoker(const ToolInfo& info, H& handler) {
  return [&info, &handler](const ToolCall& call, CallContext& context, Issues& issues) -> Answer {
    typename Tool::Parameters parameters{};
    issues = decode(*info.parameters, call.arguments.empty() ? "{}" : call.arguments, &parameters, {});
    if (!issues.empty()) return {};
    const auto run = [&]() -> decltype(auto) {
      if constexpr (requires { call_handler<Tool>(handler, parameters, context); }) return call_handler<Tool>(handler, parameters, context);
      else return call_handler<Tool>(handler, parameters);
    };
    if constexpr (std::is_void_v<decltype(run())>) {
      run();
      return {false, "null"};
    } else {
      return answer<Tool>(info, run());
    }
  };
}

}  // namespace detail

class Toolkit {
 public:
  explicit Toolkit(std::vector<detail::BoundTool> tools);

  /// Decodes the arguments, runs the handler, gives its result. Never throws: every failure is a status.
  ToolResult dispatch(const ToolCall& call) const;

  /// What is wrong with the arguments of a tool; an unknown name is an issue too.
  Issues validate(std::string_view name, std::string_view json) const;

  std::vector<std::reference_wrapper<const ToolInfo>> tools() const;

 private:
  struct Index;
  std::shared_ptr<const Index> index_;
};

template <class... Tools, class... Handlers>
struct Binder<ToolSet<Tools...>, Handlers...> {
  static Toolkit bind(std::span<const ToolInfo> infos, Handlers&... handlers) {
    std::vector<detail::BoundTool> bound;
    std::size_t i = 0;
    (bound.push_back(tool<Tools>(infos[i++], handlers...)), ...);
    return Toolkit(std::move(bound));
  }

 private:
  template <class Tool>
  static detail::BoundTool tool(const ToolInfo& info, Handlers&... handlers) {
    detail::BoundTool bound{&info, {}};
    (take<Tool>(bound, handlers), ...);
    return bound;
  }

  template <class Tool, class H>
  static void take(detail::BoundTool& bound, H& handler) {
    if constexpr (handlers_of<Tool, H> == 1) bound.invoke = detail::invoker<Tool>(*bound.info, handler);
  }
};

}  // namespace toolbind
