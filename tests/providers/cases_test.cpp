// Every schema of every case in every dialect: what is called strict breaks no documented rule, what is not has a reason.

#include <doctest/doctest.h>

#include <filesystem>

#include "dialect/render.hpp"
#include "generator/spec/spec.hpp"
#include "providers/lint.hpp"

namespace fs = std::filesystem;
using namespace toolbind;

namespace {

struct Target {
  const dialect::Dialect& dialect;
  std::vector<std::string> (*lint)(const lint::Schema&);
};

const Target targets[] = {{dialect::openai, lint::openai},
                          {dialect::anthropic, lint::anthropic},
                          {dialect::anthropic_nullable, lint::anthropic},
                          {dialect::gemini, lint::gemini}};

/// How many were strict.
std::size_t check(const schema::OrderedJson& natural, const std::string& where) {
  std::size_t strict = 0;
  for (const Target& target : targets) {
    const dialect::Rendering one = dialect::render(natural, target.dialect);
    CAPTURE(where);
    CAPTURE(target.dialect.name);
    CAPTURE(one.schema.dump());
    for (const dialect::Note& refusal : one.refusals) CHECK(refusal.message != "");
    if (!one.strict()) continue;
    ++strict;
    CHECK(target.lint(one.schema) == std::vector<std::string>{});
    CHECK(dialect::render(natural, target.dialect).schema.dump() == one.schema.dump());
  }
  return strict;
}

}  // namespace

TEST_CASE("strict renderings of all cases") {
  fs::current_path(TOOLBIND_TESTS "/cases");
  std::size_t strict = 0;
  for (const auto& entry : fs::recursive_directory_iterator(".")) {
    if (!entry.path().string().ends_with(".tools.json")) continue;
    gen::DiagnosticSink sink;
    const auto spec = gen::read_spec(entry.path().lexically_normal().string(), sink);
    REQUIRE(spec);
    for (const gen::Tool& tool : spec->tools) {
      for (const auto* slot : {&tool.parameters, &tool.success, &tool.failure}) {
        if (*slot) strict += check((*slot)->natural, entry.path().string() + " " + (*slot)->pointer);
      }
    }
    for (const gen::Output& output : spec->outputs) {
      if (output.schema) strict += check(output.schema->natural, entry.path().string() + " " + output.name);
    }
  }
  CHECK(strict > 100);
}
