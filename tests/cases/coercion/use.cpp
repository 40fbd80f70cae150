// Values that were written as something else, for programs that would rather guess than ask again.

#include "cases/case.hpp"
#include "coercion.tools.hpp"

#include <toolbind/json.hpp>

using namespace coercion;
using cases::why;
using toolbind::CallOptions;
using toolbind::DecodeOptions;
using toolbind::Issues;
using toolbind::Json;
using toolbind::Status;
using toolbind::ToolResult;

namespace {

struct Handlers {
  std::string given{};

  void take(const Take::Parameters& p) { given = encode(p); }
  void sum(const Sum::Parameters& p) { given = encode(p); }
  void walk(const Walk::Parameters& p) { given = encode(p); }
  void nest(const Nest::Parameters& p) { given = encode(p); }
  void fork(const Fork::Parameters& p) { given = encode(p); }
};

/// `/a /b/0`
std::string places(const Issues& coercions) {
  std::string out;
  for (const toolbind::Issue& one : coercions) {
    CHECK(one.keyword == "coerced");
    CHECK_FALSE(one.message.empty());
    out += (out.empty() ? "" : " ") + (one.path.empty() ? "(root)" : one.path);
  }
  return out;
}

struct Row {
  std::string text;
  std::string natural;  ///< as it was understood
  std::string coerced;  ///< where
};

/// As a JSON string.
std::string as_text(const std::string& text) { return Json(text).dump(); }

template <class T>
void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.text);
    Issues coercions;
    const auto value = decode<T>(row.text, {.coerce = true, .coercions = &coercions});
    CHECK(why(value) == "");
    if (value) CHECK(Json::parse(encode(*value)) == Json::parse(row.natural));
    CHECK(places(coercions) == row.coerced);
    CHECK(decode<T>(row.text, {.coerce = true}).has_value());  // nobody wants to know
    CHECK(decode<T>(row.text).has_value() == row.coerced.empty());
    CHECK(decode<T>(row.natural).has_value());
  }
}

/// With and without, the issues are those of what was written.
template <class T>
void check_left_alone(const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    CAPTURE(text);
    Issues coercions;
    const auto value = decode<T>(text, {.coerce = true, .coercions = &coercions});
    CHECK_FALSE(value);
    CHECK(why(value) == why(decode<T>(text)));
    CHECK(coercions.empty());
  }
}

}  // namespace

TEST_CASE("texts for numbers and booleans") {
  check<Take::Parameters>({
      {R"({"count":"5"})", R"({"count":5})", "/count"},
      {R"({"count":"-17"})", R"({"count":-17})", "/count"},
      {R"({"count":"5.0"})", R"({"count":5})", "/count"},
      {R"({"count":"1e1"})", R"({"count":10})", "/count"},
      {R"({"count":"\u0035"})", R"({"count":5})", "/count"},
      {R"({"ratio":"5"})", R"({"ratio":5})", "/ratio"},
      {R"({"ratio":"-0.25"})", R"({"ratio":-0.25})", "/ratio"},
      {R"({"on":"true"})", R"({"on":true})", "/on"},
      {R"({"on":"false"})", R"({"on":false})", "/on"},
      {R"({"maybe":"5"})", R"({"maybe":5})", "/maybe"},
      {R"({"maybe":null})", R"({"maybe":null})", ""},
      {R"({"level":"1"})", R"({"level":1})", "/level"},
      {R"({"level":"2.5"})", R"({"level":2.5})", "/level"},
      {R"({"answer":"42"})", R"({"answer":42})", "/answer"},
      {R"({"count":"5","ratio":1,"on":"true"})", R"({"count":5,"ratio":1,"on":true})", "/count /on"},
  });
  Issues coercions;
  REQUIRE(decode<Take::Parameters>(R"({"count":"5"})", {.coerce = true, .coercions = &coercions}));
  CHECK(toolbind::to_string(coercions) == R"(/count: took the string "5" for 5)");
}

TEST_CASE("texts for objects and lists") {
  check<Take::Parameters>({
      {R"({"place":"{\"x\":1,\"y\":2}"})", R"({"place":{"x":1,"y":2}})", "/place"},
      {R"({"place":" {\"y\" : 2, \"x\":1}\n"})", R"({"place":{"x":1,"y":2}})", "/place"},
      {R"({"place":"{\"x\":\"1\",\"y\":2}"})", R"({"place":{"x":1,"y":2}})", "/place /place/x"},
      {R"({"sizes":"[1,2]"})", R"({"sizes":[1,2]})", "/sizes"},
      {R"({"sizes":"[]"})", R"({"sizes":[]})", "/sizes"},
      {R"({"sizes":["1",2,"3"]})", R"({"sizes":[1,2,3]})", "/sizes/0 /sizes/2"},
      {R"({"tags":"[\"a\",\"b\"]"})", R"({"tags":["a","b"]})", "/tags"},
      {R"({"places":["{\"x\":1,\"y\":2}"]})", R"({"places":[{"x":1,"y":2}]})", "/places/0"},
      {R"({"limits":"{\"a\":1}"})", R"({"limits":{"a":1}})", "/limits"},
      {R"({"limits":{"a/b":"1","c":2}})", R"({"limits":{"a/b":1,"c":2}})", "/limits/a~1b"},
      {R"({"span":["1","true"]})", R"({"span":[1,true]})", "/span/0 /span/1"},
      {R"({"span":"[1,true]"})", R"({"span":[1,true]})", "/span"},
  });
  const std::string whole = R"({"count":"5","place":"{\"x\":1,\"y\":2}"})";
  check<Take::Parameters>({
      {as_text(R"({"count":5})"), R"({"count":5})", "(root)"},
      {as_text(whole), R"({"count":5,"place":{"x":1,"y":2}})", "(root) /count /place"},
  });
  check<Sum::Parameters>({{"\"[1,2]\"", "[1,2]", "(root)"}, {R"("[\"1\"]")", "[1]", "(root) /0"}});
}

TEST_CASE("a value for a list of just it") {
  check<Take::Parameters>({
      {R"({"sizes":5})", R"({"sizes":[5]})", "/sizes"},
      {R"({"sizes":"5"})", R"({"sizes":[5]})", "/sizes /sizes"},
      {R"({"tags":"a"})", R"({"tags":["a"]})", "/tags"},
      {R"({"tags":"[a"})", R"({"tags":["[a"]})", "/tags"},
      {R"({"places":{"x":1,"y":2}})", R"({"places":[{"x":1,"y":2}]})", "/places"},
      {R"({"places":"{\"x\":1,\"y\":2}"})", R"({"places":[{"x":1,"y":2}]})", "/places /places"},
      {R"({"matrix":[1,[2]]})", R"({"matrix":[[1],[2]]})", "/matrix/0"},
      {R"({"matrix":7})", R"({"matrix":[[7]]})", "/matrix /matrix"},
  });
  check<Sum::Parameters>({{"5", "[5]", "(root)"}});
}

TEST_CASE("unions") {
  check<Take::Parameters>({
      {R"({"number_or_flag":"5"})", R"({"number_or_flag":5})", "/number_or_flag"},
      {R"({"number_or_flag":"true"})", R"({"number_or_flag":true})", "/number_or_flag"},
      {R"({"one_or_many":"5"})", R"({"one_or_many":5})", "/one_or_many"},
      {R"({"one_or_many":"[5]"})", R"({"one_or_many":[5]})", "/one_or_many"},
      {R"({"one_or_many":["5"]})", R"({"one_or_many":[5]})", "/one_or_many/0"},
      {R"({"shape":{"kind":"square","side":"2"}})", R"({"shape":{"kind":"square","side":2}})", "/shape/side"},
      {R"({"shape":"{\"kind\":\"circle\",\"r\":1}"})", R"({"shape":{"kind":"circle","r":1}})", "/shape"},
      {R"({"shape":"{\"kind\":\"square\",\"side\":\"1\"}"})", R"({"shape":{"kind":"square","side":1}})",
       "/shape /shape/side"},
  });
}

TEST_CASE("what fits as it is stays as it is") {
  check<Take::Parameters>({
      {R"({"text":"5"})", R"({"text":"5"})", ""},
      {R"({"text":"{\"a\":1}"})", R"({"text":"{\"a\":1}"})", ""},
      {R"({"tags":["5","true"]})", R"({"tags":["5","true"]})", ""},
      {R"({"either":"5"})", R"({"either":"5"})", ""},
      {R"({"either":5})", R"({"either":5})", ""},
      {R"({"one_or_many":5})", R"({"one_or_many":5})", ""},
      {R"({"mode":"5"})", R"({"mode":"5"})", ""},
      {R"({"anything":"5"})", R"({"anything":"5"})", ""},
      {R"({"anything":"[1]"})", R"({"anything":"[1]"})", ""},
      // also beside what does not fit
      {R"({"either":"5","text":"5","tags":["5"],"mode":"5","anything":"5","count":"5"})",
       R"({"count":5,"text":"5","tags":["5"],"either":"5","mode":"5","anything":"5"})", "/count"},
  });
}

TEST_CASE("what can't be helped stays what it was") {
  check_left_alone<Take::Parameters>({
      R"({"count":"five"})",
      R"({"count":""})",
      R"({"count":"5.5"})",
      R"({"count":"101"})",
      R"({"count":"0x10"})",
      R"({"count":"05"})",
      R"({"count":"5 apples"})",
      R"({"count":"\"5\""})",
      R"({"count":"[5]"})",
      R"({"count":[5]})",
      R"({"count":true})",
      R"({"on":"yes"})",
      R"({"on":"True"})",
      R"({"on":1})",
      R"({"on":"1"})",
      R"({"text":5})",
      R"({"text":{"a":1}})",
      R"({"mode":5})",
      R"({"level":"2"})",
      R"({"answer":"43"})",
      R"({"place":"x=1"})",
      R"({"place":"[1,2]"})",
      R"({"place":"{\"x\":1}"})",
      R"({"place":"{\"x\":1,\"y\":2"})",
      R"({"place":[{"x":1,"y":2}]})",
      R"({"sizes":null})",
      R"({"sizes":"[1,2,3,4]"})",
      R"({"sizes":"one"})",
      R"({"shape":{"kind":"circle","r":"x"}})",
      R"({"shape":"circle"})",
      R"({"span":["x"]})",
      R"({"unknown":"5"})",
      // one that can't be helped among some that could be
      R"({"count":"5","on":"yes","sizes":7})",
      R"({"count":)",
      R"("{\"count\":")",
      "7",
      "null",
  });
  check_left_alone<Sum::Parameters>({"\"x\"", "null", "{}"});
}

TEST_CASE("it is off unless it is asked for") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const toolbind::ToolCall call{.id = "1", .name = "take", .arguments = R"({"count":"5"})"};
  CHECK_FALSE(decode<Take::Parameters>(call.arguments));
  CHECK_FALSE(decode<Take::Parameters>(call.arguments, {.wire = true}));
  const ToolResult wrong = toolkit.dispatch(call);
  CHECK(wrong.status == Status::invalid_arguments);
  CHECK(wrong.coercions.empty());
  const ToolResult right = toolkit.dispatch(call, {.coerce = true});
  CHECK(right.status == Status::ok);
  CHECK(places(right.coercions) == "/count");
  CHECK(right.issues.empty());
  CHECK(handlers.given == R"({"count":5})");
  CHECK_FALSE(toolkit.validate("take", call.arguments).empty());

  const ToolResult hopeless =
      toolkit.dispatch({.id = "1", .name = "take", .arguments = R"({"count":"5","on":"yes"})"}, {.coerce = true});
  CHECK(hopeless.status == Status::invalid_arguments);
  CHECK(hopeless.coercions.empty());
  CHECK(hopeless.message_for_model.find("\"5\"") != std::string::npos);
  const ToolResult exact = toolkit.dispatch({.id = "1", .name = "take", .arguments = "{}"}, {.coerce = true});
  CHECK(exact.status == Status::ok);
  CHECK(exact.coercions.empty());
}

TEST_CASE("in the shapes of strict schemas") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const auto request = toolkit.request_tools({.provider = toolbind::Provider::openai_chat}).value();
  struct Wire {
    const char *tool, *text, *natural, *coerced;
  };
  const Wire rows[] = {
      {"sum", R"({"input":["1",2]})", "[1,2]", "/input/0"},
      {"sum", R"({"input":"[1,2]"})", "[1,2]", "/input"},
      {"sum", R"({"input":5})", "[5]", "/input"},
      {"sum", R"(["1"])", "[1]", "/0"},
      {"take", R"({"count":"5","place":null,"on":null})", R"({"count":5})", "/count"},
      {"take", R"({"limits":[{"key":"a","value":1},{"key":"b","value":"2"}]})", R"({"limits":{"a":1,"b":2}})",
       "/limits/1/value"},
      {"take", R"({"span":{"0":"1","1":true}})", R"({"span":[1,true]})", "/span/0"},
      {"walk", R"({"n":null,"next":{"n":"4","next":null}})", R"({"next":{"n":4}})", "/next/n"},
  };
  for (const Wire& row : rows) {
    CAPTURE(row.tool);
    CAPTURE(row.text);
    for (const toolbind::StrictPlan* plan : {static_cast<const toolbind::StrictPlan*>(nullptr), &request.plan}) {
      handlers.given.clear();
      const ToolResult result =
          toolkit.dispatch({.id = "1", .name = row.tool, .arguments = row.text}, {.plan = plan, .coerce = true});
      CHECK(result.message_for_model == "null");
      CHECK(handlers.given == row.natural);
      CHECK(places(result.coercions) == row.coerced);
      CHECK(toolkit.dispatch({.id = "1", .name = row.tool, .arguments = row.text}, {.plan = plan}).status ==
            Status::invalid_arguments);
    }
  }
}

TEST_CASE("tools that are described at run time") {
  std::string given;
  const auto toolkit = toolbind::Toolkit()
                           .with_dynamic({.name = "take", .parameters = tools()[0].parameters_schema},
                                         [&](const Json& p) { given = p.dump(); })
                           .value();
  const ToolResult result = toolkit.dispatch(
      {.name = "take", .arguments = R"({"place":"{\"x\":\"1\",\"y\":2}","tags":"a"})"}, {.coerce = true});
  CHECK(result.status == Status::ok);
  CHECK(places(result.coercions) == "/place /place/x /tags");
  CHECK(given == R"({"place":{"x":1,"y":2},"tags":["a"]})");
  CHECK(toolkit.dispatch({.name = "take", .arguments = R"({"tags":"a"})"}).status == Status::invalid_arguments);
}

TEST_CASE("strings in strings") {
  const auto nested = [](int levels) {
    std::string text = R"({"n":1})";
    for (int i = 0; i < levels; ++i) text = "{\"next\":" + as_text(text) + "}";
    return text;
  };
  check<Walk::Parameters>(
      {{nested(1), R"({"next":{"n":1}})", "/next"}, {nested(2), R"({"next":{"next":{"n":1}}})", "/next /next/next"}});
  for (const int levels : {8, 16, 20}) {
    const std::string text = nested(levels);
    const auto value = decode<Walk::Parameters>(text, {.coerce = true});
    CHECK_FALSE(value);
    CHECK(why(value) == why(decode<Walk::Parameters>(text)));
  }
  std::string many = "5";
  for (int i = 0; i < 16; ++i) many = as_text(many);
  CHECK_FALSE(decode<Sum::Parameters>(many, {.coerce = true}));
}

TEST_CASE("lists of lists of lists") {
  check<Nest::Parameters>({{"[[],[[]]]", "[[],[[]]]", ""}, {"\"[[]]\"", "[[]]", "(root)"}});
  check<Fork::Parameters>({{"\"5\"", "5", "(root)"}, {"[[\"5\"],6]", "[[5],6]", "/0/0"}});
  const std::string deep = std::string(150, '[') + "\"x\"" + std::string(150, ']');
  const std::string wide = "[" + [] {
    std::string out = "\"x\"";
    for (int i = 0; i < 2000; ++i) out += ",\"x\"";
    return out;
  }() + "]";
  // No list ends a list that a list begins.
  for (const std::string& text : {std::string("5"), std::string("\"x\""), std::string("{}"), deep, wide}) {
    CAPTURE(text.substr(0, 20));
    const auto nest = decode<Nest::Parameters>(text, {.coerce = true});
    CHECK_FALSE(nest);
    CHECK(why(nest) == why(decode<Nest::Parameters>(text)));
  }
  for (const std::string& text : {std::string("\"x\""), std::string("{}"), deep, wide}) {
    CAPTURE(text.substr(0, 20));
    const auto fork = decode<Fork::Parameters>(text, {.coerce = true});
    CHECK_FALSE(fork);
    CHECK(why(fork) == why(decode<Fork::Parameters>(text)));
  }
}

TEST_CASE("many values") {
  constexpr std::size_t count = 12'000;
  std::string list = "[", map = "{\"limits\":{", pairs = "{\"limits\":[", natural = "[";
  for (std::size_t i = 0; i < count; ++i) {
    const std::string comma = i == 0 ? "" : ",", number = std::to_string(i);
    list += comma + "\"" + number + "\"";
    natural += comma + number;
    map += comma + "\"k" + number + "\":\"" + number + "\"";
    pairs += comma + "{\"key\":\"k" + number + "\",\"value\":\"" + number + "\"}";
  }
  Issues coercions;
  const DecodeOptions options{.wire = true, .coerce = true, .coercions = &coercions};

  const auto sum = decode<Sum::Parameters>(list + "]", options);
  REQUIRE(sum);
  CHECK(encode(*sum) == natural + "]");
  CHECK(coercions.front().path == "/0");
  const auto text = decode<Sum::Parameters>(as_text(list + "]"), options);
  REQUIRE(text);
  CHECK(encode(*text) == natural + "]");
  CHECK(coercions.front().path.empty());
  CHECK(decode<Sum::Parameters>("{\"input\":" + list + "]}", options));
  CHECK(coercions.front().path == "/input/0");
  CHECK_FALSE(decode<Sum::Parameters>(list + ",\"x\"]", options));

  const auto named = decode<Take::Parameters>(map + "}}", options);
  REQUIRE(named);
  CHECK(named->limits->size() == count);
  const auto paired = decode<Take::Parameters>(pairs + "]}", options);
  REQUIRE(paired);
  CHECK(paired->limits == named->limits);
  CHECK(coercions.front().path == "/limits/0/value");
}

TEST_CASE("within the limits of the input") {
  DecodeOptions few{.coerce = true};
  few.limits.work = 1000;
  std::string list = "[\"1\"";
  for (int i = 0; i < 5000; ++i) list += ",\"1\"";
  const auto value = decode<Sum::Parameters>(list + "]", few);
  CHECK_FALSE(value);
  DecodeOptions small{.coerce = true};
  small.limits.bytes = 10;
  CHECK_FALSE(decode<Take::Parameters>(R"({"count":"5"})", small));
  DecodeOptions flat{.coerce = true};
  flat.limits.depth = 2;
  CHECK_FALSE(decode<Take::Parameters>(R"({"count":"5","anything":[[1]]})", flat));
  CHECK_FALSE(decode<Take::Parameters>(R"({"places":"[{\"x\":[[1]],\"y\":1}]"})", flat));
}
