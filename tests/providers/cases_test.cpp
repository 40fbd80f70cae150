// Every schema of every case in every dialect: what is called strict breaks no documented rule, what is not has a reason.

#include <doctest/doctest.h>

#include "dialect/render.hpp"
#include "providers/lint.hpp"
#include "providers/specs.hpp"

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
  std::size_t strict = 0;
  tests::each_case_schema(
      [&](const schema::OrderedJson& natural, const std::string& where) { strict += check(natural, where); });
  CHECK(strict > 100);
}
