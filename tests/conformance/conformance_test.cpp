// Every group of JSON Schema's own suite, where it lies beside the checkout, and of a small one that is always there: the
// generated tool, the tool made at run time and the typed decoder must decide every value as the suite says, and what a
// typed value keeps must come back as it was.

#include <doctest/doctest.h>

#include <map>
#include <toolbind/toolkit.hpp>

#include "conformance/generated.hpp"
#include "conformance/suite.hpp"

using namespace toolbind;
using conformance::Group;

namespace {

/// Nothing changed, except that what a struct does not keep may be gone, and defaults may be there.
bool comes_from(const Json& encoded, const Json& original) {
  if (encoded.is_object() && original.is_object()) {
    for (const auto& [key, value] : encoded.items()) {
      if (original.contains(key) && !comes_from(value, original[key])) return false;
    }
    return true;
  }
  if (encoded.is_array() && original.is_array()) {
    if (encoded.size() != original.size()) return false;
    for (std::size_t i = 0; i < encoded.size(); ++i) {
      if (!comes_from(encoded[i], original[i])) return false;
    }
    return true;
  }
  return encoded == original;
}

struct Tally {
  int values = 0, wrong = 0, typed = 0, same = 0, range = 0;
};

std::map<std::string, Tally> tallies;

bool only_range(const Issues& issues) {
  return std::all_of(issues.begin(), issues.end(), [](const Issue& one) { return one.keyword == "range"; });
}

void check_value(const Group& group, const conformance::GeneratedTool& tool, const Toolkit& dynamic,
                 const conformance::OrderedJson& test) {
  const std::string text = test["data"].dump();
  const bool valid = test["valid"];
  const std::string what =
      group.draft + " " + group.file + ": " + group.description + " / " + test["description"].get<std::string>();
  CAPTURE(what);
  CAPTURE(text);
  CAPTURE(group.schema.dump());
  Tally& tally = tallies[group.draft];
  ++tally.values;
  const Issues issues = tool.info->check(text);
  CHECK(issues.empty() == valid);
  if (issues.empty() != valid) ++tally.wrong;
  CHECK(dynamic.validate("group", text) == issues);

  std::string encoded;
  const Issues typed = tool.round_trip(*tool.info, text, encoded);
  if (!typed.empty() && valid && only_range(typed)) {
    ++tally.range;  // a number that its C++ type can't hold
    return;
  }
  CHECK(typed.empty() == valid);
  if (!typed.empty()) return;
  ++tally.typed;
  const Json before = Json::parse(text), after = Json::parse(encoded);
  CAPTURE(encoded);
  CHECK(comes_from(after, before));
  if (before == after) ++tally.same;
  // What a schema says it speaks of to the last property loses none.
  const bool told = group.schema.is_object() && group.schema.contains("unevaluatedProperties");
  if (!told || !before.is_object()) return;
  for (const auto& [key, value] : before.items()) CHECK(after.contains(key));
}

}  // namespace

namespace {

/// What the suite does not demand: told, not checked, but for the formats.
Tally optional_groups(const std::string& suite, const std::string& folder, bool formats) {
  Tally tally;
  for (const Group& group : conformance::groups_in(suite + "/tests/draft2020-12/optional" + folder)) {
    const auto dynamic = Toolkit().with_dynamic({.name = "group",
                                                 .parameters = group.schema,
                                                 .enforce_formats = formats,
                                                 .references = {{"http://localhost:1234/", suite + "/remotes/"}}},
                                                [](const Json& value) { return value; });
    for (const auto& test : group.tests) {
      ++tally.values;
      if (dynamic && dynamic->validate("group", test["data"].dump()).empty() == test["valid"].get<bool>()) continue;
      ++tally.wrong;
      MESSAGE(group.file << ": " << group.description << " / " << test["description"].get<std::string>());
    }
  }
  return tally;
}

}  // namespace

TEST_CASE("what is optional in draft 2020-12") {
  const std::string suite = TOOLBIND_SCHEMA_TEST_SUITE;
  if (suite.empty()) return;
  const Tally rest = optional_groups(suite, "", false);
  MESSAGE("optional: " << rest.values << " values, " << rest.wrong << " decided otherwise");
  const Tally formats = optional_groups(suite, "/format", true);
  MESSAGE("formats: " << formats.values << " values, " << formats.wrong << " decided wrongly");
  CHECK(formats.values > 500);
  CHECK(formats.wrong * 20 <= formats.values);
}

TEST_CASE("conformance") {
  const std::string suite = TOOLBIND_SCHEMA_TEST_SUITE;
  if (suite.empty()) MESSAGE("SKIPPED: JSON Schema's own suite, which is not beside the checkout");
  const auto chunks = conformance::chunks(suite, TOOLBIND_TESTS "/conformance/own", TOOLBIND_CHUNKS);
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    const auto tools = conformance::generated_chunk(i);
    REQUIRE(tools.size() == chunks[i].size());
    for (std::size_t k = 0; k < tools.size(); ++k) {
      const Group& group = chunks[i][k];
      DynamicTool described{.name = "group", .parameters = group.schema};
      if (!suite.empty()) described.references = {{"http://localhost:1234/", suite + "/remotes/"}};
      const auto dynamic = Toolkit().with_dynamic(described, [](const Json& value) { return value; });
      CAPTURE(group.schema.dump());
      REQUIRE_MESSAGE(dynamic, to_string(dynamic.error()));
      for (const auto& test : group.tests) check_value(group, tools[k], *dynamic, test);
    }
  }
  for (const auto& [draft, tally] : tallies) {
    MESSAGE(draft << ": " << tally.values << " values, " << tally.wrong << " decided wrongly; " << tally.typed
                  << " decoded and encoded, " << tally.same << " of them equal, " << tally.range << " out of range");
  }
}
