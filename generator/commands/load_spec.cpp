#include "generator/commands/load_spec.hpp"

#include <algorithm>

#include "generator/cpp/plan.hpp"
#include "generator/request/request.hpp"
#include "schema/library.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

std::vector<std::string> alternatives_of(const Plan& plan, TypeId type) {
  std::vector<std::string> out;
  const auto* all = std::get_if<schema::Union>(&plan.type(type).shape);
  for (std::size_t i = 0; all && i < all->alternatives.size(); ++i) out.push_back(plan.alternative_name(type, i));
  return out;
}

/// Alternatives have names only in C++.
void check_call_names(Spec& spec, DiagnosticSink& sink) {
  if (std::none_of(spec.tools.begin(), spec.tools.end(),
                   [](const Tool& tool) { return tool.provider && !tool.provider->call_names.empty(); }))
    return;
  const Plan plan(spec);
  for (std::size_t i = 0; i < spec.tools.size(); ++i) {
    const Tool& tool = spec.tools[i];
    if (!tool.provider) continue;
    const TypeId type = plan.tools()[i].parameters;
    const std::vector<std::string> names = alternatives_of(plan, type);
    for (const auto& [call, meant] : tool.provider->call_names) {
      for (const std::string& one : meant) {
        bool known = false;
        for (std::size_t k = 0; k < names.size(); ++k) known = known || plan.is_called(type, k, one);
        if (known) continue;
        const auto near = text::nearest(one, std::vector<std::string_view>(names.begin(), names.end()));
        sink.error(spec.document->value_span(tool.pointer + "/callNames/" + schema::pointer_token(call)),
                   names.empty() ? "'callNames' picks alternatives, and the 'parameters' of " + in_quotes(tool.name) +
                                       " have none"
                                 : in_quotes(one) + " is no alternative of the 'parameters' of " +
                                       in_quotes(tool.name) + (near ? "; did you mean " + in_quotes(*near) + "?" : ""));
      }
    }
  }
}

Provider provider_of_target(const std::string& target) {
  if (target == "anthropic") return Provider::anthropic;
  if (target == "gemini") return Provider::gemini;
  return target == "mcp" ? Provider::mcp : Provider::openai_responses;
}

std::string place_of(const Spec& spec, const std::string& pointer) {
  const OrderedJson& json = spec.document->root.at(OrderedJson::json_pointer(pointer));
  return pointer + (json.contains("strict") ? "/strict" : "/name");
}

/// What must be strict must be so at every target.
void check_targets(const Spec& spec, DiagnosticSink& sink) {
  if (spec.targets.empty()) return;
  const SpecRequests requests(spec);
  for (const std::string& target : spec.targets) {
    const RequestOptions options{.provider = provider_of_target(target)};
    for (const Issue& issue : requests.tools(options).error()) {
      const auto tool =
          std::find_if(spec.tools.begin(), spec.tools.end(), [&](const Tool& one) { return one.name == issue.path; });
      const std::string place = tool == spec.tools.end() ? "/targets" : place_of(spec, tool->pointer);
      sink.error(spec.document->value_span(place), "for the target " + in_quotes(target) + ": " + issue.message);
    }
    for (std::size_t i = 0; i < spec.outputs.size() && target != "mcp"; ++i) {
      for (const Issue& issue : requests.output(i, options).error()) {
        sink.error(spec.document->value_span(place_of(spec, spec.outputs[i].pointer)),
                   "for the target " + in_quotes(target) + ": " + issue.message);
      }
    }
  }
}

}  // namespace

std::unique_ptr<Spec> load_spec(const std::string& path, DiagnosticSink& sink, schema::ReferenceMap references) {
  const std::size_t before = sink.error_count();
  auto spec = read_spec(path, sink, std::move(references));
  if (!spec || sink.error_count() > before) return spec;
  check_call_names(*spec, sink);
  check_targets(*spec, sink);
  return spec;
}

}  // namespace toolbind::gen
