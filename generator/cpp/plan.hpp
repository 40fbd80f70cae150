#pragma once
// The C++ side of a spec: which types get a name and where, what is boxed, in which order they are declared.

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "generator/naming/identifier.hpp"
#include "generator/spec/spec.hpp"

namespace toolbind::gen {

/// A generated type: its namespace below the spec's (a tool's, or empty for shared types) and its name.
struct CppName {
  std::string scope, name;

  std::string full() const { return scope.empty() ? name : scope + "::" + name; }
};

/// What users see of a tool: the tag type and what it names.
struct ToolNames {
  std::string tag, scope, handler;
  TypeId parameters = 0;
  std::optional<TypeId> success, failure;
};

/// What users see of an output.
struct OutputNames {
  std::string tag, value;  ///< `value` is the type of the answer
};

class Plan {
 public:
  explicit Plan(Spec& spec);

  const Spec& spec() const { return spec_; }
  const schema::Type& type(TypeId id) const { return spec_.model[id]; }
  const schema::Evaluation& evaluation(schema::EvaluationId id) const { return spec_.model.evaluations[id]; }
  const CppName* name(TypeId id) const;
  bool is_wrapper(TypeId id) const { return wrappers_.contains(id); }
  /// Named types, each after the types it holds by value.
  const std::vector<TypeId>& order() const { return order_; }
  const std::vector<ToolNames>& tools() const { return tools_; }
  const std::vector<OutputNames>& outputs() const { return outputs_; }
  const std::vector<std::string>& member_names(TypeId structure) const { return member_names_.at(structure); }
  const std::vector<std::string>& enumerators(TypeId enumeration) const { return member_names_.at(enumeration); }
  /// Names of shared types, some of which are aliases: `using Names = std::vector<std::string>`.
  const std::vector<std::pair<std::string, TypeId>>& shared_aliases() const { return shared_aliases_; }
  std::string alternative_name(TypeId owner, std::size_t index) const;
  /// By its title, or its name in C++.
  bool is_called(TypeId owner, std::size_t alternative, const std::string& name) const;

  /// The C++ type as it is written inside `from` (a namespace) as part of the named type `owner`.
  std::string text(TypeId id, const std::string& from, TypeId owner) const { return text(id, from, owner, true); }
  std::string text(TypeId id, const std::string& from) const { return text(id, from, no_owner, true); }
  /// The type inside a wrapper.
  std::string shape_text(TypeId wrapper) const { return shape_text(wrapper, name(wrapper)->scope, wrapper, true); }
  /// The distinct types of a union's std::variant, and the slot of each alternative.
  std::vector<std::string> slots(const schema::Union& all, const std::string& from, TypeId owner,
                                 std::vector<std::size_t>& slot) const;
  /// Named types in `id`: all that its C++ type mentions, or only those without a vector or map in between.
  enum class Reach { by_value, mentioned };
  std::vector<TypeId> held(TypeId id, Reach reach) const {
    std::vector<TypeId> out;
    collect_held(id, reach, out);
    return out;
  }
  /// Does part of `owner` mention a type that is declared after it? The compiler does not know that type's size there.
  bool mentions_later(TypeId part, TypeId owner) const;
  bool boxed(TypeId owner, TypeId target) const { return boxes_.contains({owner, target}); }

  /// Nobody holds the type: it only checks.
  static constexpr TypeId no_owner = ~TypeId{0};
  /// A root without a name of its own holds it: `using Parameters = std::variant<...>`.
  static constexpr TypeId root_owner = no_owner - 1;

  /// The same owner, with a vector or map in between: nothing is boxed there.
  static constexpr TypeId contained = TypeId{1} << 31;

  /// Is the name taken by something in the spec's own namespace?
  bool taken(const std::string& name) const { return scopes_.at("").taken(name); }

 private:
  std::string text(TypeId id, const std::string& from, TypeId owner, bool by_value) const;
  std::string shape_text(TypeId id, const std::string& from, TypeId owner, bool by_value) const;
  /// The name that the type has now: the wanted one, or one like it.
  std::string alias(const std::string& wanted, TypeId id);
  void visit_root(TypeId id, const std::string& name, const std::string& scope);
  void visit(TypeId id, const std::string& hint, const std::string& scope);
  void give_name(TypeId id, const std::string& hint, const std::string& scope);
  void visit_parts(TypeId id, const std::string& hint, const std::string& scope);
  void visit_union(TypeId id, const schema::Union& all, const std::string& hint, const std::string& scope);
  std::string alternative_hint(const schema::Union& all, std::size_t index, const std::string& hint) const;
  std::string own_hint(TypeId id, const std::string& hint) const;
  std::string scope_of(TypeId id, const std::string& scope) const;
  void arrange(TypeId id, std::set<TypeId>& open, std::set<TypeId>& done);
  std::map<TypeId, std::size_t> circles() const;
  void name_members(TypeId id);
  void collect_held(TypeId id, Reach reach, std::vector<TypeId>& out) const;

  Spec& spec_;
  std::map<TypeId, CppName> names_;
  std::set<TypeId> visited_, wrappers_;
  std::vector<std::pair<TypeId, std::pair<std::string, std::string>>> unnamed_path_;
  std::map<std::string, Scope> scopes_;
  std::map<std::string, std::string> tool_scopes_;               ///< pointer of a tool -> its namespace
  std::map<std::pair<std::string, std::string>, TypeId> roots_;  ///< scope and name that a root may have as they are
  std::set<std::string> type_names_;
  std::map<TypeId, std::vector<std::string>> member_names_;
  std::map<std::pair<TypeId, std::size_t>, std::string> alternative_names_;
  std::set<std::pair<TypeId, TypeId>> boxes_;
  std::map<TypeId, std::size_t> circle_;  ///< types that reach each other have the same number
  std::vector<TypeId> order_;
  std::map<TypeId, std::size_t> position_;  ///< in order_
  std::vector<ToolNames> tools_;
  std::vector<OutputNames> outputs_;
  std::vector<std::pair<std::string, TypeId>> shared_aliases_;
};

}  // namespace toolbind::gen
