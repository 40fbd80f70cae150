#pragma once
// What to send to a provider, and how strict it may be.

#include <any>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/json.hpp"
#include "toolbind/model.hpp"
#include "toolbind/options.hpp"

namespace toolbind {

struct OutputInfo;

enum class Provider : std::uint8_t { openai_responses, openai_chat, anthropic, gemini, mcp };

std::string_view to_string(Provider provider);

/// What happens where a tool's `strict: true` can't be met: the request is refused, or the tool is sent as it is.
enum class UnmetStrict : std::uint8_t { refuse, omit };

/// Which tools the model may call, and whether it must.
struct ToolChoice {
  enum class Mode : std::uint8_t { automatic, none, required };
  Mode mode = Mode::automatic;
  std::vector<std::string> tools{};  ///< by their names in the spec; empty: any

  static ToolChoice none() { return {Mode::none, {}}; }
  /// It must call a tool.
  static ToolChoice required() { return {Mode::required, {}}; }
  /// It must call this one.
  static ToolChoice tool(std::string name) { return {Mode::required, {std::move(name)}}; }
  /// It may call these and no others.
  static ToolChoice among(std::vector<std::string> names) { return {Mode::automatic, std::move(names)}; }
};

struct RequestOptions {
  Provider provider = Provider::openai_responses;
  std::string model{};           ///< empty: what the provider's current models can do
  std::optional<bool> strict{};  ///< for tools that say nothing; above the toolkit's, below the tool's own
  UnmetStrict on_unmet_strict = UnmetStrict::refuse;
  ModelTable models{};  ///< before the spec's, which come before the built-in ones
  /// Asked for in the same request: its schema takes its share of the budgets first.
  const OutputInfo* output = nullptr;
  ToolChoice tool_choice{};
  std::optional<bool> parallel_calls{};  ///< several calls in one answer; absent: as the provider likes
  std::any user{};                       ///< for ToolSettings::enabled
};

/// What was decided for one tool, and why.
struct ToolPlan {
  std::string name{};
  std::string wire_name{};  ///< what the provider calls it
  bool sent = true;         ///< false: a tool that only another provider has
  bool strict = false;
  WireShape wire{};               ///< what its arguments look like
  std::string shape = "natural";  ///< the dialect its schema is sent in: `natural`, `openai`, `anthropic`, ...
  std::string reason{};           ///< why it is not strict; empty if it is

  bool operator==(const ToolPlan&) const = default;
};

/// The shape of all that was sent. Given back in CallOptions, it says how to read the calls.
struct StrictPlan {
  Provider provider = Provider::openai_responses;
  std::string model{};
  std::vector<ToolPlan> tools{};
  std::size_t strict_tools = 0, optionals = 0, unions = 0;  ///< of the request's budgets, its output included

  bool operator==(const StrictPlan&) const = default;
};

/// As JSON, for programs that keep it between request and call.
std::string write_plan(const StrictPlan& plan);
Result<StrictPlan> read_plan(std::string_view json);

struct RequestTools {
  std::string tools{};   ///< JSON: the value of the request's `tools`
  std::string fields{};  ///< JSON: an object of other fields to add to the request, such as `tool_choice`
  std::vector<Header> headers{};
  StrictPlan plan{};
  Issues notes{};  ///< what was asked for and can't be said to this provider

  Json tools_json() const;
};

/// How well a model can serve the tools.
struct ModelFit {
  std::string model{};
  bool fits = false;  ///< whatever must be strict can be
  std::size_t strict_tools = 0;
  Issues issues{};  ///< why it does not fit

  bool operator==(const ModelFit&) const = default;
};

struct RequestOutput {
  std::string fields{};  ///< JSON: an object of the fields to add to the request; {}: the model answers in plain text
  std::string instructions{};  ///< for the prompt, where the provider can't hold the model to the schema; else empty
  std::vector<Header> headers{};
  ToolPlan plan{};
};

/// How to ask for an answer of this shape. Issues, if it must be strict and can't be. Give the same output to
/// request_tools in `options.output`: both share the request's budgets.
Result<RequestOutput> request_output(const OutputInfo& output, const RequestOptions& options = {});

}  // namespace toolbind
