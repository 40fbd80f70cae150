#pragma once

#include <string>

#include "generator/source/diagnostic.hpp"

namespace toolbind::gen {

/// Like a compiler, each problem followed by its notes:
///
///     weather.tools.json:12:7: error: unknown key 'paramters'; did you mean 'parameters'?
///        12 |       "paramters": {
///           |       ^~~~~~~~~~~
///
/// Nothing of a spec reaches the terminal as a control character. `colour` adds ANSI colours.
std::string format_text(const DiagnosticSink& sink, bool colour);

/// The same as a JSON array, for editors and scripts: file, line, column, severity, message, notes (without severity).
/// A problem without a place has null for file, line and column.
std::string format_json(const DiagnosticSink& sink);

}  // namespace toolbind::gen
