#pragma once
// What a handler may know of the call it answers: its last parameter, if it wants it.
//
//     GetWeather::Success get_weather(const GetWeather::Parameters& p, toolbind::CallContext& context);
//     GetWeather::Success get_weather(const GetWeather::Parameters& p, toolbind::ContextOf<GetWeather>& context);

#include <any>
#include <functional>
#include <memory>
#include <stdexcept>

#include "toolbind/call_options.hpp"
#include "toolbind/generated.hpp"

namespace toolbind {

/// Thrown to say that the call ends because it was asked to.
class Stopped : public std::runtime_error {
 public:
  Stopped() : std::runtime_error("stopped") {}
};

struct CallContext {
  std::string_view call_id;
  const ToolInfo& tool;
  StopToken stop{};
  std::optional<Clock::time_point> deadline{};
  const CallOptions& options;

  /// Was a stop asked for, or is the time up?
  bool stop_requested() const { return stop.stop_requested() || (deadline && Clock::now() >= *deadline); }
  void throw_if_stopped() const {
    if (stop_requested()) throw Stopped();
  }

  void progress(double done, std::optional<double> total = {}, std::string_view message = {}) const {
    if (options.on_progress) options.on_progress({call_id, done, total, message});
  }

  /// The user data: CallOptions::user holds a T, a T* or a std::shared_ptr<T>. Else it throws std::bad_any_cast.
  template <class T>
  T& user() const {
    if (auto* const* pointer = std::any_cast<T*>(&options.user)) return **pointer;
    if (const auto* shared = std::any_cast<std::shared_ptr<T>>(&options.user)) return **shared;
    return const_cast<T&>(std::any_cast<const T&>(options.user));
  }

 protected:
  /// Checks the JSON text of a success and passes it on.
  void pass_on(std::string json) const;
};

/// The context of one tool's calls, which knows its types.
template <class Tool>
struct ContextOf : CallContext {
  /// A result before the last: CallOptions::on_preliminary gets it, unless it breaks the tool's schema.
  void preliminary(const typename Tool::Success& value) const
      requires(!std::is_same_v<typename Tool::Success, Nothing>) {
    if (options.on_preliminary) pass_on(detail::encode(*tool.success, &value));
  }
};

}  // namespace toolbind
