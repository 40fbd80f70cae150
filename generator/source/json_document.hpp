#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "generator/source/diagnostic.hpp"
#include "generator/source/json_positions.hpp"
#include "generator/source/source_file.hpp"

namespace toolbind::gen {

/// A JSON file: its values, and where each of them is written. Places are asked for by JSON pointer (`/tools/0/name`).
/// They describe the file as it was read, also after `root` was changed.
struct Document {
  std::shared_ptr<const SourceFile> source;
  nlohmann::ordered_json root;
  JsonPositions positions;

  /// The value at `pointer`; if there is none, its nearest existing parent.
  Span value_span(const std::string& pointer) const;

  /// The key of the member at `pointer`, with its quotes; for the root and array items the value.
  Span key_span(const std::string& pointer) const;

  /// The number at `pointer` as it is written, for bounds that no double holds exactly; empty if it is no number.
  std::string_view number_text(const std::string& pointer) const;
};

/// Reads JSON with `//` and `/* */` comments. Reports as many problems as have a meaning of their own. A document comes
/// back, even after errors, if every value in it is what the author meant (a comma too many, a repeated key: the first
/// one wins), so that later stages can add their diagnostics; otherwise nothing.
std::optional<Document> parse_document(std::shared_ptr<const SourceFile> source, DiagnosticSink& sink);

}  // namespace toolbind::gen
