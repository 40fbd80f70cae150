// The steps of a call. Each either lets it go on or ends it with a status; whatever is thrown by the program's own parts
// ends it too, before the handler without running it, after the handler without its result.

#include "call/call_run.hpp"

#include <algorithm>

#include "call/approval_token.hpp"
#include "call/call_names.hpp"
#include "engine/engine.hpp"
#include "engine/messages.hpp"
#include "exchange/json_view.hpp"
#include "json/canonical.hpp"

namespace toolbind {
namespace {

/// What a plan says of the tool at this place that is called by this name; null: nothing.
const ToolPlan* planned(const StrictPlan* plan, std::string_view name, const detail::Target* target) {
  if (!plan) return nullptr;
  const auto is_it = [&](const ToolPlan& one) { return one.sent && one.wire_name == name; };
  if (target && target->tool < plan->tools.size() && is_it(plan->tools[target->tool]))
    return &plan->tools[target->tool];
  const auto found = std::find_if(plan->tools.begin(), plan->tools.end(), is_it);
  return found == plan->tools.end() ? nullptr : &*found;
}

}  // namespace

std::string correction(const Issues& issues, std::size_t bytes) {
  std::string out;
  for (std::size_t i = 0; i < issues.size(); ++i) {
    const std::string line = "\n" + to_string({issues[i]});
    if (i > 0 && out.size() + line.size() > bytes)
      return out + "\n... and " + std::to_string(issues.size() - i) + " more";
    out += line;
  }
  return out;
}

std::optional<Clock::time_point> deadline_from_now(const CallOptions& options, const ToolSettings& settings) {
  std::optional<Clock::time_point> out = options.deadline;
  const Clock::time_point now = Clock::now();
  for (const auto& timeout : {options.timeout, settings.timeout}) {
    const bool for_ever = !timeout || *timeout > Clock::time_point::max() - now;
    if (!for_ever) out = std::min(out.value_or(Clock::time_point::max()), now + *timeout);
  }
  return out;
}

CallRun::CallRun(const detail::ToolIndex& index, const ToolCall& call, const CallOptions& options,
                 const Resumed* resumed)
    : index_(index), call_(call), options_(options), resumed_(resumed) {
  result_.id = call.id;
  result_.name = call.name;
  result_.metadata = call.metadata;
  result_.provider_executed = call.provider_executed;
}

ToolResult CallRun::run() {
  try {
    steps();
  } catch (const std::exception& error) {
    threw(error.what());
  } catch (...) {
    threw("an exception that is no std::exception");
  }
  finish();
  return std::move(result_);
}

void CallRun::steps() {
  if (!find()) return;
  start_clock();
  if (!has_time() || !decode() || !guard_input() || !approve()) return;
  before();
  if (!has_time()) return;  // guards, rules and hooks take theirs
  run_handler();
  if (result_.status != Status::ok && result_.status != Status::failed) return;
  guard_output();
  rewrite();
}

/// The call has ended; those who only watch are told.
void CallRun::finish() {
  if (!result_.tool || result_.provider_executed) return;
  each_hook([&](const Hooks& hooks) {
    try {
      if (hooks.after_call) hooks.after_call(hook_call(), result_);
    } catch (const std::exception& error) {
      threw(error.what());
    } catch (...) {
      threw("an exception that is no std::exception");
    }
    return true;
  });
}

bool CallRun::end(Status status, std::string message) {
  result_.status = status;
  result_.message_for_model = std::move(message);
  result_.value = nullptr;
  result_.approval_token.clear();
  result_.declared_failure = false;
  result_.parts.clear();
  return false;
}

void CallRun::threw(const std::string& what) {
  result_.log += (result_.log.empty() ? "" : "\n") + what;
  end(Status::handler_error, options_.tell_exceptions ? "the tool failed: " + what.substr(0, options_.message_bytes)
                                                      : messages::internal_error);
}

template <class Visit>
bool CallRun::each_hook(Visit visit) {
  for (const auto& hooks : entry_->hooks) {
    if (!visit(*hooks)) return false;
  }
  return true;
}

std::vector<std::string_view> CallRun::names() const {
  std::vector<std::string_view> out;
  for (const detail::ToolEntry& entry : index_.tools) {
    if (entry.enabled(options_.user)) out.push_back(entry.info().name);
  }
  return out;
}

/// With a plan: is it a tool of the request? Providers' own tools have names that no plan knows.
bool CallRun::was_sent(const ToolInfo& tool) const {
  if (!options_.plan || tool.provider_tool) return true;
  const auto& tools = options_.plan->tools;
  return sent_ || std::any_of(tools.begin(), tools.end(),
                              [&](const ToolPlan& one) { return one.sent && one.name == tool.name; });
}

/// A member of a toolset is that toolset's, even if another tool is called like it.
CallRun::Found CallRun::member_of(const std::string& toolset) const {
  const Found found = index_.by_name.find(call_.name);
  const auto is_of = [&](const ToolInfo& tool) {
    return tool.provider_tool && tool.provider_tool->type.starts_with(toolset + "_toolset");
  };
  if (found != index_.by_name.end() && is_of(index_.tools[found->second.tool].info())) return found;
  for (const detail::ToolEntry& entry : index_.tools) {
    if (is_of(entry.info())) return index_.by_name.find(entry.info().name);
  }
  return index_.by_name.end();
}

bool CallRun::find() {
  auto found = index_.by_name.find(call_.name);
  sent_ = planned(options_.plan, call_.name, found == index_.by_name.end() ? nullptr : &found->second);
  // What the plan says goes before what names usually mean; but a provider's own tool is known by the provider's names,
  // which may say more than the plan.
  if (sent_ && sent_->name != call_.name) {
    const auto meant = index_.by_name.find(sent_->name);
    if (meant != index_.by_name.end() && !index_.tools[meant->second.tool].info().provider_tool) found = meant;
  }
  if (const std::string toolset = exchange::JsonView::of(call_.metadata)["toolset_name"].text(); !toolset.empty())
    found = member_of(toolset);
  if (found != index_.by_name.end() && !was_sent(index_.tools[found->second.tool].info())) found = index_.by_name.end();
  if (found == index_.by_name.end() || !index_.tools[found->second.tool].enabled(options_.user)) {
    const std::vector<std::string_view> known = names();
    const bool disabled = found != index_.by_name.end();
    std::string message = disabled
                              ? "the tool " + engine::quoted(call_.name) + " is not available"
                              : "unknown tool " + engine::quoted(call_.name) + engine::suggestion(call_.name, known);
    if (!message.ends_with('?')) message += ".";
    message += known.empty() ? " There are no tools." : " The tools are " + engine::listed(known);
    return end(Status::unknown_tool, std::move(message));
  }
  entry_ = &index_.tools[found->second.tool];
  result_.tool = entry_->shared_info();
  node_ = found->second.parameters;
  if (entry_->bound.handler && !call_.provider_executed) return true;
  // A tool that the provider runs: there is nothing to answer.
  result_.issues = engine::check(*node_, detail::arguments_of(call_), options_.limits);
  if (call_.provider_executed) return false;
  result_.log = "the tool has no handler: its provider is expected to run it";
  return end(Status::handler_error, messages::internal_error);
}

/// The time that approvers take is their own: the clock starts anew after them.
void CallRun::start_clock() { deadline_ = deadline_from_now(options_, entry_->settings); }

bool CallRun::has_time() {
  if (deadline_ && Clock::now() >= *deadline_) return end(Status::timed_out, messages::time_is_up);
  if (options_.stop.stop_requested()) return end(Status::cancelled, messages::cancelled);
  return true;
}

bool CallRun::decode() {
  const auto attempt = [&](std::string_view json) {
    detail::Arguments arguments{json, *node_, {.limits = options_.limits, .wire = true}};
    if (sent_) arguments.options.sent = sent_->wire;
    arguments.options.coerce = options_.coerce;
    arguments.options.coercions = &result_.coercions;
    std::shared_ptr<void> parameters = entry_->bound.handler->parameters();
    result_.issues = entry_->bound.handler->decode(arguments, parameters.get());
    if (result_.issues.empty()) parameters_ = std::move(parameters);
    return result_.issues.empty();
  };
  if (attempt(detail::arguments_of(call_))) return true;
  const Issues of_the_model = result_.issues;
  const bool repaired = !each_hook([&](const Hooks& hooks) {
    if (!hooks.repair) return true;
    auto better = hooks.repair(hook_call(), result_.issues);
    if (!better) return true;
    repaired_ = std::move(*better);
    result_.coercions.clear();
    return !attempt(repaired_.empty() ? "{}" : std::string_view(repaired_));
  });
  if (repaired) return true;
  result_.coercions.clear();
  result_.issues = of_the_model;
  return end(Status::invalid_arguments, "invalid arguments for " + engine::quoted(call_.name) + ":" +
                                            correction(result_.issues, options_.message_bytes));
}

std::string_view CallRun::arguments() {
  if (!arguments_) arguments_ = json::canonical(entry_->bound.handler->text(entry_->info(), parameters_.get()));
  return *arguments_;
}

bool CallRun::guard_input() {
  return each_hook([&](const Hooks& hooks) {
    if (!hooks.guard_input) return true;
    try {
      const auto reason = hooks.guard_input(hook_call());
      return !reason || end(Status::denied, "the call was refused: " + *reason);
    } catch (const std::exception& error) {
      result_.log = std::string("a guard threw: ") + error.what();
    } catch (...) {
      result_.log = "a guard threw";
    }
    return end(Status::denied, "the call was refused");
  });
}

bool CallRun::needs_approval() {
  if (entry_->info().needs_approval == Approval::always) return true;
  if (options_.approval_policy && options_.approval_policy(entry_->info())) return true;
  if (entry_->info().needs_approval != Approval::dynamic && !entry_->bound.handler->has_rule()) return false;
  const CallContext context{result_.id, *result_.tool, options_.stop, deadline_, options_};
  return entry_->bound.handler->needs_approval(parameters_.get(), context);
}

bool CallRun::approve() {
  if (!resumed_) {
    bool needed = true;
    try {
      needed = needs_approval();
    } catch (const std::exception& error) {
      result_.log = std::string("the rule for approvals threw: ") + error.what();
    } catch (...) {
      result_.log = "the rule for approvals threw";
    }
    if (!needed) return true;
  }
  const std::string token = approval_token(entry_->info(), call_, arguments());
  const ApprovalDecision made = decision({call_, entry_->info(), arguments(), token, options_.user});
  switch (made.kind()) {
    case ApprovalDecision::Kind::approve:
      start_clock();
      return has_time();
    case ApprovalDecision::Kind::deny:
      return end(Status::denied, made.reason().empty() ? "the call was denied, and not run"
                                                       : "the call was denied, and not run: " + made.reason());
    case ApprovalDecision::Kind::later:
      break;
  }
  end(Status::approval_required, "the call needs approval, and was not run");
  result_.approval_token = token;
  return false;
}

/// No approver, or one that throws: the call waits.
ApprovalDecision CallRun::decision(const ApprovalRequest& request) {
  if (resumed_) {
    if (resumed_->token == request.token) return resumed_->decision;
    result_.log = "the token is of another call";
    return ApprovalDecision::deny("what was approved is another call");
  }
  if (!options_.approver) return ApprovalDecision::later();
  try {
    return options_.approver(request);
  } catch (const std::exception& error) {
    result_.log = std::string("the approver threw: ") + error.what();
  } catch (...) {
    result_.log = "the approver threw";
  }
  return ApprovalDecision::later();
}

void CallRun::before() {
  each_hook([&](const Hooks& hooks) {
    if (hooks.before_call) hooks.before_call(hook_call());
    return true;
  });
}

void CallRun::run_handler() {
  const CallContext context{result_.id, *result_.tool, options_.stop, deadline_, options_};
  std::string what;
  try {
    take(entry_->bound.handler->run(parameters_.get(), context));
    return;
  } catch (const EncodeError& error) {
    result_.log = error.what();
    end(Status::invalid_result, messages::bad_result);
    return;
  } catch (const std::exception& error) {
    what = error.what();
  } catch (...) {
    what = "an exception that is no std::exception";
  }
  // A handler that was asked to stop may well throw because of that.
  threw(what);
  if (deadline_ && Clock::now() >= *deadline_)
    end(Status::timed_out, messages::time_is_up);
  else if (options_.stop.stop_requested())
    end(Status::cancelled, messages::cancelled);
}

void CallRun::take(detail::Answer answer) {
  const ToolInfo& info = entry_->info();
  const program::Node* schema = answer.failed ? info.failure : info.success;
  if (schema) result_.issues = engine::check(*schema, answer.json, options_.limits);
  if (!result_.issues.empty()) {
    result_.log = "the handler's result breaks its schema:\n" + to_string(result_.issues);
    end(Status::invalid_result, messages::bad_result);
    return;
  }
  const bool to_caller = answer.failed && info.failure_mode == FailureMode::error;
  result_.status = to_caller ? Status::failed : Status::ok;
  result_.declared_failure = answer.failed;
  result_.value = Json::parse(answer.json);
  result_.message_for_model = std::move(answer.json);
}

void CallRun::guard_output() {
  each_hook([&](const Hooks& hooks) {
    if (!hooks.guard_output) return true;
    const auto reason = hooks.guard_output(hook_call(), result_);
    return !reason || end(Status::denied, "the result was withheld: " + *reason);
  });
}

void CallRun::rewrite() {
  each_hook([&](const Hooks& hooks) {
    if (!hooks.rewrite || result_.status == Status::denied) return true;
    auto parts = hooks.rewrite(hook_call(), result_);
    if (!parts) return true;
    result_.parts = std::move(*parts);
    result_.rewritten = true;
    result_.message_for_model.clear();
    for (const ContentPart& part : result_.parts) {
      const auto* text = std::get_if<TextPart>(&part);
      if (text) result_.message_for_model += (result_.message_for_model.empty() ? "" : "\n") + text->text;
    }
    return true;
  });
}

}  // namespace toolbind
