// The file -> Spec: every field of it. All problems of a file come out in one run.

#include <algorithm>
#include <filesystem>

#include "generator/naming/identifier.hpp"
#include "generator/spec/field_reader.hpp"
#include "generator/spec/provider_tools.hpp"
#include "generator/spec/schema_compiler.hpp"
#include "generator/spec/spec.hpp"
#include "schema/uri.hpp"
#include "toolbind/model.hpp"

namespace toolbind::gen {
namespace {

constexpr std::string_view spec_keys[] = {"$schema", "toolkit", "namespace", "formats", "targets",       "models",
                                          "refMap",  "strict",  "$defs",     "tools",   "providerTools", "outputs"};
constexpr std::string_view tool_keys[] = {"name",     "title",           "description", "parameters",    "success",
                                          "failure",  "failureMode",     "strict",      "needsApproval", "annotations",
                                          "examples", "providerOptions", "meta"};
constexpr std::string_view provider_tool_keys[] = {
    "name",          "title",      "description", "provider", "type",        "providerName",    "callNames",
    "args",          "parameters", "success",     "failure",  "failureMode", "requiresHandler", "annotations",
    "needsApproval", "meta"};
constexpr std::string_view output_keys[] = {"name", "schema", "strict"};
constexpr std::string_view annotation_keys[] = {"readOnly", "destructive", "idempotent", "openWorld"};
constexpr std::string_view failure_modes[] = {"error", "return"};
constexpr std::string_view format_modes[] = {"annotate", "enforce"};
constexpr std::string_view providers[] = {"openai", "anthropic", "gemini", "mcp"};

class SpecReader {
 public:
  SpecReader(Spec& spec, DiagnosticSink& sink) : spec_(spec), document_(*spec.document), sink_(sink) {}

  void read();

 private:
  Tool tool(FieldReader& fields, const std::string& pointer);
  std::optional<Tool> provider_tool(const std::string& pointer);
  void call_names(FieldReader& fields, ProviderPart& out);
  void models(FieldReader& fields);
  void provider_options(FieldReader& fields, Tool& out);
  std::optional<SchemaSlot> schema(FieldReader& fields, const std::string& key);
  void tool_name(FieldReader& fields, const std::string& name);
  void duplicate_names();

  Spec& spec_;
  const Document& document_;
  DiagnosticSink& sink_;
};

void SpecReader::read() {
  FieldReader fields(document_, "", spec_keys, sink_);
  if (!fields.is_object()) return;
  spec_.toolkit = fields.text("toolkit");
  spec_.name_space = fields.text("namespace");
  if (!spec_.name_space.empty() && !is_namespace(spec_.name_space)) {
    fields.error("namespace", "'namespace' expects C++ names joined by '::', got " + in_quotes(spec_.name_space));
  }
  spec_.enforce_formats = fields.word("formats", format_modes) == 1;
  spec_.strict = fields.strict();
  models(fields);
  if (const auto* map = fields.object("refMap")) {
    const std::filesystem::path here = std::filesystem::path(spec_.file).parent_path();
    for (const auto& [uri, folder] : map->items()) {
      if (folder.is_string())
        spec_.references.emplace_back(uri, (here / folder.get<std::string>()).lexically_normal().string());
      else
        fields.error("refMap", "'refMap' expects folders as strings, got " + folder.dump());
    }
  }
  if (const auto* targets = fields.array("targets")) {
    for (const auto& target : *targets) {
      const bool known = target.is_string() && std::find(std::begin(providers), std::end(providers),
                                                         target.get<std::string>()) != std::end(providers);
      if (known)
        spec_.targets.push_back(target);
      else
        fields.error("targets",
                     "'targets' expects names among 'openai', 'anthropic', 'gemini', 'mcp', got " + target.dump());
    }
  }
  if (const auto* defs = fields.object("$defs")) {
    for (const auto& [name, value] : defs->items())
      spec_.defs.emplace_back(name, SchemaSlot{"/$defs/" + schema::pointer_token(name), 0, {}});
  }
  if (!fields.find("tools") && !fields.find("$defs") && !fields.find("outputs") && !fields.find("providerTools"))
    fields.required_text("tools");
  if (const auto* tools = fields.array("tools")) {
    for (std::size_t i = 0; i < tools->size(); ++i) {
      const std::string pointer = "/tools/" + std::to_string(i);
      FieldReader inner(document_, pointer, tool_keys, sink_);
      if (inner.is_object()) spec_.tools.push_back(tool(inner, pointer));
    }
  }
  if (const auto* tools = fields.array("providerTools")) {
    for (std::size_t i = 0; i < tools->size(); ++i) {
      if (auto tool = provider_tool("/providerTools/" + std::to_string(i))) spec_.tools.push_back(*std::move(tool));
    }
  }
  if (const auto* outputs = fields.array("outputs")) {
    for (std::size_t i = 0; i < outputs->size(); ++i) {
      const std::string pointer = "/outputs/" + std::to_string(i);
      FieldReader inner(document_, pointer, output_keys, sink_);
      if (inner.is_object())
        spec_.outputs.push_back({inner.required_text("name"), pointer, schema(inner, "schema"), inner.strict()});
    }
  }
  duplicate_names();
}

std::optional<SchemaSlot> SpecReader::schema(FieldReader& fields, const std::string& key) {
  const auto* value = fields.find(key);
  if (!value) return std::nullopt;
  if (value->is_object() || value->is_boolean()) return SchemaSlot{fields.pointer(key), 0, {}};
  fields.error(key,
               in_quotes(key) + " expects a schema (an object, true or false), got " + std::string(value->type_name()));
  return std::nullopt;
}

/// What every provider takes; a longer or dotted name is legal in MCP only.
void SpecReader::tool_name(FieldReader& fields, const std::string& name) {
  if (!fields.find("name") || !fields.find("name")->is_string()) return;
  const bool legal = std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
  });
  if (name.empty() || !legal || name.size() > 128) {
    fields.error("name", "bad tool name " + in_quotes(name) + ": 1 to 128 letters, digits, '_', '-' or '.' are taken");
  } else if (name.size() > 64 || name.find('.') != name.npos) {
    sink_.warning(document_.value_span(fields.pointer("name")),
                  "the tool name " + in_quotes(name) +
                      " is changed for OpenAI and Anthropic, which want at most 64 letters, digits, '_' and '-'");
  }
}

Tool SpecReader::tool(FieldReader& fields, const std::string& pointer) {
  Tool out;
  out.pointer = pointer;
  out.name = fields.required_text("name");
  tool_name(fields, out.name);
  out.title = fields.text("title");
  out.description = fields.text("description");
  out.parameters = schema(fields, "parameters");
  out.success = schema(fields, "success");
  out.failure = schema(fields, "failure");
  out.failure_mode = fields.word("failureMode", failure_modes) == 1 ? FailureMode::return_to_model : FailureMode::error;
  out.strict = fields.strict();
  if (const auto* approval = fields.find("needsApproval")) {
    if (approval->is_boolean())
      out.needs_approval = approval->get<bool>() ? Approval::always : Approval::never;
    else if (*approval == "dynamic")
      out.needs_approval = Approval::dynamic;
    else
      fields.error("needsApproval", "'needsApproval' expects true, false or \"dynamic\", got " + approval->dump());
  }
  if (fields.object("annotations")) {
    FieldReader hints(document_, fields.pointer("annotations"), annotation_keys, sink_);
    out.annotations = {hints.flag("readOnly"), hints.flag("destructive"), hints.flag("idempotent"),
                       hints.flag("openWorld")};
  }
  if (const auto* examples = fields.array("examples")) out.examples = *examples;
  provider_options(fields, out);
  if (const auto* meta = fields.object("meta")) out.meta = *meta;
  return out;
}

std::optional<Tool> SpecReader::provider_tool(const std::string& pointer) {
  FieldReader fields(document_, pointer, provider_tool_keys, sink_);
  if (!fields.is_object()) return std::nullopt;
  Tool out = tool(fields, pointer);
  ProviderPart& part = out.provider.emplace();
  if (!fields.find("provider")) fields.required_text("provider");
  part.provider = providers[fields.word("provider", providers)];
  part.type = fields.required_text("type");
  part.requires_handler = fields.flag("requiresHandler").value_or(false);
  if (const auto* args = fields.find("args")) part.args = *args;
  call_names(fields, part);
  const ProviderToolFacts facts = facts_of(part.provider, part.type);
  part.name = fields.find("providerName") ? fields.text("providerName") : facts.name;
  if (part.provider == "mcp") fields.error("provider", "MCP defines no tools of its own");
  if (facts.known && part.name != facts.name) {
    fields.error("providerName", facts.name.empty()
                                     ? in_quotes(part.type) + " has no name in " + part.provider + "'s requests"
                                     : part.provider + " calls " + in_quotes(part.type) + " " + in_quotes(facts.name));
  }
  if (!part.type.empty() && !facts.known) {
    sink_.warning(document_.value_span(fields.pointer("type")),
                  in_quotes(part.type) + " is no tool of " + part.provider +
                      "'s that toolbind knows: 'args' are sent as they are" + facts.suggestion);
  }
  for (const Issue& issue : check_args(facts, part.args)) {
    const std::string place = fields.find("args") ? fields.pointer("args") + issue.path : fields.pointer("type");
    sink_.error(document_.value_span(place), "'args' of " + in_quotes(part.type) + ": " +
                                                 (issue.path.empty() ? "" : issue.path + ": ") + issue.message);
  }
  return out;
}

void SpecReader::call_names(FieldReader& fields, ProviderPart& out) {
  const auto* names = fields.object("callNames");
  if (!names) return;
  for (const auto& [wire, meant] : names->items()) {
    const OrderedJson list = meant.is_array() ? meant : OrderedJson::array({meant});
    for (const OrderedJson& one : list) {
      if (one.is_string())
        out.call_names[wire].push_back(one.get<std::string>());
      else
        fields.error("callNames", "'callNames' expects the names of alternatives, got " + one.dump());
    }
  }
}

/// Fields to add to a tool's JSON; those that toolbind writes itself are not among them.
void SpecReader::provider_options(FieldReader& fields, Tool& out) {
  constexpr std::string_view written[] = {"type",       "name",         "function",    "strict",
                                          "parameters", "input_schema", "inputSchema", "parametersJsonSchema"};
  const auto* options = fields.object("providerOptions");
  if (!options) return;
  const std::string pointer = fields.pointer("providerOptions");
  FieldReader by_provider(document_, pointer, providers, sink_);
  for (const std::string_view provider : providers) {
    const auto* own = by_provider.object(std::string(provider));
    if (!own) continue;
    for (const auto& [key, value] : own->items()) {
      if (std::find(std::begin(written), std::end(written), key) != std::end(written)) {
        sink_.error(document_.key_span(pointer + "/" + std::string(provider) + "/" + key),
                    in_quotes(key) + " is written by toolbind; it can't be one of the 'providerOptions'");
      }
    }
  }
  out.provider_options = *options;
}

void SpecReader::models(FieldReader& fields) {
  const auto* list = fields.array("models");
  if (!list) return;
  spec_.models = *list;
  const auto table = read_models(list->dump());
  for (const Issue& issue : table.error())
    sink_.error(document_.value_span(fields.pointer("models") + issue.path), "'models': " + issue.message);
}

/// No two tools may be called by one name.
void SpecReader::duplicate_names() {
  std::map<std::string, std::string> first;
  const auto once = [&](const std::string& name, const std::string& pointer) {
    const auto [found, added] = first.emplace(name, pointer);
    if (added || name.empty()) return;
    sink_.report({document_.value_span(pointer),
                  Severity::error,
                  "duplicate tool " + in_quotes(name),
                  {{document_.value_span(found->second), "previously defined here"}}});
  };
  for (const Tool& tool : spec_.tools) once(tool.name, tool.pointer + "/name");
  std::map<std::string, std::string> outputs;
  for (const Output& output : spec_.outputs) {
    const auto [found, added] = outputs.emplace(output.name, output.pointer + "/name");
    if (added || output.name.empty()) continue;
    sink_.report({document_.value_span(output.pointer + "/name"),
                  Severity::error,
                  "duplicate output " + in_quotes(output.name),
                  {{document_.value_span(found->second), "previously defined here"}}});
  }
  for (const Tool& tool : spec_.tools) {
    if (!tool.provider) continue;
    for (const auto& [name, meant] : tool.provider->call_names) {
      if (name != tool.name) once(name, tool.pointer + "/callNames/" + schema::pointer_token(name));
    }
    const bool named = document_.root.at(OrderedJson::json_pointer(tool.pointer)).contains("providerName");
    if (tool.provider->name != tool.name && !tool.provider->call_names.contains(tool.provider->name))
      once(tool.provider->name, tool.pointer + (named ? "/providerName" : "/type"));
  }
}

}  // namespace

std::unique_ptr<Spec> read_spec(const std::string& path, DiagnosticSink& sink, schema::ReferenceMap references) {
  const auto source = load_source(path, sink);
  if (!source) return nullptr;
  auto document = parse_document(source, sink);
  if (!document) return nullptr;
  auto spec = std::make_unique<Spec>();
  spec->file = path;
  spec->files = {path};
  spec->references = std::move(references);
  spec->document = std::make_shared<const Document>(std::move(*document));
  SpecReader(*spec, sink).read();
  compile_schemas(*spec, sink);
  return spec;
}

}  // namespace toolbind::gen
