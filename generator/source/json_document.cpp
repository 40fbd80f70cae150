// Takes a source file, gives its JSON document with positions. The encoding is checked first, over the whole text, so
// that lexer and parser may rely on it.

#include "generator/source/json_document.hpp"

#include <utility>

#include "generator/source/json_parser.hpp"
#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

bool looks_like_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
         (text.size() >= 2 && (text[0] == '\0' || text[1] == '\0'));
}

bool check_encoding(const SourceFile& source, DiagnosticSink& sink) {
  if (looks_like_utf16(source.text)) {
    sink.error({&source, 0, 0}, "the file seems to be UTF-16; save it as UTF-8");
    return false;
  }
  if (const auto invalid = find_invalid_utf8(source.text)) {
    sink.error({&source, *invalid, *invalid + 1}, "invalid UTF-8; save the file as UTF-8");
    return false;
  }
  return true;
}

Span to_span(const Document& document, SmallSpan span) { return {document.source.get(), span.begin, span.end}; }

}  // namespace

Span Document::value_span(const std::string& pointer) const {
  return to_span(*this, positions.find(pointer, source->text).node->value);
}

Span Document::key_span(const std::string& pointer) const {
  const PositionNode& node = *positions.find(pointer, source->text).node;
  return to_span(*this, node.key.end != 0 ? node.key : node.value);
}

std::string_view Document::number_text(const std::string& pointer) const {
  const auto [node, exact] = positions.find(pointer, source->text);
  const char first = source->text[node->value.begin];
  const bool number = first == '-' || (first >= '0' && first <= '9');
  if (!exact || !number) return {};
  return std::string_view{source->text}.substr(node->value.begin, node->value.end - node->value.begin);
}

std::optional<Document> parse_document(std::shared_ptr<const SourceFile> source, DiagnosticSink& sink) {
  sink.keep_alive(source);
  if (source->text.size() > max_source_size) {
    sink.error({source.get(), 0, 0}, "the document is larger than 64 MB");
    return std::nullopt;
  }
  if (!check_encoding(*source, sink)) return std::nullopt;
  Document document{std::move(source), {}, {}};
  JsonParser parser(*document.source, sink);
  document.root = parser.parse(document.positions);
  if (parser.damaged()) return std::nullopt;
  return document;
}

}  // namespace toolbind::gen
