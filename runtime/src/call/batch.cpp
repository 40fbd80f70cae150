// The caller's thread watches, workers run the calls. A call that is not back when its time is up, or some time after it
// was asked to stop, is left behind: its result is written by the watcher, its worker is replaced, and whatever the call
// still uses belongs to the batch, which the worker keeps alive.

#include "call/batch.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "call/call_run.hpp"

namespace toolbind {
namespace {

class Batch : public std::enable_shared_from_this<Batch> {
 public:
  Batch(std::shared_ptr<const detail::ToolIndex> index, std::span<const ToolCall> calls, const CallOptions& options,
        const Parallelism& parallelism)
      : index_(std::move(index)), options_(options), parallelism_(parallelism), slots_(calls.size()) {
    if (options.plan) {
      plan_ = *options.plan;
      options_.plan = &plan_;
    }
    for (std::size_t i = 0; i < calls.size(); ++i) slots_[i].call = calls[i];
  }

  std::vector<ToolResult> run();

 private:
  enum class State { waiting, running, done };

  /// One call. What its handler can reach is here, and lives as long as the batch.
  struct Slot {
    ToolCall call;
    CallOptions options;
    StopSource stop;
    State state = State::waiting;
    bool left_behind = false;
    bool told_to_stop = false;
    std::optional<Clock::time_point> deadline{};  ///< while it runs
    std::optional<Clock::time_point> end{};       ///< it is left behind then
    ToolResult result{};
    std::size_t worker = 0;
  };

  void prepare(Slot& slot);
  void start_clock(Slot& slot);
  void start_worker(bool by_executor);
  void work(std::size_t number);
  Slot* next(std::size_t worker);
  void watch();
  /// What the clock says is to be done, part of it outside the lock.
  struct Due {
    std::vector<Slot*> never_ran, to_stop;
    std::size_t left_behind = 0;
    std::optional<Clock::time_point> wake{};  ///< when to look again
  };
  Due look();
  void look_at(Slot& slot, Due& due);
  void act(const Due& due);
  void leave_behind(Slot& slot);
  void finished(Slot& slot);
  const ToolSettings& settings(const ToolCall& call) const;
  /// What a call that has been left behind says is no longer heard.
  template <class Told>
  auto unless_left_behind(Slot& slot, Told told);

  const std::shared_ptr<const detail::ToolIndex> index_;
  CallOptions options_;
  StrictPlan plan_;
  const Parallelism parallelism_;
  std::vector<Slot> slots_;
  std::size_t next_ = 0, done_ = 0;
  std::size_t workers_ = 0;  ///< that work, or are going to
  std::vector<Slot*> running_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;  ///< by number of the worker; only the caller's thread touches them
  std::mutex guard_;
  std::mutex approving_;
  std::mutex telling_;
  std::condition_variable changed_;
};

template <class Told>
auto Batch::unless_left_behind(Slot& slot, Told told) {
  // A handler may keep this longer than the batch lives.
  return [weak = weak_from_this(), &slot, told = std::move(told)](const auto& news) {
    const auto self = weak.lock();
    if (!self) return;
    const std::lock_guard telling(self->telling_);
    {
      const std::lock_guard lock(self->guard_);
      if (slot.left_behind) return;
    }
    told(news);
  };
}

void Batch::prepare(Slot& slot) {
  slot.stop = StopSource(options_.stop);
  slot.options = options_;
  slot.options.stop = slot.stop.token();
  slot.options.timeout.reset();  // it is in the deadline
  if (options_.on_progress) slot.options.on_progress = unless_left_behind(slot, options_.on_progress);
  if (options_.on_preliminary) slot.options.on_preliminary = unless_left_behind(slot, options_.on_preliminary);
  if (!options_.approver) return;
  slot.options.approver = [this, &slot](const ApprovalRequest& request) {
    const auto is_left_behind = [&] {
      const std::lock_guard lock(guard_);
      slot.deadline = options_.deadline;  // the call's own time goes on when it runs
      return slot.left_behind;
    };
    if (is_left_behind()) return ApprovalDecision::deny();
    const std::lock_guard one_by_one(approving_);
    if (is_left_behind()) return ApprovalDecision::deny();
    const ApprovalDecision out = options_.approver(request);
    const std::lock_guard lock(guard_);
    if (slot.left_behind) return ApprovalDecision::deny();  // it has been answered already
    start_clock(slot);
    changed_.notify_all();
    return out;
  };
}

/// The call and whoever watches it go by one clock.
void Batch::start_clock(Slot& slot) {
  slot.deadline = deadline_from_now(options_, settings(slot.call));
  slot.options.deadline = slot.deadline;
}

const ToolSettings& Batch::settings(const ToolCall& call) const {
  static const ToolSettings none;
  const auto found = index_->by_name.find(call.name);
  return found == index_->by_name.end() ? none : index_->tools[found->second.tool].settings;
}

std::vector<ToolResult> Batch::run() {
  const StopCallback on_stop(options_.stop, [this] {
    const std::lock_guard lock(guard_);
    stopping_ = true;
    changed_.notify_all();
  });
  for (Slot& slot : slots_) prepare(slot);
  for (std::size_t i = 0; i < std::min(parallelism_.calls, slots_.size()); ++i)
    start_worker(parallelism_.executor != nullptr);
  watch();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
  const std::lock_guard telling(telling_);  // nobody hears of a call after this returned
  const std::lock_guard lock(guard_);
  std::vector<ToolResult> out;
  for (Slot& slot : slots_) out.push_back(std::move(slot.result));
  return out;
}

/// A worker counts from here on until its work is done, or thrown away: whoever has it last says so.
void Batch::start_worker(bool by_executor) {
  const std::size_t number = threads_.size();
  threads_.emplace_back();
  {
    const std::lock_guard lock(guard_);
    ++workers_;
  }
  const std::shared_ptr<void> present(nullptr, [self = shared_from_this()](void*) {
    const std::lock_guard lock(self->guard_);
    --self->workers_;
    self->changed_.notify_all();
  });
  auto work = [self = shared_from_this(), number, present] { self->work(number); };
  try {
    if (by_executor)
      parallelism_.executor(std::move(work));
    else
      threads_[number] = std::thread(std::move(work));
  } catch (...) {  // there is no thread to be had, or an executor that throws whatever it likes
  }
}

Batch::Slot* Batch::next(std::size_t worker) {
  const std::lock_guard lock(guard_);
  if (next_ == slots_.size() || stopping_) return nullptr;
  while (slots_[next_].state == State::done) {  // its time was up before it began
    if (++next_ == slots_.size()) return nullptr;
  }
  Slot& slot = slots_[next_++];
  running_.push_back(&slot);
  slot.state = State::running;
  slot.worker = worker;
  start_clock(slot);
  changed_.notify_all();
  return &slot;
}

void Batch::work(std::size_t number) {
  while (Slot* const slot = next(number)) {
    ToolResult result = CallRun(*index_, slot->call, slot->options).run();
    const std::lock_guard lock(guard_);
    if (slot->left_behind) return;  // somebody else has this worker's place
    slot->result = std::move(result);
    finished(*slot);
    if (done_ == slots_.size()) changed_.notify_all();
  }
}

void Batch::finished(Slot& slot) {
  slot.state = State::done;
  ++done_;
  std::erase(running_, &slot);
}

void Batch::watch() {
  std::unique_lock lock(guard_);
  while (done_ < slots_.size()) {
    const Due due = look();
    const bool nobody_works = workers_ == 0 && next_ < slots_.size() && !stopping_ && due.never_ran.empty();
    if (!due.never_ran.empty() || !due.to_stop.empty() || due.left_behind > 0 || nobody_works) {
      lock.unlock();
      act(due);
      if (nobody_works) work(threads_.size());  // then the caller's thread does it
      lock.lock();
    } else if (due.wake) {
      changed_.wait_until(lock, *due.wake);
    } else {
      changed_.wait(lock);
    }
  }
}

Batch::Due Batch::look() {
  Due due;
  const std::vector<Slot*> running = running_;
  for (Slot* const slot : running) look_at(*slot, due);
  // Calls that wait all have the same time.
  const bool late = options_.deadline && Clock::now() >= *options_.deadline;
  for (std::size_t i = next_; (stopping_ || late) && i < slots_.size(); ++i) {
    if (slots_[i].state == State::waiting) due.never_ran.push_back(&slots_[i]);
  }
  if (options_.deadline && next_ < slots_.size() && !late)
    due.wake = std::min(due.wake.value_or(*options_.deadline), *options_.deadline);
  return due;
}

/// Calls that run are told when their time is up, and then have a little more.
void Batch::look_at(Slot& slot, Due& due) {
  const Clock::time_point now = Clock::now();
  const bool late = slot.deadline && now >= *slot.deadline;
  if ((stopping_ || late) && !slot.told_to_stop) {
    slot.told_to_stop = true;
    const bool for_ever = parallelism_.grace > Clock::time_point::max() - now;
    slot.end = for_ever ? Clock::time_point::max() : now + parallelism_.grace;
    due.to_stop.push_back(&slot);
  }
  if (slot.end && now >= *slot.end) {
    leave_behind(slot);
    ++due.left_behind;
  } else if (slot.end || slot.deadline) {
    const Clock::time_point next = slot.end ? *slot.end : *slot.deadline;
    due.wake = std::min(due.wake.value_or(next), next);
  }
}

/// A call that is to end before it began is still run as far as that: hooks hear of it.
void Batch::act(const Due& due) {
  for (Slot* const slot : due.to_stop) slot->stop.request_stop();
  for (Slot* const slot : due.never_ran) {
    {
      const std::lock_guard lock(guard_);
      if (slot->state != State::waiting) continue;
      slot->state = State::done;  // no worker takes it
    }
    slot->stop.request_stop();
    ToolResult result = CallRun(*index_, slot->call, slot->options).run();
    const std::lock_guard lock(guard_);
    slot->result = std::move(result);
    ++done_;
  }
  // Those who were to work may be waiting themselves: a new worker is a thread of the batch's own.
  for (std::size_t i = 0; i < due.left_behind; ++i) start_worker(false);
}

void Batch::leave_behind(Slot& slot) {
  slot.left_behind = true;
  finished(slot);
  slot.result.id = slot.call.id;
  slot.result.name = slot.call.name;
  slot.result.metadata = slot.call.metadata;
  const auto found = index_->by_name.find(slot.call.name);
  if (found != index_->by_name.end()) slot.result.tool = index_->tools[found->second.tool].shared_info();
  const bool late = slot.deadline && Clock::now() >= *slot.deadline;
  slot.result.status = late ? Status::timed_out : Status::cancelled;
  slot.result.message_for_model = late ? messages::time_is_up : messages::cancelled;
  slot.result.log = "the handler did not stop and was left behind";
  if (slot.worker < threads_.size() && threads_[slot.worker].joinable()) threads_[slot.worker].detach();
}

}  // namespace

std::vector<ToolResult> run_batch(std::shared_ptr<const detail::ToolIndex> index, std::span<const ToolCall> calls,
                                  const CallOptions& options, const Parallelism& parallelism) {
  // Threads are for calls that run beside each other, or that may have to be left behind.
  const auto found = index->by_name.find(calls.front().name);
  const bool timed = options.deadline || options.timeout ||
                     (found != index->by_name.end() && index->tools[found->second.tool].settings.timeout);
  const bool alone = calls.size() == 1 && !options.stop.stop_possible() && !timed;
  if (parallelism.calls > 1 && !alone)
    return std::make_shared<Batch>(std::move(index), calls, options, parallelism)->run();
  std::vector<ToolResult> out;
  for (const ToolCall& call : calls) out.push_back(CallRun(*index, call, options).run());
  return out;
}

}  // namespace toolbind
