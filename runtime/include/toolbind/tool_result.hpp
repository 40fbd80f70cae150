#pragma once
// How a call ended: for the program, for its log, and for the model.

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "toolbind/issue.hpp"
#include "toolbind/json.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind {

enum class Status : std::uint8_t {
  ok,
  failed,             ///< in a way that the tool declares
  invalid_arguments,  ///< the model has to correct its call
  unknown_tool,
  approval_required,  ///< not run: somebody has to agree first
  denied,             ///< not run: somebody, or a guard, said no
  handler_error,      ///< the handler threw
  invalid_result,     ///< what the handler returned breaks the tool's schema; it is never sent
  cancelled,
  timed_out,
};

std::string_view to_string(Status status);

/// What a model is shown of a result.
struct TextPart {
  std::string text;

  bool operator==(const TextPart&) const = default;
};
struct ImagePart {
  std::string mime_type, data;  ///< `image/png`; base64

  bool operator==(const ImagePart&) const = default;
};
using ContentPart = std::variant<TextPart, ImagePart>;

struct ToolResult {
  std::string id{}, name{};
  Status status = Status::ok;
  Json value{};                      ///< the success or the declared failure
  std::string message_for_model{};   ///< what to answer: the value as JSON text, or what to correct
  std::vector<ContentPart> parts{};  ///< if there are any: the answer instead of the message
  Issues issues{};                   ///< of invalid arguments and results
  Issues coercions{};                ///< what was taken for something else (DecodeOptions::coerce)
  std::string log{};               ///< detail that is nobody's business but the program's, such as an exception's text
  std::string approval_token{};    ///< of `approval_required`: for Toolkit::resume
  bool declared_failure = false;   ///< `value` is a `Failure` of the tool; with `failureMode: return` the status is ok
  bool preliminary = false;        ///< there is more to come
  bool provider_executed = false;  ///< nothing is to be answered
  std::string metadata{};          ///< the call's
  bool rewritten = false;          ///< by a hook: the model is shown the parts, and nothing of the value
  std::shared_ptr<const ToolInfo> tool{};  ///< null: unknown
};

}  // namespace toolbind
