// MCP: a call is a request `tools/call`, its result the answer to it. What comes around that is a server's business.

#include "exchange/exchange.hpp"
#include "request/object_text.hpp"

namespace toolbind::exchange {
namespace {

using request::ObjectText;

class Reader : public TurnReader {
 public:
  void read(JsonView message, const std::string& path) {
    if (!message.is_object()) return issue(path, "type", "expected object");
    if (message["method"].text() != "tools/call") return issue(path + "/method", "const", "expected \"tools/call\"");
    const JsonView id = message["id"], params = message["params"];
    if (!id) return issue(path, "required", "missing \"id\"");
    if (!id.is_string() && id.kind() != json::ValueKind::number)
      return issue(path + "/id", "type", "expected a string or a number");
    if (!params.is_object()) return issue(path + "/params", "type", "expected object");
    const auto name = required_text(params, "name", path + "/params");
    const JsonView arguments = params["arguments"];
    if (arguments && !arguments.is_object()) return issue(path + "/params/arguments", "type", "expected object");
    if (name)
      turn.calls.push_back(
          {std::string(id.raw()), *name, std::string(arguments.raw()), false, metadata(params, {"name", "arguments"})});
  }
};

/// One request, or a batch of them. The id of a call is the request's, as JSON text.
ModelTurn read(JsonView message) {
  Reader reader;
  if (message.is_array()) {
    std::size_t index = 0;
    for (const JsonView one : message.items()) reader.read(one, "/" + std::to_string(index++));
  } else {
    reader.read(message, "");
  }
  return std::move(reader).done();
}

std::vector<std::string> history(JsonView) { return {}; }

/// A declared failure is one to this protocol, whoever is to hear of it: it has no shape for it.
bool is_error(const ToolResult& result) { return result.status != Status::ok || result.declared_failure; }

std::string content(const ToolResult& result) {
  if (result.parts.empty())
    return "[" + ObjectText().text("type", "text").json("text", json_string(result.message_for_model)).done() + "]";
  std::string out = "[";
  for (const ContentPart& part : result.parts) {
    ObjectText block;
    if (const auto* text = std::get_if<TextPart>(&part)) {
      block.text("type", "text").json("text", json_string(text->text));
    } else {
      const auto& image = std::get<ImagePart>(part);
      block.text("type", "image").json("data", json_string(image.data)).json("mimeType", json_string(image.mime_type));
    }
    engine::append_piece(out, block.done());
  }
  return out + ']';
}

/// As the tool's outputSchema says, which makes what may be no object the `result` of one.
std::string structured(const ToolResult& result) {
  if (!result.tool || !result.tool->success || is_error(result) || result.rewritten) return {};
  const std::string value = result.value.dump();
  return result.tool->success_wrapped ? ObjectText().json("result", value).done() : value;
}

std::vector<std::string> answers(std::span<const ToolResult> results) {
  std::vector<std::string> out;
  for (const ToolResult& result : results) {
    if (result.provider_executed) continue;
    ObjectText answer;
    answer.json("content", content(result)).json("structuredContent", structured(result));
    if (is_error(result)) answer.flag("isError", true);
    const JsonView id = JsonView::of(result.id);
    out.push_back(ObjectText()
                      .text("jsonrpc", "2.0")
                      .json("id", id ? std::string(id.raw()) : json_string(result.id))
                      .json("result", answer.done())
                      .done());
  }
  return out;
}

}  // namespace

const Api mcp{read, history, answers, nullptr, nullptr, nullptr, nullptr};

}  // namespace toolbind::exchange
