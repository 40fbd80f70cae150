#include "toolbind/stream.hpp"

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
    while (!data.empty() && json::is_space(data.back())) data.remove_suffix(1);
    if (data.empty() || data == "[DONE]") return;
    any_event = true;
    const exchange::JsonView event = exchange::JsonView::of(data);
    if (event)
      assembly->take(event);
    else if (!assembly->ended() && issues.size() < limits.issues)
      issues.push_back({"", "json", "the data of an event is not valid JSON"});
  }

  /// What stands in a line whose end is still to come, if it is a whole event.
  void take_held() {
    if (assembly->ended()) return;
    exchange::EventLines rest = lines;
    std::string held;
    rest.finish([&](std::string_view data) { held = data; });
    if (!exchange::JsonView::of(held)) return;
    lines = exchange::EventLines();
    take(held);
  }

  /// A server that refuses to stream answers with a plain body.
  bool is_plain() const {
    const std::size_t first = plain.find_first_not_of(" \t\r\n");
    return !any_event && first != std::string::npos && (plain[first] == '{' || plain[first] == '[');
  }

  std::string response() const { return is_plain() ? plain : assembly->response(); }

  /// Arguments that are no JSON can't be part of Anthropic's answers: they are what was written all the same.
  ModelTurn read() const {
    ModelTurn out = read_calls(provider, response());
    if (provider != Provider::anthropic) return out;
    for (const exchange::Assembly::Call& call : assembly->calls()) {
      if (call.arguments.empty() || exchange::JsonView::of(call.arguments)) continue;
      for (std::vector<ToolCall>* const calls : {&out.calls, &out.cut_off}) {
        for (ToolCall& one : *calls) {
          if (one.id == call.id && one.arguments == "{}") one.arguments = call.arguments;
        }
      }
    }
    return out;
  }

  /// What there is; only an answer that was read to its end has calls to run.
  ModelTurn turn() const {
    ModelTurn out = read();
    const bool whole = (assembly->ended() || is_plain()) && !broken && issues.empty();
    if (!whole) {
      // What is missing at the end of a stream is no mistake in it.
      out.issues = issues;
      if (out.finish == ModelTurn::Finish::complete || !assembly->ended()) {
        out.finish = ModelTurn::Finish::truncated;
        out.detail = issues.empty() ? "the stream ended too early" : "the stream can't be understood";
      }
      for (ToolCall& call : out.calls) out.cut_off.push_back(std::move(call));
      out.calls.clear();
    }
    return out;
  }

  /// The calls, once.
  std::vector<ToolCall> finished(bool at_the_end) {
    // Gemini may say in every piece that it is the last.
    const bool whole = assembly->ended() && (provider != Provider::gemini || at_the_end);
    if (given || !(whole || (at_the_end && is_plain()))) return {};
    given = true;
    return turn().calls;
  }

  bool fits(std::size_t more) {
    if (broken || (assembly->ended() && provider != Provider::gemini)) return !broken;
    bytes += more;
    if (bytes <= limits.bytes) return true;
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
  return state_->finished(false);
}

std::vector<ToolCall> StreamAssembler::feed_event(std::string_view json) {
  if (state_->fits(json.size())) state_->take(json);
  return state_->finished(false);
}

std::vector<ToolCall> StreamAssembler::finish() {
  state_->take_held();
  return state_->finished(true);
}

bool StreamAssembler::ended() const { return state_->assembly->ended() && !state_->broken; }

std::string StreamAssembler::response() const {
  state_->take_held();
  return state_->response();
}

ModelTurn StreamAssembler::turn() const {
  state_->take_held();
  return state_->turn();
}

std::vector<PartialCall> StreamAssembler::partial_calls() const {
  std::vector<PartialCall> out;
  for (const exchange::Assembly::Call& call : state_->assembly->calls())
    out.push_back({call.id, call.name, call.arguments, call.finished});
  return out;
}

std::string_view StreamAssembler::text() const { return state_->assembly->text(); }

}  // namespace toolbind
