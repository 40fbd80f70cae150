#pragma once
// The schemas of a tool in all dialects.

#include "dialect/render.hpp"
#include "generator/spec/spec.hpp"

namespace toolbind::gen {

struct ToolRenderings {
  struct Row {
    std::string_view shape;
    std::size_t text;     ///< index; of no use if refused
    std::string refused;  ///< why the dialect can't say it
    std::size_t optionals, unions;
    std::vector<dialect::Note> notes;
  };
  std::vector<std::string> texts;  ///< each once; the first is the natural schema as it stands
  std::vector<Row> rows;
  std::string success;  ///< empty: nothing is returned
};

ToolRenderings renderings_of(const Tool& tool);

}  // namespace toolbind::gen
