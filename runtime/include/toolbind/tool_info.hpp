#pragma once
// What is known about a tool without running it.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "toolbind/issue.hpp"

namespace toolbind {

namespace program {
struct Node;
}

/// Hints for people and policies; absent: the spec says nothing.
struct Annotations {
  std::optional<bool> read_only{}, destructive{}, idempotent{}, open_world{};
};

/// `strict` as the spec has it: required, never, or a wish with a priority. Absent: left to the request.
struct Strict {
  enum class Mode : std::uint8_t { unset, required, never, priority };
  Mode mode = Mode::unset;
  double priority = 0;
};

enum class FailureMode : std::uint8_t { error, return_to_model };
enum class Approval : std::uint8_t { never, always, dynamic };

/// The parameters' schema as one dialect says it.
struct Rendering {
  std::string_view shape{};                 ///< the dialect: `natural`, `openai`, ...
  std::string_view schema{};                ///< JSON; empty if refused
  std::string_view refused{};               ///< why the dialect can't say it
  std::uint32_t optionals = 0, unions = 0;  ///< parameters that are optional, that are unions
  bool wrapped = false;                     ///< the root is a property of an object
  std::string_view examples{};              ///< JSON: a list of arguments in this shape; empty: none
};

/// One of the names by which a provider's own tool is called, and the alternative of its parameters that it means.
struct CallName {
  std::string_view name{};
  const program::Node* parameters = nullptr;
};

/// A tool that a provider defines: the request only names it.
struct ProviderTool {
  std::string_view provider{};  ///< `openai`, `anthropic` or `gemini`
  std::string_view type{};      ///< as the request has it: `code_execution_20250825`
  std::string_view name{};      ///< what the provider calls it; empty: it has no name
  std::string_view args{};      ///< JSON object: the other fields of the request
  std::span<const CallName> call_names{};
  bool requires_handler = false;  ///< the program runs it, not the provider
};

struct ToolInfo {
  std::string_view name{}, title{}, description{};
  std::string_view parameters_schema{};     ///< JSON, self-contained
  std::span<const Rendering> renderings{};  ///< the same for each provider
  std::string_view success_schema{};  ///< of an object: {"result": ...} around what is none; empty: nothing is returned
  bool success_wrapped = false;       ///< ... which is there
  std::string_view provider_options{}, meta{};  ///< JSON objects, or empty
  std::string_view digest{};                    ///< changes with whatever a provider may be told of the tool
  Annotations annotations{};
  Strict strict{};                              ///< as the spec has it
  Strict toolkit_strict{};                      ///< the spec's, for tools that say nothing
  std::string_view toolkit_models{};            ///< JSON, the spec's: for read_models
  const ProviderTool* provider_tool = nullptr;  ///< null: a tool of the program's own
  FailureMode failure_mode = FailureMode::error;
  Approval needs_approval = Approval::never;
  const program::Node* parameters = nullptr;
  const program::Node* success = nullptr;  ///< null: nothing is returned
  const program::Node* failure = nullptr;  ///< null: no declared failure

  /// Exactly the schema of the parameters, in their natural shape. No issues: the text is valid.
  Issues check(std::string_view json) const;
};

/// What is known of an output: an answer of the model that is a value.
struct OutputInfo {
  std::string_view name{}, description{};
  std::string_view schema{};                ///< JSON, self-contained
  std::span<const Rendering> renderings{};  ///< with {"response": ...} around what is no object
  Strict strict{}, toolkit_strict{};
  std::string_view toolkit_models{};
  const program::Node* node = nullptr;
  bool plain = false;  ///< the answer's text is the value: no schema, or a bare string
};

}  // namespace toolbind
