// What a handler may look like, and what becomes of whatever it gives or throws.

#include "cases/case.hpp"
#include "handlers.tools.hpp"

#include <cmath>
#include <future>
#include <limits>
#include <memory>
#include <stdexcept>

using namespace handlers;
using cases::why;
using toolbind::CallContext;
using toolbind::CallOptions;
using toolbind::ContextOf;
using toolbind::Json;
using toolbind::Outcome;
using toolbind::Status;
using toolbind::ToolResult;

namespace {

// A handler for each tool, for the tests that are about another one.
struct SquareIt {
  std::int64_t square(const Square::Parameters& p) { return p.n * p.n; }
};
struct DivideIt {
  Outcome<Divide::Success, Divide::Failure> divide(const Divide::Parameters& p) {
    if (p.b == 0) return toolbind::fail(Divide::Failure{"division by zero"});
    if (p.b < 0) return toolbind::fail(Divide::Failure{"no"});
    return Divide::Success{.quotient = p.a / p.b, .rest = std::nullopt};
  }
};
struct FindIt {
  Outcome<Find::Success, Find::Failure> find(const Find::Parameters& p) {
    if (p.key == "many") return toolbind::fail(Find::Failure{{"a", "b", "c"}});
    if (p.key != "here") return toolbind::fail(Find::Failure{{"here"}});
    return std::optional<std::string>("it");
  }
};
struct NoteIt {
  void note(const Note::Parameters&) {}
};
struct EraseIt {
  void erase(const Erase::Parameters&) {}
};
struct MeasureIt {
  double measure(const Measure::Parameters&) { return 0.5; }
};

SquareIt squares;
DivideIt divides;
FindIt finds;
NoteIt notes;
EraseIt erases;
MeasureIt measures;

ToolResult run(const toolbind::Toolkit& toolkit, const char* name, const char* arguments,
               const CallOptions& options = {}) {
  return toolkit.dispatch({.id = "7", .name = name, .arguments = arguments}, options);
}

template <class F>
ToolResult square_by(F function, const CallOptions& options = {}) {
  return run(bind(toolbind::on<Square>(std::move(function)), divides, finds, notes, erases, measures), "square",
             R"({"n":3})", options);
}
template <class F>
ToolResult divide_by(F function, const char* arguments = R"({"a":7,"b":2})", const CallOptions& options = {}) {
  return run(bind(squares, toolbind::on<Divide>(std::move(function)), finds, notes, erases, measures), "divide",
             arguments, options);
}
template <class F>
ToolResult note_by(F function, const CallOptions& options = {}) {
  return run(bind(squares, divides, finds, toolbind::on<Note>(std::move(function)), erases, measures), "note",
             R"({"text":"x"})", options);
}
template <class F>
ToolResult erase_by(F function, const CallOptions& options = {}) {
  return run(bind(squares, divides, finds, notes, toolbind::on<Erase>(std::move(function)), measures), "erase",
             R"({"path":"/a/x"})", options);
}
template <class F>
ToolResult measure_by(F function, const CallOptions& options = {}) {
  return run(bind(squares, divides, finds, notes, erases, toolbind::on<Measure>(std::move(function))), "measure", "",
             options);
}

/// Not the library's, but like std::expected.
template <class S, class F>
struct Expected {
  std::optional<S> held{};
  F wrong{};

  bool has_value() const { return held.has_value(); }
  const S& operator*() const { return *held; }
  const F& error() const { return wrong; }
};
template <class F>
struct Expected<void, F> {
  std::optional<F> wrong{};

  bool has_value() const { return !wrong; }
  void operator*() const {}
  const F& error() const { return *wrong; }
};

/// Becomes a failure where one is wanted.
struct Reason {
  std::string text{};
  operator Divide::Failure() const { return {text}; }
};

const Divide::Success three_and_one{.quotient = 3, .rest = 1};

template <class T>
std::future<T> ready(T value) {
  std::promise<T> promise;
  promise.set_value(std::move(value));
  return promise.get_future();
}
template <class T>
std::future<T> broken(const char* what) {
  std::promise<T> promise;
  promise.set_exception(std::make_exception_ptr(std::runtime_error(what)));
  return promise.get_future();
}

}  // namespace

TEST_CASE("a success, or what converts to it") {
  CHECK(square_by([](const Square::Parameters& p) -> std::int64_t { return p.n * p.n; }).value == 9);
  CHECK(square_by([](const Square::Parameters&) { return 10; }).value == 10);
  CHECK(square_by([](Square::Parameters p) { return p.n; }).value == 3);
  CHECK(square_by([](const auto& p) { return p.n + 1; }).value == 4);
  static const std::int64_t kept = 12;
  CHECK(square_by([](const Square::Parameters&) -> const std::int64_t& { return kept; }).value == 12);

  const ToolResult divided = divide_by([](const Divide::Parameters&) { return three_and_one; });
  CHECK(divided.status == Status::ok);
  CHECK(divided.id == "7");
  CHECK(divided.name == "divide");
  REQUIRE(divided.tool);
  CHECK(divided.tool->name == "divide");
  CHECK(divided.value == Json{{"quotient", 3}, {"rest", 1}});
  CHECK(divided.message_for_model == R"({"quotient":3,"rest":1})");
  CHECK_FALSE(divided.declared_failure);
  CHECK_FALSE(divided.preliminary);
}

TEST_CASE("nothing") {
  int noted = 0;
  const ToolResult nothing = note_by([&](const Note::Parameters&) { ++noted; });
  CHECK(nothing.status == Status::ok);
  CHECK(nothing.value.is_null());
  CHECK(note_by([&](const Note::Parameters&) {
          ++noted;
          return toolbind::Nothing{};
        }).status == Status::ok);
  CHECK(noted == 2);
}

TEST_CASE("an outcome") {
  const auto either = [](const Divide::Parameters& p) -> Outcome<Divide::Success, Divide::Failure> {
    if (p.b == 0) return toolbind::fail(Divide::Failure{"division by zero"});
    return three_and_one;
  };
  CHECK(divide_by(either).value["quotient"] == 3);
  const ToolResult failed = divide_by(either, R"({"a":1,"b":0})");
  CHECK(failed.status == Status::failed);
  CHECK(failed.declared_failure);
  CHECK(failed.value == Json{{"reason", "division by zero"}});
  CHECK(failed.message_for_model == R"({"reason":"division by zero"})");

  const auto of_nothing = [](const char* path) {
    return run(bind(squares, divides, finds, notes, measures,
                    toolbind::on<Erase>([](const Erase::Parameters& p) -> Outcome<toolbind::Nothing, Erase::Failure> {
                      if (p.path == "/gone") return toolbind::fail(Erase::Failure::missing);
                      return toolbind::Nothing{};
                    })),
               "erase", path);
  };
  CHECK(of_nothing(R"({"path":"/here"})").status == Status::ok);
  CHECK(of_nothing(R"({"path":"/here"})").value.is_null());
  CHECK(of_nothing(R"({"path":"/gone"})").status == Status::failed);
  CHECK(of_nothing(R"({"path":"/gone"})").value == "missing");
}

TEST_CASE("a type like std::expected") {
  using Divided = Expected<Divide::Success, Reason>;
  CHECK(divide_by([](const Divide::Parameters&) { return Divided{three_and_one, {}}; }).value["rest"] == 1);
  const ToolResult failed = divide_by([](const Divide::Parameters&) { return Divided{{}, {"not today"}}; });
  CHECK(failed.status == Status::failed);
  CHECK(failed.value["reason"] == "not today");

  using Erased = Expected<void, Erase::Failure>;
  CHECK(erase_by([](const Erase::Parameters&) { return Erased{}; }).status == Status::ok);
  CHECK(erase_by([](const Erase::Parameters&) { return Erased{Erase::Failure::locked}; }).value == "locked");
}

TEST_CASE("a future of these") {
  CHECK(square_by([](const Square::Parameters& p) { return ready(p.n); }).value == 3);
  CHECK(square_by([](const Square::Parameters& p) { return ready(p.n).share(); }).value == 3);
  CHECK(square_by([](const Square::Parameters& p) {
          return std::async(std::launch::async, [n = p.n] { return n * 2; });
        }).value == 6);
  CHECK(square_by([](const Square::Parameters& p) {
          return std::async(std::launch::deferred, [&p] { return p.n * 3; });
        }).value == 9);

  using Either = Outcome<Divide::Success, Divide::Failure>;
  const Either no = toolbind::fail(Divide::Failure{"not now"});
  CHECK(divide_by([&](const Divide::Parameters&) { return ready(Either(three_and_one)); }).status == Status::ok);
  CHECK(divide_by([&](const Divide::Parameters&) { return ready(no); }).status == Status::failed);
  CHECK(divide_by([&](const Divide::Parameters&) { return ready(no).share(); }).value["reason"] == "not now");
  using Like = Expected<Divide::Success, Divide::Failure>;
  CHECK(divide_by([&](const Divide::Parameters&) { return ready(Like{{}, {"not so"}}); }).value["reason"] == "not so");

  bool noted = false;
  CHECK(note_by([&](const Note::Parameters&) {
          return std::async(std::launch::async, [&noted] { noted = true; });
        }).status == Status::ok);
  CHECK(noted);
  CHECK(note_by([&](const Note::Parameters&) { return std::async(std::launch::deferred, [] {}).share(); }).status ==
        Status::ok);
  CHECK(erase_by([](const Erase::Parameters&) {
          return ready(Expected<void, Erase::Failure>{Erase::Failure::locked});
        }).value == "locked");

  const ToolResult threw = square_by([](const Square::Parameters&) { return broken<std::int64_t>("later"); });
  CHECK(threw.status == Status::handler_error);
  CHECK(threw.log == "later");
}

TEST_CASE("the context, if it is wanted") {
  std::string seen;
  const auto see = [&seen](const CallContext& context) {
    seen += std::string(context.call_id) + ":" + std::string(context.tool.name) + " ";
  };
  CHECK(note_by([&](const Note::Parameters&, CallContext& context) { see(context); }).status == Status::ok);
  CHECK(note_by([&](const Note::Parameters&, const CallContext& context) { see(context); }).status == Status::ok);
  CHECK(note_by([&](const Note::Parameters&, ContextOf<Note>& context) { see(context); }).status == Status::ok);
  CHECK(note_by([&](const Note::Parameters&, const ContextOf<Note>& context) { see(context); }).status == Status::ok);
  CHECK(note_by([&](const auto&, auto& context) { see(context); }).status == Status::ok);
  CHECK(seen == "7:note 7:note 7:note 7:note 7:note ");

  const auto of_another_tool = [](const Note::Parameters&, ContextOf<Erase>&) {};
  static_assert(!toolbind::Handles<Note, toolbind::On<Note, decltype(of_another_tool)>>);
  const auto first = [](CallContext&, const Note::Parameters&) {};
  static_assert(!toolbind::Handles<Note, toolbind::On<Note, decltype(first)>>);
}

TEST_CASE("the context tells of stops and deadlines") {
  bool had_deadline = true;
  note_by([&](const Note::Parameters&, CallContext& context) { had_deadline = context.deadline.has_value(); });
  CHECK_FALSE(had_deadline);
  const auto until = toolbind::Clock::now() + std::chrono::hours(1);
  std::optional<toolbind::Clock::time_point> seen;
  note_by([&](const Note::Parameters&, CallContext& context) { seen = context.deadline; }, {.deadline = until});
  CHECK(seen == until);

  toolbind::StopSource stop;
  bool before = true, after = false;
  const auto stopped = [&](const Note::Parameters&, CallContext& context) {
    before = context.stop_requested();
    context.throw_if_stopped();
    stop.request_stop();
    after = context.stop_requested();
    context.throw_if_stopped();
    after = false;  // not reached
  };
  CHECK(note_by(stopped, {.stop = stop.token()}).status == Status::cancelled);
  CHECK_FALSE(before);
  CHECK(after);
}

namespace {

struct Constant {
  std::int64_t factor = 2;
  std::int64_t square(const Square::Parameters& p) const { return p.n * factor; }
  void note(const Note::Parameters&, const CallContext&) const {}
};
struct Changing {
  std::int64_t square(const Square::Parameters& p) { return p.n; }
};
static_assert(toolbind::Handles<Square, const Constant>);
static_assert(!toolbind::Handles<Square, const Changing>);

struct Everything {
  int calls = 0;
  std::int64_t square(const Square::Parameters& p) { return ++calls, p.n; }
  Divide::Success divide(const Divide::Parameters&) { return ++calls, Divide::Success{}; }
  std::optional<std::string> find(const Find::Parameters&) { return ++calls, std::nullopt; }
  static void note(const Note::Parameters&) {}
  virtual void erase(const Erase::Parameters&) { ++calls; }
  double measure(const Measure::Parameters&) { return ++calls, 0; }
  int something_else(int x) { return x; }
  virtual ~Everything() = default;
};
struct Otherwise final : Everything {
  bool erased = false;
  void erase(const Erase::Parameters&) override { erased = true; }
};

}  // namespace

TEST_CASE("objects that never change") {
  const Constant constant;
  const auto toolkit = bind(constant, divides, finds, erases, measures);
  CHECK(run(toolkit, "square", R"({"n":21})").value == 42);
  CHECK(run(toolkit, "note", R"({"text":""})").status == Status::ok);
  const auto constant_function = toolbind::on<Square>([](const Square::Parameters&) { return 5; });
  CHECK(run(bind(constant_function, divides, finds, notes, erases, measures), "square", R"({"n":1})").value == 5);
}

TEST_CASE("one object for all tools, or many") {
  Everything all;
  const auto of_one = bind(all);
  for (const std::string name : {"square", "divide", "find", "note", "erase", "measure"}) {
    CAPTURE(name);
    const char* const arguments = name == "measure" ? "" : R"({"n":1,"a":1,"b":1,"key":"","text":"","path":""})";
    CHECK(run(of_one, name.c_str(), arguments).status == Status::ok);
  }
  CHECK(all.calls == 5);
  CHECK(run(of_one, "find", R"({"key":"x"})").value.is_null());

  Otherwise otherwise;
  Everything& base = otherwise;
  CHECK(run(bind(base), "erase", R"({"path":"/"})").status == Status::ok);
  CHECK(otherwise.erased);

  const auto of_many = bind(measures, erases, notes, finds, divides, squares);  // in any order
  CHECK(run(of_many, "square", R"({"n":5})").value == 25);
  CHECK(run(of_many, "measure", "{}").value == 0.5);
}

TEST_CASE("functions with a state of their own") {
  const auto toolkit =
      bind(toolbind::on<Square>([sum = std::int64_t{0}](const Square::Parameters& p) mutable { return sum += p.n; }),
           divides, finds, notes, erases, measures);
  CHECK(run(toolkit, "square", R"({"n":3})").value == 3);
  const auto copy = toolkit;
  CHECK(run(copy, "square", R"({"n":4})").value == 7);

  auto counting = toolbind::on<Square>([count = 0](const Square::Parameters&) mutable { return ++count; });
  const auto by_reference = bind(counting, divides, finds, notes, erases, measures);
  CHECK(run(by_reference, "square", R"({"n":0})").value == 1);
  CHECK(counting.function({}) == 2);

  auto owned = std::make_unique<int>(11);
  CHECK(run(bind(toolbind::on<Square>([owned = std::move(owned)](const Square::Parameters&) { return *owned; }),
                 divides, finds, notes, erases, measures),
            "square", R"({"n":0})")
            .value == 11);
}

TEST_CASE("user data: a value, a pointer, a shared pointer") {
  const auto add = [](const Square::Parameters& p, CallContext& context) {
    return context.user<int>() += static_cast<int>(p.n);
  };
  CHECK(square_by(add, {.user = 4}).value == 7);
  int mine = 5;
  CHECK(square_by(add, {.user = &mine}).value == 8);
  CHECK(mine == 8);
  const auto shared = std::make_shared<int>(6);
  CHECK(square_by(add, {.user = shared}).value == 9);
  CHECK(*shared == 9);

  for (const std::any& wrong : {std::any(), std::any(4L), std::any(std::string("4"))}) {
    const ToolResult result = square_by(add, {.user = wrong});
    CHECK(result.status == Status::handler_error);
    CHECK_FALSE(result.log.empty());
    CHECK(result.message_for_model == "the tool failed with an internal error");
  }
}

TEST_CASE("progress") {
  std::vector<std::string> heard;
  CallOptions options;
  options.on_progress = [&](const toolbind::Progress& progress) {
    heard.push_back(std::string(progress.call_id) + " " + std::to_string(static_cast<int>(progress.done)) + "/" +
                    (progress.total ? std::to_string(static_cast<int>(*progress.total)) : "?") + " " +
                    std::string(progress.message));
  };
  const auto work = [](const Note::Parameters&, CallContext& context) {
    context.progress(1);
    context.progress(2, 4, "half");
  };
  CHECK(note_by(work, options).status == Status::ok);
  CHECK(heard == std::vector<std::string>{"7 1/? ", "7 2/4 half"});
  CHECK(note_by(work).status == Status::ok);  // nobody listens
  options.on_progress = [](const toolbind::Progress&) { throw std::runtime_error("a broken bar"); };
  CHECK(note_by(work, options).status == Status::handler_error);
}

TEST_CASE("results before the last") {
  std::vector<ToolResult> heard;
  CallOptions options;
  options.on_preliminary = [&](const ToolResult& result) { heard.push_back(result); };
  const auto work = [](const Divide::Parameters&, ContextOf<Divide>& context) {
    context.preliminary({.quotient = 1, .rest = std::nullopt});
    context.preliminary({.quotient = 2, .rest = std::nullopt});
    return three_and_one;
  };
  const ToolResult last = divide_by(work, R"({"a":7,"b":2})", options);
  CHECK(last.status == Status::ok);
  CHECK_FALSE(last.preliminary);
  CHECK(last.value["quotient"] == 3);
  REQUIRE(heard.size() == 2);
  for (const ToolResult& one : heard) {
    CHECK(one.preliminary);
    CHECK(one.status == Status::ok);
    CHECK(one.id == "7");
    CHECK(one.name == "divide");
  }
  CHECK(heard[0].message_for_model == R"({"quotient":1})");
  CHECK(heard[1].value == Json{{"quotient", 2}});
  CHECK(success_of<Divide>(heard[1]).value().quotient == 2);
  CHECK(divide_by(work).status == Status::ok);  // nobody listens

  // What breaks the schema is not passed on either.
  heard.clear();
  square_by(
      [](const Square::Parameters&, ContextOf<Square>& context) {
        context.preliminary(1001);
        return 1;
      },
      options);
  CHECK(heard.empty());
}

TEST_CASE("a result as the tool's own type") {
  const auto toolkit = bind(squares, divides, finds, notes, erases, measures);
  const ToolResult ok = run(toolkit, "divide", R"({"a":7,"b":2})");
  CHECK(success_of<Divide>(ok).value() == Divide::Success{.quotient = 3, .rest = std::nullopt});
  CHECK_FALSE(failure_of<Divide>(ok));
  CHECK(why(success_of<Square>(ok)) == R"((root): the result is of "divide", not of "square")");

  const ToolResult failed = run(toolkit, "divide", R"({"a":7,"b":0})");
  CHECK(failure_of<Divide>(failed).value().reason == "division by zero");
  CHECK_FALSE(success_of<Divide>(failed));
  CHECK_FALSE(failure_of<Erase>(failed));

  const ToolResult invalid = run(toolkit, "divide", "{}");
  CHECK(invalid.status == Status::invalid_arguments);
  CHECK(why(success_of<Divide>(invalid)).starts_with("(root): the call ended with invalid_arguments"));
  CHECK_FALSE(failure_of<Divide>(invalid));
  const ToolResult unknown = run(toolkit, "multiply", "{}");
  CHECK(why(success_of<Divide>(unknown)) == R"((root): the result is of "multiply", not of "divide")");

  CHECK(success_of<Note>(run(toolkit, "note", R"({"text":""})")));
  CHECK_FALSE(failure_of<Note>(run(toolkit, "note", R"({"text":""})")));
  CHECK_FALSE(success_of<Note>(run(toolkit, "note", "{}")));
  CHECK(success_of<Measure>(run(toolkit, "measure", "")).value() == 0.5);
  CHECK(success_of<Find>(run(toolkit, "find", R"({"key":"here"})")).value() == "it");
}

TEST_CASE("a failure that is the model's business") {
  const auto toolkit = bind(squares, divides, finds, notes, erases, measures);
  const ToolResult found = run(toolkit, "find", R"({"key":"hree"})");
  CHECK(found.status == Status::ok);
  CHECK(found.declared_failure);
  CHECK(found.message_for_model == R"({"nearest":["here"]})");
  CHECK(failure_of<Find>(found).value().nearest == std::vector<std::string>{"here"});
  CHECK_FALSE(success_of<Find>(found));
  CHECK(run(toolkit, "divide", R"({"a":7,"b":0})").status == Status::failed);  // and one that is the caller's
}

TEST_CASE("what breaks the tool's own schema never leaves") {
  const auto toolkit = bind(squares, divides, finds, notes, erases, measures);
  const auto withheld = [](const ToolResult& result, const char* secret) {
    CHECK(result.status == Status::invalid_result);
    CHECK(result.value.is_null());
    CHECK(result.message_for_model.find(secret) == std::string::npos);
    CHECK_FALSE(result.message_for_model.empty());
    CHECK_FALSE(result.declared_failure);
    CHECK_FALSE(result.log.empty());
  };
  const ToolResult big = run(toolkit, "square", R"({"n":32})");
  withheld(big, "1024");
  CHECK(toolbind::to_string(big.issues) == "(root): expected a number of at most 1000, got 1024");
  CHECK_FALSE(success_of<Square>(big));

  const ToolResult curt = run(toolkit, "divide", R"({"a":1,"b":-1})");
  withheld(curt, "no\"");
  CHECK(toolbind::to_string(curt.issues).starts_with("/reason: expected at least 3 characters"));
  CHECK_FALSE(failure_of<Divide>(curt));
  withheld(run(toolkit, "find", R"({"key":"many"})"), "\"a\"");

  for (const double value : {std::nan(""), std::numeric_limits<double>::infinity()}) {
    withheld(measure_by([&](const Measure::Parameters&) { return value; }), "nan");
    withheld(measure_by([&](const Measure::Parameters&) { return ready(value); }), "inf");
  }
  withheld(divide_by([](const Divide::Parameters&) -> Outcome<Divide::Success, Divide::Failure> {
             return toolbind::fail(Divide::Failure{"\xff\xff\xff"});
           }),
           "\xff");
  withheld(erase_by([](const Erase::Parameters&) -> Outcome<toolbind::Nothing, Erase::Failure> {
             return toolbind::fail(static_cast<Erase::Failure>(7));
           }),
           "7");
}

TEST_CASE("exceptions are for the log") {
  const auto throws = [](const Note::Parameters&) { throw std::runtime_error("disk /dev/sda1 is full"); };
  const ToolResult quiet = note_by(throws);
  CHECK(quiet.status == Status::handler_error);
  CHECK(quiet.log == "disk /dev/sda1 is full");
  CHECK(quiet.message_for_model == "the tool failed with an internal error");
  CHECK(quiet.value.is_null());

  const ToolResult told = note_by(throws, {.tell_exceptions = true});
  CHECK(told.status == Status::handler_error);
  CHECK(told.log == "disk /dev/sda1 is full");
  CHECK(told.message_for_model == "the tool failed: disk /dev/sda1 is full");

  const ToolResult odd = note_by([](const Note::Parameters&) { throw 14; });
  CHECK(odd.status == Status::handler_error);
  CHECK_FALSE(odd.log.empty());
  CHECK(note_by([](const Note::Parameters&) { throw 14; }, {.tell_exceptions = true}).status == Status::handler_error);
  const ToolResult late =
      divide_by([](const Divide::Parameters&, CallContext&) -> Outcome<Divide::Success, Divide::Failure> {
        throw std::out_of_range("past the end");
      });
  CHECK(late.status == Status::handler_error);
  CHECK(late.log == "past the end");
}
