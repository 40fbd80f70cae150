// Messages are kept as texts, so that what a model wrote goes back byte by byte.

#include "toolbind/conversation.hpp"

#include <algorithm>

#include "exchange/exchange.hpp"

namespace toolbind {
namespace {

using exchange::Api;
using exchange::JsonView;
using exchange::Talk;

std::string list_of(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts) engine::append_piece(out, text);
  return out + ']';
}

std::string merged(const std::string& first, std::string_view second) {
  return exchange::merged(JsonView::of(first), JsonView::of(second));
}

void add_headers(std::vector<Header>& to, const std::vector<Header>& from) {
  for (const Header& one : from) {
    if (std::find(to.begin(), to.end(), one) == to.end()) to.push_back(one);
  }
}

std::vector<Header> usual_headers(const ConversationOptions& options) {
  std::vector<Header> out{{"Content-Type", "application/json"}};
  const std::string& key = options.api_key;
  switch (options.provider) {
    case Provider::anthropic:
      out.push_back({"anthropic-version", "2023-06-01"});
      if (!key.empty()) out.push_back({"x-api-key", key});
      break;
    case Provider::gemini:
      if (!key.empty()) out.push_back({"x-goog-api-key", key});
      break;
    default:
      if (!key.empty()) out.push_back({"Authorization", "Bearer " + key});
  }
  return out;
}

bool waits(const ToolResult& result) { return result.status == Status::approval_required; }

}  // namespace

Conversation::Conversation(Toolkit toolkit, ConversationOptions options)
    : toolkit_(std::move(toolkit)), options_(std::move(options)) {
  options_.request.provider = options_.provider;
  options_.request.model = options_.model;
}

void Conversation::say(std::string_view text) {
  deny_waiting();
  const Api& api = exchange::api(options_.provider);
  messages_.push_back(api.user_message ? api.user_message(text) : exchange::plain_message("user", text));
  next_ = Next::request;
  requests_ = 0;
}

void Conversation::add(const Json& message) {
  deny_waiting();
  messages_.push_back(detail::text_of(message));
  next_ = Next::request;
  requests_ = 0;
}

Result<HttpRequest> Conversation::request() {
  auto out = composed();
  if (!out) next_ = Next::user;
  return out;
}

Result<HttpRequest> Conversation::composed() {
  const Api& api = exchange::api(options_.provider);
  if (!api.body) return Issues{{"", "provider", std::string(to_string(options_.provider)) + " has no conversations"}};
  if (requests_ == options_.max_requests)
    return Issues{{"", "limit", "no answer after " + std::to_string(requests_) + " requests"}};
  RequestOptions asked = options_.request;
  // A call that is forced every time would never let the model answer.
  if (requests_ > 0 && asked.tool_choice.mode == ToolChoice::Mode::required) asked.tool_choice = {};
  auto tools = toolkit_.request_tools(asked);
  if (!tools) return tools.error();
  Talk talk{options_.model, options_.system, options_.max_tokens, options_.stream, list_of(messages_)};
  HttpRequest out{.headers = usual_headers(options_)};
  add_headers(out.headers, tools->headers);
  std::string more = tools->fields;
  if (tools->tools != "[]") more = merged("{\"tools\":" + tools->tools + "}", more);
  std::string system;
  if (options_.request.output) {
    const auto output = request_output(*options_.request.output, options_.request);
    if (!output) return output.error();
    add_headers(out.headers, output->headers);
    more = merged(more, output->fields);
    system = options_.system + (options_.system.empty() || output->instructions.empty() ? "" : "\n\n") +
             output->instructions;
    talk.system = system;
  }
  out.path = api.path(talk);
  const std::string body = api.body(talk);
  if (!JsonView::of(body)) return Issues{{"", "limit", "a message is nested too deep"}};
  out.body = merged(merged(body, more), detail::text_of(options_.fields));
  plan_ = std::move(tools->plan);
  notes_ = std::move(tools->notes);
  ++requests_;
  return out;
}

const ModelTurn& Conversation::take(std::string_view body) { return taken(read_calls(options_.provider, body), body); }

const ModelTurn& Conversation::take(const StreamAssembler& stream) {
  ModelTurn turn = stream.turn();
  return taken(std::move(turn), stream.response());
}

const ModelTurn& Conversation::taken(ModelTurn turn, std::string_view body) {
  deny_waiting();
  turn_ = std::move(turn);
  results_.clear();
  next_ = Next::user;
  const bool paused = turn_.finish == ModelTurn::Finish::paused;
  // A call that can't be read can't be answered, and providers want every call answered.
  if ((turn_.finish != ModelTurn::Finish::complete && !paused) || !turn_.issues.empty() || !turn_.cut_off.empty())
    return turn_;
  std::vector<std::string> history = exchange::api(options_.provider).history(JsonView::of(body));
  for (const std::string& message : history) {
    if (JsonView::of("[[" + message + "]]")) continue;
    turn_.issues.push_back({"", "limit", "the answer is nested too deep to be sent back"});
    return turn_;
  }
  std::move(history.begin(), history.end(), std::back_inserter(messages_));
  CallOptions calls = options_.calls;
  calls.plan = &plan_;
  results_ = toolkit_.dispatch_all(named_calls(), calls, options_.parallelism);
  answer();
  return turn_;
}

/// The calls, told apart even where the provider gives them no ids.
std::vector<ToolCall> Conversation::named_calls() const {
  std::vector<ToolCall> out = turn_.calls;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i].id.empty()) out[i].id = "#" + std::to_string(i);
  }
  return out;
}

/// The user goes on without them.
void Conversation::deny_waiting() {
  while (next_ == Next::approval) decide(waiting().front().approval_token, ApprovalDecision::deny("nobody decided"));
}

/// The results, once there are all of them.
void Conversation::answer() {
  if (std::any_of(results_.begin(), results_.end(), waits)) {
    next_ = Next::approval;
    return;
  }
  next_ = turn_.finish == ModelTurn::Finish::paused ? Next::request : Next::user;
  for (std::size_t i = 0; i < results_.size(); ++i) results_[i].id = turn_.calls[i].id;
  for (std::string& message : exchange::api(options_.provider).answers(results_)) {
    messages_.push_back(std::move(message));
    next_ = Next::request;
  }
}

std::vector<ToolResult> Conversation::waiting() const {
  std::vector<ToolResult> out;
  std::copy_if(results_.begin(), results_.end(), std::back_inserter(out), waits);
  return out;
}

void Conversation::decide(std::string_view token, const ApprovalDecision& decision) {
  for (std::size_t i = 0; i < results_.size(); ++i) {
    if (!waits(results_[i]) || results_[i].approval_token != token) continue;
    CallOptions calls = options_.calls;
    calls.plan = &plan_;
    results_[i] = toolkit_.resume(named_calls()[i], results_[i].approval_token, decision, calls);
    answer();
    return;
  }
}

Json Conversation::messages() const { return Json::parse(list_of(messages_), nullptr, false); }

}  // namespace toolbind
