// Builds nodes in two steps: a box for each type, so that types can point at each other in circles, then the node
// behind each box.

#include "schema/heap_program.hpp"

#include <algorithm>
#include <numeric>

#include "json/canonical.hpp"
#include "text/pattern.hpp"

namespace toolbind::schema {

struct HeapProgram::Arena {
  std::deque<std::string> texts;
  std::deque<std::vector<std::string_view>> names;
  std::deque<std::vector<std::uint16_t>> indices;
  std::deque<std::vector<program::Check>> checks;
  std::deque<std::vector<const program::Node*>> node_lists;
  std::deque<std::vector<program::Member>> members;
  std::deque<std::vector<program::Element>> elements;
  std::deque<std::vector<program::Alternative>> alternatives;
  std::deque<std::vector<program::Choice>> choices;
  std::deque<program::NumberRules> numbers;
  std::deque<program::StringRules> strings;
  std::deque<program::Pattern> patterns;
  std::deque<program::Box> boxes;
  std::deque<program::Members> member_tables;
  std::deque<std::vector<program::PatternMember>> pattern_members;
  std::deque<std::vector<const program::Pattern*>> pattern_lists;
  std::deque<std::vector<program::EvaluationPart>> parts;
  std::deque<program::Evaluation> evaluations;
  std::vector<std::shared_ptr<const program::Node>> nodes;

  ~Arena() {
    for (const program::Pattern& pattern : patterns) delete static_cast<const text::Pattern*>(pattern.compiled.load());
  }
};

std::vector<std::uint16_t> sorted_index(const std::vector<std::string_view>& names) {
  if (names.size() <= 8) return {};
  std::vector<std::uint16_t> index(names.size());
  std::iota(index.begin(), index.end(), std::uint16_t{0});
  std::sort(index.begin(), index.end(), [&](std::uint16_t a, std::uint16_t b) { return names[a] < names[b]; });
  return index;
}

namespace {

using Nodes = std::vector<const program::Node*>;

/// Makes the node of one type. Arena is HeapProgram's own.
template <class Arena>
class NodeMaker {
 public:
  NodeMaker(Arena& arena, const Nodes& boxes, const Model& model, std::span<const program::Check> checks)
      : arena_(arena), boxes_(boxes), model_(model), checks_(checks) {}

  const program::Node* operator()(const Any& any) {
    const auto guard = [&](unsigned kind) {
      const auto found = any.guards.find(kind);
      return found == any.guards.end() ? nullptr : boxes_[found->second];
    };
    return keep(program::Any(any.kinds, guard(0), guard(1), guard(2), guard(3), guard(4), guard(5), checks_));
  }
  const program::Node* operator()(const Never&) { return keep(program::Node(program::Kind::never, checks_)); }
  const program::Node* operator()(const Null&) { return keep(program::Node(program::Kind::null, checks_)); }
  const program::Node* operator()(const Boolean&) { return keep(program::Node(program::Kind::boolean, checks_)); }
  const program::Node* operator()(const Integer& integer) {
    return keep(program::Integer(integer.type, rules(integer.rules), checks_));
  }
  const program::Node* operator()(const Number& number) { return keep(program::Number(rules(number.rules), checks_)); }
  const program::Node* operator()(const String& string) { return keep(program::String(rules(string.rules), checks_)); }
  const program::Node* operator()(const Enumeration& enumeration) {
    std::vector<std::string_view>& names = arena_.names.emplace_back();
    for (const std::string& value : enumeration.values) names.push_back(text(value));
    return keep(program::Enumeration(names, arena_.indices.emplace_back(sorted_index(names)), checks_));
  }
  const program::Node* operator()(const Constant& constant) {
    const std::string json = constant.value.dump();
    return keep(program::Constant(text(json), text(json::canonical(json)), checks_));
  }
  const program::Node* operator()(const Values& values) {
    std::vector<std::string_view>& texts = arena_.names.emplace_back();
    for (const OrderedJson& value : values.values) texts.push_back(text(json::canonical(value.dump())));
    std::sort(texts.begin(), texts.end());
    return keep(program::Values(texts, checks_));
  }
  const program::Node* operator()(const List& list) {
    return keep(program::List(boxes_[list.items], nullptr, list.count, checks_));
  }
  const program::Node* operator()(const Tuple& tuple) {
    std::vector<program::Element>& elements = arena_.elements.emplace_back();
    for (const TypeId type : tuple.elements) elements.push_back({boxes_[type]});
    return keep(
        program::Tuple(elements, nullptr, tuple.rest ? boxes_[*tuple.rest] : nullptr, nullptr, tuple.count, checks_));
  }
  const program::Node* operator()(const Map& map) {
    return keep(program::Map(boxes_[map.values], nullptr, map.count, checks_));
  }
  const program::Node* operator()(const Structure& structure) {
    std::vector<program::Member>& members = arena_.members.emplace_back();
    std::vector<std::string_view> names;
    for (const Member& member : structure.members) {
      names.push_back(text(member.name));
      members.push_back({names.back(), program::not_stored, boxes_[member.type],
                         member.required ? program::Presence::required : program::Presence::optional, nullptr,
                         plain_key(member.name), member.fallback ? text(member.fallback->dump()) : std::string_view()});
    }
    program::Extra extra;
    if (structure.extra == Structure::Extra::reject)
      extra.policy = program::Extra::Policy::reject;
    else if (structure.extra != Structure::Extra::skip)
      extra = {program::Extra::Policy::check, boxes_[structure.extra_type]};
    return keep(
        program::Structure(members, arena_.indices.emplace_back(sorted_index(names)), extra, structure.count, checks_));
  }
  const program::Node* operator()(const Union& all) {
    std::vector<program::Alternative>& alternatives = arena_.alternatives.emplace_back();
    for (const Alternative& one : all.alternatives) {
      const std::string name = one.title.empty() ? "alternative " + std::to_string(alternatives.size() + 1) : one.title;
      alternatives.push_back({text(name), boxes_[one.type], model_[one.type].kinds, 0});
    }
    return keep(program::Variant(alternatives, nullptr, all.exactly_one, text(all.choices.tag),
                                 choices(all.choices.tags), choices(all.choices.keys), checks_));
  }
  const program::Node* operator()(const Nullable& nullable) {
    return keep(program::Nullable(boxes_[nullable.inner], nullptr, checks_));
  }

 private:
  std::string_view text(std::string value) { return arena_.texts.emplace_back(std::move(value)); }

  template <class N>
  const program::Node* keep(N node) {
    const auto kept = std::make_shared<const N>(std::move(node));
    arena_.nodes.push_back(kept);
    return kept.get();
  }

  const program::NumberRules* rules(const NumberRules& rules) {
    if (rules.empty()) return nullptr;
    const auto bound = [&](const std::optional<Bound>& b) {
      return b ? program::Bound{text(b->text), b->exclusive} : program::Bound{};
    };
    return &arena_.numbers.emplace_back(
        program::NumberRules{bound(rules.minimum), bound(rules.maximum), text(rules.multiple_of)});
  }

  const program::StringRules* rules(const StringRules& rules) {
    if (rules.empty()) return nullptr;
    const program::Pattern* pattern = rules.pattern ? &arena_.patterns.emplace_back(text(*rules.pattern)) : nullptr;
    return &arena_.strings.emplace_back(
        program::StringRules{rules.min_length, rules.max_length, pattern, text(rules.format)});
  }

  std::span<const program::Choice> choices(const std::map<std::string, std::size_t>& table) {
    std::vector<program::Choice>& out = arena_.choices.emplace_back();
    for (const auto& [key, alternative] : table) out.push_back({text(key), static_cast<std::uint16_t>(alternative)});
    return out;
  }

  Arena& arena_;
  const Nodes& boxes_;
  const Model& model_;
  std::span<const program::Check> checks_;
};

}  // namespace

bool plain_key(std::string_view name) {
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; });
}

const program::Pattern* HeapProgram::pattern(const std::string& text) {
  return &arena_->patterns.emplace_back(arena_->texts.emplace_back(text));
}

const program::Members* HeapProgram::members(const Members& members) {
  std::vector<std::string_view>& names = arena_->names.emplace_back();
  for (const std::string& name : members.names) names.push_back(arena_->texts.emplace_back(name));
  std::vector<program::PatternMember>& patterns = arena_->pattern_members.emplace_back();
  for (const auto& [text, type] : members.patterns) patterns.push_back({pattern(text), nodes_[type]});
  return &arena_->member_tables.emplace_back(
      program::Members{names, patterns, members.additional ? nodes_[*members.additional] : nullptr});
}

void HeapProgram::fill(program::Evaluation& out, const Evaluation& from) {
  std::vector<std::string_view>& names = arena_->names.emplace_back();
  for (const std::string& name : from.names) names.push_back(arena_->texts.emplace_back(name));
  std::vector<const program::Pattern*>& patterns = arena_->pattern_lists.emplace_back();
  for (const std::string& text : from.patterns) patterns.push_back(pattern(text));
  std::vector<const program::Node*>& contains = arena_->node_lists.emplace_back();
  for (const TypeId type : from.contains) contains.push_back(nodes_[type]);
  std::vector<program::EvaluationPart>& parts = arena_->parts.emplace_back();
  const auto evaluation = [&](const std::optional<EvaluationId>& id) {
    return id ? &arena_->evaluations[*id] : nullptr;
  };
  for (const EvaluationPart& part : from.parts) {
    program::EvaluationPart& made = parts.emplace_back(program::EvaluationPart{
        part.condition ? nodes_[*part.condition] : nullptr, {}, evaluation(part.then), evaluation(part.otherwise)});
    if (part.present) made.present = arena_->texts.emplace_back(*part.present);
  }
  out = {names, patterns, from.all_properties, from.all_items, from.items, contains, parts};
}

HeapProgram::HeapProgram(const Model& model) : arena_(std::make_unique<Arena>()) {
  for (std::size_t i = 0; i < model.types.size(); ++i) nodes_.push_back(&arena_->boxes.emplace_back(nullptr, nullptr));
  for (std::size_t i = 0; i < model.evaluations.size(); ++i) arena_->evaluations.emplace_back();
  for (std::size_t i = 0; i < model.evaluations.size(); ++i) fill(arena_->evaluations[i], model.evaluations[i]);
  for (std::size_t i = 0; i < model.types.size(); ++i) {
    std::vector<program::Check>& checks = arena_->checks.emplace_back();
    for (const Check& check : model.types[i].checks) {
      std::vector<const program::Node*>& parts = arena_->node_lists.emplace_back();
      for (const auto& type : check.types) parts.push_back(type ? nodes_[*type] : nullptr);
      program::Check& made = checks.emplace_back(program::Check{check.kind, parts, check.min, check.max});
      made.name = arena_->texts.emplace_back(check.name);
      if (check.members) made.members = members(*check.members);
      if (check.evaluation) made.evaluation = &arena_->evaluations[*check.evaluation];
    }
    arena_->boxes[i].inner = std::visit(NodeMaker<Arena>(*arena_, nodes_, model, checks), model.types[i].shape);
  }
}

HeapProgram::~HeapProgram() = default;

}  // namespace toolbind::schema
