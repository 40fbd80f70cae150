#include "generator/request/request.hpp"

#include <map>

namespace toolbind::gen {
namespace {

const OrderedJson no_parameters = {
    {"type", "object"}, {"properties", OrderedJson::object()}, {"additionalProperties", false}};

/// A tool's renderings by shape.
using Shapes = std::map<std::string_view, dialect::Rendering>;

Shapes shapes_of(const Tool& tool, Provider provider) {
  const OrderedJson& schema = tool.parameters ? tool.parameters->natural : no_parameters;
  Shapes out;
  out.emplace(dialect::natural.name, render(schema, dialect::natural));
  for (const dialect::Dialect* one : request::dialects_of(provider)) out.emplace(one->name, render(schema, *one));
  return out;
}

std::string text_of(const dialect::Note& note) {
  return note.pointer.empty() ? note.message : note.pointer + ": " + note.message;
}

}  // namespace

std::variant<RenderedRequest, Issues> render_request(const Spec& spec, const RequestOptions& options) {
  std::vector<Shapes> shapes;
  std::vector<request::Planned> planned;
  for (const Tool& tool : spec.tools) {
    shapes.push_back(shapes_of(tool, options.provider));
    request::Planned& one = planned.emplace_back(request::Planned{tool.name, tool.strict, {}});
    if (one.strict.mode == Strict::Mode::unset && !options.strict) one.strict = spec.strict;
    for (const dialect::Dialect* dialect : request::dialects_of(options.provider)) {
      const dialect::Rendering& rendering = shapes.back().at(dialect->name);
      one.candidates.push_back({dialect->name, rendering.strict() ? "" : text_of(rendering.refusals.front()),
                                rendering.optionals, rendering.unions});
    }
  }
  auto plan = request::plan(planned, options);
  if (auto* issues = std::get_if<Issues>(&plan)) return std::move(*issues);

  RenderedRequest out{.tools = {}, .plan = std::get<StrictPlan>(std::move(plan)), .notes = {}};
  std::vector<request::ToolText> texts;
  for (std::size_t i = 0; i < spec.tools.size(); ++i) {
    const Tool& tool = spec.tools[i];
    const dialect::Rendering& rendering = shapes[i].at(out.plan.tools[i].shape);
    out.notes.push_back(rendering.notes);
    texts.push_back({.name = tool.name,
                     .title = tool.title,
                     .description = tool.description,
                     .annotations = tool.annotations,
                     .schema = rendering.schema,
                     .strict = out.plan.tools[i].strict,
                     .success = tool.success ? render(tool.success->natural, dialect::result).schema : OrderedJson(),
                     .provider_options = tool.provider_options,
                     .meta = tool.meta});
  }
  out.tools = request::tools_json(options.provider, texts);
  return out;
}

}  // namespace toolbind::gen
