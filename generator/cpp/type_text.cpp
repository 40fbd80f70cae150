// How a type is written in C++.

#include <algorithm>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {

using namespace schema;

std::string Plan::text(TypeId id, const std::string& from, TypeId owner, bool by_value) const {
  const CppName* named = name(id);
  if (!named) return shape_text(id, from, owner, by_value);
  const std::string written = named->scope == from ? named->name : named->full();
  return by_value && owner != no_owner && boxed(owner, id) ? "toolbind::Box<" + written + ">" : written;
}

std::string Plan::shape_text(TypeId id, const std::string& from, TypeId owner, bool by_value) const {
  const auto inner = [&](TypeId part) { return text(part, from, owner, by_value); };
  struct Visitor {
    const Plan& plan;
    const std::string& from;
    TypeId owner;
    const decltype(inner)& part;
    std::string operator()(const Any&) const { return "toolbind::Json"; }
    std::string operator()(const Values&) const { return "toolbind::Json"; }
    std::string operator()(const Never&) const { return "toolbind::Never"; }
    std::string operator()(const Null&) const { return "std::monostate"; }
    std::string operator()(const Boolean&) const { return "bool"; }
    std::string operator()(const Integer& integer) const {
      constexpr std::string_view names[] = {"std::int32_t", "std::uint32_t", "std::int64_t", "std::uint64_t"};
      return std::string(names[static_cast<std::size_t>(integer.type)]);
    }
    std::string operator()(const Number&) const { return "double"; }
    std::string operator()(const String&) const { return "std::string"; }
    std::string operator()(const Enumeration&) const { return {}; }
    std::string operator()(const Constant&) const { return {}; }
    std::string operator()(const Structure&) const { return {}; }
    std::string operator()(const List& list) const {
      return "std::vector<" + plan.text(list.items, from, owner, false) + ">";
    }
    std::string operator()(const Map& map) const {
      return "std::map<std::string, " + plan.text(map.values, from, owner, false) + ">";
    }
    std::string operator()(const Nullable& nullable) const { return "std::optional<" + part(nullable.inner) + ">"; }
    std::string operator()(const Tuple& tuple) const {
      std::string out = "std::tuple<";
      for (std::size_t i = 0; i < tuple.elements.size(); ++i) {
        if (i > 0) out += ", ";
        out += i < tuple.required ? part(tuple.elements[i]) : "std::optional<" + part(tuple.elements[i]) + ">";
      }
      if (tuple.rest) out += ", std::vector<" + plan.text(*tuple.rest, from, owner, false) + ">";
      return out + ">";
    }
    std::string operator()(const Union& all) const {
      std::vector<std::size_t> slot;
      const std::vector<std::string> types = plan.slots(all, from, owner, slot);
      if (types.size() == 1) return types.front();
      std::string out = "std::variant<";
      for (std::size_t i = 0; i < types.size(); ++i) out += (i > 0 ? ", " : "") + types[i];
      return out + ">";
    }
  };
  return std::visit(Visitor{*this, from, owner, inner}, type(id).shape);
}

std::vector<std::string> Plan::slots(const Union& all, const std::string& from, TypeId owner,
                                     std::vector<std::size_t>& slot) const {
  std::vector<std::string> types;
  for (const Alternative& one : all.alternatives) {
    const std::string written = text(one.type, from, owner, true);
    const auto same = std::find(types.begin(), types.end(), written);
    const bool joins = same != types.end() && one.title.empty();
    slot.push_back(joins ? static_cast<std::size_t>(same - types.begin()) : types.size());
    if (!joins) types.push_back(written);
  }
  return types;
}

}  // namespace toolbind::gen
