#include "request/renderings.hpp"

#include <algorithm>

namespace toolbind::request {

const dialect::OrderedJson no_parameters = {
    {"type", "object"}, {"properties", dialect::OrderedJson::object()}, {"additionalProperties", false}};

namespace {

constexpr const dialect::Dialect* dialects[] = {&dialect::natural, &dialect::openai, &dialect::anthropic,
                                                &dialect::anthropic_nullable, &dialect::gemini};

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

using RootKey = std::string_view (*)(const dialect::Dialect&);

Renderings render_all(const dialect::OrderedJson& natural, RootKey root_key, const Examples& examples) {
  Renderings out;
  out.texts.push_back(natural.dump());
  for (const dialect::Dialect* one : dialects) {
    dialect::Rendering rendering = dialect::render(natural, *one, root_key(*one));
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

std::vector<Rendering> Renderings::table() const {
  std::vector<Rendering> out;
  for (const Row& row : rows) {
    out.push_back({.shape = row.shape,
                   .schema = row.refused.empty() ? std::string_view(texts[row.text]) : std::string_view(),
                   .refused = row.refused,
                   .optionals = static_cast<std::uint32_t>(row.optionals),
                   .unions = static_cast<std::uint32_t>(row.unions),
                   .wrapped = row.wrapped,
                   .examples = row.examples});
  }
  return out;
}

Renderings render_parameters(const dialect::OrderedJson& natural, const Examples& examples) {
  return render_all(
      natural, [](const dialect::Dialect&) -> std::string_view { return "input"; }, examples);
}

Renderings render_output(const dialect::OrderedJson& natural) {
  const RootKey root_key = [](const dialect::Dialect& one) -> std::string_view {
    return &one == &dialect::gemini ? "" : "response";
  };
  return render_all(natural, root_key, {});
}

SuccessSchema render_success(const dialect::OrderedJson& natural) {
  const dialect::Rendering made = dialect::render(natural, dialect::natural, "result");
  return {made.schema.dump(), made.wrapped};
}

}  // namespace toolbind::request
