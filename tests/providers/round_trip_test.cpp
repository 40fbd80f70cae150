// There and back: whatever a strict schema lets a model write has a natural form, and whatever is natural has a form that
// the strict schema takes and that means the same.

#include <doctest/doctest.h>

#include "dialect/render.hpp"
#include "engine/engine.hpp"
#include "engine/wire.hpp"
#include "providers/lint.hpp"
#include "providers/random_values.hpp"
#include "providers/specs.hpp"
#include "unit/compiled.hpp"

using namespace toolbind;
using schema::OrderedJson;

namespace {

struct Target {
  const dialect::Dialect& dialect;
  std::vector<std::string> (*lint)(const lint::Schema&);
};

const Target targets[] = {{dialect::openai, lint::openai},
                          {dialect::anthropic, lint::anthropic},
                          {dialect::anthropic_nullable, lint::anthropic},
                          {dialect::gemini, lint::gemini}};

/// Rules that a dialect may have to leave to words.
bool is_said_in_words(const Issue& issue, const dialect::Dialect& dialect) {
  // Its enums hold texts and numbers only.
  if (&dialect == &dialect::gemini && (issue.keyword == "const" || issue.keyword == "enum" || issue.keyword == "false"))
    return true;
  static const std::set<std::string> keywords = {
      "minLength",  "maxLength", "pattern",  "format",      "minimum",       "maximum",       "exclusiveMinimum",
      "multipleOf", "minItems",  "maxItems", "uniqueItems", "minProperties", "maxProperties", "exclusiveMaximum",
      "oneOf",      "anyOf",     "not",      "if",          "then",          "else",          "range"};
  return keywords.contains(issue.keyword);
}

/// Checks that no provider knows; what breaks them may be any rule inside of them.
bool has_checks(const OrderedJson& natural) {
  const std::string text = natural.dump();
  for (const char* keyword : {"contains", "patternProperties", "propertyNames", "dependentRequired", "dependentSchemas",
                              "dependencies", "unevaluatedItems", "unevaluatedProperties"}) {
    if (text.find('"' + std::string(keyword) + '"') != std::string::npos) return true;
  }
  return false;
}

/// As a call's arguments are read.
std::string natural_of(const program::Node& node, const std::string& wire, const dialect::Dialect& dialect,
                       bool wrapped) {
  DecodeOptions options{.wire = true, .sent = dialect::wire_shape(dialect)};
  options.sent->wrapped = wrapped;
  if (auto sent = engine::sent_text(node, wire, options)) return *sent;
  if (engine::check(node, wire).empty()) return wire;
  return engine::natural_text(node, wire, options).value_or(wire);
}

std::string wire_of(const program::Node& node, const std::string& natural, const dialect::Dialect& dialect,
                    bool wrapped) {
  const std::string out = engine::wire_text(node, natural, dialect::wire_shape(dialect)).value_or("nothing");
  return wrapped ? "{\"input\":" + out + "}" : out;
}

/// Members that are null and members that are absent look the same where what is optional is nullable as well.
OrderedJson without_nulls(OrderedJson value) {
  if (value.is_object()) {
    for (auto it = value.begin(); it != value.end();) {
      if (it->is_null())
        it = value.erase(it);
      else
        ++it;
    }
  }
  while (value.is_array() && !value.empty() && value.back().is_null()) value.erase(value.size() - 1);  // as in tuples
  if (value.is_structured()) {
    for (OrderedJson& part : value) part = without_nulls(std::move(part));
  }
  return value;
}

struct Count {
  std::size_t strict = 0, values = 0, changed = 0, returned = 0;
};

void round_trip(const OrderedJson& natural, const std::string& where, const Target& target, Count& count) {
  const dialect::Rendering rendering = render(natural, target.dialect);
  if (!rendering.strict()) return;
  ++count.strict;
  CAPTURE(where);
  CAPTURE(target.dialect.name);
  CAPTURE(natural.dump());
  CAPTURE(rendering.schema.dump());
  CHECK(target.lint(rendering.schema) == std::vector<std::string>{});
  const tests::Compiled compiled(natural.dump()), asked(rendering.schema.dump());
  tests::Values random(rendering.schema, 7);
  for (int i = 0; i < 30; ++i) {
    const std::string wire = random.value(rendering.schema).dump();
    const std::string back = natural_of(compiled.node(), wire, target.dialect, rendering.wrapped);
    CAPTURE(wire);
    CAPTURE(back);
    ++count.values;
    count.changed += back != wire;
    const Issues issues = engine::check(compiled.node(), back);
    for (const Issue& issue : issues) {
      CAPTURE(issue.path + ": " + issue.message);
      CHECK((is_said_in_words(issue, target.dialect) || has_checks(natural)));
    }
    if (!issues.empty()) continue;
    const std::string there = wire_of(compiled.node(), back, target.dialect, rendering.wrapped);
    const std::string again = natural_of(compiled.node(), there, target.dialect, rendering.wrapped);
    CAPTURE(there);
    CAPTURE(again);
    CHECK(to_string(engine::check(asked.node(), there)) == "");
    const OrderedJson before = OrderedJson::parse(back), after = OrderedJson::parse(again);
    const bool same = nlohmann::json(before) == nlohmann::json(after) ||
                      nlohmann::json(without_nulls(before)) == nlohmann::json(without_nulls(after));
    CHECK(same);
    ++count.returned;
  }
}

}  // namespace

TEST_CASE("there and back, all cases") {
  Count count;
  tests::each_case_schema([&](const OrderedJson& natural, const std::string& where) {
    // Nothing matches some of the first; whole schemas of the others are said in words.
    if (where.starts_with("contradictions") || where.starts_with("assertions")) return;
    for (const Target& target : targets) round_trip(natural, where, target, count);
  });
  CHECK(count.values > 1000);
  CHECK(count.changed > 100);
  CHECK(count.returned > 1000);
}

TEST_CASE("there and back, random schemas") {
  Count count;
  for (unsigned seed = 0; seed < 300; ++seed) {
    const OrderedJson natural = tests::Schemas(seed).root();
    for (const Target& target : targets) round_trip(natural, "seed " + std::to_string(seed), target, count);
  }
  MESSAGE(count.strict << " strict schemas, " << count.values << " values, " << count.changed << " of another shape");
  CHECK(count.strict > 200);
  CHECK(count.changed > 1000);
}
