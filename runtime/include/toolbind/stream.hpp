#pragma once
// Answers that come in pieces.
//
//     toolbind::StreamAssembler stream(toolbind::Provider::anthropic);
//     while (read_some(socket, bytes)) stream.feed(bytes);      // in pieces of any size
//     for (const toolbind::ToolCall& call : stream.turn()) ...  // what read_calls would have given of the whole answer
//
// The work is linear in the length of the stream.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/model_turn.hpp"
#include "toolbind/options.hpp"

namespace toolbind {

/// A call while it is being written.
struct PartialCall {
  std::string_view id, name;
  std::string_view arguments;  ///< so far
  bool finished = false;       ///< it is whole; but only the end of the answer says that it stands
};

class StreamAssembler {
 public:
  explicit StreamAssembler(Provider provider, const Limits& limits = {});
  ~StreamAssembler();
  StreamAssembler(StreamAssembler&&) noexcept;
  StreamAssembler& operator=(StreamAssembler&&) noexcept;

  /// Bytes of server-sent events, cut anywhere. Gives the calls once the answer has ended well, and then no more: calls of
  /// an answer that is cut off are not to be run, and that is known only at its end (with Gemini at finish).
  std::vector<ToolCall> feed(std::string_view bytes);
  /// The data of one event, for programs that have read the events themselves.
  std::vector<ToolCall> feed_event(std::string_view json);
  std::vector<ToolCall> feed(const IsJson auto& event) { return feed_event(detail::text_of(event)); }

  /// No more bytes will come.
  std::vector<ToolCall> finish();

  /// Has the answer ended? Nothing that comes later changes it.
  bool ended() const;
  /// What there is. An answer that has not ended is cut off.
  ModelTurn turn() const;
  /// The body that would have come without streaming: for history_messages and read_output.
  std::string response() const;

  // While it comes: valid until the next feed.
  std::vector<PartialCall> partial_calls() const;
  std::string_view text() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace toolbind
