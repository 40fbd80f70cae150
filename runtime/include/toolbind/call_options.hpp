#pragma once
// How one call is run.

#include <any>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "toolbind/approval.hpp"
#include "toolbind/options.hpp"
#include "toolbind/request.hpp"
#include "toolbind/stop.hpp"
#include "toolbind/tool_result.hpp"

namespace toolbind {

using Clock = std::chrono::steady_clock;

struct Progress {
  std::string_view call_id;
  double done = 0;
  std::optional<double> total{};
  std::string_view message{};
};

struct CallOptions {
  const StrictPlan* plan = nullptr;  ///< what was sent: it says what a name means, and how the arguments were asked for
  Limits limits{};
  StopToken stop{};
  std::optional<Clock::time_point> deadline{};
  std::optional<Clock::duration> timeout{};  ///< from the start of the call; the earliest of all limits counts
  bool coerce = false;                       ///< see DecodeOptions::coerce
  bool tell_exceptions = false;              ///< the model is told the text of an exception
  std::size_t message_bytes = 4000;          ///< of a correction, at most
  std::any
      user{};  ///< for handlers and hooks: CallContext::user; copied for each call, so hold pointers to what changes
  Approver approver{};
  ApprovalPolicy approval_policy{};
  std::function<void(const Progress&)> on_progress{};
  std::function<void(const ToolResult&)> on_preliminary{};  ///< results before the last
};

/// How the calls of dispatch_all are run. The call that is given here must run the function once, in any thread.
using Executor = std::function<void(std::function<void()>)>;

struct Parallelism {
  std::size_t calls = 4;  ///< at the same time; 1: in order, on the caller's thread
  Executor executor{};    ///< empty: threads of its own
  /// How long a call whose time is up may take to notice it. Then its thread is left to itself, and so is what the
  /// handler uses: handlers that may not notice must own it.
  Clock::duration grace = std::chrono::milliseconds(50);
};

/// Of one tool of a toolkit, whatever call it is.
struct ToolSettings {
  std::optional<Clock::duration> timeout{};
  /// Is the tool there for this user (RequestOptions::user, CallOptions::user)? If not, it is not sent, and unknown in
  /// calls.
  std::function<bool(const std::any& user)> enabled{};
};

}  // namespace toolbind
