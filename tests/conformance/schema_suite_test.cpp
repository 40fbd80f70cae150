// JSON Schema's own test suite, where it lies beside the checkout: whatever schema is taken must decide every value as the
// suite says. A schema with a keyword that is not supported yet must say so; it is counted, not run.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <deque>
#include <nlohmann/json.hpp>

#include "engine/engine.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace fs = std::filesystem;
using namespace toolbind;
using schema::OrderedJson;

namespace {

struct Tally {
  int run = 0, refused = 0;
};

bool has_errors(const std::vector<schema::Problem>& problems) {
  for (const schema::Problem& problem : problems) {
    if (problem.severity == schema::Problem::Severity::error) return true;
  }
  return false;
}

void run_group(const OrderedJson& group, const std::string& dialect, Tally& tally) {
  OrderedJson root = group["schema"];
  if (root.is_object() && !root.contains("$schema")) root["$schema"] = dialect;
  std::deque<OrderedJson> files;
  const auto load = [&](const std::string& name) -> std::optional<schema::Document> {
    std::ifstream in(name);
    if (!in) return std::nullopt;
    return schema::Document{name, &files.emplace_back(OrderedJson::parse(in)), {}};
  };
  schema::Library library(load, {{"http://localhost:1234/", TOOLBIND_SCHEMA_TEST_SUITE "/remotes/"}});
  const schema::PlaceId place = library.add_schema({"schema.json", &root, {}});
  schema::Lowering lowering(library, false);
  const schema::TypeId type = lowering.lower(place);
  if (has_errors(lowering.problems())) {
    tally.refused += static_cast<int>(group["tests"].size());
    MESSAGE(group["description"] << ": " << lowering.problems().front().message);
    return;
  }
  schema::choose_discriminators(lowering.model());
  const schema::HeapProgram program(lowering.model());
  for (const OrderedJson& test : group["tests"]) {
    const std::string what = group["description"].get<std::string>() + " / " + test["description"].get<std::string>();
    CAPTURE(what);
    CAPTURE(root.dump());
    CAPTURE(test["data"].dump());
    const Issues issues = engine::check(program.node(type), test["data"].dump());
    CHECK(issues.empty() == test["valid"].get<bool>());
    ++tally.run;
  }
}

void run_draft(const std::string& draft, const std::string& dialect) {
  Tally tally;
  for (const auto& file : fs::directory_iterator(fs::path(TOOLBIND_SCHEMA_TEST_SUITE) / "tests" / draft)) {
    if (file.path().extension() != ".json") continue;
    CAPTURE(file.path());
    std::ifstream in(file.path());
    for (const OrderedJson& group : OrderedJson::parse(in)) run_group(group, dialect, tally);
  }
  MESSAGE(draft << ": " << tally.run << " run, " << tally.refused << " in schemas that are refused");
  CHECK(tally.run > 0);
}

}  // namespace

TEST_CASE("draft 2020-12") { run_draft("draft2020-12", "https://json-schema.org/draft/2020-12/schema"); }
TEST_CASE("draft 2019-09") { run_draft("draft2019-09", "https://json-schema.org/draft/2019-09/schema"); }
TEST_CASE("draft 7") { run_draft("draft7", "http://json-schema.org/draft-07/schema#"); }
TEST_CASE("draft 6") { run_draft("draft6", "http://json-schema.org/draft-06/schema#"); }
TEST_CASE("draft 4") { run_draft("draft4", "http://json-schema.org/draft-04/schema#"); }
