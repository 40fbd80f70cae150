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

void print_diagnostics(const DiagnosticSink& sink) {
  const bool colour = isatty(STDERR_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  std::cerr << format_text(sink, colour);
}

}  // namespace toolbind::gen
