// The members of a call's arguments that are complete while the model still writes the others.

#include "cases/case.hpp"
#include "partial_input.tools.hpp"

#include <chrono>
#include <toolbind/partial_input.hpp>
#include <toolbind/stream.hpp>

using namespace partial_input;
using toolbind::DecodeOptions;
using toolbind::Json;
using toolbind::PartialInput;
using toolbind::Provider;

namespace {

using Parameters = Travel::Parameters;
using Input = PartialInput<Parameters>;

/// With the text read byte by byte: which members there were after which prefix.
std::string appearances(const std::string& text) {
  Input input;
  std::string out;
  std::size_t seen = 0;
  for (std::size_t size = 0; size <= text.size(); ++size) {
    input.read(std::string_view(text).substr(0, size));
    for (; seen < input.complete().size(); ++seen) out += text.substr(0, size) + "|" + input.complete()[seen] + "\n";
  }
  CHECK(toolbind::to_string(input.issues()) == "");
  return out;
}

Input read_all(std::string_view text, DecodeOptions options = {}) {
  Input whole(options), bytes(options);
  whole.read(text);
  for (std::size_t size = 0; size <= text.size(); ++size) bytes.read(text.substr(0, size));
  CHECK(*whole == *bytes);
  CHECK(whole.complete() == bytes.complete());
  CHECK(whole.issues() == bytes.issues());
  return whole;
}

std::string names(const Input& input) {
  std::string out;
  for (const std::string& one : input.complete()) out += (out.empty() ? "" : " ") + one;
  return out;
}

}  // namespace

TEST_CASE("a member is there when its last byte is") {
  CHECK(appearances(R"({"city":"Oslo","days":3,"sure":false})") ==
        "{\"city\":\"Oslo\"|city\n"
        "{\"city\":\"Oslo\",\"days\":3,|days\n"
        "{\"city\":\"Oslo\",\"days\":3,\"sure\":false}|sure\n");
  CHECK(appearances(R"({"days":12})") == "{\"days\":12}|days\n");
  CHECK(appearances(R"({"days":1)") == "");
  CHECK(appearances(R"({"price":-1.5e1,"back":0})") ==
        "{\"price\":-1.5e1,|price\n{\"price\":-1.5e1,\"back\":0}|back\n");
  CHECK(appearances("{\"days\":3 ,\"back\":4\n}") == "{\"days\":3 |days\n{\"days\":3 ,\"back\":4\n|back\n");
  CHECK(appearances(R"({"stops":["a","]"],"who":{"name":"{\""}})") ==
        "{\"stops\":[\"a\",\"]\"]|stops\n{\"stops\":[\"a\",\"]\"],\"who\":{\"name\":\"{\\\"\"}|who\n");
  CHECK(appearances(R"({"note":null})") == "{\"note\":null}|note\n");
  CHECK(appearances("  {  \"city\"  :  \"Oslo\"  }  ") == "  {  \"city\"  :  \"Oslo\"|city\n");
  CHECK(appearances("{}") == "");
}

TEST_CASE("what is not complete has its initial value") {
  Input input;
  CHECK(*input == Parameters{});
  std::string text = R"({"city":"Os)";
  input.read(text);
  CHECK(*input == Parameters{});
  CHECK_FALSE(input.has("city"));
  text += R"(lo","sure":false,"days":1)";
  input.read(text);
  CHECK(input.has("city"));
  CHECK(input.has("sure"));
  CHECK_FALSE(input.has("days"));
  CHECK_FALSE(input.has("copies"));
  CHECK(input->city == "Oslo");
  CHECK_FALSE(input->sure);
  CHECK_FALSE(input->days);
  CHECK(input->copies == 5);
  text += "4}";
  input.read(text);
  input.read(text);
  CHECK(input->days == 14);
  CHECK(input->copies == 5);
  CHECK(names(input) == "city sure days");
  input.read(text + " and more");
  CHECK(names(input) == "city sure days");
}

TEST_CASE("members have their types") {
  const Input input = read_all(R"({
    "city": "a\"\\\u00e9\ud83d\ude00\n/", "days": 3.0, "price": 1e2, "who": {"name": "Ada"}, "stops": ["a", "b"],
    "tags": {"x": 1, "y": 2}, "span": ["May", 3], "by": {"kind": "car", "seats": 4}, "units": "miles",
    "express": true, "next": {"city": "Rome", "next": {"city": "Bari"}}, "note": null })");
  CHECK(toolbind::to_string(input.issues()) == "");
  CHECK(names(input) == "city days price who stops tags span by units express next note");
  CHECK(input->city == "a\"\\\xc3\xa9\xf0\x9f\x98\x80\n/");
  CHECK(input->days == 3);
  CHECK(input->price == 100);
  CHECK(input->who == Travel::Who{.name = "Ada", .age = 30});
  CHECK(input->stops == std::vector<std::string>{"a", "b"});
  CHECK(input->tags == std::map<std::string, std::int64_t>{{"x", 1}, {"y", 2}});
  CHECK(input->span == std::tuple<std::string, std::int64_t>{"May", 3});
  REQUIRE(input->by);
  CHECK(std::get<Travel::Car>(*input->by).seats == 4);
  CHECK(input->units == Travel::Units::miles);
  CHECK(input->express);
  REQUIRE(input->next);
  REQUIRE((*input->next)->next);
  CHECK((*(*input->next)->next)->city == "Bari");
  REQUIRE(input->note);
  CHECK_FALSE(*input->note);
  CHECK(*input == *decode<Parameters>(encode(*input)));
}

TEST_CASE("keys with escapes") {
  CHECK(read_all(R"({"c\u0069ty":"Oslo"})")->city == "Oslo");
  CHECK(names(read_all(R"({"c\u0069ty":"Oslo","d\"ays":1})")) == "city");
}

TEST_CASE("members that are wrong are left out") {
  const Input input = read_all(
      R"({"city":"O","days":"3","price":1.5,"who":{"age":3},"stops":["a",1],"units":"yards","sure":1,"express":false,"copies":6})");
  CHECK(names(input) == "price copies");
  CHECK(input->price == 1.5);
  CHECK(input->copies == 6);
  Parameters rest;
  rest.price = 1.5;
  rest.copies = 6;
  CHECK(*input == rest);
  CHECK(toolbind::to_string(input.issues()) ==
        "/city: expected at least 2 characters, got 1\n"
        "/days: expected integer, got string \"3\"\n"
        "/who: missing required property \"name\"\n"
        "/stops/1: expected string, got number 1\n"
        "/units: expected one of \"miles\", \"kilometres\", got \"yards\"\n"
        "/sure: expected boolean, got number 1\n"
        "/express: expected true, got false");

  CHECK(toolbind::to_string(read_all(R"({"days":31,"back":1.5})").issues()).find("/days: ") == 0);
  CHECK(names(read_all(R"({"city":null,"days":1})")) == "days");
  CHECK(read_all(R"({"city":null,"days":1})").issues().size() == 1);

  std::string many = "{\"days\":\"x\"";
  for (int i = 0; i < 200; ++i) many += ",\"days\":\"x\"";
  DecodeOptions few;
  few.limits.issues = 7;
  Input limited(few);
  limited.read(many + "}");
  CHECK(limited.issues().size() == 7);
}

TEST_CASE("the shapes of strict schemas") {
  const char* const text =
      R"({"city":"Oslo","days":null,"sure":null,"who":{"name":"Ada","age":null},"stops":null,"tags":[{"key":"a","value":1},{"key":"b","value":2}],"span":{"0":"May","1":3},"by":null,"units":"MILES","copies":null})";
  DecodeOptions openai;
  openai.sent = toolbind::WireShape{.nullable = true, .pairs = true, .numbered = true, .closed = true};
  for (const DecodeOptions& options : {DecodeOptions{}, openai}) {
    const Input input = read_all(text, options);
    CHECK(toolbind::to_string(input.issues()) == "");
    CHECK(input->city == "Oslo");
    CHECK_FALSE(input->days);
    CHECK(input->sure);
    CHECK(input->who == Travel::Who{.name = "Ada", .age = 30});
    CHECK_FALSE(input->stops);
    CHECK(input->tags == std::map<std::string, std::int64_t>{{"a", 1}, {"b", 2}});
    CHECK(input->span == std::tuple<std::string, std::int64_t>{"May", 3});
    CHECK(input->units == Travel::Units::miles);
    CHECK(input->copies == 5);
    CHECK(input.has("days"));  // it is known not to be there
    CHECK(input.has("copies"));
  }
  CHECK(read_all(R"({"city":"Oslo","tags":{"a":1}})", openai)->tags->at("a") == 1);
}

TEST_CASE("keys that the schema doesn't name") {
  const Input input = read_all(R"({"colour":"red","city":"Oslo","Days":3,"":1,"who.name":"x","days":2})");
  CHECK(input->city == "Oslo");
  CHECK(input->days == 2);
  CHECK(names(input) == "city days");
  CHECK_FALSE(input.has("colour"));
  CHECK(input.issues().empty());
}

TEST_CASE("a key that comes twice") {
  const Input input = read_all(R"({"city":"Oslo","days":1,"city":"Rome"})");
  CHECK(input.has("city"));
  CHECK(names(input) == "city days");
}

TEST_CASE("what is no object has no members") {
  for (const std::string text : {"", " ", "[\"city\"]", "\"city\"", "null", "5", "x{\"city\":\"Oslo\"}", "}", "{,",
                                 "{]", "{{", "{\"city\"", "{\"city\" \"Oslo\"}", "{\"city\":", "{\"city\":\"Oslo",
                                 "{\"city\":\"Oslo\\\"", "{\"city\":\"\\u00", "{'city':'Oslo'}", "{city:\"Oslo\"}"}) {
    CAPTURE(text);
    const Input input = read_all(text);
    CHECK(names(input) == "");
    CHECK(*input == Parameters{});
  }
  CHECK(names(read_all("{\"days\":1},\"back\":2}")) == "days");
  // What came before stands.
  for (const std::string text : {"{\"city\":\"Oslo\" \"days\":1}", "{\"city\":\"Oslo\",}", "{\"city\":\"Oslo\"]",
                                 "{\"city\":\"Oslo\",,\"days\":1}", "{\"city\":\"Oslo\"}{\"days\":1}",
                                 "{\"city\":\"Oslo\",\"days\"1}", "{\"city\":\"Oslo\",5:1}"}) {
    CAPTURE(text);
    CHECK(names(read_all(text)) == "city");
  }
}

TEST_CASE("values that are no JSON") {
  for (const std::string value :
       {"\"\\x\"", "\"\\ud800\"", "\"\\u12g4\"", "\"a\tb\"", "\"\xff\"", "Oslo", "[1}", "{\"a\":}", "'Oslo'"}) {
    CAPTURE(value);
    const Input input = read_all("{\"city\":" + value + ",\"days\":1}");
    CHECK_FALSE(input.has("city"));
    CHECK(input->city.empty());
  }
  CHECK(names(read_all("{\"days\":1x,\"back\":2}")) == "back");
  CHECK(names(read_all("{\"days\":01,\"back\":2}")) == "back");
  CHECK(read_all("{\"days\":01,\"back\":2}").issues().size() == 1);
  CHECK(names(read_all("{\"sure\":tru,\"back\":2}")) == "back");

  const std::string deep(100'000, '[');
  Input input;
  input.read("{\"stops\":" + deep + std::string(100'000, ']') + ",\"days\":1}");
  CHECK(names(input) == "days");
  CHECK(input.issues().size() == 1);
}

TEST_CASE("every byte is looked at once") {
  std::string text = "{\"city\":\"" + std::string(300'000, 'x') + "\",\"stops\":[\"a\"";
  while (text.size() < 700'000) text += ",\"abc\\\"def\"";
  text += "],\"tags\":{\"a\":1";
  for (int i = 0; text.size() < 1'000'000; ++i) text += ",\"key" + std::to_string(i) + "\":2";
  text += "},\"days\":7}";
  const auto begin = std::chrono::steady_clock::now();
  for (const std::size_t step : {text.size() / 1000, std::size_t{1}}) {
    Input input;
    for (std::size_t size = 0; size < text.size(); size += step) input.read(std::string_view(text).substr(0, size));
    input.read(text);
    CHECK(names(input) == "city stops tags days");
    CHECK(input->city.size() == 300'000);
    CHECK(input->days == 7);
  }
  // Well under a second, unless each step begins again.
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
}

TEST_CASE("a call that Anthropic streams") {
  toolbind::StreamAssembler stream(Provider::anthropic);
  Input input;
  std::string seen;
  const auto feed = [&](const Json& event) {
    const std::string bytes = "event: " + event["type"].get<std::string>() + "\ndata: " + event.dump() + "\n\n";
    std::vector<toolbind::ToolCall> out;
    for (const char c : bytes) {
      for (auto& call : stream.feed(std::string_view(&c, 1))) out.push_back(std::move(call));
      if (!stream.partial_calls().empty()) input.read(stream.partial_calls()[0].arguments);
    }
    seen += std::to_string(input.complete().size());
    return out;
  };
  const auto delta = [&](const char* text) {
    return feed({{"type", "content_block_delta"},
                 {"index", 1},
                 {"delta", {{"type", "input_json_delta"}, {"partial_json", text}}}});
  };
  feed({{"type", "message_start"},
        {"message", {{"id", "m"}, {"role", "assistant"}, {"content", Json::array()}, {"stop_reason", nullptr}}}});
  feed({{"type", "content_block_start"}, {"index", 0}, {"content_block", {{"type", "text"}, {"text", ""}}}});
  feed({{"type", "content_block_delta"}, {"index", 0}, {"delta", {{"type", "text_delta"}, {"text", "Let me see."}}}});
  feed({{"type", "content_block_stop"}, {"index", 0}});
  feed({{"type", "content_block_start"},
        {"index", 1},
        {"content_block", {{"type", "tool_use"}, {"id", "t1"}, {"name", "travel"}, {"input", Json::object()}}}});
  for (const char* part : {"", "{\"ci", "ty\": \"Os", "lo\"", ", \"days\": 1", "2, \"stops\": [\"a", "\"]"})
    delta(part);
  CHECK(seen == "000000001123");
  CHECK(input->city == "Oslo");
  CHECK(input->days == 12);
  CHECK(input->stops == std::vector<std::string>{"a"});
  CHECK(stream.partial_calls()[0].name == "travel");
  delta("}");
  feed({{"type", "content_block_stop"}, {"index", 1}});
  CHECK(stream.partial_calls()[0].finished);
  const auto calls = feed({{"type", "message_delta"}, {"delta", {{"stop_reason", "tool_use"}}}});
  REQUIRE(calls.size() == 1);
  CHECK(*decode<Parameters>(calls[0].arguments) == *input);
}

TEST_CASE("calls that Chat streams side by side") {
  toolbind::StreamAssembler stream(Provider::openai_chat);
  const auto plan = [] {
    struct Handlers {
      void travel(const Parameters&) {}
    } handlers;
    return bind(handlers).request_tools({.provider = Provider::openai_chat})->plan;
  }();
  DecodeOptions options;
  options.sent = plan.tools[0].wire;
  std::vector<Input> inputs(2, Input(options));
  std::vector<toolbind::ToolCall> calls;
  const auto chunk = [&](const Json& tool_call, const Json& finish = nullptr) {
    Json delta = Json::object();
    if (!tool_call.is_null()) delta["tool_calls"] = Json::array({tool_call});
    const Json event{{"choices", {{{"index", 0}, {"delta", delta}, {"finish_reason", finish}}}}};
    for (auto& call : stream.feed("data: " + event.dump() + "\n\n")) calls.push_back(std::move(call));
    const auto partial = stream.partial_calls();
    for (std::size_t i = 0; i < partial.size(); ++i) inputs[i].read(partial[i].arguments);
  };
  const auto part = [&](int index, const char* text) {
    chunk({{"index", index}, {"function", {{"arguments", text}}}});
  };
  for (const int index : {0, 1}) {
    chunk({{"index", index},
           {"id", "c" + std::to_string(index)},
           {"type", "function"},
           {"function", {{"name", "travel"}, {"arguments", ""}}}});
  }
  part(0, R"({"city":"Os)");
  part(1, R"({"city":"Rome","tags":[{"key":"a",)");
  CHECK(names(inputs[0]) == "");
  CHECK(names(inputs[1]) == "city");
  part(0, R"(lo","days":nu)");
  part(1, R"("value":1}])");
  CHECK(names(inputs[0]) == "city");
  CHECK(names(inputs[1]) == "city tags");
  CHECK(inputs[1]->tags->at("a") == 1);
  part(0, "ll}");
  part(1, "}");
  CHECK(names(inputs[0]) == "city days");
  CHECK_FALSE(inputs[0]->days);
  CHECK(calls.empty());
  chunk(nullptr, "tool_calls");
  REQUIRE(calls.size() == 2);
  options.wire = true;
  CHECK(*decode<Parameters>(calls[0].arguments, options) == *inputs[0]);
  CHECK(*decode<Parameters>(calls[1].arguments, options) == *inputs[1]);
}
