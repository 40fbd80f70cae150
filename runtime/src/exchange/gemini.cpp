// POST /v1/models/MODEL:generateContent: a turn is a list of parts; nothing but the parts tells that there are calls.

#include <algorithm>
#include <map>

#include "exchange/exchange.hpp"
#include "request/object_text.hpp"

namespace toolbind::exchange {
namespace {

using Finish = ModelTurn::Finish;
using request::ObjectText;

constexpr std::string_view refusals[] = {"SAFETY",
                                         "RECITATION",
                                         "BLOCKLIST",
                                         "PROHIBITED_CONTENT",
                                         "SPII",
                                         "LANGUAGE",
                                         "IMAGE_SAFETY",
                                         "IMAGE_PROHIBITED_CONTENT",
                                         "IMAGE_RECITATION"};

class Reader : public TurnReader {
 public:
  void read(JsonView response) {
    if (response["error"].is_there()) return failed(response["error"]);
    const std::string blocked = response["promptFeedback"]["blockReason"].text();
    if (!blocked.empty()) {
      turn.finish = Finish::refused;
      turn.detail = blocked;
    }
    if (!is_list(response["candidates"], "/candidates", blocked.empty())) return blocked.empty() ? unusable() : void();
    const JsonView candidate = response["candidates"].first();
    const JsonView content = candidate["content"];
    if (!candidate.is_object() || (content.is_there() && !content.is_object())) {
      if (!candidate)
        issue("/candidates", "minItems", "there is no candidate");
      else
        issue(candidate.is_object() ? "/candidates/0/content" : "/candidates/0", "type", "expected object");
      return unusable();
    }
    finish(candidate);
    if (!is_list(content["parts"], "/candidates/0/content/parts", false)) return;
    std::size_t index = 0;
    for (const JsonView one : content["parts"].items())
      part(one, "/candidates/0/content/parts/" + std::to_string(index++));
  }

 private:
  void finish(JsonView candidate) {
    const std::string reason = candidate["finishReason"].text();
    if (reason.empty() || reason == "STOP" || reason == "FINISH_REASON_UNSPECIFIED") return;
    const bool refused = std::find(std::begin(refusals), std::end(refusals), reason) != std::end(refusals);
    turn.finish = reason == "MAX_TOKENS" ? Finish::truncated : refused ? Finish::refused : Finish::failed;
    const std::string message = candidate["finishMessage"].text();
    turn.detail = message.empty() ? reason : reason + ": " + message;
  }

  void part(JsonView one, const std::string& path) {
    if (!one.is_object()) return issue(path, "type", "expected object");
    if (one["text"] && one["thought"].raw() != "true") turn.text += required_text(one, "text", path).value_or("");
    if (one["functionCall"]) called(one, path);
    if (one["executableCode"].is_object() && required_text(one["executableCode"], "code", path + "/executableCode"))
      ran(one["executableCode"], "codeExecution", one);
    if (one["toolCall"].is_object()) ran(one["toolCall"], one["toolCall"]["toolType"].text(), one);
  }

  void called(JsonView one, const std::string& path) {
    const JsonView call = one["functionCall"];
    const std::string place = path + "/functionCall";
    if (!call.is_object()) return issue(place, "type", "expected object");
    const auto name = required_text(call, "name", place);
    const JsonView arguments = call["args"];
    if (arguments.is_there() && !arguments.is_object()) return issue(place + "/args", "type", "expected object");
    if (call["partialArgs"]) return issue(place + "/partialArgs", "type", "arguments in parts are not understood");
    const JsonView id = call["id"];
    if (id.is_there() && !id.is_string()) return issue(place + "/id", "type", "expected string");
    if (!name) return;
    turn.calls.push_back({id.text(), *name, arguments.is_object() ? std::string(arguments.raw()) : "{}", false,
                          metadata(one, {"functionCall"})});
  }

  void ran(JsonView call, std::string name, JsonView one) {
    std::string arguments = call["args"].is_object() ? std::string(call["args"].raw()) : metadata(call, {"id"});
    turn.calls.push_back({call["id"].text(), std::move(name), std::move(arguments), true,
                          metadata(one, {"executableCode", "toolCall"})});
  }
};

ModelTurn read(JsonView response) {
  Reader reader;
  reader.read(response);
  return std::move(reader).done();
}

std::vector<std::string> history(JsonView response) {
  if (read(response).finish != Finish::complete) return {};
  const JsonView content = response["candidates"].first()["content"];
  if (!content["parts"].is_there() || content["parts"].raw() == "[]") return {};
  if (content["role"].is_string()) return {std::string(content.raw())};
  return {ObjectText().text("role", "model").members(content.raw()).done()};
}

std::string answer(const ToolResult& result) {
  ObjectText response;
  if (result.status != Status::ok)
    response.json("error", json_string(answer_text(result)));
  else
    response.json("output",
                  result.parts.empty() && !result.rewritten ? result.value.dump() : json_string(answer_text(result)));
  std::string images = "[";
  for (const ContentPart& part : result.parts) {
    if (const auto* image = std::get_if<ImagePart>(&part)) {
      const std::string data =
          ObjectText().json("mimeType", json_string(image->mime_type)).json("data", json_string(image->data)).done();
      engine::append_piece(images, ObjectText().json("inlineData", data).done());
    }
  }
  ObjectText out;
  if (!result.id.empty()) out.json("id", json_string(result.id));
  out.json("name", json_string(result.name)).json("response", response.done());
  if (images.size() > 1) out.json("parts", images + ']');
  return ObjectText().json("functionResponse", out.done()).done();
}

std::vector<std::string> answers(std::span<const ToolResult> results) {
  std::string parts = "[";
  for (const ToolResult& result : results) {
    if (!result.provider_executed) engine::append_piece(parts, answer(result));
  }
  if (parts.size() == 1) return {};
  return {ObjectText().text("role", "user").json("parts", parts + ']').done()};
}

/// Every event is a response with more parts.
class Stream final : public Assembly {
 public:
  void take(JsonView event) override {
    if (event["error"].is_there() && !ended_) {
      error_ = event["error"].raw();
      ended_ = true;
    }
    for (const auto& [key, value] : event.members()) {
      if (key != "candidates") head_[key] = value.raw();
    }
    if (event["promptFeedback"]["blockReason"].is_there()) ended_ = true;
    const JsonView candidate = event["candidates"].first();
    for (const auto& [key, value] : candidate.members()) {
      if (key != "content") candidate_[key] = value.raw();
      if (key == "finishReason" && value.is_there()) ended_ = true;
    }
    for (const auto& [key, value] : candidate["content"].members()) {
      if (key != "parts") content_[key] = value.raw();
    }
    for (const JsonView part : candidate["content"]["parts"].items()) add(part);
  }

  std::string response() const override {
    if (!error_.empty()) return ObjectText().json("error", error_).done();
    ObjectText out, candidate, content;
    std::string parts = "[";
    for (const Part& part : parts_) engine::append_piece(parts, text_of(part));
    for (const auto& [key, value] : content_) content.json(key, value);
    if (parts.size() > 1) content.json("parts", parts + ']');
    if (parts.size() > 1 || !content_.empty()) candidate.json("content", content.done());
    for (const auto& [key, value] : candidate_) candidate.json(key, value);
    if (const std::string one = candidate.done(); one.size() > 2) out.json("candidates", "[" + one + "]");
    for (const auto& [key, value] : head_) out.json(key, value);
    return out.done();
  }

 private:
  /// Plain text grows; everything else comes whole.
  struct Part {
    bool plain;
    bool thought;
    std::string text;  ///< or the part
  };

  void add(JsonView part) {
    const auto members = part.members();
    const bool thought = part["thought"].raw() == "true";
    const bool plain = part["text"].is_string() && members.size() == (part["thought"] ? 2U : 1U);
    if (part["text"].is_string() && !thought) text_ += part["text"].text();
    if (const JsonView call = part["functionCall"]; call.is_object())
      calls_.push_back({call["id"].text(), call["name"].text(), std::string(call["args"].raw()), true});
    if (plain && !parts_.empty() && parts_.back().plain && parts_.back().thought == thought)
      parts_.back().text += part["text"].text();
    else
      parts_.push_back({plain, thought, plain ? part["text"].text() : std::string(part.raw())});
  }

  static std::string text_of(const Part& part) {
    if (!part.plain) return part.text;
    ObjectText out;
    out.json("text", json_string(part.text));
    if (part.thought) out.flag("thought", true);
    return out.done();
  }

  std::string error_;
  std::map<std::string, std::string> head_, candidate_, content_;
  std::vector<Part> parts_;
};

std::unique_ptr<Assembly> stream() { return std::make_unique<Stream>(); }

std::string parts_of(std::string_view text) { return "[" + ObjectText().json("text", json_string(text)).done() + "]"; }

std::string user_message(std::string_view text) {
  return ObjectText().text("role", "user").json("parts", parts_of(text)).done();
}

std::string path(const Talk& talk) {
  std::string_view model = talk.model;
  if (model.starts_with("models/")) model.remove_prefix(7);
  return "/v1/models/" + std::string(model) + (talk.stream ? ":streamGenerateContent?alt=sse" : ":generateContent");
}

std::string body(const Talk& talk) {
  ObjectText out;
  if (!talk.system.empty()) out.json("systemInstruction", ObjectText().json("parts", parts_of(talk.system)).done());
  out.json("contents", talk.messages);
  if (talk.max_tokens)
    out.json("generationConfig", ObjectText().json("maxOutputTokens", std::to_string(*talk.max_tokens)).done());
  return out.done();
}

}  // namespace

const Api gemini{read, history, answers, stream, user_message, path, body};

}  // namespace toolbind::exchange
