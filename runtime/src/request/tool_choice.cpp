#include "request/tool_choice.hpp"

#include <algorithm>

#include "engine/messages.hpp"
#include "request/object_text.hpp"

namespace toolbind::request {
namespace {

using Mode = ToolChoice::Mode;
using Sent = std::span<const PlannedTool>;

bool is_chosen(const ToolChoice& choice, std::string_view name) {
  return choice.tools.empty() || std::find(choice.tools.begin(), choice.tools.end(), name) != choice.tools.end();
}

template <class Text>
std::string list_of(Sent sent, const ToolChoice& choice, Text text) {
  std::string out;
  for (const PlannedTool& tool : sent) {
    if (is_chosen(choice, tool.info.name)) out += (out.empty() ? "" : ",") + text(tool);
  }
  return "[" + out + "]";
}

const PlannedTool* only_one(Sent sent, const ToolChoice& choice) {
  if (choice.mode != Mode::required || choice.tools.size() != 1) return nullptr;
  const auto found = std::find_if(sent.begin(), sent.end(),
                                  [&](const PlannedTool& tool) { return tool.info.name == choice.tools.front(); });
  return found == sent.end() ? nullptr : &*found;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// A tool in `tool_choice`. Chat puts the name one level deeper, and has no tools of its own.
std::string openai_tool(const PlannedTool& tool, bool chat) {
  if (tool.info.provider_tool) return ObjectText().text("type", tool.info.provider_tool->type).done();
  const std::string named = ObjectText().text("name", tool.wire_name).done();
  if (chat) return ObjectText().text("type", "function").json("function", named).done();
  return ObjectText().text("type", "function").text("name", tool.wire_name).done();
}

std::string openai_choice(Sent sent, const ToolChoice& choice, bool chat) {
  if (choice.mode == Mode::none) return quoted("none");
  if (choice.tools.empty()) return choice.mode == Mode::required ? quoted("required") : "";
  if (const PlannedTool* one = only_one(sent, choice)) return openai_tool(*one, chat);
  ObjectText allowed;
  allowed.text("mode", choice.mode == Mode::required ? "required" : "auto")
      .json("tools", list_of(sent, choice, [&](const PlannedTool& tool) { return openai_tool(tool, chat); }));
  if (chat) return ObjectText().text("type", "allowed_tools").json("allowed_tools", allowed.done()).done();
  return ObjectText().text("type", "allowed_tools").members(allowed.done()).done();
}

std::string openai(Sent sent, const RequestOptions& options, bool chat) {
  ObjectText out;
  out.json("tool_choice", openai_choice(sent, options.tool_choice, chat));
  if (options.parallel_calls) out.flag("parallel_tool_calls", *options.parallel_calls);
  return out.done();
}

std::string openai_responses(Sent sent, const RequestOptions& options, bool, Issues&) {
  return openai(sent, options, false);
}

std::string openai_chat(Sent sent, const RequestOptions& options, bool, Issues&) { return openai(sent, options, true); }

std::string anthropic(Sent sent, const RequestOptions& options, bool, Issues& notes) {
  const ToolChoice& choice = options.tool_choice;
  const PlannedTool* const one = only_one(sent, choice);
  if (one && one->wire_name.empty())
    notes.push_back({std::string(one->info.name), "tool_choice", "a toolset has no name: another tool may be called"});
  const bool alone = !options.parallel_calls.value_or(true);
  ObjectText out;
  if (choice.mode == Mode::none)
    out.text("type", "none");
  else if (one && !one->wire_name.empty())
    out.text("type", "tool").text("name", one->wire_name);
  else if (choice.mode == Mode::required)
    out.text("type", "any");
  else if (alone)
    out.text("type", "auto");
  else
    return "{}";
  if (alone && choice.mode != Mode::none) out.flag("disable_parallel_tool_use", true);
  return ObjectText().json("tool_choice", out.done()).done();
}

/// A call that is forced is held to the schemas as well.
std::string gemini(Sent sent, const RequestOptions& options, bool must, Issues& notes) {
  const ToolChoice& choice = options.tool_choice;
  if (options.parallel_calls == false)
    notes.push_back({"", "parallel_calls", "Gemini has no switch for parallel calls"});
  ObjectText config;
  if (choice.mode == Mode::none)
    config.text("mode", "NONE");
  else if (choice.mode == Mode::required)
    config.text("mode", "ANY");
  else if (must)
    config.text("mode", "VALIDATED");
  else
    return "{}";
  std::string functions;
  for (const PlannedTool& tool : sent) {
    if (choice.mode != Mode::required || choice.tools.empty() || !is_chosen(choice, tool.info.name)) continue;
    if (tool.info.provider_tool)
      notes.push_back({std::string(tool.info.name), "tool_choice", "Gemini's own tools are no functions to choose"});
    else
      functions += (functions.empty() ? "" : ",") + quoted(tool.wire_name);
  }
  if (!functions.empty()) config.json("allowedFunctionNames", "[" + functions + "]");
  return ObjectText().json("toolConfig", ObjectText().json("functionCallingConfig", config.done()).done()).done();
}

std::string mcp(Sent, const RequestOptions& options, bool, Issues& notes) {
  if (options.tool_choice.mode != Mode::automatic)
    notes.push_back({"", "tool_choice", "an MCP server does not tell its clients what to call"});
  if (options.parallel_calls)
    notes.push_back({"", "parallel_calls", "an MCP server does not tell its clients how to call"});
  return "{}";
}

}  // namespace

Issues check_choice(Tools tools, const RequestOptions& options) {
  Issues out;
  std::vector<std::string_view> names;
  for (const ToolInfo& tool : tools) names.push_back(tool.name);
  for (const std::string& name : options.tool_choice.tools) {
    if (std::find(names.begin(), names.end(), name) == names.end())
      out.push_back({name, "tool_choice", "unknown tool " + engine::quoted(name) + engine::suggestion(name, names)});
  }
  if (options.tool_choice.mode == Mode::required && names.empty())
    out.push_back({"", "tool_choice", "there is no tool that could be called"});
  return out;
}

bool narrows_by_leaving_out(const RequestOptions& options) {
  const ToolChoice& choice = options.tool_choice;
  if (choice.tools.empty() || choice.mode == Mode::none) return false;
  switch (options.provider) {
    case Provider::openai_responses:
    case Provider::openai_chat:
      return false;
    case Provider::anthropic:
      return choice.mode != Mode::required || choice.tools.size() != 1;
    case Provider::gemini:
      return choice.mode != Mode::required;
    case Provider::mcp:
      break;
  }
  return true;
}

std::string choice_fields(Sent sent, const RequestOptions& options, bool must, Issues& notes) {
  using Fields = std::string (*)(Sent, const RequestOptions&, bool, Issues&);
  constexpr Fields fields[] = {openai_responses, openai_chat, anthropic, gemini, mcp};
  // Providers refuse a choice where there is nothing to choose from.
  return sent.empty() ? "{}" : fields[static_cast<std::size_t>(options.provider)](sent, options, must, notes);
}

}  // namespace toolbind::request
