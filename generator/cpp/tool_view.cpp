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

bool is_joined(const View& text) { return text.get_ref<const std::string&>().starts_with("toolbind::detail::joined("); }

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
std::string digest(const Tool& tool, const ToolRenderings& schemas) {
  OrderedJson all = {tool.name, tool.title, tool.description, schemas.texts, schemas.success};
  all.push_back(tool.failure ? tool.failure->natural : OrderedJson());
  all.push_back(tool.provider_options);
  return text::sha256_hex(all.dump());
}

/// A tool's schemas, and what the two tables of them are called.
struct SchemaTables {
  ToolRenderings schemas;
  std::string texts, rows;
};

View schema_texts(const ToolRenderings& schemas) {
  View out = View::array();
  for (const std::string& text : schemas.texts) out.push_back(long_text(text, cpp_json_literal));
  return out;
}

View rendering_rows(const std::string& texts, const ToolRenderings& schemas) {
  View out = View::array();
  for (const ToolRenderings::Row& row : schemas.rows) {
    std::string text = cpp_string_literal(std::string(row.shape));
    if (!row.refused.empty()) {
      text += ", {}, " + cpp_string_literal(row.refused);
    } else {
      text += ", " + texts + "[" + std::to_string(row.text) + "]";
      if (row.optionals + row.unions > 0)
        text += ", {}, " + std::to_string(row.optionals) + ", " + std::to_string(row.unions);
    }
    out.push_back("{" + text + "}");
  }
  return out;
}

/// The fields of a ToolInfo that differ from its defaults, in the order of its members.
View info_fields(const Plan& plan, std::size_t index, NodeWriter& nodes, const SchemaTables& tables) {
  const Tool& tool = plan.spec().tools[index];
  const ToolNames& names = plan.tools()[index];
  View fields = View::array();
  const auto field = [&](const char* name, const std::string& text) {
    if (!text.empty()) fields.push_back({{"name", name}, {"text", text}});
  };
  field("name", cpp_string_literal(tool.name));
  if (!tool.title.empty()) field("title", long_text(tool.title));
  if (!tool.description.empty()) field("description", long_text(tool.description));
  field("parameters_schema", tables.texts + "[0]");
  field("renderings", tables.rows);
  if (!tables.schemas.success.empty()) field("success_schema", long_text(tables.schemas.success, cpp_json_literal));
  if (tool.provider_options.is_object())
    field("provider_options", long_text(tool.provider_options.dump(), cpp_json_literal));
  if (tool.meta.is_object() && !tool.meta.empty()) field("meta", long_text(tool.meta.dump(), cpp_json_literal));
  field("digest", cpp_string_literal(digest(tool, tables.schemas)));
  field("annotations", annotations(tool.annotations));
  field("strict", strict_text(tool.strict));
  field("toolkit_strict", strict_text(plan.spec().strict));
  if (tool.failure_mode == FailureMode::return_to_model)
    field("failure_mode", "toolbind::FailureMode::return_to_model");
  if (tool.needs_approval == Approval::always) field("needs_approval", "toolbind::Approval::always");
  if (tool.needs_approval == Approval::dynamic) field("needs_approval", "toolbind::Approval::dynamic");
  field("parameters", nodes.root_reference(names.parameters, names.scope + "_Parameters"));
  if (names.success) field("success", nodes.root_reference(*names.success, names.scope + "_Success"));
  if (names.failure) field("failure", nodes.root_reference(*names.failure, names.scope + "_Failure"));
  return fields;
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
  const SchemaTables tables{renderings_of(tool), nodes.claim(names.scope + "_schemas"),
                            nodes.claim(names.scope + "_renderings")};
  const View texts = schema_texts(tables.schemas), info = info_fields(plan, index, nodes, tables);
  const bool joined = std::any_of(texts.begin(), texts.end(), is_joined) ||
                      std::any_of(info.begin(), info.end(), [](const View& field) { return is_joined(field["text"]); });
  const std::string result = names.success ? names.tag + "::Success" : "void";
  const std::string answer =
      names.failure ? "toolbind::Outcome<" + names.tag + "::Success, " + names.tag + "::Failure>" : result;
  const View wanted = {
      cpp_string_literal("tool '" + tool.name + "' needs exactly one handler: a member function "),
      cpp_string_literal("'" + answer + " " + names.handler + "(const " + names.tag + "::Parameters&)'"),
      cpp_string_literal(", or toolbind::on<" + names.tag + ">(function)"),
  };
  return {{"tag", names.tag},
          {"scope", names.scope},
          {"handler", names.handler},
          {"result", answer},
          {"returns", names.success.has_value() || names.failure.has_value()},
          {"doc", doc_view(tool.description)},
          {"name", cpp_string_literal(tool.name)},
          {"wanted", wanted},
          {"aliases", aliases(plan, names)},
          {"joined", joined},
          {"schemas", {{"name", tables.texts}, {"texts", texts}}},
          {"renderings", {{"name", tables.rows}, {"rows", rendering_rows(tables.texts, tables.schemas)}}},
          {"info", info}};
}

}  // namespace toolbind::gen
