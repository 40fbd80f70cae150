#pragma once
// The type program of a spec as C++ declarations: one table per type, each after the tables it points at.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {

class NodeWriter {
 public:
  explicit NodeWriter(const Plan& plan);

  /// `&p::string` or `&get_weather_Units_node`; its declaration, and all it needs, is in `declarations` afterwards.
  std::string reference(TypeId id, TypeId owner = Plan::no_owner);

  /// The same for a root of the spec; `name` is what its table is called if the type has no name.
  std::string root_reference(TypeId id, const std::string& name);

  /// Some alternatives of a root that is a union, in its C++ type.
  std::string narrowed(TypeId root, const std::vector<std::string>& alternatives, const std::string& name);

  const std::vector<std::string>& declarations() const { return declarations_; }

  /// A free name for a table; without two underscores in a row, because such names belong to the compiler.
  std::string claim(std::string wanted);

 private:
  std::string shared_node(TypeId id) const;
  std::string declare(TypeId id, TypeId owner);
  std::string shape(TypeId id, TypeId owner, const std::string& name);
  std::string structure(TypeId id, const schema::Structure& s, const std::string& name);
  std::string variant(TypeId id, const schema::Union& all, TypeId owner, const std::string& name);
  std::string alternatives(TypeId id, const std::vector<std::size_t>& which, TypeId owner, const std::string& name);
  std::string tuple(const schema::Tuple& tuple, TypeId owner, const std::string& name);
  std::string number_rules(const schema::NumberRules& rules, const std::string& name);
  std::string string_rules(const schema::StringRules& rules, const std::string& name);
  std::string pattern(const std::string& text, const std::string& name);
  // check_text.cpp
  std::string checks(TypeId id, const std::string& name);
  std::string check(const schema::Check& check, const std::string& name, std::size_t number);
  static std::string named(const std::vector<std::pair<std::string, std::string>>& fields);
  std::string text_table(const std::vector<std::string>& texts, const std::string& name);
  std::string members(const schema::Members& members, const std::string& name);
  std::string evaluation(schema::EvaluationId id, const std::string& name);
  std::string boxed(TypeId id, const std::string& inner);
  std::string index_table(const std::vector<std::string_view>& names, const std::string& name);
  std::string choices(const std::map<std::string, std::size_t>& table, const std::string& name);
  std::string wanted_name(TypeId id, TypeId owner) const;
  void add(std::string declaration) { declarations_.push_back(std::move(declaration)); }

  struct Node {
    std::string name, kind;
    bool done = false, announced = false;
  };

  const Plan& plan_;
  Scope names_;
  std::map<TypeId, std::string> root_names_;
  std::map<std::pair<TypeId, TypeId>, Node> nodes_;
  std::set<std::string> box_nodes_;
  std::map<schema::EvaluationId, std::string> evaluations_;
  std::vector<std::string> declarations_;
};

}  // namespace toolbind::gen
