// Structs and enums, line by line: what is stored, under which type, with which initialiser.

#include "generator/cpp/declaration.hpp"

#include "generator/cpp/initialiser.hpp"
#include "generator/naming/literal.hpp"

namespace toolbind::gen {
namespace {

using namespace schema;
using View = nlohmann::json;

constexpr std::size_t longest_enum_line = 100;

View line(const std::string& description, std::string text) {
  return {{"doc", doc_view(description)}, {"text", std::move(text)}};
}

std::string constant(const OrderedJson& value, const std::string& name) {
  const std::string head = "static constexpr ";
  if (value.is_boolean()) return head + "bool " + name + " = " + (value.get<bool>() ? "true;" : "false;");
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    const bool fits = number <= static_cast<std::uint64_t>(INT64_MAX);
    return head + (fits ? "std::int64_t " : "std::uint64_t ") + name + " = " +
           (fits ? cpp_int64(static_cast<std::int64_t>(number)) : cpp_uint64(number)) + ";";
  }
  if (value.is_number_integer())
    return head + "std::int64_t " + name + " = " + cpp_int64(value.get<std::int64_t>()) + ";";
  if (value.is_number()) return head + "double " + name + " = " + cpp_double(value.get<double>()) + ";";
  // Null, arrays and objects are given as JSON.
  const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  const std::string literal = cpp_string_literal(text);
  const bool plain = text.find('\0') == text.npos;
  return head + "std::string_view " + name +
         (plain ? " = " + literal + ";" : "{" + literal + ", " + std::to_string(text.size()) + "};");
}

/// Scalars are never left without a value.
std::string zero(const Plan& plan, TypeId id) {
  const Shape& shape = plan.type(id).shape;
  if (plan.is_wrapper(id)) return "";
  if (std::holds_alternative<Boolean>(shape)) return " = false";
  if (std::holds_alternative<Integer>(shape) || std::holds_alternative<Number>(shape)) return " = 0";
  return std::holds_alternative<Enumeration>(shape) ? "{}" : "";
}

/// Absent and null side by side: `std::optional<toolbind::Nullable<T>>` says which is which.
std::string as_nullable(const std::string& type) {
  constexpr std::string_view optional = "std::optional<";
  return type.starts_with(optional) ? "toolbind::Nullable<" + type.substr(optional.size()) : type;
}

class StructView {
 public:
  StructView(const Plan& plan, TypeId id, std::vector<DefaultFunction>& functions)
      : plan_(plan), id_(id), scope_(plan.name(id)->scope), functions_(functions) {}

  View members(const Structure& structure) {
    View lines = View::array();
    std::vector<std::string> taken = plan_.member_names(id_);
    taken.push_back(plan_.name(id_)->name);
    Scope names(std::move(taken));
    for (std::size_t i = 0; i < structure.members.size(); ++i) {
      const Member& member = structure.members[i];
      std::string text = this->member(member, plan_.member_names(id_)[i], names);
      if (!text.empty()) lines.push_back(line(member.description, std::move(text)));
    }
    if (structure.extra == Structure::Extra::keep) {
      const std::string empty = plan_.mentions_later(structure.extra_type, id_) ? ";" : "{};";
      lines.push_back(
          line("Keys beyond those above.",
               "std::map<std::string, " + plan_.text(structure.extra_type, scope_) + "> additional" + empty));
    }
    return lines;
  }

 private:
  std::string member(const Member& member, const std::string& name, Scope& names) {
    const Shape& shape = plan_.type(member.type).shape;
    if (std::holds_alternative<schema::Never>(shape)) return {};
    if (const auto* fixed = std::get_if<Constant>(&shape))
      return member.required ? constant(fixed->value, name) : "bool " + name + " = false;";
    const std::string type = plan_.text(member.type, scope_, id_);
    if (member.required) return type + " " + name + zero(plan_, member.type) + ";";
    const std::string empty = plan_.mentions_later(member.type, id_) ? ";" : "{};";
    if (!member.fallback) return "std::optional<" + as_nullable(type) + "> " + name + empty;
    const auto text = initialiser(plan_, member.type, scope_, *member.fallback);
    if (text) return type + " " + name + (text->empty() ? empty : " = " + *text + ";");
    const std::string function = names.claim("default_" + name);
    functions_.push_back({id_, member.type, function, *member.fallback});
    return type + " " + name + " = " + function + "();\n  static " + type + " " + function + "();";
  }

  const Plan& plan_;
  TypeId id_;
  const std::string& scope_;
  std::vector<DefaultFunction>& functions_;
};

View enumerators(const Plan& plan, TypeId id, const Enumeration& type, View& view) {
  View lines = View::array();
  std::string all;
  bool documented = false;
  const auto& names = plan.enumerators(id);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string description = i < type.descriptions.size() ? type.descriptions[i] : "";
    documented = documented || !description.empty();
    lines.push_back(line(description, names[i] + ","));
    all += (i > 0 ? ", " : "") + names[i];
  }
  if (!documented && all.size() <= longest_enum_line) view["short"] = all;
  return lines;
}

}  // namespace

std::vector<std::string> stored_members(const Plan& plan, TypeId id) {
  const auto* structure = std::get_if<Structure>(&plan.type(id).shape);
  if (!structure) return {"value"};
  std::vector<std::string> out;
  for (std::size_t i = 0; i < structure->members.size(); ++i) {
    const Member& member = structure->members[i];
    const Shape& shape = plan.type(member.type).shape;
    const bool fixed = std::holds_alternative<Constant>(shape) && member.required;
    if (!fixed && !std::holds_alternative<schema::Never>(shape)) out.push_back(plan.member_names(id)[i]);
  }
  if (structure->extra == Structure::Extra::keep) out.emplace_back("additional");
  return out;
}

View doc_view(std::string_view description) {
  View lines = View::array();
  for (const std::string& line : comment_lines(description)) lines.push_back(line.empty() ? "" : " " + line);
  return lines;
}

View declaration(const Plan& plan, TypeId id, std::vector<DefaultFunction>& functions) {
  const Type& type = plan.type(id);
  View view{{"name", plan.name(id)->name},
            {"doc", doc_view(type.description)},
            {"equality", plan.mentions_later(id, id) ? "" : " = default"}};
  if (const auto* enumeration = std::get_if<Enumeration>(&type.shape)) {
    view["enumerators"] = enumerators(plan, id, *enumeration, view);
  } else if (const auto* fixed = std::get_if<Constant>(&type.shape)) {
    view["members"] = View::array({line("", constant(fixed->value, "value"))});
  } else if (const auto* structure = std::get_if<Structure>(&type.shape)) {
    view["members"] = StructView(plan, id, functions).members(*structure);
  } else {
    view["members"] = View::array({line("", plan.shape_text(id) + " value;")});
  }
  return view;
}

}  // namespace toolbind::gen
