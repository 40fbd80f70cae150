#pragma once
// What the commands share: reading options, and telling people about problems.

#include <cxxopts.hpp>
#include <string>

#include "generator/commands/command.hpp"
#include "generator/source/diagnostic.hpp"

namespace toolbind::gen {

/// A command line that makes no sense; main prints it and exits with `misuse`.
struct Misuse {
  std::string message;
};

/// Parses `arguments` by `options`. Gives nothing after printing the help, if that was asked for; throws Misuse.
std::optional<cxxopts::ParseResult> parse_options(cxxopts::Options& options, const Arguments& arguments);

/// Prints what the sink has, on standard error, in colour on a terminal.
void print_diagnostics(const DiagnosticSink& sink);

}  // namespace toolbind::gen
