#pragma once
// Every schema of every case.

#include <filesystem>
#include <string>

#include "generator/spec/spec.hpp"

namespace tests {

/// Calls `visit(natural schema, where it stands)`.
template <class Visit>
void each_case_schema(Visit visit) {
  namespace fs = std::filesystem;
  using namespace toolbind::gen;
  fs::current_path(TOOLBIND_TESTS "/cases");
  for (const auto& entry : fs::recursive_directory_iterator(".")) {
    if (!entry.path().string().ends_with(".tools.json")) continue;
    DiagnosticSink sink;
    const std::string path = entry.path().lexically_normal().string();
    const auto spec = read_spec(path, sink);
    for (const Tool& tool : spec->tools) {
      for (const auto* slot : {&tool.parameters, &tool.success, &tool.failure}) {
        if (*slot) visit((*slot)->natural, path + " " + (*slot)->pointer);
      }
    }
    for (const Output& output : spec->outputs) {
      if (output.schema) visit(output.schema->natural, path + " " + output.name);
    }
  }
}

}  // namespace tests
