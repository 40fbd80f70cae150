#include "generator/request/renderings.hpp"

#include <algorithm>

namespace toolbind::gen {
namespace {

const OrderedJson no_parameters = {
    {"type", "object"}, {"properties", OrderedJson::object()}, {"additionalProperties", false}};

constexpr const dialect::Dialect* dialects[] = {&dialect::natural, &dialect::openai, &dialect::anthropic,
                                                &dialect::anthropic_nullable, &dialect::gemini};

std::string text_of(const dialect::Note& note) {
  return note.pointer.empty() ? note.message : note.pointer + ": " + note.message;
}

}  // namespace

ToolRenderings renderings_of(const Tool& tool) {
  const OrderedJson& natural = tool.parameters ? tool.parameters->natural : no_parameters;
  ToolRenderings out;
  out.texts.push_back(natural.dump());
  for (const dialect::Dialect* one : dialects) {
    dialect::Rendering rendering = render(natural, *one);
    ToolRenderings::Row row{one->name, 0, "", rendering.optionals, rendering.unions, std::move(rendering.notes)};
    if (rendering.strict()) {
      const std::string text = rendering.schema.dump();
      const auto known = std::find(out.texts.begin(), out.texts.end(), text);
      row.text = static_cast<std::size_t>(known - out.texts.begin());
      if (known == out.texts.end()) out.texts.push_back(text);
    } else {
      row.refused = text_of(rendering.refusals.front());
    }
    out.rows.push_back(std::move(row));
  }
  if (tool.success) out.success = render(tool.success->natural, dialect::result).schema.dump();
  return out;
}

}  // namespace toolbind::gen
