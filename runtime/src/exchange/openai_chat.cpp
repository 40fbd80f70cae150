// POST /v1/chat/completions, as OpenAI and the many servers that do like it have it: a turn is one message.

#include <map>

#include "exchange/exchange.hpp"
#include "request/object_text.hpp"

namespace toolbind::exchange {
namespace {

using Finish = ModelTurn::Finish;
using request::ObjectText;

class Reader : public TurnReader {
 public:
  void read(JsonView response) {
    if (response["error"].is_there()) return failed(response["error"]);
    if (!is_list(response["choices"], "/choices", true)) return unusable();
    const JsonView choice = response["choices"].first();
    const JsonView message = choice["message"];
    if (!message.is_object()) {
      if (!choice)
        issue("/choices", "minItems", "there is no choice");
      else if (message)
        issue("/choices/0/message", "type", "expected object");
      else
        issue("/choices/0", "required", "missing \"message\"");
      return unusable();
    }
    finish(choice["finish_reason"].text());
    content(message["content"]);
    if (message["refusal"].is_string() && turn.finish == Finish::complete) {
      turn.finish = Finish::refused;
      turn.detail = message["refusal"].text();
    }
    if (message["function_call"].is_there())
      issue("/choices/0/message/function_call", "enum", "calls of this old form are not known here");
    if (!is_list(message["tool_calls"], "/choices/0/message/tool_calls", false)) return;
    std::size_t index = 0;
    for (const JsonView call : message["tool_calls"].items())
      called(call, "/choices/0/message/tool_calls/" + std::to_string(index++));
  }

 private:
  /// Local servers say `stop` for calls, too.
  void finish(const std::string& reason) {
    if (reason == "length") turn.finish = Finish::truncated;
    if (reason == "content_filter") turn.finish = Finish::refused;
    if (turn.finish != Finish::complete) turn.detail = reason;
  }

  void content(JsonView content) {
    if (content.is_string()) {
      turn.text = content.text();
    } else if (is_list(content, "/choices/0/message/content", false)) {
      std::size_t index = 0;
      for (const JsonView part : content.items()) {
        const std::string place = "/choices/0/message/content/" + std::to_string(index++);
        if (!part.is_object()) issue(place, "type", "expected object");
        if (part["type"].text() == "text") turn.text += required_text(part, "text", place).value_or("");
      }
    }
  }

  void called(JsonView call, const std::string& path) {
    if (!call.is_object()) return issue(path, "type", "expected object");
    const auto id = required_text(call, "id", path);
    const bool custom = call["type"].text() == "custom";
    const char* const key = custom ? "custom" : "function";
    const JsonView function = call[key];
    const std::string place = path + "/" + key;
    if (!function) return issue(path, "required", std::string("missing \"") + key + "\"");
    if (!function.is_object()) return issue(place, "type", "expected object");
    const auto name = required_text(function, "name", place);
    auto text = arguments(function, custom, place);
    if (id && name && text)
      turn.calls.push_back({*id, *name, std::move(*text), false, metadata(call, {"id", "function", "custom"})});
  }

  /// JSON in a string; some local servers leave out what is empty, or send the object itself.
  std::optional<std::string> arguments(JsonView function, bool custom, const std::string& place) {
    if (custom) {
      if (!required_text(function, "input", place)) return std::nullopt;
      return std::string(function["input"].raw());
    }
    const JsonView value = function["arguments"];
    if (!value.is_there()) return std::string();
    if (value.is_object()) return std::string(value.raw());
    return required_text(function, "arguments", place);
  }
};

ModelTurn read(JsonView response) {
  Reader reader;
  reader.read(response);
  return std::move(reader).done();
}

std::vector<std::string> history(JsonView response) {
  if (read(response).finish != Finish::complete) return {};
  const JsonView message = response["choices"].first()["message"];
  return message.is_object() ? std::vector{std::string(message.raw())} : std::vector<std::string>();
}

/// Messages of tools hold no images: a user's message after them does.
std::string images(const ToolResult& result) {
  std::string parts = "[" + ObjectText()
                                .text("type", "text")
                                .json("text", json_string("Images returned by the tool \"" + result.name + "\":"))
                                .done();
  for (const ContentPart& part : result.parts) {
    const auto* image = std::get_if<ImagePart>(&part);
    if (!image) continue;
    const std::string url =
        ObjectText().json("url", json_string("data:" + image->mime_type + ";base64," + image->data)).done();
    engine::append_piece(parts, ObjectText().text("type", "image_url").json("image_url", url).done());
  }
  return ObjectText().text("role", "user").json("content", parts + ']').done();
}

std::vector<std::string> answers(std::span<const ToolResult> results) {
  std::vector<std::string> out, later;
  for (const ToolResult& result : results) {
    if (result.provider_executed) continue;
    std::string content = answer_text(result);
    if (has_images(result)) {
      if (content.empty()) content = "see the image that follows";
      later.push_back(images(result));
    }
    out.push_back(ObjectText()
                      .text("role", "tool")
                      .json("tool_call_id", json_string(result.id))
                      .json("content", json_string(content))
                      .done());
  }
  out.insert(out.end(), later.begin(), later.end());
  return out;
}

/// The first choice; others are not asked for.
class Stream final : public Assembly {
 public:
  void take(JsonView event) override {
    if (event["error"].is_there() && !ended_) {
      error_ = event["error"].raw();
      ended_ = true;
    }
    for (const auto& [key, value] : event.members()) {
      if (key == "choices" || !value.is_there()) continue;
      head_[key] = key == "object" ? "\"chat.completion\"" : std::string(value.raw());
    }
    for (const JsonView choice : event["choices"].items()) {
      if (choice["index"].index().value_or(0) != 0 || ended_) continue;  // usage may follow the end, no more
      delta(choice["delta"]);
      if (choice["finish_reason"].text().empty()) continue;
      finish_ = choice["finish_reason"].raw();
      ended_ = true;
      for (Call& call : calls_) call.finished = true;
    }
  }

  std::string response() const override {
    if (!error_.empty()) return ObjectText().json("error", error_).done();
    ObjectText message;
    message.text("role", "assistant").json("content", has_content_ ? json_string(text_) : "null");
    for (const auto& [key, value] : texts_) message.json(key, json_string(value));
    for (const auto& [key, value] : others_) message.json(key, value);
    std::string list = "[";
    for (const auto& [index, slot] : slots_) engine::append_piece(list, text_of(slot));
    if (!slots_.empty()) message.json("tool_calls", list + ']');
    ObjectText choice;
    choice.json("index", "0").json("message", message.done()).json("finish_reason", finish_);
    ObjectText out;
    for (const auto& [key, value] : head_) out.json(key, value);
    return out.json("choices", "[" + choice.done() + "]").done();
  }

 private:
  struct Slot {
    std::size_t call = 0;  ///< index
    bool custom = false;
    std::map<std::string, std::string> others;  ///< what else there is of it
  };

  void delta(JsonView delta) {
    for (const auto& [key, value] : delta.members()) {
      if (key == "content") {
        has_content_ = has_content_ || value.is_there();
        text_ += value.text();
        for (const JsonView part : value.items()) text_ += part["text"].text();
      } else if (key == "tool_calls") {
        for (const JsonView call : value.items()) fragment(call);
      } else if (key != "role" && value.is_string()) {
        texts_[key] += value.text();
      } else if (key != "role" && value.is_there()) {
        others_[key] = value.raw();
      }
    }
  }

  void fragment(JsonView part) {
    Slot& slot = slot_of(part);
    if (part["type"].text() == "custom" || part["custom"].is_object()) slot.custom = true;
    const JsonView function = part[slot.custom ? "custom" : "function"];
    Call& call = calls_[slot.call];
    if (call.id.empty()) call.id = part["id"].text();
    if (call.name.empty()) call.name = function["name"].text();
    const JsonView arguments = function[slot.custom ? "input" : "arguments"];
    call.arguments += arguments.is_object() ? std::string(arguments.raw()) : arguments.text();
    for (const auto& [key, value] : part.members()) {
      if (key != "index" && key != "id" && key != "type" && key != "function" && key != "custom" && value.is_there())
        slot.others[key] = value.raw();
    }
  }

  /// By index; where a server leaves that out or gives it twice, another id begins another call.
  Slot& slot_of(JsonView part) {
    std::size_t index = part["index"].index().value_or(slots_.empty() ? 0 : slots_.rbegin()->first);
    const auto known = slots_.find(index);
    const std::string id = part["id"].text();
    if (known != slots_.end() && !id.empty()) {
      const std::string& other = calls_[known->second.call].id;
      if (!other.empty() && other != id) index = slots_.rbegin()->first + 1;
    }
    const auto [place, is_new] = slots_.try_emplace(index);
    if (is_new) {
      place->second.call = calls_.size();
      calls_.emplace_back();
    }
    return place->second;
  }

  std::string text_of(const Slot& slot) const {
    const Call& call = calls_[slot.call];
    const char* const kind = slot.custom ? "custom" : "function";
    // What was never said is not there, as in a whole answer.
    const std::string inner = ObjectText()
                                  .text("name", call.name)
                                  .json(slot.custom ? "input" : "arguments", json_string(call.arguments))
                                  .done();
    ObjectText out;
    out.text("id", call.id).text("type", kind).json(kind, inner);
    for (const auto& [key, value] : slot.others) out.json(key, value);
    return out.done();
  }

  std::map<std::string, std::string> head_, texts_, others_;
  std::map<std::size_t, Slot> slots_;
  std::string error_, finish_ = "null";
  bool has_content_ = false;
};

std::unique_ptr<Assembly> stream() { return std::make_unique<Stream>(); }

std::string user_message(std::string_view text) { return plain_message("user", text); }

std::string path(const Talk&) { return "/v1/chat/completions"; }

std::string body(const Talk& talk) {
  std::string messages = talk.messages;
  if (!talk.system.empty()) messages.insert(1, plain_message("system", talk.system) + (messages.size() > 2 ? "," : ""));
  ObjectText out;
  out.text("model", talk.model).json("messages", messages);
  if (talk.max_tokens) out.json("max_completion_tokens", std::to_string(*talk.max_tokens));
  if (talk.stream) out.flag("stream", true);
  return out.done();
}

}  // namespace

const Api openai_chat{read, history, answers, stream, user_message, path, body};

}  // namespace toolbind::exchange
