#pragma once
// A schema in all built-in dialects.

#include <map>

#include "dialect/render.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

struct Renderings {
  struct Row {
    std::string_view shape;
    std::size_t text;     ///< index; of no use if refused
    std::string refused;  ///< why the dialect can't say it
    std::size_t optionals, unions;
    bool wrapped;
    std::string examples;  ///< JSON: a list; empty: none
    std::vector<dialect::Note> notes;
  };
  std::vector<std::string> texts;  ///< each once; the first is the natural schema as it stands
  std::vector<Row> rows;

  /// As a ToolInfo has them; they point into this.
  std::vector<Rendering> table() const;
};

/// By dialect: the examples in its shape, a line each.
using Examples = std::map<std::string_view, std::string>;

/// Of the parameters of a tool: {"input": ...} around what is no object.
Renderings render_parameters(const dialect::OrderedJson& natural, const Examples& examples = {});
/// Of an answer: {"response": ...}, but for Gemini, which takes any root.
Renderings render_output(const dialect::OrderedJson& natural);
/// Of what a tool returns, as MCP wants it: {"result": ...} around what may be no object.
struct SuccessSchema {
  std::string schema;
  bool wrapped = false;
};
SuccessSchema render_success(const dialect::OrderedJson& natural);

/// The schema of a tool without parameters.
extern const dialect::OrderedJson no_parameters;

}  // namespace toolbind::request
