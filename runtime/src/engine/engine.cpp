// Runs the fast interpreter; where it rejects, finds out why: first the limits and the grammar of the text as a whole,
// then, with the explaining interpreter, the issues one by one.

#include "engine/engine.hpp"

#include "engine/any_value.hpp"
#include "engine/checks.hpp"
#include "engine/containers.hpp"
#include "engine/scalars.hpp"
#include "engine/structures.hpp"
#include "engine/variants.hpp"
#include "json/grammar.hpp"

namespace toolbind::engine {

template <bool Explain>
bool Interpreter<Explain>::step() {
  if (++run_.steps <= run_.limits.work) return true;
  run_.exhausted = true;
  return false;
}

template <bool Explain>
const char* Interpreter<Explain>::value(const Node& node, const char* p, void* target) {
  if (!step()) return nullptr;
  for (const program::Check& check : node.checks) {
    if (!checked(check, p)) return nullptr;
  }
  using program::Kind;
  switch (node.kind) {
    case Kind::any:
      return any(static_cast<const program::Any&>(node), p, target);
    case Kind::never:
      return reject(p, "false", [] { return std::string("no value is allowed here"); });
    case Kind::null:
      return null(p);
    case Kind::boolean:
      return boolean(p, target);
    case Kind::integer:
      return integer(static_cast<const program::Integer&>(node), p, target);
    case Kind::number:
      return number(static_cast<const program::Number&>(node), p, target);
    case Kind::string:
      return string(static_cast<const program::String&>(node), p, target);
    case Kind::enumeration:
      return enumeration(static_cast<const program::Enumeration&>(node), p, target);
    case Kind::constant:
      return constant(static_cast<const program::Constant&>(node), p);
    case Kind::values:
      return values(static_cast<const program::Values&>(node), p, target);
    case Kind::list:
      return list(static_cast<const program::List&>(node), p, target);
    case Kind::tuple:
      return tuple(static_cast<const program::Tuple&>(node), p, target);
    case Kind::map:
      return map(static_cast<const program::Map&>(node), p, target);
    case Kind::structure:
      return structure(static_cast<const program::Structure&>(node), p, target);
    case Kind::variant:
      return variant(static_cast<const program::Variant&>(node), p, target);
    case Kind::nullable:
      return nullable(static_cast<const program::Nullable&>(node), p, target);
    case Kind::box: {
      const auto& box = static_cast<const program::Box&>(node);
      return value(*box.inner, p, target && box.ops ? box.ops->emplace(target) : target);
    }
  }
  return nullptr;
}

template <bool Explain>
const char* Interpreter<Explain>::nullable(const program::Nullable& node, const char* p, void* target) {
  if (p != end_ && *p == 'n') return null(p);
  run_.or_null = p;
  return value(*node.inner, p, target && node.ops ? node.ops->emplace(target) : target);
}

namespace {

Issues explain(const Node& node, std::string_view text, Run& run) {
  if (run.exhausted) return {{"", "limit", "checking this value takes too much work"}};
  if (const auto broken = json::find_grammar_error(text, run.limits.depth)) {
    if (broken->depth) return {{"", "limit", "nested deeper than " + std::to_string(run.limits.depth) + " levels"}};
    return {{"", "json", "not valid JSON at byte " + std::to_string(broken->offset) + ": " + broken->message}};
  }
  Issues issues;
  run.steps = 0;
  Interpreter<true>(run, 0, &issues).value(node, json::skip_space(text.data(), run.end), nullptr);
  if (run.exhausted) issues.push_back({"", "limit", "checking this value takes too much work"});
  return issues;
}

bool runs(const Node& node, std::string_view text, void* target, Run& run) {
  const char* after = Interpreter<false>(run).value(node, json::skip_space(text.data(), run.end), target);
  return after && json::skip_space(after, run.end) == run.end;
}

Issues run_program(const Node& node, std::string_view text, void* target, bool typed, const Limits& limits) {
  if (text.size() > limits.bytes) {
    return {{"", "limit",
             std::to_string(text.size()) + " bytes of JSON, at most " + std::to_string(limits.bytes) + " are taken"}};
  }
  Run run{.end = text.data() + text.size(), .limits = limits, .typed = typed};
  if (runs(node, text, target, run)) return {};
  return explain(node, text, run);
}

}  // namespace

Issues decode(const Node& node, std::string_view text, void* target, const DecodeOptions& options) {
  return run_program(node, text, target, true, options.limits);
}

Issues check(const Node& node, std::string_view text, const Limits& limits) {
  return run_program(node, text, nullptr, false, limits);
}

bool accepts(const Node& node, std::string_view text, const Limits& limits, std::uint64_t& work) {
  Run run{.end = text.data() + text.size(), .limits = limits, .typed = true};
  run.limits.work = work;
  const bool fine = text.size() <= limits.bytes && runs(node, text, nullptr, run);
  work -= std::min(work, run.steps);
  return fine;
}

std::size_t count_issues(const Node& node, std::string_view text, const Limits& limits, std::uint64_t& work) {
  Run run{.end = text.data() + text.size(), .limits = limits};
  run.limits.work = work;
  const std::size_t count = explain(node, text, run).size();
  work -= std::min(work, run.steps);
  return count;
}

}  // namespace toolbind::engine
