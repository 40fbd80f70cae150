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
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "toolbind/generated.hpp"
#include "toolbind/json.hpp"
#include "toolbind/outcome.hpp"
#include "toolbind/request.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind {

enum class Status : std::uint8_t { ok, failed, invalid_arguments, unknown_tool, handler_error, invalid_result };

std::string_view to_string(Status status);

struct ToolResult {
  std::string id{}, name{};
  Status status = Status::ok;
  Json value{};                     ///< the success or the declared failure
  std::string message_for_model{};  ///< what to answer: the value as JSON text, or what to correct
  Issues issues{};                  ///< of invalid arguments and results
  std::string log{};                ///< detail that is nobody's business but the program's, such as an exception's text
};

struct CallOptions {
  const StrictPlan* plan = nullptr;  ///< what was sent: it says what a name means, and how the arguments were asked for
  Limits limits{};
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

/// The arguments of a call, and how to read them.
struct Arguments {
  std::string_view json;
  const program::Node& node;
  DecodeOptions options;
};

using Invoke = std::function<Answer(const Arguments&, CallContext&, Issues&)>;

struct BoundTool {
  const ToolInfo* info;
  Invoke invoke;
};

template <class Tool, class Value>
Answer answer(const ToolInfo& info, const Value& value) {
  if constexpr (ExpectedLike<Value>) {
    if (value.has_value()) return answer<Tool>(info, *value);
    const typename Tool::Failure& failure = value.error();
    return {true, info.failure ? encode(*info.failure, &failure) : "null"};
  } else if constexpr (std::is_same_v<typename Tool::Success, Nothing>) {
    return {false, "null"};
  } else {
    const typename Tool::Success& success = value;
    return {false, encode(*info.success, &success)};
  }
}

template <class Tool, class H>
decltype(auto) run(H& handler, const typename Tool::Parameters& parameters, CallContext& context) {
  if constexpr (Callable<Tool, H, CallContext>)
    return call<Tool>(handler, parameters, context);
  else
    return call<Tool>(handler, parameters);
}

template <class Tool, class H>
Answer invoke(const ToolInfo& info, H& handler, const Arguments& arguments, CallContext& context, Issues& issues) {
  typename Tool::Parameters parameters{};
  issues = decode_into(parameters, arguments.node, arguments.json, arguments.options);
  if (!issues.empty()) return {};
  if constexpr (std::is_void_v<decltype(run<Tool>(handler, parameters, context))>) {
    run<Tool>(handler, parameters, context);
    return {false, "null"};
  } else {
    return answer<Tool>(info, run<Tool>(handler, parameters, context));
  }
}

/// Handlers are kept by reference, functions made by `on` in the call of `bind` by value.
template <class Tool, class H>
Invoke invoker(const ToolInfo& info, H&& handler) {
  if constexpr (std::is_lvalue_reference_v<H>) {
    return [&info, &handler](const Arguments& arguments, CallContext& context, Issues& issues) {
      return invoke<Tool>(info, handler, arguments, context, issues);
    };
  } else {
    return [&info, kept = std::make_shared<H>(std::move(handler))](const Arguments& arguments, CallContext& context,
                                                                   Issues& issues) {
      return invoke<Tool>(info, *kept, arguments, context, issues);
    };
  }
}

template <class T>
inline constexpr bool is_on = false;
template <class Tool, class F>
inline constexpr bool is_on<On<Tool, F>> = true;

/// What a call's name means.
struct Target {
  std::size_t tool;                 ///< its index
  const program::Node* parameters;  ///< of the tool, or the alternative that the name picks
};

std::optional<Target> target_named(std::span<const ToolInfo> tools, std::string_view name);
std::string_view arguments_of(const ToolCall& call);
Issues unknown_tool(std::span<const ToolInfo> tools, std::string_view name);

}  // namespace detail

class Toolkit {
 public:
  explicit Toolkit(std::vector<detail::BoundTool> tools);

  /// Decodes the arguments, runs the handler, gives its result. Never throws: every failure is a status.
  ToolResult dispatch(const ToolCall& call, const CallOptions& options = {}) const;

  /// The tools as the provider's request has them. Issues, if a tool that must be strict can't be.
  Result<RequestTools> request_tools(const RequestOptions& options = {}) const;

  /// How well each of the models can serve these tools, the best first; of equals the one that was named first.
  std::vector<ModelFit> fit_models(std::span<const std::string> models, const RequestOptions& options = {}) const;

  /// What is wrong with the arguments of a tool; an unknown name is an issue too.
  Issues validate(std::string_view name, std::string_view json) const;

  std::vector<std::reference_wrapper<const ToolInfo>> tools() const;

 private:
  struct Index;
  std::shared_ptr<const Index> index_;
};

template <class... Tools, class... Handlers>
struct Binder<ToolSet<Tools...>, Handlers...> {
  static_assert(((std::is_lvalue_reference_v<Handlers> || detail::is_on<Handlers>)&&...),
                "bind keeps references to its handlers: pass objects that outlive the toolkit, not temporaries");

  static_assert(
      (is_handler_of<Handlers, ToolSet<Tools...>> && ...),
      "a handler that is given to bind provides none of the tools: its function has another name or signature");

  static Toolkit bind(std::span<const ToolInfo> infos, Handlers&&... handlers) {
    std::vector<detail::BoundTool> bound;
    bound.reserve(infos.size());
    for (const ToolInfo& info : infos) bound.push_back({&info, {}});
    std::size_t i = 0;
    // A list, because compilers limit the length of fold expressions, and a spec may have a thousand tools.
    static_cast<void>(std::initializer_list<int>{(tool<Tools>(bound[i++], std::forward<Handlers>(handlers)...), 0)...});
    return Toolkit(std::move(bound));
  }

 private:
  template <class Tool>
  static void tool(detail::BoundTool& bound, Handlers&&... handlers) {
    (take<Tool>(bound, std::forward<Handlers>(handlers)), ...);
  }

  template <class Tool, class H>
  static void take(detail::BoundTool& bound, H&& handler) {
    if constexpr (Handles<Tool, std::remove_reference_t<H>>) {
      bound.invoke = detail::invoker<Tool, H>(*bound.info, std::forward<H>(handler));
    }
  }
};

template <class... Tools>
struct CallDecoder<ToolSet<Tools...>, ToolCall> {
  using AnyCall = typename AnyCallOf<ToolSet<Tools...>>::type;

  static Result<AnyCall> decode(std::span<const ToolInfo> infos, const ToolCall& call, DecodeOptions options) {
    options.wire = true;  // a call comes in the shape that was asked for
    const auto target = detail::target_named(infos, call.name);
    if (!target) return detail::unknown_tool(infos, call.name);
    using Decode = Result<AnyCall> (*)(const program::Node&, const ToolCall&, const DecodeOptions&);
    constexpr Decode each[] = {one<Tools>...};
    return each[target->tool](*target->parameters, call, options);
  }

 private:
  template <class Tool>
  static Result<AnyCall> one(const program::Node& node, const ToolCall& call, const DecodeOptions& options) {
    auto parameters = detail::decode<typename Tool::Parameters>(node, detail::arguments_of(call), options);
    if (!parameters) return parameters.error();
    return AnyCall(Call<Tool>{call.id, *std::move(parameters)});
  }
};

}  // namespace toolbind
