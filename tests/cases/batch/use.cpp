// Many calls at the same time: in order, bounded, stopped, late, left behind.

#include "batch.tools.hpp"
#include "cases/case.hpp"

#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

using namespace batch;
using namespace std::chrono_literals;
using toolbind::CallContext;
using toolbind::CallOptions;
using toolbind::Parallelism;
using toolbind::Status;
using toolbind::StopSource;
using toolbind::ToolCall;
using toolbind::ToolResult;

namespace {

constexpr auto far_too_long = 30s;

/// Counts who has come, and lets others wait for that.
class Gate {
 public:
  void arrive() {
    const std::lock_guard lock(guard_);
    ++count_;
    changed_.notify_all();
  }
  void wait_for(int count) {
    std::unique_lock lock(guard_);
    if (!changed_.wait_for(lock, far_too_long, [&] { return count_ >= count; }))
      throw std::runtime_error("nobody came");
  }
  int count() {
    const std::lock_guard lock(guard_);
    return count_;
  }

 private:
  std::mutex guard_;
  std::condition_variable changed_;
  int count_ = 0;
};

/// A toolkit of these two; nobody erases anything unless it is said how.
template <class W, class S>
toolbind::Toolkit kit(W work, S wait) {
  return bind(toolbind::on<Work>(std::move(work)), toolbind::on<Wait>(std::move(wait)),
              toolbind::on<Erase>([](const Erase::Parameters&) {}));
}

const auto at_once = [](const Work::Parameters& p) { return p.n; };
const auto idle = [](const Wait::Parameters&) { return std::string(); };

/// Until it is asked to stop.
const auto until_stopped = [](const Wait::Parameters&, CallContext& context) -> std::string {
  const auto end = toolbind::Clock::now() + far_too_long;
  while (toolbind::Clock::now() < end) {
    context.throw_if_stopped();
    std::this_thread::sleep_for(1ms);
  }
  throw std::runtime_error("nobody stopped it");
};

ToolCall work_of(int n) {
  return {.id = std::to_string(n), .name = "work", .arguments = "{\"n\":" + std::to_string(n) + "}"};
}
std::vector<ToolCall> works(int count) {
  std::vector<ToolCall> out;
  for (int n = 0; n < count; ++n) out.push_back(work_of(n));
  return out;
}
ToolCall wait_of(const char* id) { return {.id = id, .name = "wait", .arguments = {}}; }

/// `ok ok cancelled`
std::string statuses(const std::vector<ToolResult>& results) {
  std::string out;
  for (const ToolResult& one : results) out += (out.empty() ? "" : " ") + std::string(to_string(one.status));
  return out;
}

void all_worked(const std::vector<ToolResult>& results, int count) {
  REQUIRE(results.size() == static_cast<std::size_t>(count));
  for (int n = 0; n < count; ++n) {
    const ToolResult& one = results[static_cast<std::size_t>(n)];
    CAPTURE(n);
    CHECK(one.status == Status::ok);
    CHECK(one.id == std::to_string(n));
    CHECK(one.value == n);
  }
}

}  // namespace

TEST_CASE("results come in the order of the calls") {
  CHECK(kit(at_once, idle).dispatch_all({}).empty());
  all_worked(kit(at_once, idle).dispatch_all(works(1)), 1);

  // The last call is done first, the first one last.
  Gate done;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        done.wait_for(3 - static_cast<int>(p.n));
        done.arrive();
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(4), {}, {.calls = 4}), 4);
}

TEST_CASE("calls run at the same time") {
  Gate all_there;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        all_there.arrive();
        all_there.wait_for(5);
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(5), {}, {.calls = 5}), 5);
}

TEST_CASE("but not more than are wanted") {
  std::mutex guard;
  Gate three;
  int running = 0, most = 0;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        {
          const std::lock_guard lock(guard);
          most = std::max(most, ++running);
        }
        three.arrive();
        three.wait_for(3);
        std::this_thread::yield();
        const std::lock_guard lock(guard);
        --running;
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(30), {}, {.calls = 3}), 30);
  CHECK(most == 3);
}

TEST_CASE("one at a time is the caller's thread, in order") {
  std::vector<std::int64_t> order;
  std::set<std::thread::id> threads;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        order.push_back(p.n);
        threads.insert(std::this_thread::get_id());
        return p.n;
      },
      idle);
  const StopSource stop;
  all_worked(toolkit.dispatch_all(works(5), {.stop = stop.token(), .timeout = 1h}, {.calls = 1}), 5);
  CHECK(order == std::vector<std::int64_t>{0, 1, 2, 3, 4});
  CHECK(threads == std::set{std::this_thread::get_id()});
  all_worked(toolkit.dispatch_all(works(2), {}, {.calls = 0}), 2);
}

TEST_CASE("two hundred calls") {
  std::mutex guard;
  std::map<std::int64_t, int> times;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        const std::lock_guard lock(guard);
        ++times[p.n];
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(200)), 200);
  CHECK(times.size() == 200);
  for (const auto& [n, count] : times) CHECK(count == 1);
}

TEST_CASE("an executor of one's own") {
  std::mutex guard;
  std::vector<std::thread> threads;
  std::set<std::thread::id> ran_in;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        const std::lock_guard lock(guard);
        ran_in.insert(std::this_thread::get_id());
        return p.n;
      },
      idle);
  Parallelism parallelism{.calls = 3};
  parallelism.executor = [&](std::function<void()> work) { threads.emplace_back(std::move(work)); };
  all_worked(toolkit.dispatch_all(works(20), {}, parallelism), 20);
  CHECK(threads.size() == 3);
  for (const auto id : ran_in) {
    CHECK(std::any_of(threads.begin(), threads.end(), [&](const std::thread& one) { return one.get_id() == id; }));
  }
  for (std::thread& one : threads) one.join();

  ran_in.clear();
  int taken = 0;
  parallelism.executor = [&](const std::function<void()>& work) {
    ++taken;
    work();
  };
  all_worked(toolkit.dispatch_all(works(20), {}, parallelism), 20);
  CHECK(ran_in == std::set{std::this_thread::get_id()});
  CHECK(taken > 0);
  CHECK(toolkit.dispatch_all({}, {}, parallelism).empty());
}

TEST_CASE("an executor that can't") {
  const auto toolkit = kit(at_once, idle);
  Parallelism parallelism{.calls = 3};
  parallelism.executor = [](const std::function<void()>&) { throw std::runtime_error("full"); };
  all_worked(toolkit.dispatch_all(works(10), {}, parallelism), 10);

  std::vector<std::thread> threads;
  parallelism.executor = [&](std::function<void()> work) {
    if (!threads.empty()) throw std::runtime_error("full");
    threads.emplace_back(std::move(work));
  };
  all_worked(toolkit.dispatch_all(works(10), {}, parallelism), 10);
  for (std::thread& one : threads) one.join();

  parallelism.executor = [](const std::function<void()>&) { throw 5; };
  std::vector<ToolResult> results;
  CHECK_NOTHROW(results = toolkit.dispatch_all(works(3), {}, parallelism));
  CHECK(statuses(results) == "ok ok ok");
}

TEST_CASE("a call that goes wrong is its own affair") {
  const auto toolkit = kit(
      [](const Work::Parameters& p) {
        if (p.n == 2) throw std::runtime_error("no twos");
        if (p.n == 3) throw 3;
        return p.n;
      },
      idle);
  const std::vector<ToolCall> calls = {
      work_of(0),
      {.id = "a", .name = "wrok", .arguments = "{}"},
      work_of(2),
      {.id = "b", .name = "search", .arguments = R"({"query":"x"})", .provider_executed = true},
      work_of(3),
      {.id = "c", .name = "search", .arguments = R"({"query":"x"})"},
      {.id = "d", .name = "work", .arguments = "{"},
      {.id = "e", .name = "nothing of ours", .arguments = "{}", .provider_executed = true},
      work_of(4),
  };
  for (const std::size_t parallel : {1u, 4u}) {
    const auto results = toolkit.dispatch_all(calls, {}, {.calls = parallel});
    CHECK(statuses({results.begin(), results.begin() + 7}) ==
          "ok unknown_tool handler_error ok handler_error handler_error invalid_arguments");
    REQUIRE(results.size() == 9);
    CHECK(results[1].message_for_model.find("did you mean \"work\"?") != std::string::npos);
    CHECK(results[2].log == "no twos");
    CHECK(results[3].provider_executed);
    CHECK(results[3].message_for_model.empty());
    CHECK(results[7].provider_executed);
    CHECK(results[8].value == 4);
    for (std::size_t i = 0; i < calls.size(); ++i) CHECK(results[i].id == calls[i].id);
  }
}

TEST_CASE("after a stop nothing starts") {
  std::atomic<int> runs = 0;
  StopSource stop;
  const auto toolkit = kit(
      [&](const Work::Parameters& p) {
        ++runs;
        stop.request_stop();
        return p.n;
      },
      idle);
  // One after the other: the first asks for the stop, and has its result all the same.
  CHECK(statuses(toolkit.dispatch_all(works(4), {.stop = stop.token()}, {.calls = 1})) ==
        "ok cancelled cancelled cancelled");
  CHECK(runs == 1);
  CHECK(statuses(toolkit.dispatch_all(works(3), {.stop = stop.token()})) == "cancelled cancelled cancelled");
  CHECK(toolkit.dispatch(work_of(1), {.stop = stop.token()}).status == Status::cancelled);
  CHECK(runs == 1);
  CHECK(toolkit.dispatch(work_of(1)).status == Status::ok);
}

TEST_CASE("calls that run are asked to stop, calls that wait are not run") {
  Gate running;
  StopSource stop;
  std::atomic<int> runs = 0;
  const auto toolkit = kit(at_once, [&](const Wait::Parameters& p, CallContext& context) {
    ++runs;
    running.arrive();
    return until_stopped(p, context);
  });
  std::thread stopper([&] {
    running.wait_for(2);
    stop.request_stop();
  });
  const std::vector<ToolCall> calls = {wait_of("a"), wait_of("b"), wait_of("c"), wait_of("d"), wait_of("e")};
  const auto results = toolkit.dispatch_all(calls, {.stop = stop.token()}, {.calls = 2, .grace = far_too_long});
  stopper.join();
  CHECK(statuses(results) == "cancelled cancelled cancelled cancelled cancelled");
  CHECK(runs == 2);
  for (std::size_t i = 0; i < calls.size(); ++i) {
    CHECK(results[i].id == calls[i].id);
    CHECK(results[i].name == "wait");
    CHECK(results[i].value.is_null());
    CHECK_FALSE(results[i].message_for_model.empty());
  }
}

TEST_CASE("a call that finishes in spite of the stop has its result") {
  StopSource stop;
  Gate both;
  const auto toolkit = kit(
      [&](const Work::Parameters& p, CallContext& context) {
        both.arrive();
        both.wait_for(2);
        stop.request_stop();
        const auto end = toolbind::Clock::now() + far_too_long;
        while (!context.stop_requested() && toolbind::Clock::now() < end) std::this_thread::sleep_for(1ms);
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(2), {.stop = stop.token()}, {.calls = 2, .grace = far_too_long}), 2);
}

namespace {

/// What a handler that never looks leaves behind, and needs: nobody else may own it.
struct Stubborn {
  std::promise<void> release{};
  std::shared_future<void> released = release.get_future().share();
  Gate running{}, done{};
  std::mutex guard{};
  std::vector<std::string> seen{};  ///< by the handlers, once they are let go on
};

auto never_looks(std::shared_ptr<Stubborn> shared) {
  return [shared](const Wait::Parameters& p, CallContext& context) {
    context.progress(1);
    shared->running.arrive();
    shared->released.wait();
    context.progress(2);
    {
      const std::lock_guard lock(shared->guard);
      shared->seen.push_back(std::string(context.call_id) + " " + std::string(context.tool.name) + " " +
                             std::to_string(p.n));
    }
    shared->done.arrive();
    return std::string("too late");
  };
}

}  // namespace

TEST_CASE("a handler that never looks is left behind after a stop") {
  const auto shared = std::make_shared<Stubborn>();
  StopSource stop;
  std::atomic<int> heard = 0;
  std::thread stopper([&] {
    shared->running.wait_for(2);
    stop.request_stop();
  });
  CallOptions options{.stop = stop.token()};
  options.on_progress = [&](const toolbind::Progress&) { ++heard; };
  std::vector<ToolResult> results;
  {
    const auto toolkit = kit(at_once, never_looks(shared));
    std::vector<ToolCall> calls = {
        {.id = "a", .name = "wait", .arguments = R"({"n":17})"}, wait_of("b"), wait_of("c"), work_of(1)};
    results = toolkit.dispatch_all(calls, options, {.calls = 2, .grace = 10ms});
    stopper.join();
    CHECK(statuses(results) == "cancelled cancelled cancelled cancelled");
    CHECK(results[0].id == "a");
    CHECK(results[0].name == "wait");
    CHECK(results[0].value.is_null());
    REQUIRE(results[0].tool);
    CHECK(results[0].tool->name == "wait");
    CHECK_FALSE(results[0].message_for_model.empty());
    CHECK_FALSE(results[0].log.empty());
  }
  CHECK(heard == 2);

  // The toolkit, the calls and their options are gone; what the handlers use is not. Nobody hears of them any more.
  shared->release.set_value();
  shared->done.wait_for(2);
  CHECK(heard == 2);
  const std::lock_guard lock(shared->guard);
  CHECK(std::set(shared->seen.begin(), shared->seen.end()) == std::set<std::string>{"a wait 17", "b wait 0"});
  CHECK(results[0].value.is_null());
}

TEST_CASE("the others go on when some are left behind") {
  const auto shared = std::make_shared<Stubborn>();
  const auto toolkit = kit(at_once, never_looks(shared)).with_settings("wait", {.timeout = 20ms});
  const std::vector<ToolCall> calls = {wait_of("a"), wait_of("b"), work_of(2), work_of(3), wait_of("c"), work_of(5)};
  const auto results = toolkit.dispatch_all(calls, {}, {.calls = 2, .grace = 10ms});
  CHECK(statuses(results) == "timed_out timed_out ok ok timed_out ok");
  CHECK(results[5].value == 5);
  const int running = shared->running.count();  // a machine under load may be late before a handler starts
  shared->release.set_value();
  shared->done.wait_for(running);
}

TEST_CASE("a result that comes after its call was left behind is nobody's") {
  const auto shared = std::make_shared<Stubborn>();
  Gate second;
  const auto toolkit = kit(
                           [&](const Work::Parameters& p) {
                             if (p.n == 0) {
                               second.wait_for(1);
                               return p.n;
                             }
                             // Only the worker that replaces the one left behind can be here now.
                             shared->release.set_value();
                             shared->done.wait_for(shared->running.count());
                             std::this_thread::sleep_for(20ms);
                             second.arrive();
                             return p.n;
                           },
                           never_looks(shared))
                           .with_settings("wait", {.timeout = 20ms});
  const std::vector<ToolCall> calls = {wait_of("a"), work_of(0), work_of(1)};
  const auto results = toolkit.dispatch_all(calls, {}, {.calls = 2, .grace = 10ms});
  CHECK(statuses(results) == "timed_out ok ok");
  CHECK(results[0].value.is_null());
}

TEST_CASE("an executor's workers are replaced like others") {
  const auto shared = std::make_shared<Stubborn>();
  std::vector<std::thread> threads;
  Parallelism parallelism{.calls = 2, .grace = 10ms};
  parallelism.executor = [&](std::function<void()> work) { threads.emplace_back(std::move(work)); };
  const auto toolkit = kit(at_once, never_looks(shared)).with_settings("wait", {.timeout = 20ms});
  const std::vector<ToolCall> calls = {wait_of("a"), wait_of("b"), work_of(2)};
  CHECK(statuses(toolkit.dispatch_all(calls, {}, parallelism)) == "timed_out timed_out ok");
  shared->release.set_value();
  for (std::thread& one : threads) one.join();
}

TEST_CASE("the earliest of all limits counts") {
  const auto toolkit = kit(at_once, until_stopped);
  const auto of_tool = [&](toolbind::Clock::duration timeout) {
    return toolkit.with_settings("wait", {.timeout = timeout});
  };
  const std::vector<ToolCall> calls = {wait_of("a"), work_of(1)};
  const Parallelism patient{.calls = 4, .grace = far_too_long};
  // Of the call, of the tool, of all.
  CHECK(toolkit.dispatch(wait_of("a"), {.timeout = 20ms}).status == Status::timed_out);
  CHECK(of_tool(20ms).dispatch(wait_of("a")).status == Status::timed_out);
  CHECK(of_tool(1h).dispatch(wait_of("a"), {.timeout = 20ms}).status == Status::timed_out);
  CHECK(of_tool(20ms).dispatch(wait_of("a"), {.timeout = 1h}).status == Status::timed_out);
  CHECK(of_tool(1h).dispatch(wait_of("a"), {.deadline = toolbind::Clock::now() + 20ms, .timeout = 1h}).status ==
        Status::timed_out);
  CHECK(statuses(of_tool(20ms).dispatch_all(calls, {}, patient)) == "timed_out ok");
  CHECK(statuses(of_tool(20ms).dispatch_all(calls, {.timeout = 1h}, patient)) == "timed_out ok");
  CHECK(of_tool(1h).dispatch_all(calls, {.timeout = 20ms}, patient)[0].status == Status::timed_out);
  // The later settings are in place of the earlier ones, and of no other tool.
  CHECK(statuses(of_tool(1h).with_settings("wait", {.timeout = 20ms}).dispatch_all(calls, {}, patient)) ==
        "timed_out ok");
  CHECK(of_tool(0ms).with_settings("wait", {}).with_settings("wait", {.timeout = 1h}).dispatch(work_of(1)).status ==
        Status::ok);
  CHECK(of_tool(0ms).dispatch(work_of(1)).status == Status::ok);
}

TEST_CASE("nothing is cancelled unless somebody asked for it") {
  // However long it takes until a call begins, what ends it is its time.
  const auto slow = [](const std::any&) {
    std::this_thread::sleep_for(80ms);
    return true;
  };
  const auto toolkit = kit(at_once, until_stopped).with_settings("wait", {.timeout = 20ms, .enabled = slow});
  const std::vector<ToolCall> calls = {wait_of("a"), wait_of("b")};
  CHECK(statuses(toolkit.dispatch_all(calls, {}, {.calls = 2, .grace = far_too_long})) == "timed_out timed_out");
}

TEST_CASE("time that was up before it began") {
  std::atomic<int> runs = 0;
  const auto toolkit = kit([&](const Work::Parameters& p) { return ++runs, p.n; }, idle);
  const auto past = toolbind::Clock::now() - 1h;
  for (const CallOptions& options : {CallOptions{.deadline = past}, CallOptions{.timeout = 0ms},
                                     CallOptions{.timeout = -5ms}, CallOptions{.deadline = past, .timeout = 1h}}) {
    for (const std::size_t parallel : {1u, 2u}) {
      const auto results = toolkit.dispatch_all(works(3), options, {.calls = parallel});
      CHECK(statuses(results) == "timed_out timed_out timed_out");
      CHECK(results[2].id == "2");
      CHECK_FALSE(results[2].message_for_model.empty());
    }
    CHECK(toolkit.dispatch(work_of(0), options).status == Status::timed_out);
  }
  CHECK(toolkit.with_settings("work", {.timeout = 0ms}).dispatch(work_of(0)).status == Status::timed_out);
  CHECK(runs == 0);

  all_worked(toolkit.dispatch_all(works(3), {.timeout = toolbind::Clock::duration::max()}), 3);
  all_worked(toolkit.dispatch_all(works(3), {.deadline = toolbind::Clock::time_point::max(), .timeout = 1h}), 3);
}

TEST_CASE("an approver is asked about one call after the other") {
  std::atomic<int> inside = 0, most = 0, asked = 0;
  CallOptions options;
  options.approver = [&](const toolbind::ApprovalRequest& request) {
    most = std::max<int>(most, ++inside);
    ++asked;
    std::this_thread::sleep_for(5ms);
    --inside;
    return request.arguments != R"({"path":"b"})";
  };
  std::vector<ToolCall> calls;
  for (const char* path : {"a", "b", "c", "d", "e", "f"})
    calls.push_back({.id = path, .name = "erase", .arguments = "{\"path\":\"" + std::string(path) + "\"}"});
  const auto results = kit(at_once, idle).dispatch_all(calls, options, {.calls = 6});
  CHECK(statuses(results) == "ok denied ok ok ok ok");
  CHECK(most == 1);
  CHECK(asked == 6);
}

TEST_CASE("the time of approvers is not the calls'") {
  CallOptions options{.timeout = 400ms};
  options.approver = [&](const toolbind::ApprovalRequest&) {
    for (int i = 0; i < 5; ++i) std::this_thread::sleep_for(100ms);
    return true;
  };
  const ToolCall erase{.id = "a", .name = "erase", .arguments = R"({"path":"a"})"};
  const auto toolkit = kit(at_once, idle);
  CHECK(toolkit.dispatch(erase, options).status == Status::ok);
  // Nor is the time that a call waits for its turn to be asked about.
  const std::vector<ToolCall> calls = {erase, erase};
  CHECK(statuses(toolkit.dispatch_all(calls, options, {.calls = 2, .grace = far_too_long})) == "ok ok");
}

TEST_CASE("progress is heard while the calls run") {
  std::mutex guard;
  std::vector<std::string> heard;
  CallOptions options;
  options.on_progress = [&](const toolbind::Progress& progress) {
    const std::lock_guard lock(guard);
    heard.push_back(std::string(progress.call_id));
  };
  const auto toolkit = kit(
      [](const Work::Parameters& p, CallContext& context) {
        context.progress(0.5);
        return p.n;
      },
      idle);
  all_worked(toolkit.dispatch_all(works(3), options), 3);
  std::sort(heard.begin(), heard.end());
  CHECK(heard == std::vector<std::string>{"0", "1", "2"});
}

TEST_CASE("who hears of progress may ask for a stop") {
  StopSource stop;
  CallOptions options{.stop = stop.token()};
  options.on_progress = [&](const toolbind::Progress&) { stop.request_stop(); };
  const auto toolkit = kit(at_once, [](const Wait::Parameters& p, CallContext& context) {
    context.progress(0);
    return until_stopped(p, context);
  });
  const std::vector<ToolCall> calls = {wait_of("a"), wait_of("b"), wait_of("c")};
  CHECK(statuses(toolkit.dispatch_all(calls, options, {.calls = 2, .grace = far_too_long})) ==
        "cancelled cancelled cancelled");
}

TEST_CASE("a handler may dispatch calls of its own") {
  const auto inner = kit(at_once, idle);
  const auto outer = kit(
      [&](const Work::Parameters& p) {
        const auto results = inner.dispatch_all(works(3), {}, {.calls = 2});
        return p.n + results[2].value.get<int>() - 2;
      },
      idle);
  all_worked(outer.dispatch_all(works(6), {}, {.calls = 2}), 6);
}

TEST_CASE("asking to stop") {
  const toolbind::StopToken nobody;
  CHECK_FALSE(nobody.stop_possible());
  CHECK_FALSE(nobody.stop_requested());

  StopSource stop;
  StopSource child(stop.token());
  CHECK(stop.token().stop_possible());
  CHECK_FALSE(child.stop_requested());
  int heard = 0, forgotten = 0, nothing = 0;
  const toolbind::StopCallback listening(child.token(), [&] { ++heard; });
  {
    const toolbind::StopCallback gone(stop.token(), [&] { ++forgotten; });
  }
  const toolbind::StopCallback never(nobody, [&] { ++nothing; });
  stop.request_stop();
  stop.request_stop();
  CHECK(child.token().stop_requested());
  CHECK(heard == 1);
  CHECK(forgotten == 0);
  CHECK(nothing == 0);
  const toolbind::StopCallback late(stop.token(), [&] { ++heard; });
  CHECK(heard == 2);

  StopSource parent;
  StopSource other(parent.token());
  other.request_stop();
  CHECK_FALSE(parent.stop_requested());
}
