#pragma once
// How one provider's API says calls, results and answers. Adding one: a file with these functions, and a line in
// exchange.cpp.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "exchange/json_view.hpp"
#include "toolbind/model_turn.hpp"

namespace toolbind::exchange {

/// Puts a streamed answer together. Its work is linear in what it is given.
class Assembly {
 public:
  virtual ~Assembly() = default;

  /// A call under construction.
  struct Call {
    std::string id, name, arguments;
    bool finished = false;
  };

  /// The data of one event.
  virtual void take(JsonView event) = 0;
  /// The body that would have come without streaming.
  virtual std::string response() const = 0;
  /// Has the stream said how the answer ends?
  bool ended() const { return ended_; }

  const std::vector<Call>& calls() const { return calls_; }
  const std::string& text() const { return text_; }

 protected:
  bool ended_ = false;
  std::vector<Call> calls_;
  std::string text_;
};

/// What a request says beside its tools.
struct Talk {
  std::string_view model, system;
  std::optional<std::size_t> max_tokens;
  bool stream;
  std::string messages;  ///< JSON: a list
};

struct Api {
  ModelTurn (*read)(JsonView response);
  /// The items of the list, as JSON texts.
  std::vector<std::string> (*history)(JsonView response);
  std::vector<std::string> (*answers)(std::span<const ToolResult> results);
  std::unique_ptr<Assembly> (*stream)();  ///< null: it has no streams
  /// The rest is null where there are no conversations.
  std::string (*user_message)(std::string_view text);
  std::string (*path)(const Talk& talk);
  std::string (*body)(const Talk& talk);
};

extern const Api openai_responses, openai_chat, anthropic, gemini, mcp;

const Api& api(Provider provider);

// What readers share.

/// What the readers of all APIs do alike.
class TurnReader {
 public:
  ModelTurn turn;

  void issue(const std::string& path, std::string_view keyword, std::string message) {
    if (turn.issues.size() < Limits().issues) turn.issues.push_back({path, std::string(keyword), std::move(message)});
  }
  /// The text of a required member; an issue, if it has none.
  std::optional<std::string> required_text(JsonView object, std::string_view key, const std::string& path);
  /// Is it there and an array? An issue, if it is something else.
  bool is_list(JsonView value, const std::string& path, bool required);
  /// `{"code": ..., "message": ...}` or a text.
  void failed(JsonView error);
  /// The issues leave nothing of the response.
  void unusable();

  /// The turn; its calls are cut off unless it ended well.
  ModelTurn done() &&;
};

/// `{"role": "user", "content": "..."}`, as most have it.
std::string plain_message(std::string_view role, std::string_view text);

/// Two JSON objects as one: objects in both are put together, else the second wins.
std::string merged(JsonView first, JsonView second);

/// A JSON object of what else an API says of a call: all members but some.
std::string metadata(JsonView object, std::initializer_list<std::string_view> left_out);

/// Is there something else to show than the message?
bool has_images(const ToolResult& result);
/// The texts of its parts, or the message.
std::string answer_text(const ToolResult& result);

}  // namespace toolbind::exchange
