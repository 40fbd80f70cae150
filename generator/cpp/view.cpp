// Plan -> view: the header as a sequence of namespace blocks, the source as tables and the functions that hand them out.

#include "generator/cpp/view.hpp"

#include <algorithm>

#include "generator/cpp/declaration.hpp"
#include "generator/cpp/node_text.hpp"
#include "generator/cpp/tool_view.hpp"
#include "generator/naming/literal.hpp"
#include "toolbind/generated.hpp"

namespace toolbind::gen {
namespace {

using View = nlohmann::json;

/// A root that is no struct or enum of its own: `using Parameters = std::variant<Code, Bash>`.
struct Alias {
  std::string scope, name;
  TypeId type;
};

class Builder {
 public:
  Builder(const Plan& plan, std::string name_space, std::string stem)
      : plan_(plan), name_space_(std::move(name_space)), stem_(std::move(stem)), nodes_(plan) {}

  View run();

 private:
  void add_types();
  void add_aliases();
  void add_alias(const Alias& alias);
  View forwards() const;
  View node_functions();
  View default_functions();
  View comparisons() const;
  View overloads();
  View includes(const View& view) const;

  const Plan& plan_;
  std::string name_space_, stem_;
  NodeWriter nodes_;
  View blocks_ = View::array();
  std::map<TypeId, std::size_t> block_of_;
  std::vector<DefaultFunction> functions_;
  std::vector<Alias> aliases_;
};

void Builder::add_types() {
  for (const TypeId id : plan_.order()) {
    const std::string& scope = plan_.name(id)->scope;
    if (blocks_.empty() || blocks_.back()["scope"] != scope) {
      blocks_.push_back({{"scope", scope}, {"types", View::array()}, {"aliases", View::array()}});
    }
    blocks_.back()["types"].push_back(declaration(plan_, id, functions_));
    block_of_[id] = blocks_.size() - 1;
  }
}

/// Into the last block of its namespace, if that comes after all types it mentions.
void Builder::add_alias(const Alias& alias) {
  std::size_t latest = 0;
  std::vector<TypeId> mentioned = plan_.held(alias.type, Plan::Reach::mentioned);
  if (plan_.name(alias.type)) mentioned = {alias.type};
  for (const TypeId id : mentioned) latest = std::max(latest, block_of_.at(id));
  std::size_t block = blocks_.size();
  while (block > latest && blocks_[block - 1]["scope"] != alias.scope) --block;
  if (block <= latest) {
    blocks_.push_back({{"scope", alias.scope}, {"types", View::array()}, {"aliases", View::array()}});
    block = blocks_.size();
  }
  blocks_[block - 1]["aliases"].push_back({{"name", alias.name}, {"type", plan_.text(alias.type, alias.scope)}});
}

void Builder::add_aliases() {
  const auto root = [&](const std::string& scope, const std::string& name, TypeId type) {
    const CppName* named = plan_.name(type);
    if (!named || named->scope != scope || named->name != name) aliases_.push_back({scope, name, type});
  };
  for (const auto& [name, type] : plan_.shared_aliases()) root("", name, type);
  for (const ToolNames& tool : plan_.tools()) {
    root(tool.scope, "Parameters", tool.parameters);
    if (tool.success) root(tool.scope, "Success", *tool.success);
    if (tool.failure) root(tool.scope, "Failure", *tool.failure);
  }
  for (const Alias& alias : aliases_) add_alias(alias);
}

/// Structs that are mentioned before they are declared, by namespace.
View Builder::forwards() const {
  std::map<std::string, std::vector<std::string>> early;
  std::set<TypeId> seen;
  for (const TypeId id : plan_.order()) {
    for (const TypeId inner : plan_.held(id, Plan::Reach::mentioned)) {
      if (plan_.mentions_later(inner, id) && seen.insert(inner).second)
        early[plan_.name(inner)->scope].push_back(plan_.name(inner)->name);
    }
  }
  View out = View::array();
  for (const auto& [scope, names] : early) out.push_back({{"scope", scope}, {"names", names}});
  return out;
}

View Builder::node_functions() {
  View out = View::array();
  for (const TypeId id : plan_.order()) {
    const CppName& name = *plan_.name(id);
    const std::string scope = name.scope.empty() ? "" : name.scope + "::";
    out.push_back({{"function", scope + "toolbind_node"},
                   {"type", name.full()},
                   {"node", nodes_.reference(id, Plan::no_owner).substr(1)}});
  }
  return out;
}

/// Types of the standard library that are roots. One that is the root of two schemas with different rules has no
/// function: decoding it would have to guess.
View Builder::overloads() {
  std::map<std::string, std::set<std::string>> nodes;
  std::vector<std::pair<std::string, std::string>> order;  // type, and the alias that names it first
  for (const Alias& alias : aliases_) {
    if (plan_.name(alias.type)) continue;
    const std::string type = plan_.text(alias.type, ""), scope = alias.scope.empty() ? "" : alias.scope + "::";
    if (!nodes.contains(type)) order.emplace_back(type, scope + alias.name);
    nodes[type].insert(nodes_.root_reference(alias.type, alias.name).substr(1));
  }
  View out = View::array();
  for (const auto& [type, name] : order) {
    if (nodes[type].size() == 1)
      out.push_back({{"function", "toolbind_node"}, {"type", name}, {"node", *nodes[type].begin()}});
  }
  return out;
}

View Builder::default_functions() {
  View out = View::array();
  for (const DefaultFunction& function : functions_) {
    out.push_back({{"type", plan_.text(function.type, "", function.owner)},
                   {"function", plan_.name(function.owner)->full() + "::" + function.name},
                   {"node", nodes_.reference(function.type, function.owner).substr(1)},
                   {"json", cpp_json_literal(function.value.dump())}});
  }
  return out;
}

/// Of structs that mention types declared after them: compilers differ on whether a defaulted comparison may.
View Builder::comparisons() const {
  View out = View::array();
  for (const TypeId id : plan_.order()) {
    if (!plan_.mentions_later(id, id)) continue;
    std::string text;
    for (const std::string& member : stored_members(plan_, id))
      text += (text.empty() ? "" : " && ") + member + " == other." + member;
    out.push_back({{"type", plan_.name(id)->full()}, {"text", text}});
  }
  return out;
}

View Builder::includes(const View& view) const {
  constexpr std::pair<std::string_view, std::string_view> headers[] = {
      {"std::int", "cstdint"},           {"std::uint", "cstdint"},       {"std::map<", "map"},
      {"std::numeric_limits", "limits"}, {"std::optional<", "optional"}, {"std::tuple<", "tuple"},
      {"std::variant<", "variant"},      {"std::monostate", "variant"},  {"std::vector<", "vector"}};
  std::set<std::string> found{"span", "string", "string_view"};
  const std::string text = view.dump(-1, ' ', false, View::error_handler_t::replace);
  for (const auto& [use, header] : headers) {
    if (text.find(use) != text.npos) found.emplace(header);
  }
  return found;
}

View Builder::run() {
  add_types();
  add_aliases();
  View tools = View::array();
  for (std::size_t i = 0; i < plan_.tools().size(); ++i) tools.push_back(tool_view(plan_, i, nodes_));
  View outputs = View::array();
  for (std::size_t i = 0; i < plan_.outputs().size(); ++i) outputs.push_back(output_view(plan_, i, nodes_));
  View view{{"version", TOOLBIND_VERSION},
            {"code_version", generated_code_version},
            {"spec", comment_lines(plan_.spec().file.substr(plan_.spec().file.find_last_of("/\\") + 1)).front()},
            {"stem", stem_},
            {"namespace", name_space_},
            {"includes", includes({blocks_, tools, outputs})},
            {"forwards", forwards()},
            {"node_functions", node_functions()},
            {"overloads", overloads()},
            {"defaults", default_functions()},
            {"comparisons", comparisons()}};
  view["needs_json"] =
      blocks_.dump(-1, ' ', false, View::error_handler_t::replace).find("toolbind::Json") != std::string::npos;
  // A joined text is made when the program runs; without one all the tables are constants, which compile far faster.
  const auto is_joined = [](const View& one) { return one["joined"] == true; };
  const bool joined =
      std::any_of(tools.begin(), tools.end(), is_joined) || std::any_of(outputs.begin(), outputs.end(), is_joined);
  view["constness"] = joined ? "const" : "constexpr";
  view["blocks"] = std::move(blocks_);
  view["tools"] = std::move(tools);
  view["outputs"] = std::move(outputs);
  view["tables"] = nodes_.declarations();
  return view;
}

}  // namespace

View make_view(const Plan& plan, const std::string& name_space, const std::string& stem) {
  return Builder(plan, name_space, stem).run();
}

}  // namespace toolbind::gen
