// The JSON Schema of specs against specs: those of the cases and examples are valid, small mistakes are not.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/engine.hpp"
#include "generator/render/embedded_templates.hpp"
#include "generator/source/json_document.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace fs = std::filesystem;
using namespace toolbind;

namespace {

class SpecSchema {
 public:
  SpecSchema() {
    for (const gen::EmbeddedTemplate& file : gen::embedded_templates()) {
      if (file.name == "tools.schema.json") root_ = schema::OrderedJson::parse(file.text);
    }
    const schema::PlaceId place = library_.add_schema({"tools.schema.json", &root_, {}});
    type_ = lowering_.lower(place);
    REQUIRE(lowering_.problems().empty());
    schema::choose_discriminators(lowering_.model());
    program_.emplace(lowering_.model());
  }

  std::string issues(const std::string& spec) const { return to_string(engine::check(program_->node(type_), spec)); }

 private:
  schema::OrderedJson root_;
  schema::Library library_;
  schema::Lowering lowering_{library_, false};
  schema::TypeId type_ = 0;
  std::optional<schema::HeapProgram> program_;
};

}  // namespace

TEST_CASE("specs that are right") {
  const SpecSchema schema;
  int count = 0;
  for (const char* folder : {TOOLBIND_TESTS "/cases", TOOLBIND_TESTS "/../examples"}) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (!entry.path().string().ends_with(".tools.json")) continue;
      CAPTURE(entry.path());
      gen::DiagnosticSink sink;
      const auto document = gen::parse_document(gen::load_source(entry.path().string(), sink), sink);
      REQUIRE(document);
      CHECK(schema.issues(document->root.dump()) == "");
      ++count;
    }
  }
  CHECK(count > 30);
}

TEST_CASE("specs that are wrong") {
  const SpecSchema schema;
  for (const char* spec :
       {R"([])", R"({})", R"({"tools":[{}]})", R"({"tools":[{"name":"a b"}]})", R"({"tools":[],"tool":[]})",
        R"({"tools":[{"name":"a","strict":"yes"}]})", R"({"tools":[{"name":"a","parameters":"object"}]})",
        R"({"tools":[{"name":"a","needsApproval":"always"}]})", R"({"providerTools":[{"name":"a"}]})",
        R"({"outputs":[{"name":""}]})"}) {
    CAPTURE(spec);
    CHECK(schema.issues(spec) != "");
  }
}
