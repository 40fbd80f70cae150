#pragma once
// One call, from its arguments to its result.

#include "call/index.hpp"

namespace toolbind {

namespace messages {
inline constexpr const char* time_is_up = "the tool was stopped: it took too long";
inline constexpr const char* internal_error = "the tool failed with an internal error";
inline constexpr const char* bad_result = "the tool failed: it produced an invalid result";
inline constexpr const char* cancelled = "the call was cancelled";
}  // namespace messages

/// What somebody decided about a call that had to wait.
struct Resumed {
  std::string_view token;
  const ApprovalDecision& decision;
};

class CallRun {
 public:
  CallRun(const detail::ToolIndex& index, const ToolCall& call, const CallOptions& options,
          const Resumed* resumed = nullptr);

  ToolResult run();

 private:
  void steps();
  void finish();
  bool find();
  void start_clock();
  bool has_time();
  bool was_sent(const ToolInfo& tool) const;
  using Found = decltype(detail::ToolIndex::by_name)::const_iterator;
  Found member_of(const std::string& toolset) const;
  bool decode();
  bool repair();
  bool guard_input();
  bool approve();
  bool needs_approval();
  ApprovalDecision decision(const ApprovalRequest& request);
  void before();
  void run_handler();
  void take(detail::Answer answer);
  void guard_output();
  void rewrite();

  /// Ends the call: false, so that a step can return it.
  bool end(Status status, std::string message);
  void threw(const std::string& what);
  std::string_view arguments();
  HookCall hook_call() { return {call_, *result_.tool, parameters_ ? arguments() : std::string_view(), options_.user}; }
  template <class Visit>
  bool each_hook(Visit visit);
  std::vector<std::string_view> names() const;

  const detail::ToolIndex& index_;
  const ToolCall& call_;
  const CallOptions& options_;
  const Resumed* resumed_;
  ToolResult result_;
  const detail::ToolEntry* entry_ = nullptr;
  const program::Node* node_ = nullptr;
  const ToolPlan* sent_ = nullptr;
  std::optional<Clock::time_point> deadline_;
  std::string repaired_;
  std::shared_ptr<void> parameters_;  ///< null until they are decoded
  std::optional<std::string> arguments_;
};

/// When a call that starts now has to be done.
std::optional<Clock::time_point> deadline_from_now(const CallOptions& options, const ToolSettings& settings);

/// `expected integer ...` for a model: all of them, or as many as fit in so many bytes.
std::string correction(const Issues& issues, std::size_t bytes);

}  // namespace toolbind
