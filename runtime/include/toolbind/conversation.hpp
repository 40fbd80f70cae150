#pragma once
// A whole conversation with a model that calls tools. What is left to the program is the HTTP call:
//
//     toolbind::Conversation chat(weather::bind(handlers), {.provider = toolbind::Provider::anthropic, .model = "..."});
//     chat.say("Is it warmer in Oslo or in Rome?");
//     while (chat.wants_request()) {
//       const auto request = chat.request();                   // path, headers, body
//       if (!request) return show(request.error());
//       chat.take(post(request->path, request->headers, request->body));   // reads the answer, runs the calls
//     }
//     std::cout << chat.text();
//
// Not for several threads at once; its calls may run in parallel.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/model_turn.hpp"
#include "toolbind/stream.hpp"
#include "toolbind/toolkit.hpp"

namespace toolbind {

struct ConversationOptions {
  Provider provider = Provider::openai_responses;
  std::string model{};
  std::string api_key{};                    ///< becomes a header of every request
  std::string system{};                     ///< instructions above the conversation
  std::optional<std::size_t> max_tokens{};  ///< of one answer; Anthropic wants a number: 4096, if there is none
  bool stream = false;                      ///< ask for answers in pieces; give them to take() by a StreamAssembler
  RequestOptions request{};                 ///< provider and model are those above
  CallOptions calls{};                      ///< the plan is that of the request
  Parallelism parallelism{};
  Json fields = Json::object();   ///< of every request's body, beside what is there or in its place
  std::size_t max_requests = 50;  ///< that follow one message of the user's
};

struct HttpRequest {
  std::string path{};  ///< begins with the version: `/v1/messages`
  std::vector<Header> headers{};
  std::string body{};
};

class Conversation {
 public:
  explicit Conversation(Toolkit toolkit, ConversationOptions options = {});

  /// The user's words.
  void say(std::string_view text);
  /// Any message in the provider's form: with images, or of a conversation that was kept.
  void add(const Json& message);

  /// Is the provider to be asked? Else it is the user's turn, or calls wait for approval.
  bool wants_request() const { return next_ == Next::request; }
  /// What to send. Issues, if the tools can't be sent, or the model calls tools without end.
  Result<HttpRequest> request();

  /// The answer's body: reads it, runs its calls, and keeps both for the next request. An answer that did not end well, or
  /// has issues, is not kept: turn() says why.
  const ModelTurn& take(std::string_view body);
  const ModelTurn& take(const StreamAssembler& stream);

  /// Results that wait for approval: each is decided by its token. After the last the conversation goes on; what still
  /// waits when the user speaks is denied.
  std::vector<ToolResult> waiting() const;
  void decide(std::string_view approval_token, const ApprovalDecision& decision);

  /// The last answer, and the results of its calls.
  const ModelTurn& turn() const { return turn_; }
  const std::vector<ToolResult>& results() const { return results_; }
  const std::string& text() const { return turn_.text; }
  /// What the last request could not say to the provider.
  const Issues& notes() const { return notes_; }
  /// All messages so far, as requests have them.
  Json messages() const;
  const ConversationOptions& options() const { return options_; }

 private:
  enum class Next { user, request, approval };

  Result<HttpRequest> composed();
  const ModelTurn& taken(ModelTurn turn, std::string_view body);
  std::vector<ToolCall> named_calls() const;
  void deny_waiting();
  void answer();

  Toolkit toolkit_;
  ConversationOptions options_;
  std::vector<std::string> messages_;  ///< JSON texts
  StrictPlan plan_;
  Issues notes_;
  ModelTurn turn_;
  std::vector<ToolResult> results_;
  Next next_ = Next::user;
  std::size_t requests_ = 0;  ///< since the user spoke
};

}  // namespace toolbind
