#include "request/tool_json.hpp"

namespace toolbind::request {
namespace {

void add_text(OrderedJson& out, const char* key, const std::string& text) {
  if (!text.empty()) out[key] = text;
}

void add_options(OrderedJson& out, const ToolText& tool, const char* provider) {
  if (!tool.provider_options.is_object() || !tool.provider_options.contains(provider)) return;
  for (const auto& [key, value] : tool.provider_options[provider].items()) out[key] = value;
}

/// Left out, `strict` means "make it strict if you can" here: false is said.
OrderedJson openai_responses(const ToolText& tool) {
  OrderedJson out = {{"type", "function"}, {"name", tool.name}};
  add_text(out, "description", tool.description);
  out["strict"] = tool.strict;
  out["parameters"] = tool.schema;
  add_options(out, tool, "openai");
  return out;
}

OrderedJson openai_chat(const ToolText& tool) {
  OrderedJson function = {{"name", tool.name}};
  add_text(function, "description", tool.description);
  if (tool.strict) function["strict"] = true;
  function["parameters"] = tool.schema;
  OrderedJson out = {{"type", "function"}};
  out["function"] = std::move(function);
  add_options(out, tool, "openai");
  return out;
}

OrderedJson anthropic(const ToolText& tool) {
  OrderedJson out = {{"name", tool.name}};
  add_text(out, "description", tool.description);
  if (tool.strict) out["strict"] = true;
  out["input_schema"] = tool.schema;
  add_options(out, tool, "anthropic");
  return out;
}

OrderedJson gemini(const ToolText& tool) {
  OrderedJson out = {{"name", tool.name}};
  add_text(out, "description", tool.description);
  out["parametersJsonSchema"] = tool.schema;
  add_options(out, tool, "gemini");
  return out;
}

OrderedJson mcp(const ToolText& tool) {
  OrderedJson out = {{"name", tool.name}};
  add_text(out, "title", tool.title);
  add_text(out, "description", tool.description);
  out["inputSchema"] = tool.schema;
  if (!tool.success.is_null()) out["outputSchema"] = tool.success;
  // The protocol's defaults are spelled out: a reader need not know them.
  OrderedJson hints = OrderedJson::object();
  hints["readOnlyHint"] = tool.annotations.read_only.value_or(false);
  hints["destructiveHint"] = tool.annotations.destructive.value_or(true);
  hints["idempotentHint"] = tool.annotations.idempotent.value_or(false);
  hints["openWorldHint"] = tool.annotations.open_world.value_or(true);
  out["annotations"] = std::move(hints);
  if (tool.meta.is_object() && !tool.meta.empty()) out["_meta"] = tool.meta;
  add_options(out, tool, "mcp");
  return out;
}

}  // namespace

OrderedJson tools_json(Provider provider, std::span<const ToolText> tools) {
  OrderedJson (*const one[])(const ToolText&) = {openai_responses, openai_chat, anthropic, gemini, mcp};
  OrderedJson out = OrderedJson::array();
  for (const ToolText& tool : tools) out.push_back(one[static_cast<std::size_t>(provider)](tool));
  if (provider != Provider::gemini || out.empty()) return out;
  OrderedJson declarations = OrderedJson::object();
  declarations["functionDeclarations"] = std::move(out);
  return OrderedJson::array({std::move(declarations)});
}

}  // namespace toolbind::request

namespace toolbind {

std::string_view to_string(Provider provider) {
  constexpr std::string_view names[] = {"openai_responses", "openai_chat", "anthropic", "gemini", "mcp"};
  return names[static_cast<std::size_t>(provider)];
}

}  // namespace toolbind
