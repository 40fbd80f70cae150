#include "generator/request/renderings.hpp"

#include <algorithm>

namespace toolbind::gen {
namespace {

const OrderedJson no_parameters = {
    {"type", "object"}, {"properties", OrderedJson::object()}, {"additionalProperties", false}};

constexpr const dialect::Dialect* dialects[] = {&dialect::natural, &dialect::openai, &dialect::anthropic,
                                                &dialect::anthropic_nullable, &dialect::gemini};

using Examples = std::map<std::string_view, std::string>;

/// A list of the lines.
std::string list_of(const Examples& examples, std::string_view shape, bool wrapped) {
  const auto found = examples.find(shape);
  if (found == examples.end() || found->second.empty()) return {};
  std::string out;
  for (std::size_t at = 0; at < found->second.size();) {
    const std::size_t end = std::min(found->second.find('\n', at), found->second.size());
    const std::string one = found->second.substr(at, end - at);
    out += (out.empty() ? "" : ",") + (wrapped ? "{\"input\":" + one + "}" : one);
    at = end + 1;
  }
  return "[" + out + "]";
}

template <class RootKey>
Renderings render_all(const OrderedJson& natural, RootKey root_key, const Examples& examples) {
  Renderings out;
  out.texts.push_back(natural.dump());
  for (const dialect::Dialect* one : dialects) {
    dialect::Rendering rendering = render(natural, *one, root_key(*one));
    Renderings::Row row{one->name,
                        0,
                        "",
                        rendering.optionals,
                        rendering.unions,
                        rendering.wrapped,
                        list_of(examples, one->name, rendering.wrapped),
                        std::move(rendering.notes)};
    if (rendering.strict()) {
      const std::string text = rendering.schema.dump();
      const auto known = std::find(out.texts.begin(), out.texts.end(), text);
      row.text = static_cast<std::size_t>(known - out.texts.begin());
      if (known == out.texts.end()) out.texts.push_back(text);
    } else {
      row.refused = to_string(rendering.refusals.front());
    }
    out.rows.push_back(std::move(row));
  }
  return out;
}

}  // namespace

Renderings renderings_of(const Tool& tool) {
  return render_all(
      tool.parameters ? tool.parameters->natural : no_parameters, [](const dialect::Dialect&) { return "input"; },
      tool.shaped_examples);
}

Renderings renderings_of(const Output& output) {
  // Gemini takes any root.
  const auto root_key = [](const dialect::Dialect& one) { return &one == &dialect::gemini ? "" : "response"; };
  return render_all(output.schema->natural, root_key, {});
}

std::string success_schema(const Tool& tool) {
  return tool.success ? render(tool.success->natural, dialect::natural, "result").schema.dump() : "";
}

bool is_plain(const Output& output) {
  if (!output.schema) return true;
  OrderedJson rest = output.schema->natural;
  if (!dialect::has_type(rest, "string")) return false;
  rest.erase("type");
  return !dialect::asserts(rest);
}

}  // namespace toolbind::gen
