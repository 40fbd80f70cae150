// POST /v1/responses: a turn is a list of items, each call is one of them.

#include <map>

#include "exchange/exchange.hpp"
#include "request/object_text.hpp"

namespace toolbind::exchange {
namespace {

using Finish = ModelTurn::Finish;
using request::ObjectText;

/// Items that the program answers with an item of their own kind, and the member that says what is to be done.
struct ClientRun {
  std::string_view type, name, arguments;
};
constexpr ClientRun client_run[] = {
    {"shell_call", "shell", "action"},
    {"apply_patch_call", "apply_patch", "operation"},
};

/// Items that have been run already.
constexpr std::string_view server_run[] = {"web_search_call",       "file_search_call", "code_interpreter_call",
                                           "image_generation_call", "mcp_call",         "tool_search_call"};

std::string without(std::string_view text, std::string_view ending) {
  return std::string(text.substr(0, text.size() - ending.size()));
}

class Reader : public TurnReader {
 public:
  void read(JsonView response) {
    status(response);
    if (is_list(response["output"], "/output", turn.finish != Finish::failed)) {
      std::size_t index = 0;
      for (const JsonView one : response["output"].items()) item(one, "/output/" + std::to_string(index++));
    } else if (turn.finish != Finish::failed) {
      unusable();
    }
  }

 private:
  void status(JsonView response) {
    const std::string status = response["status"].text();
    if (response["error"].is_there()) {
      failed(response["error"]);
    } else if (status == "incomplete") {
      turn.finish = Finish::truncated;
      turn.detail = response["incomplete_details"]["reason"].text();
      if (turn.detail == "content_filter") turn.finish = Finish::refused;
    } else if (!status.empty() && status != "completed") {
      turn.finish = Finish::failed;
      turn.detail = status;
    }
  }

  void item(JsonView one, const std::string& path) {
    if (!one.is_object()) return issue(path, "type", "expected object");
    const auto type = required_text(one, "type", path);
    if (!type) return;
    if (*type == "message") return message(one, path);
    if (*type == "function_call") return called(one, path, *type, one["arguments"], "arguments");
    if (*type == "custom_tool_call") return called(one, path, *type, one["input"], "input");
    for (const ClientRun& own : client_run) {
      if (own.type == *type) return client_called(one, path, own);
    }
    for (const std::string_view own : server_run) {
      if (own == *type) return ran(one, *type);
    }
    if (type->ends_with("_call") || *type == "mcp_approval_request")
      issue(path + "/type", "enum", "a kind of call that is not known here: " + *type);
  }

  void message(JsonView one, const std::string& path) {
    if (one["phase"].text() == "commentary" || !is_list(one["content"], path + "/content", true)) return;
    std::size_t index = 0;
    for (const JsonView part : one["content"].items()) {
      const std::string place = path + "/content/" + std::to_string(index++);
      if (part["type"].text() == "output_text") turn.text += required_text(part, "text", place).value_or("");
      const std::string refusal = part["refusal"].text();
      if (part["type"].text() != "refusal" || turn.finish != Finish::complete) continue;
      turn.finish = Finish::refused;
      turn.detail = refusal;
    }
  }

  void client_called(JsonView one, const std::string& path, const ClientRun& own) {
    const JsonView value = one[own.arguments];
    if (value.is_object()) return add(one, path, std::string(own.type), own.name, std::string(value.raw()));
    if (value)
      issue(path + "/" + std::string(own.arguments), "type", "expected object");
    else
      issue(path, "required", "missing \"" + std::string(own.arguments) + "\"");
  }

  /// A function's arguments are JSON in a string, a custom tool's are any text.
  void called(JsonView one, const std::string& path, const std::string& type, JsonView value, std::string_view key) {
    const auto name = required_text(one, "name", path);
    const bool custom = type == "custom_tool_call";
    std::string arguments(value.raw());
    if (custom || !value.is_object()) {
      const auto text = required_text(one, key, path);
      if (!text) return;
      arguments = custom ? std::string(value.raw()) : *text;
    }
    if (name) add(one, path, type, *name, std::move(arguments));
  }

  void add(JsonView one, const std::string& path, const std::string& type, std::string_view name,
           std::string arguments) {
    const auto id = required_text(one, "call_id", path);
    if (!id) return;
    ToolCall call{*id, std::string(name), std::move(arguments), false,
                  metadata(one, {"call_id", "name", "arguments", "input", "action", "operation"})};
    const bool half = type == "function_call" && one["status"].text() == "incomplete";
    (half ? turn.cut_off : turn.calls).push_back(std::move(call));
  }

  void ran(JsonView one, const std::string& type) {
    ToolCall call{one["id"].text(), without(type, "_call"), "{}", true,
                  metadata(one, {"id", "name", "arguments", "action", "code"})};
    if (type == "mcp_call") {
      call.name = one["name"].text();
      call.arguments = one["arguments"].text();
    } else if (one["action"].is_object()) {
      call.arguments = one["action"].raw();
    } else if (one["code"].is_string()) {
      call.arguments = ObjectText().json("code", one["code"].raw()).done();
    }
    turn.calls.push_back(std::move(call));
  }
};

ModelTurn read(JsonView response) {
  Reader reader;
  reader.read(response);
  return std::move(reader).done();
}

std::vector<std::string> history(JsonView response) {
  std::vector<std::string> out;
  if (read(response).finish != Finish::complete) return out;
  for (const JsonView item : response["output"].items()) out.emplace_back(item.raw());
  return out;
}

std::string parts_text(const ToolResult& result) {
  std::string out = "[";
  for (const ContentPart& part : result.parts) {
    ObjectText item;
    if (const auto* text = std::get_if<TextPart>(&part)) {
      item.text("type", "input_text").json("text", json_string(text->text));
    } else {
      const auto& image = std::get<ImagePart>(part);
      item.text("type", "input_image")
          .json("image_url", json_string("data:" + image.mime_type + ";base64," + image.data));
    }
    engine::append_piece(out, item.done());
  }
  return out + ']';
}

std::string shell_output(const ToolResult& result) {
  const bool ok = result.status == Status::ok && !result.declared_failure;
  if (ok && result.value.is_array() && !result.rewritten) return result.value.dump();
  const std::string said = json_string(answer_text(result)), nothing = "\"\"";
  const std::string outcome = ObjectText().text("type", "exit").json("exit_code", ok ? "0" : "1").done();
  return "[" +
         ObjectText()
             .json("stdout", ok ? said : nothing)
             .json("stderr", ok ? nothing : said)
             .json("outcome", outcome)
             .done() +
         "]";
}

std::string answer(const ToolResult& result) {
  const std::string type = JsonView::of(result.metadata)["type"].text();
  ObjectText out;
  const auto begin = [&](std::string_view kind) { out.text("type", kind).json("call_id", json_string(result.id)); };
  if (type == "shell_call") {
    begin("shell_call_output");
    return out.json("output", shell_output(result)).done();
  }
  if (type == "apply_patch_call") {
    begin("apply_patch_call_output");
    return out.text("status", result.status == Status::ok ? "completed" : "failed")
        .json("output", json_string(answer_text(result)))
        .done();
  }
  begin(type == "custom_tool_call" ? "custom_tool_call_output" : "function_call_output");
  return out.json("output", result.parts.empty() ? json_string(result.message_for_model) : parts_text(result)).done();
}

std::vector<std::string> answers(std::span<const ToolResult> results) {
  std::vector<std::string> out;
  for (const ToolResult& result : results) {
    if (!result.provider_executed) out.push_back(answer(result));
  }
  return out;
}

class Stream final : public Assembly {
 public:
  void take(JsonView event) override {
    const std::string type = event["type"].text();
    if (ended_) return;
    if (event["response"].is_object()) head_ = event["response"].raw();
    if (type == "response.completed" || type == "response.incomplete" || type == "response.failed") ended_ = true;
    if (type == "error" || (type.empty() && event["error"].is_there())) {
      ended_ = true;
      error_ = event["error"].is_there() ? event["error"].raw() : event.raw();
    }
    const auto index = event["output_index"].index();
    if (!index) return;
    Item& item = items_[*index];
    if (type == "response.output_item.added" || type == "response.output_item.done") whole(item, event["item"], type);
    if (type == "response.output_text.delta") {
      const std::string delta = event["delta"].text();
      item.text += delta;
      if (!item.commentary) text_ += delta;
    }
    if (type == "response.refusal.delta") item.refusal += event["delta"].text();
    if (type == "response.function_call_arguments.delta" || type == "response.custom_tool_call_input.delta")
      argument(item, event["delta"].text());
  }

  std::string response() const override {
    if (!error_.empty()) return ObjectText().json("error", error_).done();
    const JsonView head = JsonView::of(head_);
    if (ended_ && (items_.empty() || head["output"].first())) return head_;
    std::string output = "[";
    for (const auto& [index, item] : items_) engine::append_piece(output, text_of(item));
    ObjectText out;
    for (const auto& [key, value] : head.members()) {
      if (key != "output") out.json(key, value.raw());
    }
    return out.json("output", output + ']').done();
  }

 private:
  struct Item {
    std::string raw;             ///< as it was announced, or as it ended
    std::string text, refusal;   ///< so far
    std::size_t call = no_call;  ///< index
    bool done = false, commentary = false;
  };
  static constexpr std::size_t no_call = ~std::size_t{0};

  void whole(Item& item, JsonView value, const std::string& type) {
    item.raw = value.raw();
    item.done = type == "response.output_item.done";
    item.commentary = value["phase"].text() == "commentary";
    const std::string kind = value["type"].text();
    if (kind != "function_call" && kind != "custom_tool_call") return;
    if (item.call == no_call) {
      item.call = calls_.size();
      calls_.push_back({value["call_id"].text(), value["name"].text(), "", false});
    }
    Call& call = calls_[item.call];
    call.finished = item.done;
    if (item.done) call.arguments = value[kind == "function_call" ? "arguments" : "input"].text();
  }

  void argument(Item& item, const std::string& delta) {
    if (item.call != no_call) calls_[item.call].arguments += delta;
  }

  /// Of one that has not ended: what there is of it.
  std::string text_of(const Item& item) const {
    if (item.raw.empty()) return "{}";
    if (item.done) return item.raw;
    ObjectText out;
    const JsonView value = JsonView::of(item.raw);
    out.members(item.raw);
    if (item.call != no_call)
      out.json(value["type"].text() == "function_call" ? "arguments" : "input",
               json_string(calls_[item.call].arguments));
    if (value["type"].text() == "message") {
      std::string parts = "[";
      if (!item.text.empty())
        engine::append_piece(parts,
                             ObjectText().text("type", "output_text").json("text", json_string(item.text)).done());
      if (!item.refusal.empty())
        engine::append_piece(parts,
                             ObjectText().text("type", "refusal").json("refusal", json_string(item.refusal)).done());
      out.json("content", parts + ']');
    }
    return out.done();
  }

  std::string head_ = "{}", error_;
  std::map<std::size_t, Item> items_;
};

std::unique_ptr<Assembly> stream() { return std::make_unique<Stream>(); }

std::string user_message(std::string_view text) { return plain_message("user", text); }

std::string path(const Talk&) { return "/v1/responses"; }

std::string body(const Talk& talk) {
  ObjectText out;
  out.text("model", talk.model).text("instructions", talk.system).json("input", talk.messages);
  if (talk.max_tokens) out.json("max_output_tokens", std::to_string(*talk.max_tokens));
  if (talk.stream) out.flag("stream", true);
  return out.done();
}

}  // namespace

const Api openai_responses{read, history, answers, stream, user_message, path, body};

}  // namespace toolbind::exchange
