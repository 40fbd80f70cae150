#include "spoken.hpp"

namespace {

using toolbind::Json;
using toolbind::Provider;

std::string id_of(std::size_t index, const std::string& name) { return "call_" + std::to_string(index) + "_" + name; }

template <class Call>
void each_call(const Turn& turn, Call call) {
  for (std::size_t i = 0; i < turn.calls.size(); ++i)
    call(i, id_of(i, turn.calls[i].first), turn.calls[i].first, turn.calls[i].second);
}

/// In pieces of a few characters; between characters, as far as they are ASCII.
template <class Each>
void each_piece(const std::string& text, Each each) {
  constexpr std::size_t size = 9;
  for (std::size_t at = 0; at < text.size(); at += size) each(text.substr(at, size));
}

std::string event(const Json& data, bool named = false) {
  const std::string name = named ? "event: " + data["type"].get<std::string>() + "\n" : "";
  return name + "data: " + data.dump() + "\n\n";
}

Json responses(const Turn& turn) {
  Json output = Json::array();
  if (!turn.text.empty())
    output.push_back(
        {{"type", "message"}, {"role", "assistant"}, {"content", {{{"type", "output_text"}, {"text", turn.text}}}}});
  each_call(turn, [&](std::size_t, const std::string& id, const std::string& name, const Json& arguments) {
    output.push_back({{"type", "function_call"},
                      {"id", "fc_" + id},
                      {"call_id", id},
                      {"name", name},
                      {"arguments", arguments.dump()},
                      {"status", "completed"}});
  });
  return {{"object", "response"}, {"status", "completed"}, {"output", output}};
}

std::string responses_in_pieces(const Turn& turn) {
  const Json whole = responses(turn);
  std::string out;
  for (std::size_t i = 0; i < whole["output"].size(); ++i) {
    const Json& item = whole["output"][i];
    Json empty = item;
    const bool call = item["type"] == "function_call";
    (call ? empty["arguments"] : empty["content"]) = call ? Json("") : Json::array();
    out += event({{"type", "response.output_item.added"}, {"output_index", i}, {"item", empty}}, true);
    const std::string text = call ? item["arguments"].get<std::string>() : turn.text;
    const char* const type = call ? "response.function_call_arguments.delta" : "response.output_text.delta";
    each_piece(text, [&](const std::string& piece) {
      out += event({{"type", type}, {"output_index", i}, {"delta", piece}}, true);
    });
    out += event({{"type", "response.output_item.done"}, {"output_index", i}, {"item", item}}, true);
  }
  return out + event({{"type", "response.completed"}, {"response", whole}}, true);
}

Json chat(const Turn& turn) {
  Json message = {{"role", "assistant"}, {"content", turn.text.empty() ? Json() : Json(turn.text)}};
  each_call(turn, [&](std::size_t, const std::string& id, const std::string& name, const Json& arguments) {
    message["tool_calls"].push_back(
        {{"id", id}, {"type", "function"}, {"function", {{"name", name}, {"arguments", arguments.dump()}}}});
  });
  const char* const reason = turn.calls.empty() ? "stop" : "tool_calls";
  return {{"object", "chat.completion"},
          {"choices", {{{"index", 0}, {"message", message}, {"finish_reason", reason}}}}};
}

std::string chat_in_pieces(const Turn& turn) {
  std::string out;
  const auto chunk = [&](const Json& delta, const Json& reason) {
    out += event({{"object", "chat.completion.chunk"},
                  {"choices", {{{"index", 0}, {"delta", delta}, {"finish_reason", reason}}}}});
  };
  chunk({{"role", "assistant"}}, nullptr);
  each_piece(turn.text, [&](const std::string& piece) { chunk({{"content", piece}}, nullptr); });
  each_call(turn, [&](std::size_t i, const std::string& id, const std::string& name, const Json& arguments) {
    chunk({{"tool_calls", {{{"index", i}, {"id", id}, {"type", "function"}, {"function", {{"name", name}}}}}}},
          nullptr);
    each_piece(arguments.dump(), [&](const std::string& piece) {
      chunk({{"tool_calls", {{{"index", i}, {"function", {{"arguments", piece}}}}}}}, nullptr);
    });
  });
  chunk(Json::object(), turn.calls.empty() ? "stop" : "tool_calls");
  return out + "data: [DONE]\n\n";
}

Json anthropic(const Turn& turn) {
  Json content = Json::array();
  if (!turn.text.empty()) content.push_back({{"type", "text"}, {"text", turn.text}});
  each_call(turn, [&](std::size_t, const std::string& id, const std::string& name, const Json& arguments) {
    content.push_back({{"type", "tool_use"}, {"id", id}, {"name", name}, {"input", arguments}});
  });
  return {{"type", "message"},
          {"role", "assistant"},
          {"content", content},
          {"stop_reason", turn.calls.empty() ? "end_turn" : "tool_use"}};
}

std::string anthropic_in_pieces(const Turn& turn) {
  const Json whole = anthropic(turn);
  std::string out = event({{"type", "message_start"},
                           {"message", {{"type", "message"}, {"role", "assistant"}, {"content", Json::array()}}}},
                          true);
  for (std::size_t i = 0; i < whole["content"].size(); ++i) {
    Json block = whole["content"][i];
    const bool call = block["type"] == "tool_use";
    const std::string text = call ? block["input"].dump() : turn.text;
    (call ? block["input"] : block["text"]) = call ? Json::object() : Json("");
    out += event({{"type", "content_block_start"}, {"index", i}, {"content_block", block}}, true);
    each_piece(text, [&](const std::string& piece) {
      const Json delta = call ? Json{{"type", "input_json_delta"}, {"partial_json", piece}}
                              : Json{{"type", "text_delta"}, {"text", piece}};
      out += event({{"type", "content_block_delta"}, {"index", i}, {"delta", delta}}, true);
    });
    out += event({{"type", "content_block_stop"}, {"index", i}}, true);
  }
  out += event({{"type", "message_delta"}, {"delta", {{"stop_reason", whole["stop_reason"]}}}}, true);
  return out + event({{"type", "message_stop"}}, true);
}

Json gemini_of(const Json& parts, bool last) {
  Json candidate = {{"content", {{"role", "model"}, {"parts", parts}}}};
  if (last) candidate["finishReason"] = "STOP";
  return {{"candidates", Json::array({candidate})}};
}

Json gemini_calls(const Turn& turn) {
  Json parts = Json::array();
  each_call(turn, [&](std::size_t, const std::string& id, const std::string& name, const Json& arguments) {
    parts.push_back({{"functionCall", {{"id", id}, {"name", name}, {"args", arguments}}}});
  });
  return parts;
}

Json gemini(const Turn& turn) {
  Json parts = gemini_calls(turn);
  if (!turn.text.empty()) parts.insert(parts.begin(), Json::object({{"text", turn.text}}));
  return gemini_of(parts, true);
}

std::string gemini_in_pieces(const Turn& turn) {
  std::string out;
  each_piece(turn.text, [&](const std::string& piece) {
    out += event(gemini_of(Json::array({Json::object({{"text", piece}})}), false));
  });
  return out + event(gemini_of(gemini_calls(turn), true));
}

}  // namespace

Json spoken(Provider provider, const Turn& turn) {
  switch (provider) {
    case Provider::openai_responses:
      return responses(turn);
    case Provider::anthropic:
      return anthropic(turn);
    case Provider::gemini:
      return gemini(turn);
    default:
      return chat(turn);
  }
}

std::string spoken_in_pieces(Provider provider, const Turn& turn) {
  switch (provider) {
    case Provider::openai_responses:
      return responses_in_pieces(turn);
    case Provider::anthropic:
      return anthropic_in_pieces(turn);
    case Provider::gemini:
      return gemini_in_pieces(turn);
    default:
      return chat_in_pieces(turn);
  }
}
