#pragma once
// What a provider's answer says: what the model wrote, and which tools it calls.
//
//     toolbind::ModelTurn turn = toolbind::read_calls(toolbind::Provider::anthropic, body);
//     for (auto& one : toolbind::history_messages(toolbind::Provider::anthropic, body)) messages.push_back(one);
//     const auto results = toolkit.dispatch_all(turn.calls);
//     for (auto& one : toolbind::result_messages(toolbind::Provider::anthropic, results)) messages.push_back(one);
//
// Documents of nlohmann hold no number beyond a double: an item with one is left out of such lists. Conversation
// (conversation.hpp) keeps texts as they are.

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "toolbind/issue.hpp"
#include "toolbind/json.hpp"
#include "toolbind/request.hpp"
#include "toolbind/tool_call.hpp"
#include "toolbind/tool_result.hpp"

namespace toolbind {

/// A document, and no text that converts to one.
template <class T>
concept IsJson = std::same_as<T, Json> || std::same_as<T, nlohmann::ordered_json>;

namespace detail {
/// Documents that are nested too deep to be walked have no text.
template <class J>
std::string text_of(const J& json) {
  constexpr std::size_t deepest = 500;
  std::vector<std::pair<const J*, std::size_t>> open{{&json, 0}};
  while (!open.empty()) {
    const auto [one, depth] = open.back();
    open.pop_back();
    if (depth > deepest) return {};
    if (!one->is_structured()) continue;
    for (const J& part : *one) open.emplace_back(&part, depth + 1);
  }
  return json.dump(-1, ' ', false, J::error_handler_t::replace);
}
}  // namespace detail

struct ModelTurn {
  enum class Finish : std::uint8_t {
    complete,   ///< with calls to be answered, or without
    paused,     ///< the provider goes on if the turn is sent back as it is
    truncated,  ///< cut off, at a limit or by a broken stream
    refused,
    failed,  ///< the provider's error
  };

  std::vector<ToolCall> calls{};    ///< to be dispatched
  std::vector<ToolCall> cut_off{};  ///< of an answer that did not end well: not to be run
  std::string text{};               ///< all that the model said
  Finish finish = Finish::complete;
  std::string detail{};  ///< the refusal, the error, or the provider's word for the end
  Issues issues{};       ///< what in the answer can't be understood, by JSON pointer

  // Used like the list of its calls.
  auto begin() const { return calls.begin(); }
  auto end() const { return calls.end(); }
  const ToolCall* data() const { return calls.data(); }
  std::size_t size() const { return calls.size(); }
  bool empty() const { return calls.empty(); }
  const ToolCall& operator[](std::size_t index) const { return calls[index]; }

  bool operator==(const ModelTurn&) const = default;
};

std::string_view to_string(ModelTurn::Finish finish);

/// From the body of a response. Never throws: a body that is not understood has issues. MCP: a `tools/call` request.
ModelTurn read_calls(Provider provider, std::string_view response);
ModelTurn read_calls(Provider provider, const IsJson auto& response) {
  return read_calls(provider, detail::text_of(response));
}

/// The model's turn as the next request repeats it: items of `input`, messages, or contents. Nothing, if the turn did not
/// end well.
Json history_messages(Provider provider, std::string_view response);
Json history_messages(Provider provider, const IsJson auto& response) {
  return history_messages(provider, detail::text_of(response));
}

/// What goes back, to be appended after the model's turn. Results of calls that the provider runs are left out. MCP: the
/// answers to the requests.
Json result_messages(Provider provider, std::span<const ToolResult> results);

}  // namespace toolbind
