// Assertions beside a type's shape, as tables.

#include "generator/cpp/node_text.hpp"
#include "generator/cpp/table_text.hpp"

namespace toolbind::gen {
namespace {

using namespace schema;
using Kind = program::Check::Kind;

constexpr std::string_view kinds[] = {"all_of",
                                      "any_of",
                                      "one_of",
                                      "not_",
                                      "if_then_else",
                                      "contains",
                                      "members",
                                      "property_names",
                                      "when_present",
                                      "unevaluated_items",
                                      "unevaluated_properties"};

}  // namespace

std::string NodeWriter::checks(TypeId id, const std::string& name) {
  std::vector<std::string> rows;
  for (const Check& check : plan_.type(id).checks) rows.push_back(this->check(check, name, rows.size() + 1));
  if (rows.empty()) return {};
  const std::string all = claim(name + "_checks");
  add(table_text("p::Check", all, rows));
  return ", " + all;
}

std::string NodeWriter::check(const Check& check, const std::string& name, std::size_t number) {
  const std::string base = name + "_check" + std::to_string(number);
  std::string nodes = "{}";
  if (!check.types.empty()) {
    std::vector<std::string> parts;
    for (const auto& part : check.types) parts.push_back(part ? reference(*part) : "nullptr");
    nodes = claim(base);
    add("constexpr const p::Node* " + nodes + "[] = {" + join(parts) + "};");
  }
  std::string out = "p::Check::Kind::" + std::string(kinds[static_cast<std::size_t>(check.kind)]) + ", " + nodes;
  if (check.kind == Kind::contains) out += ", " + count_text(check.min) + ", " + count_text(check.max);
  if (check.kind == Kind::when_present) out = named({{"kind", out}, {"name", view_text(check.name)}});
  if (check.members) out = named({{"kind", out}, {"members", members(*check.members, base)}});
  if (check.evaluation) out = named({{"kind", out}, {"evaluation", evaluation(*check.evaluation, base)}});
  return "{" + out + "}";
}

/// `p::Check::Kind::members, list` as `.kind = p::Check::Kind::members, .nodes = list`, with more fields.
std::string NodeWriter::named(const std::vector<std::pair<std::string, std::string>>& fields) {
  const std::string& first = fields.front().second;
  const std::size_t comma = first.find(", ");
  std::string out = ".kind = " + first.substr(0, comma) + ", .nodes = " + first.substr(comma + 2);
  for (std::size_t i = 1; i < fields.size(); ++i) out += ", ." + fields[i].first + " = " + fields[i].second;
  return out;
}

std::string NodeWriter::text_table(const std::vector<std::string>& texts, const std::string& name) {
  if (texts.empty()) return "{}";
  std::vector<std::string> rows;
  for (const std::string& text : texts) rows.push_back(view_text(text));
  const std::string out = claim(name);
  add("constexpr std::string_view " + out + "[] = {" + join(rows) + "};");
  return out;
}

std::string NodeWriter::members(const schema::Members& members, const std::string& name) {
  std::vector<std::string> rows;
  for (const auto& [text, type] : members.patterns) {
    const std::string told = pattern(text, name);
    rows.push_back("{" + told + ", " + reference(type) + "}");
  }
  std::string patterns = "{}";
  if (!rows.empty()) {
    patterns = claim(name + "_patterns");
    add(table_text("p::PatternMember", patterns, rows));
  }
  const std::string names = text_table(members.names, name + "_names");
  const std::string additional = members.additional ? reference(*members.additional) : "nullptr";
  const std::string out = claim(name + "_members");
  add("constexpr p::Members " + out + "{" + names + ", " + patterns + ", " + additional + "};");
  return "&" + out;
}

/// Announced first: what a schema speaks of may depend on itself, through a reference.
std::string NodeWriter::evaluation(EvaluationId id, const std::string& name) {
  const auto [known, is_new] = evaluations_.try_emplace(id);
  if (!is_new) return "&" + known->second;
  const std::string out = claim(name + "_evaluation");
  known->second = out;
  declarations_.insert(declarations_.begin(), "extern const p::Evaluation " + out + ";");
  const Evaluation& from = plan_.evaluation(id);
  std::vector<std::string> patterns, contains, rows;
  for (const std::string& text : from.patterns) patterns.push_back(pattern(text, out));
  for (const TypeId type : from.contains) contains.push_back(reference(type));
  for (const EvaluationPart& part : from.parts) {
    const auto other = [&](const std::optional<EvaluationId>& one) {
      return one ? evaluation(*one, out) : std::string("nullptr");
    };
    // One after the other: each declares tables.
    const std::string condition = part.condition ? reference(*part.condition) : "nullptr";
    const std::string then = other(part.then), otherwise = other(part.otherwise);
    rows.push_back("{" + condition + ", " + (part.present ? view_text(*part.present) : "{}") + ", " + then +
                   (otherwise == "nullptr" ? "}" : ", " + otherwise + "}"));
  }
  const auto list = [&](const std::string& type, const std::string& suffix, const std::vector<std::string>& parts) {
    if (parts.empty()) return std::string("{}");
    const std::string table = claim(out + suffix);
    add("constexpr " + type + " " + table + "[] = {" + join(parts) + "};");
    return table;
  };
  const std::string names = text_table(from.names, out + "_names");
  const std::string told = list("const p::Pattern*", "_patterns", patterns);
  const std::string found = list("const p::Node*", "_contains", contains);
  const std::string parts = list("p::EvaluationPart", "_parts", rows);
  add("constinit const p::Evaluation " + out + "{" + names + ", " + told + ", " +
      (from.all_properties ? "true" : "false") + ", " + (from.all_items ? "true" : "false") + ", " +
      count_text(from.items) + ", " + found + ", " + parts + "};");
  return "&" + out;
}

}  // namespace toolbind::gen
