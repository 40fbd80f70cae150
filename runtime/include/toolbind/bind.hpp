#pragma once
// How `bind` joins tools and handlers. Handlers are erased behind ToolHandler: dispatch knows only JSON and nodes.

#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "toolbind/call_context.hpp"
#include "toolbind/generated.hpp"
#include "toolbind/outcome.hpp"

namespace toolbind {

class Toolkit;

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

/// A tool's handler, for values of the tool's Parameters behind `void*`.
class ToolHandler {
 public:
  virtual ~ToolHandler() = default;

  virtual std::shared_ptr<void> parameters() const = 0;
  virtual Issues decode(const Arguments& arguments, void* parameters) const = 0;
  /// The JSON text of what was decoded.
  virtual std::string text(const ToolInfo& tool, const void* parameters) const;
  /// Is there a rule that says which calls need approval, whatever the spec says?
  virtual bool has_rule() const = 0;
  /// Without a rule: all of them.
  virtual bool needs_approval(const void* parameters, const CallContext& context) const = 0;
  virtual Answer run(const void* parameters, const CallContext& context) const = 0;
};

struct BoundTool {
  const ToolInfo* info;
  std::shared_ptr<const ToolHandler> handler;        ///< null: none
  std::shared_ptr<const void> belongings = nullptr;  ///< what `info` needs to live
};

template <class Tool, class Value>
Answer answer(const ToolInfo& info, Value&& value) {
  using Plain = std::remove_cvref_t<Value>;
  if constexpr (FutureLike<Plain>) {
    if constexpr (std::is_void_v<decltype(value.get())>) {
      value.get();
      return {false, "null"};
    } else {
      return answer<Tool>(info, value.get());
    }
  } else if constexpr (ExpectedLike<Plain>) {
    if (!value.has_value()) {
      const typename Tool::Failure& failure = value.error();
      return {true, info.failure ? encode(*info.failure, &failure) : "null"};
    }
    if constexpr (std::is_void_v<decltype(*value)>)
      return {false, "null"};
    else
      return answer<Tool>(info, *value);
  } else if constexpr (std::is_same_v<typename Tool::Success, Nothing>) {
    return {false, "null"};
  } else {
    const typename Tool::Success& success = value;
    return {false, encode(*info.success, &success)};
  }
}

template <class Tool, class H>
class TypedHandler final : public ToolHandler {
  using Parameters = typename Tool::Parameters;

 public:
  explicit TypedHandler(std::shared_ptr<H> handler) : handler_(std::move(handler)) {}

  std::shared_ptr<void> parameters() const override { return std::make_shared<Parameters>(); }

  Issues decode(const Arguments& arguments, void* parameters) const override {
    return detail::decode(arguments.node, arguments.json, parameters, reset<Parameters>, arguments.options);
  }

  bool has_rule() const override { return HasRule<Tool, H, ContextOf<Tool>> || HasRule<Tool, H>; }

  bool needs_approval(const void* parameters, const CallContext& context) const override {
    const auto& typed = *static_cast<const Parameters*>(parameters);
    if constexpr (HasRule<Tool, H, ContextOf<Tool>>) {
      ContextOf<Tool> own{context};
      return ask<Tool>(*handler_, typed, own);
    } else if constexpr (HasRule<Tool, H>) {
      return ask<Tool>(*handler_, typed);
    } else {
      return true;
    }
  }

  Answer run(const void* parameters, const CallContext& context) const override {
    const auto& typed = *static_cast<const Parameters*>(parameters);
    if constexpr (Callable<Tool, H, ContextOf<Tool>>) {
      ContextOf<Tool> own{context};
      return run([&]() -> decltype(auto) { return call<Tool>(*handler_, typed, own); }, context.tool);
    } else {
      return run([&]() -> decltype(auto) { return call<Tool>(*handler_, typed); }, context.tool);
    }
  }

 private:
  template <class Run>
  static Answer run(Run handler, const ToolInfo& tool) {
    if constexpr (std::is_void_v<decltype(handler())>) {
      handler();
      return {false, "null"};
    } else {
      return answer<Tool>(tool, handler());
    }
  }

  std::shared_ptr<H> handler_;
};

/// Handlers are kept by reference, functions made by `on` in the call of `bind` by value.
template <class Tool, class H>
std::shared_ptr<const ToolHandler> typed_handler(H&& handler) {
  using Plain = std::remove_reference_t<H>;
  if constexpr (std::is_lvalue_reference_v<H>)
    return std::make_shared<TypedHandler<Tool, Plain>>(std::shared_ptr<Plain>(std::shared_ptr<void>(), &handler));
  else
    return std::make_shared<TypedHandler<Tool, Plain>>(std::make_shared<Plain>(std::move(handler)));
}

template <class T>
inline constexpr bool is_on = false;
template <class Tool, class F, class R>
inline constexpr bool is_on<On<Tool, F, R>> = true;

/// What a call's name means.
struct Target {
  std::size_t tool;                 ///< its index
  const program::Node* parameters;  ///< of the tool, or the alternative that the name picks
};

std::optional<Target> target_named(std::span<const ToolInfo> tools, std::string_view name);
std::string_view arguments_of(const ToolCall& call);
Issues unknown_tool(std::span<const ToolInfo> tools, std::string_view name);

}  // namespace detail

template <class... Tools, class... Handlers>
struct Binder<ToolSet<Tools...>, Handlers...> {
  static_assert(((std::is_lvalue_reference_v<Handlers> || detail::is_on<Handlers>)&&...),
                "bind keeps references to its handlers: pass objects that outlive the toolkit, not temporaries");

  static_assert(
      (is_handler_of<Handlers, ToolSet<Tools...>> && ...),
      "a handler that is given to bind provides none of the tools: its function has another name or signature");

  /// `Kit` is Toolkit, which is not complete here.
  template <class Kit = Toolkit>
  static Kit bind(std::span<const ToolInfo> infos, Handlers&&... handlers) {
    std::vector<detail::BoundTool> bound;
    bound.reserve(infos.size());
    for (const ToolInfo& info : infos) bound.push_back({&info, {}});
    std::size_t i = 0;
    // A list, because compilers limit the length of fold expressions, and a spec may have a thousand tools.
    static_cast<void>(std::initializer_list<int>{(tool<Tools>(bound[i++], std::forward<Handlers>(handlers)...), 0)...});
    return Kit(std::move(bound));
  }

 private:
  template <class Tool>
  static void tool(detail::BoundTool& bound, Handlers&&... handlers) {
    (take<Tool>(bound, std::forward<Handlers>(handlers)), ...);
  }

  template <class Tool, class H>
  static void take(detail::BoundTool& bound, H&& handler) {
    if constexpr (Handles<Tool, std::remove_reference_t<H>>)
      bound.handler = detail::typed_handler<Tool, H>(std::forward<H>(handler));
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
