#pragma once
// The interpreter of type programs over JSON text: one pass, validating and storing as it goes.
//
// It exists in two instances that share every line of the walk. The fast one gives up at the first violation and has no
// idea where it is; a valid call never needs more. The explaining one runs after it, on text whose grammar is known to
// be fine, has no target, records each issue with its path and goes on.
//
// Conventions of all run functions: `p` stands on the first character of a value; the position after the value is
// returned, or null for "rejected" (fast only). `target` may be null: check, don't store.

#include <string_view>
#include <unordered_map>

#include "engine/key_set.hpp"
#include "engine/member_set.hpp"
#include "engine/path.hpp"
#include "json/cursor.hpp"
#include "toolbind/issue.hpp"
#include "toolbind/json.hpp"
#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

using program::Node;

/// What trying a node at a place gave; remembered, so that nests of alternatives stay polynomial.
struct Trial {
  bool matched;
  const char* furthest;  ///< where it failed
};

struct TrialKey {
  const Node* node;
  const char* at;
  bool operator==(const TrialKey&) const = default;
};

struct TrialHash {
  std::size_t operator()(const TrialKey& key) const {
    const auto a = reinterpret_cast<std::uintptr_t>(key.node), b = reinterpret_cast<std::uintptr_t>(key.at);
    return (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xBF58476D1CE4E5B9u;
  }
};

struct Spoken;

/// What both instances share while they work on one text.
struct Run {
  const char* end;
  Limits limits;
  bool typed = false;  ///< a C++ value is wanted: what it can't hold is an issue
  std::uint64_t steps = 0;
  bool exhausted = false;
  const char* furthest = nullptr;
  const char* or_null = nullptr;  ///< here null would have been fine, too
  std::unordered_map<TrialKey, Trial, TrialHash> trials{};
};

template <bool Explain>
class Interpreter {
 public:
  explicit Interpreter(Run& run, unsigned depth = 0, Issues* issues = nullptr)
      : run_(run), end_(run.end), issues_(issues), depth_(depth) {}

  const char* value(const Node& node, const char* p, void* target);

  template <class Visit>
  void each_key(const char* p, Visit visit);

 private:
  const char* nullable(const program::Nullable& node, const char* p, void* target);

  // scalars.hpp
  const char* boolean(const char* p, void* target);
  const char* null(const char* p);
  const char* integer(const program::Integer& node, const char* p, void* target);
  const char* number(const program::Number& node, const char* p, void* target);
  const char* number_rules(const program::NumberRules& rules, const json::NumberToken& token, const char* p);
  const char* string(const program::String& node, const char* p, void* target);
  bool string_rules(const program::StringRules& rules, std::string_view text, const char* p);
  const char* enumeration(const program::Enumeration& node, const char* p, void* target);
  const char* constant(const program::Constant& node, const char* p);
  const char* values(const program::Values& node, const char* p, void* target);

  // any_value.hpp
  const char* any(const program::Any& node, const char* p, void* target);
  const char* json_value(const char* p, Json* target);
  const char* json_array(const char* p, Json* target);
  const char* json_object(const char* p, Json* target);
  const char* json_scalar(const char* p, Json* target);

  // containers.hpp
  const char* list(const program::List& node, const char* p, void* target);
  const char* pushed(const Node& items, const program::ListOps* ops, const char* p, void* list);
  const char* tuple(const program::Tuple& node, const char* p, void* target);
  const char* tuple_item(const program::Tuple& node, std::size_t index, const char* p, void* target);
  const char* map(const program::Map& node, const char* p, void* target);
  template <class EachItem>
  const char* array(const char* p, const program::CountRules& count, EachItem item);
  template <class EachMember>
  const char* object(const char* p, const program::CountRules& count, EachMember member);
  const char* scan_key(const char* p, json::StringToken& key);
  const char* after_colon(const char* p);
  bool count_rules(const program::CountRules& count, std::size_t size, const char* p, bool items);
  bool unique_items(const char* begin, const char* after);
  bool no_duplicate(const KeySet& keys, const char* p);

  // structures.hpp
  const char* structure(const program::Structure& node, const char* p, void* target);
  const char* predicted(const program::Structure& node, const char* p, std::size_t& expected);
  const char* member_value(const program::Member& member, const char* p, void* base);
  const char* extra_value(const program::Structure& node, std::string_view key, const char* p, void* base);
  bool all_required(const program::Structure& node, const MemberSet& seen, const KeySet& others, const char* p);

  // variants.hpp
  const char* variant(const program::Variant& node, const char* p, void* target);
  const char* alternative(const program::Variant& node, std::size_t index, const char* p, void* target);
  const char* by_tag(const program::Variant& node, const char* p, void* target);
  const char* by_trial(const program::Variant& node, program::Kinds kind, const char* p, void* target);
  std::size_t by_key(const program::Variant& node, const char* p);
  const char* none_matches(const program::Variant& node, program::Kinds kind, const char* p);
  const char* find_member(const char* p, std::string_view name);

  // checks.hpp
  bool checked(const program::Check& check, const char* p);
  bool some_of(const program::Check& check, const char* p);
  bool exactly_one_of(const program::Check& check, const char* p);
  const Node* closest(std::span<const Node* const> nodes, const char* p);

  // properties.hpp
  bool named_by(const program::Pattern& pattern, std::string_view name);
  template <class Visit>
  bool each_member(const char* p, Visit visit);
  template <class Visit>
  bool each_item(const char* p, Visit visit);
  bool part(const Node& node, const char* p);
  bool contains(const program::Check& check, const char* p);
  bool members(const program::Members& members, const char* p);
  bool property_names(const Node& node, const char* p);
  bool when_present(const program::Check& check, const char* p);
  void collect(const program::Evaluation& evaluation, const char* p, bool items, Spoken& spoken);
  bool unevaluated(const program::Check& check, const char* p, bool items);

  /// Does the value match? Nothing is stored or reported.
  bool matches(const Node& node, const char* p) { return trial(node, p).matched; }
  Trial trial(const Node& node, const char* p);

  /// Explaining: records the issue and gives true, go on. Fast: gives false, give up.
  template <class Message>
  bool report(const char* at, std::string_view keyword, Message message) {
    if constexpr (Explain) {
      if (issues_->size() < run_.limits.issues) {
        Issue& issue = issues_->emplace_back();
        append_pointer(path_, issue.path);
        issue.keyword = keyword;
        issue.message = message();
      }
      return true;
    } else {
      if (at > run_.furthest) run_.furthest = at;
      return false;
    }
  }

  /// The value is of the wrong kind, or wrong as a whole: report it and step over it.
  template <class Message>
  const char* reject(const char* p, std::string_view keyword, Message message) {
    return report(p, keyword, message) ? json_value(p, nullptr) : nullptr;
  }
  const char* wrong_type(const char* p, std::string_view expected);
  const char* wrong_type(const char* p, std::span<const std::string_view> expected);
  std::string_view or_null(const char* p) const { return p == run_.or_null ? " or null" : ""; }

  const char* skip_space(const char* p) const { return json::skip_space(p, end_); }
  json::ValueKind kind_at(const char* p) const { return json::kind_at(p, end_); }
  program::Kinds kinds_at(const char* p) const {
    return static_cast<program::Kinds>(1u << static_cast<unsigned>(kind_at(p)));
  }
  /// One step of work; false when there has been too much of it.
  bool step();

  /// Names the part of the value being looked at; only the explaining instance pays for it.
  class Scope {
   public:
    Scope(Interpreter& owner, std::string_view key)
        : Scope(owner, {owner.path_, key.data() ? key : std::string_view(""), 0}) {}
    Scope(Interpreter& owner, std::size_t index) : Scope(owner, {owner.path_, {}, index}) {}
    ~Scope() {
      if constexpr (Explain) owner_.path_ = frame_.parent;
    }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Scope(Interpreter& owner, PathFrame frame) : owner_(owner), frame_(frame) {
      if constexpr (Explain) owner_.path_ = &frame_;
    }
    Interpreter& owner_;
    PathFrame frame_;
  };

  /// Counts one level of nesting.
  class Level {
   public:
    explicit Level(Interpreter& owner) : depth_(owner.depth_) { ++depth_; }
    ~Level() { --depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    unsigned& depth_;
  };
  bool too_deep() const { return depth_ >= run_.limits.depth; }

  Run& run_;
  const char* end_;
  Issues* issues_;
  const PathFrame* path_ = nullptr;
  unsigned depth_;
};

}  // namespace toolbind::engine
