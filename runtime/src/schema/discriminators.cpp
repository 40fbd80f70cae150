// How to tell the alternatives of a union apart without trying them: by JSON kind, by a tag (a required property whose
// constants differ), or by a key that only one alternative can have. What is decided here is proved; where there is no
// proof, the engine tries the alternatives, and oneOf has to count the matches.

#include <algorithm>
#include <set>

#include "schema/lowering.hpp"

namespace toolbind::schema {
namespace {

const Member* find_member(const Structure& structure, const std::string& name) {
  const auto found =
      std::find_if(structure.members.begin(), structure.members.end(), [&](const Member& m) { return m.name == name; });
  return found == structure.members.end() ? nullptr : &*found;
}

/// The texts a member can have; empty where they are not limited.
std::vector<std::string> texts_of(const Model& model, const Member& member) {
  const Shape& shape = model[member.type].shape;
  if (const auto* enumeration = std::get_if<Enumeration>(&shape)) return enumeration->values;
  const auto* constant = std::get_if<Constant>(&shape);
  if (constant && constant->value.is_string()) return {constant->value.get<std::string>()};
  return {};
}

class Chooser {
 public:
  Chooser(const Model& model, Union& all) : model_(model), union_(all) {}

  /// True if at most one alternative can match a value, and the engine knows which.
  bool choose() {
    const bool structures = collect();
    const bool by_tag = structures && find_tag();
    if (structures && !by_tag) find_keys();
    const bool proved = kinds_differ() && (objects_.size() < 2 || by_tag || (structures && keys_prove()));
    union_.exactly_one = union_.one_of && !proved;
    return proved;
  }

 private:
  /// The alternatives that are objects; false if one of them is not a plain structure.
  bool collect() {
    for (std::size_t i = 0; i < union_.alternatives.size(); ++i) {
      const Type& type = model_[union_.alternatives[i].type];
      if (!(type.kinds & program::object_kind)) continue;
      const auto* structure = std::get_if<Structure>(&type.shape);
      if (!structure) return false;
      objects_.push_back({i, structure});
    }
    return objects_.size() > 1;
  }

  /// Kinds other than objects belong to one alternative each.
  bool kinds_differ() const {
    Kinds seen = 0;
    for (const Alternative& alternative : union_.alternatives) {
      const Kinds kinds = static_cast<Kinds>(model_[alternative.type].kinds & ~program::object_kind);
      if (seen & kinds) return false;
      seen |= kinds;
    }
    return true;
  }

  bool find_tag() {
    for (const Member& candidate : objects_.front().second->members) {
      std::map<std::string, std::size_t> tags;
      const bool decides = std::all_of(objects_.begin(), objects_.end(), [&](const auto& object) {
        const Member* member = find_member(*object.second, candidate.name);
        const auto texts = member && member->required ? texts_of(model_, *member) : std::vector<std::string>{};
        return !texts.empty() && std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
          return tags.emplace(text, object.first).second;
        });
      });
      if (!decides) continue;
      union_.choices.tag = candidate.name;
      union_.choices.tags = std::move(tags);
      return true;
    }
    return false;
  }

  bool rejects(const Structure& structure, const std::string& name) const {
    const Member* member = find_member(structure, name);
    if (member) return std::holds_alternative<Never>(model_[member->type].shape);
    return structure.extra == Structure::Extra::reject;
  }

  void find_keys() {
    for (const auto& [index, structure] : objects_) {
      for (const Member& member : structure->members) {
        const bool only = std::all_of(objects_.begin(), objects_.end(), [&, i = index](const auto& other) {
          return other.first == i || rejects(*other.second, member.name);
        });
        if (only) union_.choices.keys.emplace(member.name, index);
      }
    }
  }

  bool keys_prove() const {
    const auto excludes = [&](const Structure& a, const Structure& b) {
      return std::any_of(a.members.begin(), a.members.end(),
                         [&](const Member& m) { return m.required && rejects(b, m.name); });
    };
    for (const auto& [i, a] : objects_) {
      for (const auto& [j, b] : objects_) {
        if (i < j && !excludes(*a, *b) && !excludes(*b, *a)) return false;
      }
    }
    return true;
  }

  const Model& model_;
  Union& union_;
  std::vector<std::pair<std::size_t, const Structure*>> objects_;
};

}  // namespace

std::vector<Problem> choose_discriminators(Model& model) {
  std::vector<Problem> notes;
  for (Type& type : model.types) {
    auto* all = std::get_if<Union>(&type.shape);
    if (!all || Chooser(model, *all).choose()) continue;
    notes.push_back(
        {Problem::Severity::note, type.origin, false,
         std::string("neither JSON kind, tag nor keys tell these alternatives apart: ") +
             (all->one_of ? "all are tried, and exactly one must match" : "the first that matches is taken")});
  }
  return notes;
}

}  // namespace toolbind::schema
