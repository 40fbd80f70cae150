// Turns of conversations in the shapes that the providers' APIs have: what is read of a response, what a stream becomes
// however it is cut, and what goes back.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <toolbind/stream.hpp>

using namespace toolbind;

namespace {

namespace fs = std::filesystem;

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

Json read_json(const fs::path& path) { return Json::parse(read_text(path)); }

Provider provider_of(const std::string& folder) {
  for (const Provider one :
       {Provider::openai_responses, Provider::openai_chat, Provider::anthropic, Provider::gemini}) {
    if (folder.starts_with(to_string(one))) return one;
  }
  throw std::runtime_error(folder);
}

Json parsed(const std::string& arguments) { return arguments.empty() ? Json::object() : Json::parse(arguments); }

/// In the form of calls.json.
Json described(const ModelTurn& turn, Provider provider) {
  Json out = {{"end", to_string(turn.finish)}, {"text", turn.text},        {"refusal", ""},
              {"calls", Json::array()},        {"cut_off", Json::array()}, {"issues", Json::array()}};
  const bool says_why = provider == Provider::openai_responses || provider == Provider::openai_chat;
  if (turn.finish == ModelTurn::Finish::refused && says_why && turn.detail != "content_filter")
    out["refusal"] = turn.detail;
  for (const ToolCall& call : turn.calls)
    out["calls"].push_back({{"id", call.id},
                            {"name", call.name},
                            {"arguments", parsed(call.arguments)},
                            {"provider_executed", call.provider_executed}});
  for (const ToolCall& call : turn.cut_off) out["cut_off"].push_back(call.name);
  for (const Issue& issue : turn.issues) out["issues"].push_back(issue.path);
  return out;
}

ModelTurn streamed(Provider provider, std::string_view events, std::size_t piece, std::string& response) {
  StreamAssembler stream(provider);
  std::vector<ToolCall> given;
  const auto take = [&](const std::vector<ToolCall>& calls) { given.insert(given.end(), calls.begin(), calls.end()); };
  for (std::size_t at = 0; at < events.size(); at += piece) take(stream.feed(events.substr(at, piece)));
  take(stream.finish());
  ModelTurn turn = stream.turn();
  CHECK(given == turn.calls);  // what was given on the way is what there is in the end
  CHECK(stream.ended());
  CHECK(stream.text() == turn.text);
  response = stream.response();
  return turn;
}

std::vector<ToolResult> results_of(const Json& list, const ModelTurn& turn) {
  std::vector<ToolResult> out;
  for (const Json& one : list) {
    ToolResult& result = out.emplace_back();
    result.id = one["id"];
    result.name = one["name"];
    result.message_for_model = one["message"];
    if (one.contains("value")) result.value = one["value"];
    for (int i = 0; i <= static_cast<int>(Status::timed_out); ++i) {
      if (to_string(static_cast<Status>(i)) == one["status"]) result.status = static_cast<Status>(i);
    }
    for (const ToolCall& call : turn.calls) {
      if (call.id == result.id && call.name == result.name) result.metadata = call.metadata;
    }
    for (const Json& part : one.value("parts", Json::array())) {
      if (part.contains("text"))
        result.parts.emplace_back(TextPart{part["text"]});
      else
        result.parts.emplace_back(ImagePart{part["mime_type"], part["data"]});
    }
  }
  return out;
}

template <class Visit>
void each_turn(Visit visit) {
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(TOOLBIND_TESTS "/providers/conversations")) {
    const std::string name = entry.path().filename().string();
    CAPTURE(name);
    visit(entry.path(), provider_of(name));
    ++count;
  }
  CHECK(count >= 60);
}

}  // namespace

TEST_CASE("whole responses") {
  each_turn([](const fs::path& folder, Provider provider) {
    const std::string response = read_text(folder / "response.json");
    const ModelTurn turn = read_calls(provider, response);
    CHECK(described(turn, provider) == read_json(folder / "calls.json"));
    const ModelTurn from_document = read_calls(provider, Json::parse(response));
    CHECK(described(from_document, provider) == described(turn, provider));
    CHECK(history_messages(provider, response) == read_json(folder / "history.json"));
  });
}

TEST_CASE("streams are what whole responses are, however they are cut") {
  each_turn([](const fs::path& folder, Provider provider) {
    if (!fs::exists(folder / "events.sse")) return;
    const std::string events = read_text(folder / "events.sse");
    const Json expected = read_json(folder / "calls.json");
    for (const std::size_t piece : {events.size(), std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{64}}) {
      CAPTURE(piece);
      std::string response;
      const ModelTurn turn = streamed(provider, events, piece, response);
      CHECK(described(turn, provider) == expected);
      if (turn.cut_off.empty()) CHECK(turn == read_calls(provider, response));
      if (expected["end"] == "complete" || expected["end"] == "paused")
        CHECK(described(read_calls(provider, Json::parse(response)), provider) == expected);
    }
  });
}

TEST_CASE("the turn that is repeated is the same after a stream") {
  each_turn([](const fs::path& folder, Provider provider) {
    if (!fs::exists(folder / "events.sse")) return;
    std::string response;
    streamed(provider, read_text(folder / "events.sse"), 100, response);
    Json expected = read_json(folder / "history.json"), got = history_messages(provider, response);
    for (Json* list : {&expected, &got}) {
      for (Json& message : *list) {
        // Members without a value, and Chat's decorations, don't come in streams.
        for (const char* key : {"refusal", "annotations", "audio", "function_call"}) {
          if (message.contains(key) && (message[key].is_null() || message[key].empty())) message.erase(key);
        }
      }
    }
    CHECK(got == expected);
  });
}

TEST_CASE("a stream that is cut off has no calls to run") {
  each_turn([](const fs::path& folder, Provider provider) {
    if (!fs::exists(folder / "events.sse")) return;
    const std::string events = read_text(folder / "events.sse");
    for (std::size_t end = 0; end < events.size(); end += 1 + events.size() / 200) {
      CAPTURE(end);
      StreamAssembler stream(provider);
      const auto given = stream.feed(std::string_view(events).substr(0, end));
      const ModelTurn turn = stream.turn();
      if (stream.ended()) continue;
      CHECK(given.empty());
      CHECK(std::none_of(turn.calls.begin(), turn.calls.end(),
                         [](const ToolCall& call) { return !call.provider_executed; }));
      CHECK(turn.finish != ModelTurn::Finish::complete);
    }
  });
}

TEST_CASE("what goes back") {
  std::size_t count = 0;
  each_turn([&](const fs::path& folder, Provider provider) {
    if (!fs::exists(folder / "results.json")) return;
    ++count;
    const ModelTurn turn = read_calls(provider, read_text(folder / "response.json"));
    const std::vector<ToolResult> results = results_of(read_json(folder / "results.json"), turn);
    CHECK(result_messages(provider, results) == read_json(folder / "messages.json"));
  });
  CHECK(count > 20);
}

TEST_CASE("streams that are no streams") {
  StreamAssembler refused(Provider::openai_chat);
  refused.feed("{\"error\": {\"message\": \"no such model\"");
  refused.feed("}}");
  CHECK(refused.turn().finish == ModelTurn::Finish::failed);
  CHECK(refused.turn().detail == "no such model");

  StreamAssembler garbage(Provider::anthropic);
  garbage.feed("data: {\"type\":\n\ndata: nonsense\n\n");
  CHECK(garbage.turn().issues.size() == 2);
  CHECK(garbage.turn().finish == ModelTurn::Finish::truncated);

  StreamAssembler nothing(Provider::gemini);
  CHECK(nothing.turn().finish == ModelTurn::Finish::truncated);
  CHECK(nothing.turn().issues.empty());

  StreamAssembler long_one(Provider::gemini, {.bytes = 10});
  long_one.feed("data: {}\n\ndata: {}\n\n");
  CHECK(long_one.turn().issues.size() == 1);
  CHECK_FALSE(StreamAssembler(Provider::mcp).turn().issues.empty());
}

TEST_CASE("arguments that are no JSON stand as they were written") {
  StreamAssembler stream(Provider::anthropic);
  stream.feed_event(R"({"type":"message_start","message":{"content":[]}})");
  stream.feed_event(
      R"({"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"a","name":"t","input":{}}})");
  stream.feed_event(
      R"({"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\"x\": 1,,}"}})");
  CHECK(stream.partial_calls().at(0).arguments == "{\"x\": 1,,}");
  const auto calls = stream.feed_event(R"({"type":"message_delta","delta":{"stop_reason":"tool_use"}})");
  REQUIRE(calls.size() == 1);
  CHECK(calls[0].arguments == "{\"x\": 1,,}");
}

TEST_CASE("responses that are no JSON") {
  for (const char* text : {"", "nonsense", "[1", "{\"a\":1} x"}) {
    const ModelTurn turn = read_calls(Provider::openai_responses, text);
    CHECK(turn.finish == ModelTurn::Finish::failed);
    CHECK(turn.issues.size() == 1);
    CHECK(history_messages(Provider::openai_responses, text).empty());
  }
}

TEST_CASE("MCP: requests and their answers") {
  const ModelTurn turn = read_calls(
      Provider::mcp,
      R"([{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"add","arguments":{"a":1},"_meta":{"progressToken":3}}},
          {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"list"}},
          {"jsonrpc":"2.0","id":8,"method":"tools/list"},
          {"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"add","arguments":[]}}])");
  REQUIRE(turn.size() == 2);
  CHECK(turn[0].id == "\"a\"");
  CHECK(turn[0].metadata == R"({"_meta":{"progressToken":3}})");
  CHECK(turn[1].id == "7");
  CHECK(turn.issues.size() == 2);

  std::vector<ToolResult> results(2);
  results[0].id = turn[0].id;
  results[0].message_for_model = "3";
  results[1].id = turn[1].id;
  results[1].status = Status::invalid_arguments;
  results[1].message_for_model = "wrong";
  CHECK(result_messages(Provider::mcp, results) == Json::parse(R"([
    {"jsonrpc":"2.0","id":"a","result":{"content":[{"type":"text","text":"3"}]}},
    {"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"wrong"}],"isError":true}}])"));
}
