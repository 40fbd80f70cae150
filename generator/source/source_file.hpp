#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "generator/source/span.hpp"

namespace toolbind::gen {

class DiagnosticSink;

/// A place as people and editors count it: both from 1, the column in code points.
struct Position {
  std::size_t line = 1;
  std::size_t column = 1;
  bool operator==(const Position&) const = default;
};

/// A text with a name, and the way from an offset in it to line and column. Immutable.
class SourceFile {
 public:
  /// A byte order mark at the start is dropped: no offset, column or parser meets it.
  SourceFile(std::string path_shown, std::string content);

  const std::string path;
  const std::string text;

  /// An offset past the end means the end.
  Position position(std::size_t offset) const;

  /// The line without its line break; empty when there is no such line.
  std::string_view line(std::size_t number) const;

  /// Where the line starts in `text`.
  std::size_t line_begin(std::size_t number) const;

 private:
  std::size_t code_points_before(std::size_t offset) const;

  std::vector<std::size_t> line_begins_;
  std::vector<std::size_t> code_points_before_block_;
};

/// Files above this are refused: a spec is written by people, and 32-bit offsets are enough everywhere.
constexpr std::size_t max_source_size = std::size_t{64} * 1024 * 1024;

/// Reads a file; null after a diagnostic if that can't be done. `wanted_by` is the place that asked for the file, if
/// another file did (a `$ref`). The sink keeps the file alive for its own diagnostics.
std::shared_ptr<const SourceFile> load_source(const std::string& path, DiagnosticSink& sink, Span wanted_by = {});

}  // namespace toolbind::gen
