// Walks the model; a type that is being printed already is printed as `^`.

#include "unit/model_text.hpp"

#include <set>

namespace tests {
namespace {

using namespace toolbind::schema;

class Writer {
 public:
  explicit Writer(const Model& model) : model_(model) {}

  std::string text(TypeId id) {
    if (!open_.insert(id).second) return "^";
    std::string out = std::visit([this](const auto& shape) { return (*this)(shape); }, model_[id].shape);
    for (const Check& check : model_[id].checks) out += checked(check);
    open_.erase(id);
    return out;
  }

  std::string operator()(const Any& any) {
    std::string out = any.kinds == toolbind::program::all_kinds ? "any" : "any/" + std::to_string(any.kinds);
    for (const auto& [kind, guard] : any.guards) out += "(" + text(guard) + ")";
    return out;
  }
  std::string operator()(const Never&) { return "never"; }
  std::string operator()(const Null&) { return "null"; }
  std::string operator()(const Boolean&) { return "bool"; }
  std::string operator()(const Integer& integer) {
    const char* const names[] = {"int32", "uint32", "int64", "uint64"};
    return names[static_cast<int>(integer.type)] + rules(integer.rules);
  }
  std::string operator()(const Number& number) { return "number" + rules(number.rules); }
  std::string operator()(const String& string) {
    std::string out;
    if (string.rules.min_length > 0) out += " minLength " + std::to_string(string.rules.min_length);
    if (string.rules.max_length != toolbind::program::unlimited)
      out += " maxLength " + std::to_string(string.rules.max_length);
    if (string.rules.pattern) out += " pattern " + *string.rules.pattern;
    if (!string.rules.format.empty()) out += " format " + string.rules.format;
    return "string" + bracketed(out);
  }
  std::string operator()(const Enumeration& enumeration) {
    std::string out = "enum";
    for (const std::string& value : enumeration.values) out += " " + value;
    return out;
  }
  std::string operator()(const Constant& constant) { return "const " + constant.value.dump(); }
  std::string operator()(const Values& values) {
    std::string out = "values";
    for (const OrderedJson& value : values.values) out += " " + value.dump();
    return out;
  }
  std::string operator()(const List& list) { return "[" + text(list.items) + "]" + count(list.count); }
  std::string operator()(const Tuple& tuple) {
    std::string out;
    for (std::size_t i = 0; i < tuple.elements.size(); ++i) {
      out += (i > 0 ? ", " : "") + text(tuple.elements[i]) + (i < tuple.required ? "" : "?");
    }
    if (tuple.rest) out += ", ..." + text(*tuple.rest);
    return "[" + out + ",]" + count(tuple.count);
  }
  std::string operator()(const Map& map) { return "{*: " + text(map.values) + "}" + count(map.count); }
  std::string operator()(const Structure& structure) {
    std::string out;
    for (const Member& member : structure.members) {
      out += (out.empty() ? "" : ", ") + member.name + (member.required ? ": " : "?: ") + text(member.type);
      if (member.fallback) out += " = " + member.fallback->dump();
    }
    if (structure.extra == Structure::Extra::reject) out += ", closed";
    if (structure.extra == Structure::Extra::keep) out += ", *: " + text(structure.extra_type);
    return "{" + out + "}" + count(structure.count);
  }
  std::string operator()(const Union& all) {
    std::string out;
    for (const Alternative& one : all.alternatives) out += (out.empty() ? "" : " | ") + text(one.type);
    if (!all.choices.tag.empty()) out += " by " + all.choices.tag;
    for (const auto& [key, alternative] : all.choices.keys) out += " " + key + ":" + std::to_string(alternative);
    return "<" + out + (all.exactly_one ? " exactly one>" : ">");
  }
  std::string operator()(const Nullable& nullable) { return text(nullable.inner) + " | null"; }

 private:
  static std::string bracketed(const std::string& rules) { return rules.empty() ? "" : "(" + rules.substr(1) + ")"; }
  static std::string rules(const NumberRules& rules) {
    std::string out;
    if (rules.minimum) out += (rules.minimum->exclusive ? " >" : " >=") + rules.minimum->text;
    if (rules.maximum) out += (rules.maximum->exclusive ? " <" : " <=") + rules.maximum->text;
    if (!rules.multiple_of.empty()) out += " *" + rules.multiple_of;
    return bracketed(out);
  }
  static std::string count(const toolbind::program::CountRules& rules) {
    std::string out;
    if (rules.min > 0) out += " min " + std::to_string(rules.min);
    if (rules.max != toolbind::program::unlimited) out += " max " + std::to_string(rules.max);
    if (rules.unique) out += " unique";
    return bracketed(out);
  }
  std::string checked(const Check& check) {
    const char* const names[] = {" & all", " & any", " & one", " & not", " & if"};
    std::string out = names[static_cast<int>(check.kind)];
    for (const auto& part : check.types) out += " (" + (part ? text(*part) : "") + ")";
    return out;
  }

  const Model& model_;
  std::set<TypeId> open_;
};

}  // namespace

std::string model_text(const std::string& schema) {
  const OrderedJson root = OrderedJson::parse(schema);
  Library library;
  const PlaceId place = library.add_schema({"schema.json", &root, {}});
  Lowering lowering(library, true);
  const TypeId type = lowering.lower(place);
  for (const Problem& problem : lowering.problems()) {
    if (problem.severity == Problem::Severity::error) return "error: " + problem.message;
  }
  choose_discriminators(lowering.model());
  return Writer(lowering.model()).text(type);
}

}  // namespace tests
