#include "request/tool_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "json/string_literal.hpp"

namespace toolbind::request {
namespace {

/// A JSON object under construction; a key that comes again replaces its value.
class Object {
 public:
  Object& json(std::string_view key, std::string_view value) {
    const auto found =
        std::find_if(fields_.begin(), fields_.end(), [&](const auto& field) { return field.first == key; });
    if (found != fields_.end())
      found->second = value;
    else if (!value.empty())
      fields_.emplace_back(key, value);
    return *this;
  }
  Object& text(std::string_view key, std::string_view value) {
    std::string literal;
    if (!value.empty()) json::append_string_literal(value, literal);
    return json(key, literal);
  }
  Object& flag(std::string_view key, bool value) { return json(key, value ? "true" : "false"); }

  /// The fields that the spec has for this provider.
  Object& options(const ToolInfo& tool, const char* provider) {
    if (tool.provider_options.empty()) return *this;
    const auto all = nlohmann::ordered_json::parse(tool.provider_options);
    const auto own = all.find(provider);
    if (own == all.end()) return *this;
    for (const auto& [key, value] : own->items()) json(key, value.dump());
    return *this;
  }

  std::string done() const {
    std::string out = "{";
    for (const auto& [key, value] : fields_) {
      if (out.size() > 1) out += ',';
      json::append_string_literal(key, out);
      out += ':';
      out += value;
    }
    return out + '}';
  }

 private:
  std::vector<std::pair<std::string, std::string>> fields_;
};

/// Left out, `strict` means "make it strict if you can" here: false is said.
std::string openai_responses(const PlannedTool& tool) {
  return Object()
      .text("type", "function")
      .text("name", tool.info.name)
      .text("description", tool.info.description)
      .flag("strict", tool.strict)
      .json("parameters", tool.schema)
      .options(tool.info, "openai")
      .done();
}

std::string openai_chat(const PlannedTool& tool) {
  Object function;
  function.text("name", tool.info.name).text("description", tool.info.description);
  if (tool.strict) function.flag("strict", true);
  function.json("parameters", tool.schema);
  return Object().text("type", "function").json("function", function.done()).options(tool.info, "openai").done();
}

std::string anthropic(const PlannedTool& tool) {
  Object out;
  out.text("name", tool.info.name).text("description", tool.info.description);
  if (tool.strict) out.flag("strict", true);
  return out.json("input_schema", tool.schema).options(tool.info, "anthropic").done();
}

std::string gemini(const PlannedTool& tool) {
  return Object()
      .text("name", tool.info.name)
      .text("description", tool.info.description)
      .json("parametersJsonSchema", tool.schema)
      .options(tool.info, "gemini")
      .done();
}

std::string mcp(const PlannedTool& tool) {
  const Annotations& hints = tool.info.annotations;
  // The protocol's defaults are spelled out: a reader need not know them.
  const std::string annotations = Object()
                                      .flag("readOnlyHint", hints.read_only.value_or(false))
                                      .flag("destructiveHint", hints.destructive.value_or(true))
                                      .flag("idempotentHint", hints.idempotent.value_or(false))
                                      .flag("openWorldHint", hints.open_world.value_or(true))
                                      .done();
  return Object()
      .text("name", tool.info.name)
      .text("title", tool.info.title)
      .text("description", tool.info.description)
      .json("inputSchema", tool.schema)
      .json("outputSchema", tool.info.success_schema)
      .json("annotations", annotations)
      .json("_meta", tool.info.meta)
      .options(tool.info, "mcp")
      .done();
}

}  // namespace

std::string tools_json(Provider provider, std::span<const PlannedTool> tools) {
  std::string (*const one[])(const PlannedTool&) = {openai_responses, openai_chat, anthropic, gemini, mcp};
  std::string out = "[";
  for (const PlannedTool& tool : tools) {
    if (out.size() > 1) out += ',';
    out += one[static_cast<std::size_t>(provider)](tool);
  }
  out += ']';
  return provider == Provider::gemini && !tools.empty() ? "[{\"functionDeclarations\":" + out + "}]" : out;
}

}  // namespace toolbind::request

namespace toolbind {

std::string_view to_string(Provider provider) {
  constexpr std::string_view names[] = {"openai_responses", "openai_chat", "anthropic", "gemini", "mcp"};
  return names[static_cast<std::size_t>(provider)];
}

}  // namespace toolbind
