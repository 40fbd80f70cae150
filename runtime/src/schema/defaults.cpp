// A default is a promise about the schema. One that its schema rejects is dropped, and said so; so is one that would never
// end: making a struct makes the defaults of its members, and those must not need the struct again.

#include <set>

#include "engine/engine.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace toolbind::schema {
namespace {

class DefaultChecker {
 public:
  DefaultChecker(Model& model, std::vector<Problem>& problems) : model_(model), program_(model), problems_(problems) {}

  void run() {
    each_default([&](TypeId, Member& member) {
      const Issues issues = engine::decode(program_.node(member.type), member.fallback->dump(), nullptr);
      if (!issues.empty()) drop(member, "because its own schema rejects it: " + issues.front().message);
    });
    each_default([&](TypeId owner, Member& member) {
      std::set<TypeId> made, reached;
      collect(member.type, *member.fallback, made);
      for (const TypeId type : made) reach(type, reached);
      if (reached.contains(owner)) drop(member, "because it would contain itself without end");
    });
  }

 private:
  template <class Each>
  void each_default(Each each) {
    for (TypeId id = 0; id < model_.types.size(); ++id) {
      auto* structure = std::get_if<Structure>(&model_[id].shape);
      if (!structure) continue;
      for (Member& member : structure->members) {
        if (member.fallback) each(id, member);
      }
    }
  }

  void drop(Member& member, const std::string& reason) {
    Origin origin = member.origin;
    origin.pointer += "/default";
    problems_.push_back({Problem::Severity::warning, std::move(origin), false, "the default is ignored, " + reason});
    member.fallback.reset();
  }

  /// The structs that decoding this value makes.
  void collect(TypeId id, const OrderedJson& value, std::set<TypeId>& made) const {
    const Shape& shape = model_[id].shape;
    if (const auto* structure = std::get_if<Structure>(&shape); structure && value.is_object()) {
      made.insert(id);
      for (const Member& member : structure->members) {
        if (const auto found = value.find(member.name); found != value.end()) collect(member.type, *found, made);
      }
    } else if (const auto* list = std::get_if<List>(&shape); list && value.is_array()) {
      for (const OrderedJson& item : value) collect(list->items, item, made);
    } else if (const auto* map = std::get_if<Map>(&shape); map && value.is_object()) {
      for (const OrderedJson& item : value) collect(map->values, item, made);
    } else if (const auto* tuple = std::get_if<Tuple>(&shape); tuple && value.is_array()) {
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (i < tuple->elements.size())
          collect(tuple->elements[i], value[i], made);
        else if (tuple->rest)
          collect(*tuple->rest, value[i], made);
      }
    } else if (const auto* nullable = std::get_if<Nullable>(&shape)) {
      if (!value.is_null()) collect(nullable->inner, value, made);
    } else if (const auto* all = std::get_if<Union>(&shape)) {
      for (const Alternative& one : all->alternatives) {
        if (engine::check(program_.node(one.type), value.dump()).empty()) collect(one.type, value, made);
      }
    }
  }

  /// What making the struct makes, through the defaults of its members.
  void reach(TypeId id, std::set<TypeId>& reached) const {
    if (!reached.insert(id).second) return;
    std::set<TypeId> made;
    for (const Member& member : std::get<Structure>(model_[id].shape).members) {
      if (member.fallback) collect(member.type, *member.fallback, made);
    }
    for (const TypeId next : made) reach(next, reached);
  }

  Model& model_;
  const HeapProgram program_;
  std::vector<Problem>& problems_;
};

}  // namespace

void check_defaults(Model& model, std::vector<Problem>& problems) { DefaultChecker(model, problems).run(); }

}  // namespace toolbind::schema
