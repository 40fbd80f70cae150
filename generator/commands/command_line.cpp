// cxxopts for one command, with errors in the program's own manner.

#include "generator/commands/command_line.hpp"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "generator/source/format_diagnostics.hpp"

namespace toolbind::gen {

std::optional<cxxopts::ParseResult> parse_options(cxxopts::Options& options, const Arguments& arguments) {
  options.add_options()("h,help", "print this help");
  std::vector<const char*> argv{options.program().c_str()};
  for (const std::string& argument : arguments) argv.push_back(argument.c_str());
  try {
    auto parsed = options.parse(static_cast<int>(argv.size()), argv.data());
    if (parsed.count("help") == 0) return parsed;
  } catch (const std::exception& error) {
    throw Misuse{error.what()};
  }
  std::cout << options.help();
  return std::nullopt;
}

void add_reference_map(cxxopts::Options& options) {
  options.add_options()("ref-map", "where documents of other places are, as in https://example.com/=schemas/",
                        cxxopts::value<std::vector<std::string>>(), "URI=DIR");
}

schema::ReferenceMap reference_map(const cxxopts::ParseResult& given) {
  schema::ReferenceMap out;
  if (given.count("ref-map") == 0) return out;
  for (const std::string& one : given["ref-map"].as<std::vector<std::string>>()) {
    const std::size_t equals = one.rfind('=');
    if (equals == std::string::npos || equals == 0)
      throw Misuse{"--ref-map expects URI=DIR, as in https://example.com/=schemas/, got " + in_quotes(one)};
    out.emplace_back(one.substr(0, equals), one.substr(equals + 1));
  }
  return out;
}

void print_diagnostics(const DiagnosticSink& sink, bool quiet) {
  const bool colour = isatty(STDERR_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  DiagnosticSink errors;
  for (const Diagnostic& one : sink.all()) {
    if (one.severity == Severity::error) errors.report(one);
  }
  std::cerr << format_text(quiet ? errors : sink, colour);
}

}  // namespace toolbind::gen
