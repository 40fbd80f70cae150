#include "request/tool_json.hpp"

#include <nlohmann/json.hpp>

#include "request/object_text.hpp"

namespace toolbind::request {
namespace {

/// The fields that the spec has for this provider.
std::string options(const ToolInfo& tool, const char* provider) {
  if (tool.provider_options.empty()) return {};
  const auto all = nlohmann::ordered_json::parse(tool.provider_options);
  const auto own = all.find(provider);
  return own == all.end() ? std::string() : own->dump();
}

/// Left out, `strict` means "make it strict if you can" here: false is said.
std::string openai_responses(const PlannedTool& tool) {
  return ObjectText()
      .text("type", "function")
      .text("name", tool.wire_name)
      .text("description", tool.info.description)
      .flag("strict", tool.strict)
      .json("parameters", tool.schema)
      .members(options(tool.info, "openai"))
      .done();
}

std::string openai_chat(const PlannedTool& tool) {
  ObjectText function;
  function.text("name", tool.wire_name).text("description", tool.info.description);
  if (tool.strict) function.flag("strict", true);
  function.json("parameters", tool.schema);
  return ObjectText()
      .text("type", "function")
      .json("function", function.done())
      .members(options(tool.info, "openai"))
      .done();
}

std::string anthropic(const PlannedTool& tool) {
  ObjectText out;
  out.text("name", tool.wire_name).text("description", tool.info.description);
  if (tool.strict) out.flag("strict", true);
  return out.json("input_schema", tool.schema)
      .json("input_examples", tool.examples)
      .members(options(tool.info, "anthropic"))
      .done();
}

std::string gemini(const PlannedTool& tool) {
  return ObjectText()
      .text("name", tool.wire_name)
      .text("description", tool.info.description)
      .json("parametersJsonSchema", tool.schema)
      .members(options(tool.info, "gemini"))
      .done();
}

std::string mcp(const PlannedTool& tool) {
  const Annotations& hints = tool.info.annotations;
  // The protocol's defaults are spelled out: a reader need not know them.
  const std::string annotations = ObjectText()
                                      .flag("readOnlyHint", hints.read_only.value_or(false))
                                      .flag("destructiveHint", hints.destructive.value_or(true))
                                      .flag("idempotentHint", hints.idempotent.value_or(false))
                                      .flag("openWorldHint", hints.open_world.value_or(true))
                                      .done();
  return ObjectText()
      .text("name", tool.wire_name)
      .text("title", tool.info.title)
      .text("description", tool.info.description)
      .json("inputSchema", tool.schema)
      .json("outputSchema", tool.info.success_schema)
      .json("annotations", annotations)
      .json("_meta", tool.info.meta)
      .members(options(tool.info, "mcp"))
      .done();
}

/// Gemini's are named by their key, all others by `type`.
std::string provider_tool(Provider provider, const ProviderTool& tool) {
  if (provider == Provider::gemini) return ObjectText().json(tool.type, tool.args.empty() ? "{}" : tool.args).done();
  return ObjectText().text("type", tool.type).text("name", tool.name).members(tool.args).done();
}

}  // namespace

std::string tools_json(Provider provider, std::span<const PlannedTool> tools) {
  std::string (*const one[])(const PlannedTool&) = {openai_responses, openai_chat, anthropic, gemini, mcp};
  std::string out, own;
  for (const PlannedTool& tool : tools) {
    std::string& list = tool.info.provider_tool && provider == Provider::gemini ? own : out;
    if (!list.empty()) list += ',';
    list += tool.info.provider_tool ? provider_tool(provider, *tool.info.provider_tool)
                                    : one[static_cast<std::size_t>(provider)](tool);
  }
  if (provider != Provider::gemini) return "[" + out + "]";
  // All functions are one entry, each of Gemini's own tools is another.
  if (!out.empty()) out = "{\"functionDeclarations\":[" + out + "]}" + (own.empty() ? "" : ",");
  return "[" + out + own + "]";
}

}  // namespace toolbind::request

namespace toolbind {

std::string_view to_string(Provider provider) {
  constexpr std::string_view names[] = {"openai_responses", "openai_chat", "anthropic", "gemini", "mcp"};
  return names[static_cast<std::size_t>(provider)];
}

}  // namespace toolbind
