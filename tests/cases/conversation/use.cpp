// A whole conversation: the spec beside this file, these handlers, this loop, and one HTTP call, which is played here.

#include <toolbind/conversation.hpp>

#include "cases/case.hpp"
#include "conversation.tools.hpp"

using namespace conversation;
using toolbind::Conversation;
using toolbind::Json;
using toolbind::Provider;
using toolbind::Status;

namespace {

struct Notebook {
  std::vector<std::string> notes;
  Add::Success add(const Add::Parameters& call) { return call.a + call.b; }
  void note(const Note::Parameters& call) { notes.push_back(call.text); }
  Erase::Success erase(const Erase::Parameters&) {
    const auto count = static_cast<std::int64_t>(notes.size());
    notes.clear();
    return count;
  }
};

/// The provider's answers, one after the other, and the requests that it got.
struct Played {
  std::vector<std::string> answers;
  std::vector<Json> requests{};

  std::string post(const toolbind::HttpRequest& request) {
    requests.push_back(Json::parse(request.body));
    REQUIRE(requests.size() <= answers.size());
    return answers[requests.size() - 1];
  }
};

std::string talk(Conversation& chat, Played& provider, const std::string& words) {
  chat.say(words);
  while (chat.wants_request()) {
    const auto request = chat.request();
    if (!request) return toolbind::to_string(request.error());
    chat.take(provider.post(*request));
  }
  return chat.text();
}

const char* const two_calls =
    R"({"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[
        {"id":"1","type":"function","function":{"name":"add","arguments":"{\"a\":1,\"b\":2}"}},
        {"id":"2","type":"function","function":{"name":"note","arguments":"{\"txt\":\"x\"}"}}]},"finish_reason":"tool_calls"}]})";
const char* const erasing =
    R"({"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[
        {"id":"3","type":"function","function":{"name":"erase","arguments":""}}]},"finish_reason":"tool_calls"}]})";
const char* const done = R"({"choices":[{"message":{"role":"assistant","content":"3."},"finish_reason":"stop"}]})";

}  // namespace

TEST_CASE("question, calls, results, answer") {
  Notebook notebook;
  Played provider{{two_calls, done}};
  Conversation chat(bind(notebook),
                    {.provider = Provider::openai_chat, .model = "gpt-5", .api_key = "k", .system = "Be brief."});
  CHECK(talk(chat, provider, "1 + 2?") == "3.");
  REQUIRE(provider.requests.size() == 2);
  CHECK(provider.requests[0]["model"] == "gpt-5");
  CHECK(provider.requests[0]["messages"] ==
        Json::parse(R"([{"role":"system","content":"Be brief."},{"role":"user","content":"1 + 2?"}])"));
  CHECK(provider.requests[0]["tools"].size() == 3);
  const Json& messages = provider.requests[1]["messages"];
  REQUIRE(messages.size() == 5);
  CHECK(messages[2] == Json::parse(two_calls)["choices"][0]["message"]);
  CHECK(messages[3] == Json{{"role", "tool"}, {"tool_call_id", "1"}, {"content", "3"}});
  CHECK(messages[4]["content"].get<std::string>().find("got \"txt\" instead") != std::string::npos);
  CHECK(chat.messages().size() == 5);
  CHECK_FALSE(chat.wants_request());
}

TEST_CASE("where requests go") {
  Notebook notebook;
  const auto request_of = [&](Provider provider, bool stream) {
    Conversation chat(bind(notebook), {.provider = provider, .model = "m", .api_key = "k", .stream = stream});
    chat.say("hello");
    return *chat.request();
  };
  CHECK(request_of(Provider::openai_responses, false).path == "/v1/responses");
  CHECK(request_of(Provider::openai_chat, false).path == "/v1/chat/completions");
  CHECK(request_of(Provider::anthropic, false).path == "/v1/messages");
  CHECK(request_of(Provider::gemini, false).path == "/v1/models/m:generateContent");
  CHECK(request_of(Provider::gemini, true).path == "/v1/models/m:streamGenerateContent?alt=sse");
  CHECK(Json::parse(request_of(Provider::anthropic, true).body)["stream"] == true);
  CHECK(Json::parse(request_of(Provider::anthropic, false).body)["max_tokens"] == 4096);
  const auto has = [](const toolbind::HttpRequest& request, const toolbind::Header& header) {
    return std::find(request.headers.begin(), request.headers.end(), header) != request.headers.end();
  };
  CHECK(has(request_of(Provider::anthropic, false), {"x-api-key", "k"}));
  CHECK(has(request_of(Provider::gemini, false), {"x-goog-api-key", "k"}));
  CHECK(has(request_of(Provider::openai_responses, false), {"Authorization", "Bearer k"}));
  Conversation none(bind(notebook), {.provider = Provider::mcp});
  none.say("hello");
  CHECK_FALSE(none.request());
  CHECK_FALSE(none.wants_request());
}

TEST_CASE("calls that wait for approval") {
  Notebook notebook{{"a", "b"}};
  Played provider{{erasing, done, erasing, done, erasing, done}};
  Conversation chat(bind(notebook), {.provider = Provider::openai_chat, .model = "m"});
  talk(chat, provider, "Erase all.");
  REQUIRE(chat.waiting().size() == 1);
  CHECK_FALSE(chat.wants_request());
  CHECK(notebook.notes.size() == 2);
  chat.decide("another token", true);
  CHECK(chat.waiting().size() == 1);
  chat.decide(chat.waiting().front().approval_token, true);
  CHECK(notebook.notes.empty());
  CHECK(chat.results().front().status == Status::ok);
  CHECK(chat.wants_request());
  chat.take(provider.post(*chat.request()));
  CHECK(chat.messages().size() == 4);

  talk(chat, provider, "Again.");
  chat.decide(chat.waiting().front().approval_token, toolbind::ApprovalDecision::deny("no more"));
  CHECK(chat.results().front().status == Status::denied);
  chat.take(provider.post(*chat.request()));

  // Who goes on without deciding has said no.
  talk(chat, provider, "And again.");
  CHECK(talk(chat, provider, "Never mind.") == "3.");
  const Json& last = provider.requests.back()["messages"];
  CHECK(last[last.size() - 2]["role"] == "tool");
  CHECK(last.back()["content"] == "Never mind.");
}

TEST_CASE("answers that are not kept") {
  Notebook notebook;
  for (const char* answer : {
           R"({"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[
               {"id":"1","type":"function","function":{"name":"note","arguments":"{\"text\":\"x"}}]},"finish_reason":"length"}]})",
           R"({"choices":[{"message":{"role":"assistant","content":null,"refusal":"no"},"finish_reason":"stop"}]})",
           R"({"choices":[{"message":{"role":"assistant","tool_calls":[{"id":"1"}]},"finish_reason":"stop"}]})",
           R"({"error":{"message":"overloaded"}})", "<html>"}) {
    CAPTURE(answer);
    Played provider{{answer}};
    Conversation chat(bind(notebook), {.provider = Provider::openai_chat, .model = "m"});
    talk(chat, provider, "Go.");
    CHECK(chat.messages().size() == 1);
    CHECK((chat.turn().finish != toolbind::ModelTurn::Finish::complete || !chat.turn().issues.empty()));
  }
  CHECK(notebook.notes.empty());
}

TEST_CASE("a model that never stops calling") {
  Notebook notebook;
  Played provider{std::vector<std::string>(3, two_calls)};
  Conversation chat(bind(notebook), {.provider = Provider::openai_chat,
                                     .model = "m",
                                     .request = {.tool_choice = toolbind::ToolChoice::required()},
                                     .max_requests = 3});
  CHECK(talk(chat, provider, "Go.") == "(root): no answer after 3 requests");
  CHECK(provider.requests[0]["tool_choice"] == "required");
  CHECK_FALSE(provider.requests[1].contains("tool_choice"));
}

TEST_CASE("Gemini's calls without ids are told apart") {
  Notebook notebook{{"a"}};
  Played provider{{R"({"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"erase"}},
                      {"functionCall":{"name":"erase"}}]},"finishReason":"STOP"}]})"}};
  Conversation chat(bind(notebook), {.provider = Provider::gemini, .model = "m"});
  talk(chat, provider, "Erase twice.");
  REQUIRE(chat.waiting().size() == 2);
  const std::string first = chat.waiting()[0].approval_token;
  CHECK(first != chat.waiting()[1].approval_token);
  chat.decide(first, true);
  chat.decide(first, true);
  CHECK(chat.waiting().size() == 1);
  chat.decide(chat.waiting()[0].approval_token, true);
  CHECK(chat.messages().back() == Json::parse(R"({"role":"user","parts":[
      {"functionResponse":{"name":"erase","response":{"output":1}}},
      {"functionResponse":{"name":"erase","response":{"output":0}}}]})"));
}
