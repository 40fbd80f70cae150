#include "toolbind/stream.hpp"

#include <map>

#include "exchange/event_lines.hpp"
#include "exchange/exchange.hpp"

namespace toolbind {

struct StreamAssembler::State {
  Provider provider;
  Limits limits;
  std::unique_ptr<exchange::Assembly> assembly;
  exchange::EventLines lines{};
  std::string plain{};  ///< what came before the first event: a server that refuses answers with a plain body
  std::size_t bytes = 0;
  bool any_event = false, broken = false, given = false;
  Issues issues{};

  void take(std::string_view data) {
    if (data.find_first_not_of(" \t\r\n") == std::string_view::npos || data == "[DONE]") return;
    any_event = true;
    const exchange::JsonView event = exchange::JsonView::of(data);
    if (event)
      assembly->take(event);
    else if (issues.size() < limits.issues)
      issues.push_back({"", "json", "the data of an event is not valid JSON"});
  }

  /// Arguments that are no JSON can't be part of some responses: they are what was written all the same.
  ModelTurn read(const std::string& response) const {
    ModelTurn out = read_calls(provider, response);
    std::map<std::string_view, std::string_view> written;
    for (const exchange::Assembly::Call& call : assembly->calls()) {
      if (!call.arguments.empty() && !exchange::JsonView::of(call.arguments)) written[call.id] = call.arguments;
    }
    if (written.empty()) return out;
    for (std::vector<ToolCall>* const calls : {&out.calls, &out.cut_off}) {
      for (ToolCall& call : *calls) {
        const auto found = written.find(call.id);
        if (found != written.end() && provider == Provider::anthropic) call.arguments = found->second;
      }
    }
    return out;
  }

  /// The calls, once.
  std::vector<ToolCall> finished() {
    if (given || broken || !assembly->ended()) return {};
    given = true;
    return read(assembly->response()).calls;
  }

  bool fits(std::size_t more) {
    bytes += more;
    if (bytes <= limits.bytes || broken) return !broken;
    broken = true;
    issues.push_back({"", "limit", "the stream is longer than " + std::to_string(limits.bytes) + " bytes"});
    return false;
  }
};

StreamAssembler::StreamAssembler(Provider provider, const Limits& limits) : state_(std::make_unique<State>()) {
  const exchange::Api& api = exchange::api(provider);
  state_->provider = provider;
  state_->limits = limits;
  state_->assembly = (api.stream ? api : exchange::openai_chat).stream();
  if (api.stream) return;
  state_->broken = true;
  state_->issues.push_back({"", "provider", std::string(to_string(provider)) + " does not stream answers"});
}

StreamAssembler::~StreamAssembler() = default;
StreamAssembler::StreamAssembler(StreamAssembler&&) noexcept = default;
StreamAssembler& StreamAssembler::operator=(StreamAssembler&&) noexcept = default;

std::vector<ToolCall> StreamAssembler::feed(std::string_view bytes) {
  if (!state_->fits(bytes.size())) return {};
  if (!state_->any_event) state_->plain += bytes;
  state_->lines.feed(bytes, [&](std::string_view data) { state_->take(data); });
  if (state_->any_event) state_->plain.clear();
  return state_->finished();
}

std::vector<ToolCall> StreamAssembler::feed_event(std::string_view json) {
  if (state_->fits(json.size())) state_->take(json);
  return state_->finished();
}

std::vector<ToolCall> StreamAssembler::finish() {
  state_->lines.finish([&](std::string_view data) { state_->take(data); });
  return state_->finished();
}

bool StreamAssembler::ended() const { return state_->assembly->ended() && !state_->broken; }

std::string StreamAssembler::response() const {
  return state_->any_event || state_->plain.empty() ? state_->assembly->response() : state_->plain;
}

ModelTurn StreamAssembler::turn() const {
  ModelTurn out = state_->read(response());
  out.issues.insert(out.issues.end(), state_->issues.begin(), state_->issues.end());
  const bool plain_body = !state_->any_event && !state_->plain.empty();
  if (ended() || (plain_body && !state_->broken)) return out;
  // What is missing at the end of a stream is no mistake in it.
  out.issues = state_->issues;
  out.finish = ModelTurn::Finish::truncated;
  out.detail = "the stream ended too early";
  for (auto& call : out.calls) out.cut_off.push_back(std::move(call));
  out.calls.clear();
  return out;
}

std::vector<PartialCall> StreamAssembler::partial_calls() const {
  std::vector<PartialCall> out;
  for (const exchange::Assembly::Call& call : state_->assembly->calls())
    out.push_back({call.id, call.name, call.arguments, call.finished});
  return out;
}

std::string_view StreamAssembler::text() const { return state_->assembly->text(); }

}  // namespace toolbind
