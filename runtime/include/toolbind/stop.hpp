#pragma once
// Asking a running call to stop. (std::stop_token is missing from standard libraries that are still in use.)
//
//     toolbind::StopSource stop;
//     std::thread call([&, token = stop.token()] { toolkit.dispatch(call, {.stop = token}); });
//     stop.request_stop();
//
// All functions may be called from any thread.

#include <cstdint>
#include <functional>
#include <memory>

namespace toolbind {

namespace detail {
class StopState;
}

/// Says whether a stop was asked for. One that no source made never does.
class StopToken {
 public:
  StopToken() = default;

  bool stop_requested() const;
  bool stop_possible() const { return state_ != nullptr; }

 private:
  friend class StopSource;
  friend class StopCallback;
  explicit StopToken(std::shared_ptr<detail::StopState> state) : state_(std::move(state)) {}

  std::shared_ptr<detail::StopState> state_;
};

/// Runs a function when the stop is asked for, or at once if it was. The function runs in the thread that asks, and others
/// wait for it: it must be short. What it throws is lost.
class StopCallback {
 public:
  StopCallback(const StopToken& token, std::function<void()> function);
  ~StopCallback();  // waits for the function if it is running
  StopCallback(const StopCallback&) = delete;
  StopCallback& operator=(const StopCallback&) = delete;

 private:
  std::shared_ptr<detail::StopState> state_;
  std::uint64_t id_ = 0;
};

class StopSource {
 public:
  StopSource();
  /// Stops, too, when the token does.
  explicit StopSource(const StopToken& parent);

  StopToken token() const { return StopToken(state_); }
  void request_stop();
  bool stop_requested() const;

 private:
  std::shared_ptr<detail::StopState> state_;
  std::shared_ptr<StopCallback> parent_;
};

}  // namespace toolbind
