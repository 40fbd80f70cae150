#include "generator/spec/schema_compiler.hpp"

#include <algorithm>

#include "dialect/render.hpp"
#include "engine/engine.hpp"
#include "schema/bundle.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"
#include "schema/uri.hpp"

namespace toolbind::gen {
namespace {

class SchemaCompiler {
 public:
  SchemaCompiler(Spec& spec, DiagnosticSink& sink) : spec_(spec), document_(*spec.document), sink_(sink) {}

  void compile();

 private:
  std::optional<schema::Document> load(const std::string& name);
  Diagnostic diagnostic(const schema::Problem& problem) const;
  static void large_unions(schema::Lowering& lowering);
  void unused_definitions(const SchemaSlot& slot, const schema::Lowering& lowering);
  void examples(const schema::HeapProgram& program);
  void shape_examples(Tool& tool, const program::Node& node);
  template <class Each>
  void each_slot(Each each);

  Spec& spec_;
  const Document& document_;
  DiagnosticSink& sink_;
  std::map<std::string, std::shared_ptr<const Document>> loaded_;
};

template <class Each>
void SchemaCompiler::each_slot(Each each) {
  for (auto& [name, slot] : spec_.defs) each(slot);
  const auto of_tool = [&](Tool& tool) {
    for (auto* slot : {&tool.parameters, &tool.success, &tool.failure}) {
      if (*slot) each(**slot);
    }
  };
  for (Tool& tool : spec_.tools) of_tool(tool);
  for (Output& output : spec_.outputs) {
    if (output.schema) each(*output.schema);
  }
}

std::optional<schema::Document> SchemaCompiler::load(const std::string& name) {
  DiagnosticSink unheard;  // the reference is reported, at its own place
  const auto source = load_source(name, unheard);
  if (!source) return std::nullopt;
  sink_.keep_alive(source);
  spec_.files.push_back(name);
  auto parsed = parse_document(source, sink_);
  if (!parsed) return std::nullopt;
  const auto kept = std::make_shared<const Document>(std::move(*parsed));
  loaded_[name] = kept;
  return schema::Document{name, &kept->root,
                          [kept](const std::string& pointer) { return std::string(kept->number_text(pointer)); }};
}

Diagnostic SchemaCompiler::diagnostic(const schema::Problem& problem) const {
  const auto found = loaded_.find(problem.origin.document);
  const Document& document = found == loaded_.end() ? document_ : *found->second;
  const Span span =
      problem.at_key ? document.key_span(problem.origin.pointer) : document.value_span(problem.origin.pointer);
  constexpr Severity severities[] = {Severity::error, Severity::warning, Severity::note};
  return {span, severities[static_cast<std::size_t>(problem.severity)], problem.message, {}};
}

void SchemaCompiler::compile() {
  schema::Library library([this](const std::string& name) { return load(name); }, spec_.references);
  const std::size_t holder = library.add_holder({spec_.file, &document_.root, [this](const std::string& pointer) {
                                                   return std::string(document_.number_text(pointer));
                                                 }});
  std::vector<std::pair<SchemaSlot*, schema::PlaceId>> roots;
  each_slot([&](SchemaSlot& slot) { roots.emplace_back(&slot, library.add_root(holder, slot.pointer)); });
  schema::Lowering lowering(library, spec_.enforce_formats);
  for (auto& [slot, place] : roots) slot->type = lowering.lower(place);
  const bool usable =
      std::none_of(lowering.problems().begin(), lowering.problems().end(),
                   [](const schema::Problem& p) { return p.severity == schema::Problem::Severity::error; });
  if (usable) {
    for (auto& [slot, place] : roots) slot->natural = schema::bundle(library, place);
    for (const schema::Problem& note : schema::choose_discriminators(lowering.model()))
      spec_.remarks.push_back(diagnostic(note));
    schema::check_defaults(lowering.model(), lowering.problems());
    examples(schema::HeapProgram(lowering.model()));
    for (auto& [slot, place] : roots) unused_definitions(*slot, lowering);
    large_unions(lowering);
  }
  for (const schema::Problem& problem : lowering.problems()) sink_.report(diagnostic(problem));
  spec_.model = std::move(lowering.model());
}

/// Not wrong, but the builder of such a spec should know before the compiler says it.
void SchemaCompiler::large_unions(schema::Lowering& lowering) {
  constexpr std::size_t most = 250;  // clang stops at 256 arguments of a fold expression
  std::vector<schema::Problem>& problems = lowering.problems();
  for (const schema::Type& type : lowering.model().types) {
    const auto* all = std::get_if<schema::Union>(&type.shape);
    if (!all || all->alternatives.size() <= most) continue;
    problems.push_back({schema::Problem::Severity::warning, type.origin, false,
                        "a union of " + std::to_string(all->alternatives.size()) +
                            " alternatives: a std::variant of more than " + std::to_string(most) +
                            " takes minutes to compile, and clang needs -fbracket-depth; use nested unions"});
  }
}

void SchemaCompiler::unused_definitions(const SchemaSlot& slot, const schema::Lowering& lowering) {
  const OrderedJson& json = document_.root.at(OrderedJson::json_pointer(slot.pointer));
  for (const char* keyword : {"$defs", "definitions"}) {
    if (!json.is_object() || !json.contains(keyword) || !json[keyword].is_object()) continue;
    for (const auto& [name, definition] : json[keyword].items()) {
      const std::string pointer = slot.pointer + "/" + keyword + "/" + schema::pointer_token(name);
      if (!lowering.used(spec_.file, pointer))
        sink_.warning(document_.key_span(pointer), "definition " + in_quotes(name) + " is never used");
    }
  }
}

void SchemaCompiler::examples(const schema::HeapProgram& program) {
  for (Tool& tool : spec_.tools) {
    if (tool.examples.empty() || !tool.parameters) continue;
    const program::Node& node = program.node(tool.parameters->type);
    bool right = true;
    for (std::size_t i = 0; i < tool.examples.size(); ++i) {
      for (const Issue& issue : engine::check(node, tool.examples[i].dump())) {
        right = false;
        sink_.error(document_.value_span(tool.pointer + "/examples/" + std::to_string(i) + issue.path),
                    "the example does not match 'parameters': " + issue.message);
      }
    }
    if (right) shape_examples(tool, node);
  }
}

/// Only Anthropic's tools show examples.
void SchemaCompiler::shape_examples(Tool& tool, const program::Node& node) {
  for (std::size_t i = 0; i < tool.examples.size(); ++i) {
    for (const auto* dialect : {&dialect::natural, &dialect::anthropic, &dialect::anthropic_nullable}) {
      const auto shaped = engine::wire_text(node, tool.examples[i].dump(), dialect::wire_shape(*dialect));
      std::string& list = tool.shaped_examples[dialect->name];
      if (shaped) {
        list += (list.empty() ? "" : "\n") + *shaped;
      } else if (dialect == &dialect::anthropic) {
        spec_.remarks.push_back({document_.value_span(tool.pointer + "/examples/" + std::to_string(i)),
                                 Severity::note,
                                 "the example is not shown to Anthropic's strict mode: it has properties that the "
                                 "closed schema does not name",
                                 {}});
      }
    }
  }
}

}  // namespace

void compile_schemas(Spec& spec, DiagnosticSink& sink) { SchemaCompiler(spec, sink).compile(); }

}  // namespace toolbind::gen
