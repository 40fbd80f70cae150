// The generated files of every case, and the diagnostics of every spec in tests/errors, against the files beside them.
// `golden_test --update` writes those files anew.

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <vector>

#include "generator/commands/load_spec.hpp"
#include "generator/cpp/files.hpp"
#include "generator/source/format_diagnostics.hpp"
#include "golden/golden.hpp"

namespace fs = std::filesystem;
using namespace toolbind::gen;

namespace {

std::vector<fs::path> specs_below(const std::string& folder) {
  std::vector<fs::path> out;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().string().ends_with(".tools.json")) out.push_back(entry.path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

TEST_CASE("generated files") {
  fs::current_path(TOOLBIND_TESTS "/cases");
  const Renderer renderer;
  for (const fs::path& path : specs_below(".")) {
    DiagnosticSink sink;
    const auto spec = load_spec(path.lexically_normal().string(), sink);
    const std::string report = format_text(sink, false);
    CAPTURE(path);
    CAPTURE(report);
    REQUIRE(spec);
    REQUIRE_FALSE(sink.has_errors());
    const std::string base = (path.parent_path() / "expected").string();
    const Files files = render_files(renderer, *spec);
    CHECK(golden::difference(base + ".hpp", files.header) == "");
    CHECK(golden::difference(base + ".cpp", files.source) == "");
    if (fs::exists(base + ".handlers.hpp")) CHECK(golden::difference(base + ".handlers.hpp", files.handlers) == "");
    if (fs::exists(base + ".warnings") || !report.empty()) CHECK(golden::difference(base + ".warnings", report) == "");
  }
}

TEST_CASE("diagnostics") {
  fs::current_path(TOOLBIND_TESTS "/errors");
  for (const fs::path& path : specs_below(".")) {
    CAPTURE(path);
    DiagnosticSink sink;
    load_spec(path.lexically_normal().string(), sink);
    std::string base = path.lexically_normal().string();
    base.resize(base.size() - std::string_view(".tools.json").size());
    CHECK(golden::difference(base + ".expected", format_text(sink, false)) == "");
  }
}

int main(int argc, char** argv) {
  golden::update = argc == 2 && std::string_view(argv[1]) == "--update";
  doctest::Context context;
  if (!golden::update) context.applyCommandLine(argc, argv);
  return context.run();
}
