// `toolbind check`: the diagnostics of specs, without writing anything.

#include <iostream>

#include "generator/commands/command_line.hpp"
#include "generator/source/format_diagnostics.hpp"
#include "generator/spec/spec.hpp"

namespace toolbind::gen {
namespace {

std::string count(std::size_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

}  // namespace

int check_command(const Arguments& arguments) {
  cxxopts::Options known("toolbind check", "Says what is wrong with specs.\n");
  known.positional_help("SPEC...");
  auto add = known.add_options();
  add("format", "text or json", cxxopts::value<std::string>()->default_value("text"), "F");
  add("specs", "", cxxopts::value<std::vector<std::string>>());
  known.parse_positional({"specs"});
  const auto given = parse_options(known, arguments);
  if (!given) return fine;
  if (given->count("specs") == 0) throw Misuse{"expected a spec, as in 'toolbind check weather.tools.json'"};
  const auto& format = (*given)["format"].as<std::string>();
  if (format != "text" && format != "json") throw Misuse{"--format expects 'text' or 'json', got " + in_quotes(format)};

  DiagnosticSink sink;
  std::size_t tools = 0;
  for (const std::string& path : (*given)["specs"].as<std::vector<std::string>>()) {
    const auto spec = read_spec(path, sink);
    if (!spec) continue;
    tools += spec->tools.size();
    for (const Diagnostic& remark : spec->remarks) sink.report(remark);
  }
  if (format == "json") {
    std::cout << format_json(sink) << '\n';
  } else {
    print_diagnostics(sink);
    std::cout << count(tools, "tool") << ", " << count(sink.error_count(), "error") << ", "
              << count(sink.warning_count(), "warning") << '\n';
  }
  return sink.has_errors() ? found_problems : fine;
}

}  // namespace toolbind::gen
