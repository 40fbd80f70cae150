#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "generator/source/source_file.hpp"
#include "generator/source/span.hpp"

namespace toolbind::gen {

enum class Severity { error, warning, note };

struct Note {
  Span span;
  std::string message;
  bool operator==(const Note&) const = default;
};

/// A problem of a spec. The message is lower case, without a full stop, and names the remedy where there is one.
struct Diagnostic {
  Span span;
  Severity severity = Severity::error;
  std::string message;
  std::vector<Note> notes;
  bool operator==(const Diagnostic&) const = default;
};

/// Where every stage reports. Reporting the same problem twice (a shared type reached by two tools) counts once.
class DiagnosticSink {
 public:
  void report(Diagnostic diagnostic);
  void error(Span span, std::string message);
  void warning(Span span, std::string message);

  bool has_errors() const { return error_count_ != 0; }
  std::size_t error_count() const { return error_count_; }
  std::size_t warning_count() const { return warning_count_; }

  /// In the order of reporting.
  const std::vector<Diagnostic>& all() const { return diagnostics_; }

  /// By file (in the order in which files were first reported), then by position; equal places in the order of
  /// reporting. Problems without a file come first.
  std::vector<const Diagnostic*> sorted() const;

  /// Spans point into source files; a file given here lives as long as the sink.
  void keep_alive(std::shared_ptr<const SourceFile> source);

 private:
  std::vector<Diagnostic> diagnostics_;
  std::unordered_multimap<std::size_t, std::size_t> index_by_hash_;
  std::vector<std::shared_ptr<const SourceFile>> sources_;
  std::size_t error_count_ = 0;
  std::size_t warning_count_ = 0;
};

/// Text of a spec for use in a message: in single quotes, and shortened when it is very long.
std::string in_quotes(std::string_view text);

}  // namespace toolbind::gen
