#include "toolbind/stop.hpp"

#include <atomic>
#include <map>
#include <mutex>

namespace toolbind {
namespace detail {

/// The flag, and who is told. Functions run under the lock: whoever takes one away knows then that it is not running.
class StopState {
 public:
  bool stopped() const { return stopped_.load(std::memory_order_acquire); }

  void stop() {
    if (stopped_.exchange(true, std::memory_order_acq_rel)) return;
    const std::lock_guard lock(guard_);
    while (!functions_.empty()) {
      const auto first = functions_.extract(functions_.begin());
      run(first.mapped());
    }
  }

  /// 0: it ran at once.
  std::uint64_t add(const std::function<void()>& function) {
    const std::lock_guard lock(guard_);
    if (stopped()) {
      run(function);
      return 0;
    }
    functions_.emplace(++last_, function);
    return last_;
  }

  void remove(std::uint64_t id) {
    const std::lock_guard lock(guard_);
    functions_.erase(id);
  }

 private:
  /// Whoever asks for a stop has no use for what goes wrong in those who are told.
  static void run(const std::function<void()>& function) {
    try {
      function();
    } catch (...) {
    }
  }

  std::atomic<bool> stopped_{false};
  std::recursive_mutex guard_;  // a function may ask for the stop that it is told of
  std::map<std::uint64_t, std::function<void()>> functions_;
  std::uint64_t last_ = 0;
};

}  // namespace detail

bool StopToken::stop_requested() const { return state_ && state_->stopped(); }

StopCallback::StopCallback(const StopToken& token, std::function<void()> function) : state_(token.state_) {
  if (state_) id_ = state_->add(function);
}

StopCallback::~StopCallback() {
  if (state_ && id_ != 0) state_->remove(id_);
}

StopSource::StopSource() : state_(std::make_shared<detail::StopState>()) {}

StopSource::StopSource(const StopToken& parent) : StopSource() {
  if (parent.stop_possible()) parent_ = std::make_shared<StopCallback>(parent, [state = state_] { state->stop(); });
}

void StopSource::request_stop() { state_->stop(); }

bool StopSource::stop_requested() const { return state_->stopped(); }

}  // namespace toolbind
