#pragma once
// What the commands share: reading options, and telling people about problems.

#include <cxxopts.hpp>
#include <string>

#include "generator/commands/command.hpp"
#include "generator/source/diagnostic.hpp"
#include "schema/library.hpp"

namespace toolbind::gen {

/// A command line that makes no sense; main prints it and exits with `misuse`.
struct Misuse {
  std::string message;
};

/// Parses `arguments` by `options`. Gives nothing after printing the help, if that was asked for; throws Misuse.
std::optional<cxxopts::ParseResult> parse_options(cxxopts::Options& options, const Arguments& arguments);

/// `--ref-map URI=DIR`, which all commands that read specs take.
void add_reference_map(cxxopts::Options& options);
schema::ReferenceMap reference_map(const cxxopts::ParseResult& given);

/// Prints what the sink has, on standard error, in colour on a terminal. `quiet`: errors only.
void print_diagnostics(const DiagnosticSink& sink, bool quiet = false);

}  // namespace toolbind::gen
