#pragma once
// What to send to a provider, and how strict it may be.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace toolbind {

enum class Provider : std::uint8_t { openai_responses, openai_chat, anthropic, gemini, mcp };

std::string_view to_string(Provider provider);

/// What happens where a tool's `strict: true` can't be met: the request is refused, or the tool is sent as it is.
enum class UnmetStrict : std::uint8_t { refuse, omit };

struct RequestOptions {
  Provider provider = Provider::openai_responses;
  std::string model{};           ///< empty: what the provider's current models can do
  std::optional<bool> strict{};  ///< for tools that say nothing; above the toolkit's, below the tool's own
  UnmetStrict on_unmet_strict = UnmetStrict::refuse;
};

/// What was decided for one tool, and why.
struct ToolPlan {
  std::string name;
  bool strict = false;
  std::string shape;   ///< the dialect its schema is sent in: `natural`, `openai`, `anthropic`, ...
  std::string reason;  ///< why it is not strict; empty if it is

  bool operator==(const ToolPlan&) const = default;
};

struct StrictPlan {
  std::vector<ToolPlan> tools;
  std::size_t strict_tools = 0, optionals = 0, unions = 0;  ///< of the request's budgets
};

struct RequestTools {
  std::string tools;        ///< JSON: the value of the request's `tools`
  std::string tool_config;  ///< JSON: Gemini's `toolConfig`, where a tool must be strict; else empty
  StrictPlan plan;
};

}  // namespace toolbind
