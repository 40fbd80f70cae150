// Walks the types from the roots of a spec (shared types, then tool by tool) and names what needs a name. A structure
// that holds itself by value gets a Box where the circle closes; a recursive type without a structure in its circle gets
// one of its own, with a single member `value`.

#include "generator/cpp/plan.hpp"

#include <algorithm>

#include "schema/uri.hpp"

namespace toolbind::gen {
namespace {

using namespace schema;

bool always_named(const Shape& shape) {
  return std::holds_alternative<Structure>(shape) || std::holds_alternative<Enumeration>(shape) ||
         std::holds_alternative<Constant>(shape);
}

/// `X` of `/$defs/X` or `/tools/0/parameters/definitions/X`.
std::string definition_key(const std::string& pointer) {
  const std::size_t last = pointer.rfind('/');
  if (last == std::string::npos || last == 0) return {};
  const std::string parent = pointer.substr(0, last);
  const bool defined = parent.ends_with("/$defs") || parent.ends_with("/definitions");
  return defined ? schema::pointer_key(std::string_view(pointer).substr(last + 1)) : std::string();
}

}  // namespace

Plan::Plan(Spec& spec) : spec_(spec) {
  Scope& shared = scopes_
                      .try_emplace("", std::vector<std::string>{"std", "toolbind", "p", "bind", "tools", "outputs",
                                                                "decode", "decode_call", "encode", "to_string", "Tools",
                                                                "AnyCall", "Parameters", "Success", "Failure"})
                      .first->second;
  Scope handlers;
  const auto plan_tool = [&](const Tool& tool) {
    ToolNames names;
    names.scope = shared.claim(namespace_name(tool.name));
    names.tag = shared.claim(type_name(tool.name));
    names.handler = handlers.claim(member_name(tool.name));
    type_names_.insert(names.tag);
    type_names_.insert(names.scope);
    tool_scopes_[tool.pointer] = names.scope;
    tools_.push_back(std::move(names));
  };
  for (const Tool& tool : spec.tools) plan_tool(tool);
  for (const auto& [key, slot] : spec.defs) visit(slot.type, type_name(key), "");
  for (std::size_t i = 0; i < spec.tools.size(); ++i) {
    Tool& tool = spec.tools[i];
    if (!tool.parameters) {
      Type empty;
      empty.shape = Structure{.members = {}, .extra = Structure::Extra::reject, .extra_type = 0, .count = {}};
      empty.kinds = program::object_kind;
      empty.origin = {spec.file, tool.pointer + "/parameters"};
      spec.model.types.push_back(std::move(empty));
      tool.parameters =
          SchemaSlot{tool.pointer + "/parameters",
                     static_cast<TypeId>(spec.model.types.size() - 1),
                     {{"type", "object"}, {"properties", OrderedJson::object()}, {"additionalProperties", false}}};
    }
    tools_[i].parameters = tool.parameters->type;
    visit_root(tool.parameters->type, "Parameters", tools_[i].scope);
    const auto also = [&](const std::optional<SchemaSlot>& slot, const std::string& hint, std::optional<TypeId>& out) {
      if (!slot) return;
      out = slot->type;
      visit_root(slot->type, hint, tools_[i].scope);
    };
    also(tool.success, "Success", tools_[i].success);
    also(tool.failure, "Failure", tools_[i].failure);
  }
  for (const Output& output : spec.outputs) {
    if (output.schema) visit(output.schema->type, type_name(output.name), "");
  }
  for (const Output& output : spec.outputs)
    outputs_.push_back({shared.claim(type_name(output.name) + "Output"), "std::string"});
  // Aliases come last: no type gives way to them.
  for (const auto& [key, slot] : spec.defs) alias(type_name(key), slot.type);
  for (std::size_t i = 0; i < spec.outputs.size(); ++i) {
    if (spec.outputs[i].schema)
      outputs_[i].value = alias(type_name(spec.outputs[i].name), spec.outputs[i].schema->type);
  }
  for (const auto& [id, name] : names_) name_members(id);
  circle_ = circles();
  std::set<TypeId> open, done;
  for (const auto& [id, name] : names_) arrange(id, open, done);
}

std::string Plan::alias(const std::string& wanted, TypeId id) {
  if (const CppName* named = name(id); named && named->scope.empty() && named->name == wanted) return wanted;
  std::string unique = scopes_.at("").claim(wanted);
  while (type_names_.contains(unique)) unique = scopes_.at("").claim(wanted);
  shared_aliases_.emplace_back(unique, id);
  return unique;
}

const CppName* Plan::name(TypeId id) const {
  const auto found = names_.find(id);
  return found == names_.end() ? nullptr : &found->second;
}

std::string Plan::scope_of(TypeId id, const std::string& scope) const {
  const Origin& origin = type(id).origin;
  if (origin.document.empty()) return scope;
  if (origin.document != spec_.file) return "";
  for (const auto& [pointer, own] : tool_scopes_) {
    if (origin.pointer.starts_with(pointer + "/")) return own;
  }
  return "";
}

void Plan::visit_root(TypeId id, const std::string& name, const std::string& scope) {
  roots_.emplace(std::pair(scope, name), id);
  visit(id, name, scope);
}

std::string Plan::own_hint(TypeId id, const std::string& hint) const {
  const bool root = std::any_of(roots_.begin(), roots_.end(),
                                [&](const auto& entry) { return entry.second == id && entry.first.second == hint; });
  const std::string key = definition_key(type(id).origin.pointer);
  if (!type(id).title.empty() && !root) return type_name(type(id).title);
  return key.empty() ? hint : type_name(key);
}

void Plan::visit(TypeId id, const std::string& hint, const std::string& scope) {
  const auto again =
      std::find_if(unnamed_path_.begin(), unnamed_path_.end(), [&](const auto& entry) { return entry.first == id; });
  if (again != unnamed_path_.end()) {
    if (wrappers_.insert(id).second) give_name(id, again->second.first, again->second.second);
    return;
  }
  if (!visited_.insert(id).second) return;
  const std::string own = own_hint(id, hint), place = scope_of(id, scope);
  if (!always_named(type(id).shape)) {
    unnamed_path_.push_back({id, {own, place}});
    visit_parts(id, own, place);
    unnamed_path_.pop_back();
    return;
  }
  give_name(id, own, place);
  auto path = std::move(unnamed_path_);
  unnamed_path_.clear();
  visit_parts(id, own, place);
  unnamed_path_ = std::move(path);
}

void Plan::give_name(TypeId id, const std::string& hint, const std::string& scope) {
  const auto root = roots_.find({scope, hint});
  if (root != roots_.end() && root->second == id) {
    names_[id] = {scope, hint};
    type_names_.insert(hint);
    return;
  }
  Scope& names = scopes_
                     .try_emplace(scope, std::vector<std::string>{"std", "toolbind", "to_string", "encode",
                                                                  "Parameters", "Success", "Failure"})
                     .first->second;
  std::string wanted = names.claim(hint);
  // A tool's type must not hide a shared one, nor the other way round.
  while (scope.empty() ? type_names_.contains(wanted) : scopes_.at("").taken(wanted)) wanted = names.claim(hint);
  type_names_.insert(wanted);
  names_[id] = {scope, wanted};
}

void Plan::visit_parts(TypeId id, const std::string& hint, const std::string& scope) {
  const Shape shape = type(id).shape;
  if (const auto* list = std::get_if<List>(&shape)) visit(list->items, hint + "Item", scope);
  if (const auto* map = std::get_if<Map>(&shape)) visit(map->values, hint + "Value", scope);
  if (const auto* nullable = std::get_if<Nullable>(&shape)) visit(nullable->inner, hint, scope);
  if (const auto* tuple = std::get_if<Tuple>(&shape)) {
    for (std::size_t i = 0; i < tuple->elements.size(); ++i)
      visit(tuple->elements[i], hint + "Item" + std::to_string(i + 1), scope);
    if (tuple->rest) visit(*tuple->rest, hint + "Item", scope);
  }
  if (const auto* structure = std::get_if<Structure>(&shape)) {
    for (const Member& member : structure->members) {
      if (std::holds_alternative<Constant>(type(member.type).shape)) continue;
      visit(member.type, type_name(member.title.empty() ? member.name : member.title), scope);
    }
    if (structure->extra == Structure::Extra::keep) visit(structure->extra_type, hint + "Value", scope);
  }
  if (const auto* all = std::get_if<Union>(&shape)) visit_union(id, *all, hint, scope);
}

void Plan::visit_union(TypeId id, const Union& all, const std::string& hint, const std::string& scope) {
  for (std::size_t i = 0; i < all.alternatives.size(); ++i) {
    const TypeId part = all.alternatives[i].type;
    const std::string own = alternative_hint(all, i, hint), numbered = hint + "Option" + std::to_string(i + 1);
    visit(part, own.empty() ? numbered : own, scope);
    const CppName* named = name(part);
    // A model has never seen the numbered names.
    if (!own.empty() || (named && !named->name.starts_with(numbered)))
      alternative_names_[{id, i}] = named ? named->name : own;
  }
}

/// By title, tag value or the sole key that no other alternative has.
std::string Plan::alternative_hint(const Union& all, std::size_t index, const std::string& hint) const {
  const Alternative& one = all.alternatives[index];
  if (all.alternatives.size() == 1) return hint;
  if (!one.title.empty()) return type_name(one.title);
  const auto* constant = std::get_if<Constant>(&type(one.type).shape);
  if (constant && constant->value.is_string()) return type_name(constant->value.get<std::string>());
  std::string only;
  for (const auto* table : {&all.choices.tags, &all.choices.keys}) {
    int count = 0;
    for (const auto& [text, alternative] : *table) {
      if (alternative != index) continue;
      only = text;
      ++count;
    }
    if (count == 1) return type_name(only);
  }
  return {};
}

bool Plan::is_called(TypeId owner, std::size_t alternative, const std::string& name) const {
  const Type& part = type(std::get<Union>(type(owner).shape).alternatives[alternative].type);
  return name == alternative_name(owner, alternative) || name == part.title ||
         name == std::get<Union>(type(owner).shape).alternatives[alternative].title;
}

std::string Plan::alternative_name(TypeId owner, std::size_t index) const {
  const auto found = alternative_names_.find({owner, index});
  return found == alternative_names_.end() ? "alternative " + std::to_string(index + 1) : found->second;
}

/// A member must not be called like its struct or like a type that the struct's members are written with.
void Plan::name_members(TypeId id) {
  const Shape& shape = type(id).shape;
  std::vector<std::string> reserved{"std", "toolbind", name(id)->name};
  std::vector<std::string> names;
  if (const auto* structure = std::get_if<Structure>(&shape)) {
    for (const TypeId type : held(id, Reach::mentioned)) reserved.push_back(name(type)->name);
    if (structure->extra == Structure::Extra::keep) reserved.emplace_back("additional");
    Scope members(std::move(reserved));
    for (const Member& member : structure->members) names.push_back(members.claim(member_name(member.name)));
  } else if (const auto* enumeration = std::get_if<Enumeration>(&shape)) {
    Scope enumerators;
    for (const std::string& value : enumeration->values) names.push_back(enumerators.claim(enumerator_name(value)));
  }
  member_names_[id] = std::move(names);
}

void Plan::collect_held(TypeId id, Reach reach, std::vector<TypeId>& out) const {
  const auto part = [&](TypeId inner) {
    if (name(inner))
      out.push_back(inner);
    else
      collect_held(inner, reach, out);
  };
  const Shape& shape = type(id).shape;
  if (const auto* nullable = std::get_if<Nullable>(&shape)) part(nullable->inner);
  if (const auto* tuple = std::get_if<Tuple>(&shape)) {
    for (const TypeId element : tuple->elements) part(element);
    if (tuple->rest && reach == Reach::mentioned) part(*tuple->rest);
  }
  if (const auto* all = std::get_if<Union>(&shape)) {
    for (const Alternative& one : all->alternatives) part(one.type);
  }
  if (const auto* structure = std::get_if<Structure>(&shape)) {
    for (const Member& member : structure->members) {
      if (!std::holds_alternative<Constant>(type(member.type).shape)) part(member.type);
    }
    if (structure->extra == Structure::Extra::keep && reach == Reach::mentioned) part(structure->extra_type);
  }
  if (reach == Reach::by_value) return;
  if (const auto* list = std::get_if<List>(&shape)) part(list->items);
  if (const auto* map = std::get_if<Map>(&shape)) part(map->values);
}

/// Types that a type mentions come first, unless they lead back to it: then only those that it holds by value can, and
/// where even that is a circle it is opened by a Box.
void Plan::arrange(TypeId id, std::set<TypeId>& open, std::set<TypeId>& done) {
  if (done.contains(id)) return;
  open.insert(id);
  for (const TypeId inner : held(id, Reach::mentioned)) {
    if (circle_.at(inner) != circle_.at(id)) arrange(inner, open, done);
  }
  for (const TypeId inner : held(id, Reach::by_value)) {
    if (open.contains(inner))
      boxes_.insert({id, inner});
    else
      arrange(inner, open, done);
  }
  open.erase(id);
  done.insert(id);
  position_[id] = order_.size();
  order_.push_back(id);
}

bool Plan::mentions_later(TypeId part, TypeId owner) const {
  const std::vector<TypeId> mentioned = part != owner && name(part) ? std::vector{part} : held(part, Reach::mentioned);
  return std::any_of(mentioned.begin(), mentioned.end(),
                     [&](TypeId type) { return position_.at(type) > position_.at(owner); });
}

}  // namespace toolbind::gen
