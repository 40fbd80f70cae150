// Many threads on one toolkit: what they share is what the thread sanitizer is to look at. Says what is wrong, and fails.

#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <toolbind/toolkit.hpp>

#include "threads.tools.hpp"

using namespace threads;
using toolbind::Status;
using toolbind::ToolCall;
using toolbind::ToolResult;

namespace {

void must(bool right, const char* what) {
  if (right) return;
  std::printf("wrong: %s\n", what);
  std::exit(1);
}

/// What the blocked handler waits for: its own, because nobody waits for it.
struct Gate {
  std::mutex guard;
  std::condition_variable opened;
  bool open = false;

  void wait() {
    std::unique_lock lock(guard);
    opened.wait(lock, [&] { return open; });
  }
  void let_go() {
    const std::lock_guard lock(guard);
    open = true;
    opened.notify_all();
  }
};

struct Handlers {
  std::shared_ptr<Gate> gate = std::make_shared<Gate>();
  std::atomic<int> measured{0}, removed{0};

  Measure::Success measure(const Measure::Parameters& call, toolbind::CallContext& context) {
    ++measured;
    context.progress(1, 2, "half");
    return call.place;
  }
  void wait(const Wait::Parameters&, toolbind::CallContext& context) {
    while (!context.stop_requested()) std::this_thread::yield();
    throw toolbind::Stopped();
  }
  void block(const Block::Parameters&) {
    const auto own = gate;
    own->wait();
  }
  void remove(const Remove::Parameters&) { ++removed; }
};

std::vector<ToolCall> some_calls(int round) {
  const std::string id = std::to_string(round);
  return {
      {.id = "a" + id, .name = "measure", .arguments = R"({"place":"Oslo","of":{"kind":"wind","height":10}})"},
      {.id = "b" + id, .name = "measure", .arguments = R"({"place":"oslo","when":"yesterday"})"},
      {.id = "c" + id, .name = "measure", .arguments = R"({"place":"Bergen","when":"2026-01-02T03:04:05Z"})"},
      {.id = "d" + id, .name = "remove", .arguments = R"({"id":)" + id + "}"},
      {.id = "e" + id, .name = "nothing"},
  };
}

void right(const std::vector<ToolResult>& results) {
  const Status expected[] = {Status::ok, Status::invalid_arguments, Status::ok, Status::ok, Status::unknown_tool};
  must(results.size() == 5, "five results");
  for (std::size_t i = 0; i < 5; ++i) must(results[i].status == expected[i], results[i].message_for_model.c_str());
}

void many_threads(const toolbind::Toolkit& toolkit, Handlers& handlers) {
  std::atomic<int> heard{0}, asked{0}, hooked{0};
  const toolbind::Toolkit watched =
      toolkit.with_hooks({.after_call = [&](const toolbind::HookCall&, const ToolResult&) { ++hooked; }});
  const toolbind::CallOptions options{.approver =
                                          [&](const toolbind::ApprovalRequest&) {
                                            ++asked;
                                            return true;
                                          },
                                      .on_progress = [&](const toolbind::Progress&) { ++heard; }};
  constexpr int threads = 8, rounds = 25;
  std::vector<std::thread> all;
  for (int t = 0; t < threads; ++t) {
    all.emplace_back([&, t] {
      for (int i = 0; i < rounds; ++i) {
        const std::vector<ToolCall> calls = some_calls(t * rounds + i);
        right(watched.dispatch_all(calls, options, {.calls = 3}));
        std::vector<ToolResult> one_by_one;
        for (const ToolCall& call : calls) one_by_one.push_back(watched.dispatch(call, options));
        right(one_by_one);
        must(watched.request_tools({.provider = toolbind::Provider::anthropic}).has_value(), "a request");
      }
    });
  }
  for (std::thread& thread : all) thread.join();
  must(handlers.measured == threads * rounds * 4, "every call was run once");
  must(heard == handlers.measured && handlers.removed == threads * rounds * 2 && asked == handlers.removed &&
           hooked == threads * rounds * 8,
       "everybody was told");
}

void stops(const toolbind::Toolkit& toolkit) {
  for (int i = 0; i < 20; ++i) {
    toolbind::StopSource stop;
    const std::vector<ToolCall> calls(6, {.id = "1", .name = "wait"});
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(i % 5));
      stop.request_stop();
    });
    const auto results =
        toolkit.dispatch_all(calls, {.stop = stop.token()}, {.calls = 3, .grace = std::chrono::seconds(60)});
    other.join();
    for (const ToolResult& result : results) must(result.status == Status::cancelled, "stopped");
  }
}

void left_behind(const toolbind::Toolkit& toolkit, Handlers& handlers) {
  std::vector<ToolCall> calls(4, {.id = "1", .name = "block"});
  calls.push_back({.id = "2", .name = "measure", .arguments = R"({"place":"Oslo"})"});
  const auto results = toolkit.dispatch_all(calls, {.timeout = std::chrono::milliseconds(5)},
                                            {.calls = 2, .grace = std::chrono::milliseconds(5)});
  for (std::size_t i = 0; i < 4; ++i) must(results[i].status == Status::timed_out, "out of time");
  must(results[4].status == Status::ok || results[4].status == Status::timed_out, "the others go on");
  handlers.gate->let_go();
}

}  // namespace

int main() {
  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);
  many_threads(toolkit, handlers);
  stops(toolkit);
  left_behind(toolkit, handlers);
  std::puts("fine");
}
