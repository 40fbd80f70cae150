// Takes the diagnostics of a run, gives the text for people and the JSON for programs. Both list them by file and
// position. All text that may come from a spec (messages, paths, source lines) is made printable here, at the one place
// that every diagnostic passes.

#include "generator/source/format_diagnostics.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "generator/source/source_excerpt.hpp"

namespace toolbind::gen {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view bold = "\033[1m";
constexpr std::string_view green = "\033[1;32m";
constexpr std::string_view reset = "\033[0m";

std::string_view name_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "error";
    case Severity::warning:
      return "warning";
    case Severity::note:
      return "note";
  }
  return "error";
}

std::string_view colour_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\033[1;31m";
    case Severity::warning:
      return "\033[1;35m";
    case Severity::note:
      return "\033[1;36m";
  }
  return bold;
}

class TextWriter {
 public:
  explicit TextWriter(bool colour) : colour_(colour) {}

  void add(const Span& span, Severity severity, std::string_view message) {
    paint(bold, place(span) + ": ");
    paint(colour_of(severity), std::string{name_of(severity)} + ": ");
    paint(bold, printable(message));
    text_ += '\n';
    if (span.file != nullptr) add_excerpt(span);
  }

  std::string take() { return std::move(text_); }

 private:
  static std::string place(const Span& span) {
    if (span.file == nullptr) return "toolbind";
    const auto [line, column] = span.file->position(span.begin);
    return printable(span.file->path) + ":" + std::to_string(line) + ":" + std::to_string(column);
  }

  void add_excerpt(const Span& span) {
    const SourceExcerpt excerpt = make_excerpt(span);
    const std::string number = std::to_string(span.file->position(span.begin).line);
    const std::size_t gutter = std::max<std::size_t>(5, number.size());
    text_ += std::string(gutter - number.size(), ' ') + number + " | " + excerpt.line + '\n';
    const std::size_t indent = excerpt.marker.find('^');
    text_ += std::string(gutter, ' ') + " | " + excerpt.marker.substr(0, indent);
    paint(green, excerpt.marker.substr(indent));
    text_ += '\n';
  }

  void paint(std::string_view colour, const std::string& text) {
    if (colour_) text_ += colour;
    text_ += text;
    if (colour_) text_ += reset;
  }

  bool colour_;
  std::string text_;
};

Json place_as_json(const Span& span) {
  if (span.file == nullptr) return {{"file", nullptr}, {"line", nullptr}, {"column", nullptr}};
  const auto [line, column] = span.file->position(span.begin);
  return {{"file", span.file->path}, {"line", line}, {"column", column}};
}

Json as_json(const Diagnostic& diagnostic) {
  Json out = place_as_json(diagnostic.span);
  out["severity"] = name_of(diagnostic.severity);
  out["message"] = diagnostic.message;
  out["notes"] = Json::array();
  for (const Note& note : diagnostic.notes) {
    Json entry = place_as_json(note.span);
    entry["message"] = note.message;
    out["notes"].push_back(std::move(entry));
  }
  return out;
}

}  // namespace

std::string format_text(const DiagnosticSink& sink, bool colour) {
  TextWriter writer(colour);
  for (const Diagnostic* diagnostic : sink.sorted()) {
    writer.add(diagnostic->span, diagnostic->severity, diagnostic->message);
    for (const Note& note : diagnostic->notes) writer.add(note.span, Severity::note, note.message);
  }
  return writer.take();
}

std::string format_json(const DiagnosticSink& sink) {
  Json list = Json::array();
  for (const Diagnostic* diagnostic : sink.sorted()) list.push_back(as_json(*diagnostic));
  // Paths may hold bytes that are not UTF-8.
  return list.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace toolbind::gen
