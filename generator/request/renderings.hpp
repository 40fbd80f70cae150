#pragma once
// The schemas of a tool or an output in all dialects.

#include "dialect/render.hpp"
#include "generator/spec/spec.hpp"

namespace toolbind::gen {

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
};

Renderings renderings_of(const Tool& tool);
/// Precondition: it has a schema.
Renderings renderings_of(const Output& output);

/// The schema of what the tool returns, as MCP wants it; empty: nothing is returned.
std::string success_schema(const Tool& tool);

/// Is the answer's text the value?
bool is_plain(const Output& output);

}  // namespace toolbind::gen
