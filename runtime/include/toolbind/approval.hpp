#pragma once
// Who agrees before a tool runs. Every way that is not a clear yes means no: the tool is not run.
//
// Either somebody is asked while the call waits (`CallOptions::approver`), or the call ends with `approval_required` and
// a token, and goes on later: `toolkit.resume(call, result.approval_token, toolbind::ApprovalDecision::approve())`.

#include <any>
#include <concepts>
#include <functional>
#include <string>
#include <string_view>

#include "toolbind/tool_call.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind {

struct ApprovalRequest {
  const ToolCall& call;
  const ToolInfo& tool;
  std::string_view arguments;  ///< JSON: what the handler would be given, with defaults, in one order of keys
  std::string_view token;      ///< stands for just this tool and these arguments
  const std::any& user;        ///< CallOptions::user
};

class ApprovalDecision {
 public:
  enum class Kind { deny, approve, later };

  /// A bool and nothing that merely converts to one, such as a text.
  template <std::same_as<bool> Bool>
  ApprovalDecision(Bool yes) : kind_(yes ? Kind::approve : Kind::deny) {}
  static ApprovalDecision approve() { return true; }
  /// The model is told the reason.
  static ApprovalDecision deny(std::string reason = {}) {
    ApprovalDecision out(false);
    out.reason_ = std::move(reason);
    return out;
  }
  /// The call ends with `approval_required`.
  static ApprovalDecision later() {
    ApprovalDecision out(false);
    out.kind_ = Kind::later;
    return out;
  }

  Kind kind() const { return kind_; }
  const std::string& reason() const { return reason_; }

 private:
  Kind kind_;
  std::string reason_;
};

using Approver = std::function<ApprovalDecision(const ApprovalRequest&)>;

/// Which tools need approval beside those whose spec says so.
using ApprovalPolicy = std::function<bool(const ToolInfo&)>;

/// A policy: whatever is not said to be read-only or harmless. Annotations are hints: of a stranger's tools don't
/// believe them.
bool may_destroy(const ToolInfo& tool);

}  // namespace toolbind
