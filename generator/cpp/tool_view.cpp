// What the generated code says of a tool besides its types.

#include "generator/cpp/tool_view.hpp"

#include <algorithm>

#include "generator/cpp/declaration.hpp"
#include "generator/naming/literal.hpp"
#include "generator/request/renderings.hpp"
#include "text/sha256.hpp"

namespace toolbind::gen {
namespace {

using View = nlohmann::json;

/// Compilers need not take longer literals.
constexpr std::size_t longest_literal = 60'000;

std::string long_text(const std::string& text, std::string (*literal)(std::string_view) = cpp_string_literal) {
  if (text.size() <= longest_literal) return literal(text);
  std::string out = "toolbind::detail::joined({";
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = std::min(at + longest_literal, text.size());
    // Between characters: a cut one would be written as two broken ones.
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    out += (at > 0 ? ",\n    " : "") + cpp_string_literal(text.substr(at, end - at));
    at = end;
  }
  return out + "})";
}

bool is_joined(const std::string& text) { return text.starts_with("toolbind::detail::joined("); }

std::string flag(const std::optional<bool>& value) { return !value ? "{}" : *value ? "true" : "false"; }

std::string annotations(const Annotations& hints) {
  if (!hints.read_only && !hints.destructive && !hints.idempotent && !hints.open_world) return {};
  return "{" + flag(hints.read_only) + ", " + flag(hints.destructive) + ", " + flag(hints.idempotent) + ", " +
         flag(hints.open_world) + "}";
}

std::string strict_text(const Strict& strict) {
  switch (strict.mode) {
    case Strict::Mode::unset:
      return {};
    case Strict::Mode::required:
      return "{toolbind::Strict::Mode::required}";
    case Strict::Mode::never:
      return "{toolbind::Strict::Mode::never}";
    case Strict::Mode::priority:
      return "{toolbind::Strict::Mode::priority, " + cpp_double(strict.priority) + "}";
  }
  return {};
}

/// Of all that a provider may be told of a tool, so that equal digests mean equal requests.
std::string digest(const Tool& tool, const Renderings& schemas) {
  OrderedJson all = {tool.name, tool.title, tool.description, schemas.texts, success_schema(tool).schema};
  all.push_back(tool.failure ? tool.failure->natural : OrderedJson());
  all.push_back(tool.provider_options);
  return text::sha256_hex(all.dump());
}

/// Schemas, and what the two tables of them are called.
struct SchemaTables {
  Renderings schemas;
  std::string texts, rows;
};

SchemaTables schema_tables(Renderings schemas, const std::string& name, NodeWriter& nodes) {
  return {std::move(schemas), nodes.claim(name + "_schemas"), nodes.claim(name + "_renderings")};
}

View schema_texts(const Renderings& schemas) {
  View out = View::array();
  for (const std::string& text : schemas.texts) out.push_back(long_text(text, cpp_json_literal));
  return out;
}

std::string rendering_row(const std::string& texts, const Renderings::Row& row) {
  std::string out = "{.shape = " + cpp_string_literal(std::string(row.shape));
  if (!row.refused.empty()) return out + ", .refused = " + cpp_string_literal(row.refused) + "}";
  out += ", .schema = " + texts + "[" + std::to_string(row.text) + "]";
  if (row.optionals > 0) out += ", .optionals = " + std::to_string(row.optionals);
  if (row.unions > 0) out += ", .unions = " + std::to_string(row.unions);
  if (row.wrapped) out += ", .wrapped = true";
  if (!row.examples.empty()) out += ", .examples = " + long_text(row.examples, cpp_json_literal);
  return out + "}";
}

/// The tables, and whether a text in them is joined when the program runs.
View tables_view(const SchemaTables& tables, bool& joined) {
  const View texts = schema_texts(tables.schemas);
  View rows = View::array();
  for (const Renderings::Row& row : tables.schemas.rows) rows.push_back(rendering_row(tables.texts, row));
  joined = joined || std::any_of(texts.begin(), texts.end(), is_joined) ||
           std::any_of(tables.schemas.rows.begin(), tables.schemas.rows.end(),
                       [](const Renderings::Row& row) { return row.examples.size() > longest_literal; });
  return {{"texts", tables.texts}, {"text_list", texts}, {"rows", tables.rows}, {"row_list", rows}};
}

/// The fields of an initialiser that differ from the defaults, in the order of the members.
class Fields {
 public:
  void add(const char* name, const std::string& text) {
    if (text.empty()) return;
    joined_ = joined_ || is_joined(text);
    list_.push_back({{"name", name}, {"text", text}});
  }
  void text(const char* name, const std::string& value, std::string (*literal)(std::string_view) = cpp_string_literal) {
    if (!value.empty()) add(name, long_text(value, literal));
  }

  bool joined() const { return joined_; }
  const View& list() const { return list_; }

 private:
  View list_ = View::array();
  bool joined_ = false;
};

std::string object_text(const OrderedJson& value) { return value.is_object() && !value.empty() ? value.dump() : ""; }

std::string models_text(const Spec& spec) { return spec.models.empty() ? "" : spec.models.dump(); }

/// The nodes that the names of calls pick.
View call_names(const Plan& plan, std::size_t index, NodeWriter& nodes) {
  View out = View::array();
  const Tool& tool = plan.spec().tools[index];
  for (const auto& [name, meant] : tool.provider->call_names) {
    const std::string node = nodes.narrowed(plan.tools()[index].parameters, meant, plan.tools()[index].scope);
    out.push_back("{" + cpp_string_literal(name) + ", " + node + "}");
  }
  return out;
}

View provider_view(const Plan& plan, std::size_t index, NodeWriter& nodes) {
  const Tool& tool = plan.spec().tools[index];
  const std::string& scope = plan.tools()[index].scope;
  const View calls = call_names(plan, index, nodes);
  const std::string calls_name = nodes.claim(scope + "_calls");
  Fields fields;
  fields.text("provider", tool.provider->provider);
  fields.text("type", tool.provider->type);
  fields.text("name", tool.provider->name);
  if (!tool.provider->args.is_null()) fields.text("args", tool.provider->args.dump(), cpp_json_literal);
  if (!calls.empty()) fields.add("call_names", calls_name);
  if (tool.provider->requires_handler) fields.add("requires_handler", "true");
  return {{"name", nodes.claim(scope + "_provider")},
          {"calls_name", calls_name},
          {"calls", calls},
          {"fields", fields.list()},
          {"joined", fields.joined()}};
}

Fields info_fields(const Plan& plan, std::size_t index, NodeWriter& nodes, const SchemaTables& tables,
                   const View& provider) {
  const Tool& tool = plan.spec().tools[index];
  const ToolNames& names = plan.tools()[index];
  Fields out;
  out.text("name", tool.name);
  out.text("title", tool.title);
  out.text("description", tool.description);
  out.add("parameters_schema", tables.texts + "[0]");
  out.add("renderings", tables.rows);
  const request::SuccessSchema success = success_schema(tool);
  out.text("success_schema", success.schema, cpp_json_literal);
  if (success.wrapped) out.add("success_wrapped", "true");
  out.text("provider_options", object_text(tool.provider_options), cpp_json_literal);
  out.text("meta", object_text(tool.meta), cpp_json_literal);
  out.text("digest", digest(tool, tables.schemas));
  out.add("annotations", annotations(tool.annotations));
  out.add("strict", strict_text(tool.strict));
  out.add("toolkit_strict", strict_text(plan.spec().strict));
  out.text("toolkit_models", models_text(plan.spec()), cpp_json_literal);
  if (!provider.is_null()) out.add("provider_tool", "&" + provider["name"].get<std::string>());
  if (tool.failure_mode == FailureMode::return_to_model)
    out.add("failure_mode", "toolbind::FailureMode::return_to_model");
  if (tool.needs_approval == Approval::always) out.add("needs_approval", "toolbind::Approval::always");
  if (tool.needs_approval == Approval::dynamic) out.add("needs_approval", "toolbind::Approval::dynamic");
  out.add("parameters", nodes.root_reference(names.parameters, names.scope + "_Parameters"));
  if (names.success) out.add("success", nodes.root_reference(*names.success, names.scope + "_Success"));
  if (names.failure) out.add("failure", nodes.root_reference(*names.failure, names.scope + "_Failure"));
  return out;
}

/// Of a tool that decides call by call which need approval.
View rule_view(const Tool& tool, const ToolNames& names) {
  const std::string rule = names.handler + "_needs_approval";
  const View wanted = {
      cpp_string_literal("tool '" + tool.name + "' needs a rule for approvals beside its handler: a member function "),
      cpp_string_literal("'bool " + rule + "(const " + names.tag + "::Parameters&)'"),
      cpp_string_literal(", or toolbind::on<" + names.tag + ">(function, rule)"),
  };
  return {{"name", rule}, {"wanted", wanted}};
}

/// The types of the tool's namespace, as aliases in its tag.
View aliases(const Plan& plan, const ToolNames& names) {
  View out = View::array();
  const auto add = [&](const std::string& name, const std::string& type) {
    out.push_back({{"name", name}, {"type", type}});
  };
  add("Parameters", names.scope + "::Parameters");
  add("Success", names.success ? names.scope + "::Success" : "toolbind::Nothing");
  add("Failure", names.failure ? names.scope + "::Failure" : "toolbind::Never");
  for (const TypeId id : plan.order()) {
    const CppName& name = *plan.name(id);
    if (name.scope == names.scope && name.name != "Parameters" && name.name != "Success" && name.name != "Failure")
      add(name.name, name.full());
  }
  return out;
}

}  // namespace

View tool_view(const Plan& plan, std::size_t index, NodeWriter& nodes) {
  const Tool& tool = plan.spec().tools[index];
  const ToolNames& names = plan.tools()[index];
  const SchemaTables tables = schema_tables(renderings_of(tool), names.scope, nodes);
  const View provider = tool.provider ? provider_view(plan, index, nodes) : View();
  const Fields info = info_fields(plan, index, nodes, tables, provider);
  bool joined = info.joined() || (tool.provider && provider["joined"] == true);
  const View schemas = tables_view(tables, joined);
  const std::string result = names.success ? names.tag + "::Success" : "void";
  const std::string answer =
      names.failure ? "toolbind::Outcome<" + names.tag + "::Success, " + names.tag + "::Failure>" : result;
  const bool optional = tool.provider && !tool.provider->requires_handler;
  const View wanted = {
      cpp_string_literal("tool '" + tool.name + "' " +
                         (optional ? "takes at most one handler" : "needs exactly one handler") +
                         ": a member function "),
      cpp_string_literal("'" + answer + " " + names.handler + "(const " + names.tag + "::Parameters&)'"),
      cpp_string_literal(", or toolbind::on<" + names.tag + ">(function)"),
  };
  View out{{"tag", names.tag},
           {"scope", names.scope},
           {"handler", names.handler},
           {"optional", optional},
           {"result", answer},
           {"returns", names.success.has_value() || names.failure.has_value()},
           {"doc", doc_view(tool.description)},
           {"name", cpp_string_literal(tool.name)},
           {"wanted", wanted},
           {"aliases", aliases(plan, names)},
           {"joined", joined},
           {"schemas", schemas},
           {"info", info.list()}};
  if (tool.provider) out["provider"] = provider;
  if (tool.needs_approval == Approval::dynamic) out["rule"] = rule_view(tool, names);
  return out;
}

namespace {

std::string description_of(const Output& output) {
  if (!output.schema || !output.schema->natural.is_object()) return {};
  const auto found = output.schema->natural.find("description");
  return found != output.schema->natural.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

View output_view(const Plan& plan, std::size_t index, NodeWriter& nodes) {
  const Output& output = plan.spec().outputs[index];
  const OutputNames& names = plan.outputs()[index];
  Fields info;
  info.text("name", output.name);
  const std::string doc = description_of(output);
  View out{{"tag", names.tag},
           {"name", cpp_string_literal(output.name)},
           {"doc", doc_view(doc.empty() ? "The answer '" + output.name + "'." : doc)},
           {"value", names.value},
           {"joined", false}};
  if (output.schema) {
    const SchemaTables tables = schema_tables(renderings_of(output), names.tag, nodes);
    info.text("description", doc);
    info.add("schema", tables.texts + "[0]");
    info.add("renderings", tables.rows);
    bool joined = info.joined();
    out["schemas"] = tables_view(tables, joined);
    out["joined"] = joined;
  }
  info.add("strict", strict_text(output.strict));
  info.add("toolkit_strict", strict_text(plan.spec().strict));
  info.text("toolkit_models", models_text(plan.spec()), cpp_json_literal);
  if (output.schema) info.add("node", nodes.root_reference(output.schema->type, names.tag));
  if (is_plain(output)) info.add("plain", "true");
  out["info"] = info.list();
  return out;
}

}  // namespace toolbind::gen
