// A default is a promise about the schema; one that its schema rejects is dropped, and said so.

#include "engine/engine.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace toolbind::schema {

void check_defaults(Model& model, std::vector<Problem>& problems) {
  const HeapProgram program(model);
  for (Type& type : model.types) {
    auto* structure = std::get_if<Structure>(&type.shape);
    if (!structure) continue;
    for (Member& member : structure->members) {
      if (!member.fallback) continue;
      const Issues issues = engine::decode(program.node(member.type), member.fallback->dump(), nullptr);
      if (issues.empty()) continue;
      Origin origin = member.origin;
      origin.pointer += "/default";
      problems.push_back({Problem::Severity::warning, std::move(origin), false,
                          "the default is ignored, because its own schema rejects it: " + issues.front().message});
      member.fallback.reset();
    }
  }
}

}  // namespace toolbind::schema
