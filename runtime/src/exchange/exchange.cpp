// The doors, and what the readers of all providers share.

#include "exchange/exchange.hpp"

#include <algorithm>
#include <magic_enum/magic_enum.hpp>
#include <map>

#include "engine/messages.hpp"
#include "json/utf8.hpp"

namespace toolbind {
namespace exchange {

const Api& api(Provider provider) {
  static constexpr const Api* all[] = {&openai_responses, &openai_chat, &anthropic, &gemini, &mcp};
  return *all[static_cast<std::size_t>(provider)];
}

namespace {

std::string found(JsonView value) {
  return engine::found_at(value.raw().data(), value.raw().data() + value.raw().size());
}

}  // namespace

std::optional<std::string> TurnReader::required_text(JsonView object, std::string_view key, const std::string& path) {
  const JsonView value = object[key];
  if (value.is_string()) return value.text();
  if (value)
    issue(path + "/" + std::string(key), "type", "expected string, got " + found(value));
  else
    issue(path, "required", "missing " + engine::quoted(key));
  return std::nullopt;
}

bool TurnReader::is_list(JsonView value, const std::string& path, bool required) {
  if (value.is_array()) return true;
  if (required ? static_cast<bool>(value) : value.is_there())
    issue(path, "type", "expected array, got " + found(value));
  else if (required)
    issue(path.substr(0, path.rfind('/')), "required", "missing " + engine::quoted(path.substr(path.rfind('/') + 1)));
  return false;
}

void TurnReader::unusable() {
  turn.finish = ModelTurn::Finish::failed;
  turn.detail = "the response is not understood";
}

void TurnReader::failed(JsonView error) {
  turn.finish = ModelTurn::Finish::failed;
  turn.detail = error.is_string() ? error.text() : error["message"].text();
  if (turn.detail.empty()) turn.detail = error.raw();
}

ModelTurn TurnReader::done() && {
  if (turn.finish != ModelTurn::Finish::complete && turn.finish != ModelTurn::Finish::paused) {
    const auto is_own = [](const ToolCall& call) { return !call.provider_executed; };
    std::copy_if(turn.calls.begin(), turn.calls.end(), std::back_inserter(turn.cut_off), is_own);
    std::erase_if(turn.calls, is_own);
  }
  return std::move(turn);
}

std::string metadata(JsonView object, std::initializer_list<std::string_view> left_out) {
  std::string out = "{";
  for (const auto& [key, value] : object.members()) {
    if (std::find(left_out.begin(), left_out.end(), key) != left_out.end() || !value.is_there()) continue;
    engine::append_piece(out, json_string(key) + ":" + std::string(value.raw()));
  }
  return out.size() == 1 ? std::string() : out + '}';
}

std::string plain_message(std::string_view role, std::string_view text) {
  return "{\"role\":\"" + std::string(role) + "\",\"content\":" + json_string(text) + "}";
}

std::string merged(JsonView first, JsonView second) {
  std::map<std::string, JsonView, std::less<>> more;
  for (auto& [key, value] : second.members()) more.insert_or_assign(key, value);
  std::string out = "{";
  for (const auto& [key, value] : first.members()) {
    const auto found = more.find(key);
    std::string text(found == more.end() ? value.raw() : found->second.raw());
    if (found != more.end() && value.is_object() && found->second.is_object()) text = merged(value, found->second);
    if (found != more.end()) more.erase(found);
    engine::append_piece(out, json_string(key) + ":" + text);
  }
  for (const auto& [key, value] : second.members()) {
    if (more.contains(key)) engine::append_piece(out, json_string(key) + ":" + std::string(value.raw()));
  }
  return out + '}';
}

bool has_images(const ToolResult& result) {
  return std::any_of(result.parts.begin(), result.parts.end(),
                     [](const ContentPart& part) { return std::holds_alternative<ImagePart>(part); });
}

std::string answer_text(const ToolResult& result) {
  if (result.parts.empty()) return result.message_for_model;
  std::string out;
  for (const ContentPart& part : result.parts) {
    if (const auto* text = std::get_if<TextPart>(&part)) out += (out.empty() ? "" : "\n") + text->text;
  }
  return out;
}

namespace {

ModelTurn not_json() {
  ModelTurn out;
  out.finish = ModelTurn::Finish::failed;
  out.detail = "the response is not valid JSON";
  out.issues.push_back({"", "json", out.detail});
  return out;
}

Json list_of(const std::vector<std::string>& items) {
  Json out = Json::array();
  for (const std::string& item : items) {
    Json parsed = Json::parse(item, nullptr, false);
    if (!parsed.is_discarded()) out.push_back(std::move(parsed));
  }
  return out;
}

}  // namespace
}  // namespace exchange

std::string_view to_string(ModelTurn::Finish finish) { return magic_enum::enum_name(finish); }

ModelTurn read_calls(Provider provider, std::string_view response) {
  const exchange::JsonView view = exchange::JsonView::of(response);
  return view ? exchange::api(provider).read(view) : exchange::not_json();
}

Json history_messages(Provider provider, std::string_view response) {
  const exchange::JsonView view = exchange::JsonView::of(response);
  if (!view) return Json::array();
  return exchange::list_of(exchange::api(provider).history(view));
}

Json result_messages(Provider provider, std::span<const ToolResult> results) {
  return exchange::list_of(exchange::api(provider).answers(results));
}

}  // namespace toolbind
