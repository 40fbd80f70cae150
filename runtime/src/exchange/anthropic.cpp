// POST /v1/messages: a turn is a list of content blocks.

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
    finish(response["stop_reason"].text());
    if (!is_list(response["content"], "/content", true)) return unusable();
    std::size_t index = 0;
    for (const JsonView one : response["content"].items()) block(one, "/content/" + std::to_string(index++));
  }

 private:
  void finish(const std::string& reason) {
    if (reason == "max_tokens" || reason == "model_context_window_exceeded") turn.finish = Finish::truncated;
    if (reason == "refusal") turn.finish = Finish::refused;
    if (reason == "pause_turn") turn.finish = Finish::paused;
    if (turn.finish != Finish::complete) turn.detail = reason;
  }

  void block(JsonView one, const std::string& path) {
    if (!one.is_object()) return issue(path, "type", "expected object");
    const auto type = required_text(one, "type", path);
    if (!type) return;
    if (*type == "text")
      turn.text += required_text(one, "text", path).value_or("");
    else if (*type == "tool_use" || *type == "server_tool_use" || *type == "mcp_tool_use")
      used(one, path, *type != "tool_use");
  }

  void used(JsonView one, const std::string& path, bool by_provider) {
    const auto id = required_text(one, "id", path), name = required_text(one, "name", path);
    const JsonView input = one["input"];
    if (!input) issue(path, "required", "missing \"input\"");
    if (input && !input.is_object()) issue(path + "/input", "type", "expected object");
    if (id && name && input.is_object())
      turn.calls.push_back({*id, *name, std::string(input.raw()), by_provider, metadata(one, {"id", "name", "input"})});
  }
};

ModelTurn read(JsonView response) {
  Reader reader;
  reader.read(response);
  return std::move(reader).done();
}

std::vector<std::string> history(JsonView response) {
  const Finish finish = read(response).finish;
  if ((finish != Finish::complete && finish != Finish::paused) || !response["content"].first()) return {};
  return {ObjectText().text("role", "assistant").json("content", response["content"].raw()).done()};
}

std::string content(const ToolResult& result) {
  if (result.parts.empty()) return json_string(result.message_for_model);
  std::string out = "[";
  for (const ContentPart& part : result.parts) {
    ObjectText block;
    if (const auto* text = std::get_if<TextPart>(&part)) {
      block.text("type", "text").json("text", json_string(text->text));
    } else {
      const auto& image = std::get<ImagePart>(part);
      block.text("type", "image")
          .json("source", ObjectText()
                              .text("type", "base64")
                              .json("media_type", json_string(image.mime_type))
                              .json("data", json_string(image.data))
                              .done());
    }
    engine::append_piece(out, block.done());
  }
  return out + ']';
}

/// All results of a turn are one message.
std::vector<std::string> answers(std::span<const ToolResult> results) {
  std::string blocks = "[";
  for (const ToolResult& result : results) {
    if (result.provider_executed) continue;
    ObjectText block;
    block.text("type", "tool_result")
        .json("tool_use_id", json_string(result.id))
        .json("content", content(result))
        .json("toolset_name", JsonView::of(result.metadata)["toolset_name"].raw());
    if (result.status != Status::ok) block.flag("is_error", true);
    engine::append_piece(blocks, block.done());
  }
  if (blocks.size() == 1) return {};
  return {ObjectText().text("role", "user").json("content", blocks + ']').done()};
}

class Stream final : public Assembly {
 public:
  void take(JsonView event) override {
    const std::string type = event["type"].text();
    if (ended_) return;
    if (type == "error" || (type.empty() && event["error"].is_there())) {
      error_ = event["error"].raw();
      ended_ = true;
    } else if (type == "message_start") {
      head_ = event["message"].raw();
    } else if (type == "message_delta") {
      changed(event);
    } else if (const auto index = event["index"].index()) {
      if (type == "content_block_start") start(blocks_[*index], event["content_block"]);
      const auto block = blocks_.find(*index);
      if (block == blocks_.end()) return;
      if (type == "content_block_delta") delta(block->second, event["delta"]);
      if (type == "content_block_stop" && block->second.call != no_call) calls_[block->second.call].finished = true;
    }
  }

  std::string response() const override {
    if (!error_.empty()) return ObjectText().text("type", "error").json("error", error_).done();
    std::string content = "[";
    for (const auto& [index, block] : blocks_) engine::append_piece(content, text_of(block));
    ObjectText out;
    for (const auto& [key, value] : JsonView::of(head_).members()) {
      if (!changes_.contains(key)) out.json(key, value.raw());
    }
    out.json("content", content + ']');
    for (const auto& [key, value] : changes_) out.json(key, value);
    return out.done();
  }

 private:
  static constexpr std::size_t no_call = ~std::size_t{0};
  struct Block {
    std::string start;                         ///< as it was announced
    std::map<std::string, std::string> texts;  ///< members that grow
    std::string citations;                     ///< pieces of a list
    std::size_t call = no_call;                ///< index
  };

  void changed(JsonView event) {
    for (const auto& [key, value] : event["delta"].members()) {
      changes_[key] = value.raw();
      if (key == "stop_reason" && value.is_there()) ended_ = true;
    }
    if (event["usage"].is_object()) changes_["usage"] = merged(JsonView::of(head_)["usage"], event["usage"]);
  }

  void start(Block& block, JsonView value) {
    block.start = value.raw();
    for (const char* key : {"text", "thinking", "signature"}) {
      if (!value[key].is_string()) continue;
      block.texts[key] = value[key].text();
      if (value["type"].text() == "text") text_ += value[key].text();
    }
    if (!value["type"].text().ends_with("tool_use") || block.call != no_call) return;
    block.call = calls_.size();
    calls_.push_back({value["id"].text(), value["name"].text(), "", false});
  }

  void delta(Block& block, JsonView delta) {
    const std::string type = delta["type"].text();
    if (type == "input_json_delta" && block.call != no_call)
      calls_[block.call].arguments += delta["partial_json"].text();
    if (type == "text_delta") {
      block.texts["text"] += delta["text"].text();
      text_ += delta["text"].text();
    }
    if (type == "thinking_delta") block.texts["thinking"] += delta["thinking"].text();
    if (type == "signature_delta") block.texts["signature"] += delta["signature"].text();
    if (type == "citations_delta" && delta["citation"])
      block.citations += (block.citations.empty() ? "" : ",") + std::string(delta["citation"].raw());
  }

  std::string text_of(const Block& block) const {
    ObjectText out;
    const JsonView start = JsonView::of(block.start);
    for (const auto& [key, value] : start.members()) out.json(key, value.raw());
    for (const auto& [key, value] : block.texts) out.json(key, json_string(value));
    if (!block.citations.empty()) out.json("citations", "[" + block.citations + "]");
    if (block.call != no_call) {
      // What is no JSON can't stand here; StreamAssembler keeps it for the decoder to complain of.
      const JsonView input = JsonView::of(calls_[block.call].arguments);
      if (input) out.json("input", input.raw());
    }
    return out.done();
  }

  std::string head_ = "{}", error_;
  std::map<std::string, std::string> changes_;  ///< of the message
  std::map<std::size_t, Block> blocks_;
};

std::unique_ptr<Assembly> stream() { return std::make_unique<Stream>(); }

std::string user_message(std::string_view text) { return plain_message("user", text); }

std::string path(const Talk&) { return "/v1/messages"; }

std::string body(const Talk& talk) {
  constexpr std::size_t enough = 4096;
  ObjectText out;
  out.text("model", talk.model)
      .json("max_tokens", std::to_string(talk.max_tokens.value_or(enough)))
      .text("system", talk.system)
      .json("messages", talk.messages);
  if (talk.stream) out.flag("stream", true);
  return out.done();
}

}  // namespace

const Api anthropic{read, history, answers, stream, user_message, path, body};

}  // namespace toolbind::exchange
