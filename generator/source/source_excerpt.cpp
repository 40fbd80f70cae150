// Takes a span, gives the line and the marker below it in equal columns. Works on terminal columns, not bytes: a tab
// is four spaces, a wide character two columns, a combining mark none, an unprintable character one `?`. A long line
// (minified JSON) is cut to a window around the span, and only that window is ever looked at.

#include "generator/source/source_excerpt.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

#include "generator/source/source_file.hpp"
#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

constexpr std::size_t window_columns = 100;
constexpr std::size_t columns_before_span = 40;

/// A character of the source in the form in which it is shown.
struct Shown {
  std::string_view text;
  std::size_t columns;
  std::size_t size;  // bytes in the source
};

Shown shown_at(std::string_view line, std::size_t offset) {
  if (line[offset] == '\t') return {"    ", 4, 1};
  const CodePoint point = decode_utf8(line, offset);
  if (!point.valid || is_unprintable(point.value)) return {"?", 1, point.size};
  return {line.substr(offset, point.size), display_width(point.value), point.size};
}

std::size_t previous_offset(std::string_view line, std::size_t offset) {
  std::size_t before = offset - 1;
  while (before > 0 && offset - before < 4 && is_utf8_continuation(line[before])) --before;
  // Stray continuation bytes are characters of their own.
  return before + decode_utf8(line, before).size == offset ? before : offset - 1;
}

std::size_t walk_back(std::string_view line, std::size_t offset, std::size_t& budget) {
  while (offset > 0) {
    const std::size_t before = previous_offset(line, offset);
    const std::size_t columns = shown_at(line, before).columns;
    if (columns > budget) break;
    budget -= columns;
    offset = before;
  }
  return offset;
}

std::size_t walk_on(std::string_view line, std::size_t offset, std::size_t& budget) {
  while (offset < line.size()) {
    const Shown shown = shown_at(line, offset);
    if (shown.columns > budget) break;
    budget -= shown.columns;
    offset += shown.size;
  }
  return offset;
}

struct Window {
  std::size_t begin;
  std::size_t end;
};

/// At most 100 columns with `focus` in them, and as much as possible of what follows it.
Window choose_window(std::string_view line, std::size_t focus) {
  std::size_t budget = window_columns;
  if (walk_on(line, 0, budget) == line.size()) return {0, line.size()};
  std::size_t before = columns_before_span;
  std::size_t begin = walk_back(line, focus, before);
  budget = window_columns - columns_before_span + before;
  const std::size_t end = walk_on(line, focus, budget);
  if (end == line.size()) begin = walk_back(line, begin, budget);
  return {begin, end};
}

std::string escape(char32_t value) {
  if (value == '\n') return "\\n";
  if (value == '\r') return "\\r";
  if (value == '\t') return "\\t";
  std::array<char, 8> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<unsigned>(value), 16).ptr;
  return "\\u{" + std::string(digits.data(), end) + "}";
}

}  // namespace

SourceExcerpt make_excerpt(const Span& span) {
  const std::size_t number = span.file->position(span.begin).line;
  const std::string_view line = span.file->line(number);
  const std::size_t line_begin = span.file->line_begin(number);
  const std::size_t from = std::min(span.begin - std::min(line_begin, span.begin), line.size());
  const std::size_t to = std::clamp(span.end - std::min(line_begin, span.end), from, line.size());
  const Window window = choose_window(line, from);

  SourceExcerpt excerpt;
  if (window.begin > 0) {
    excerpt.line = "...";
    excerpt.marker = "   ";
  }
  std::size_t marked = 0;
  for (std::size_t at = window.begin; at < window.end;) {
    const Shown shown = shown_at(line, at);
    excerpt.line += shown.text;
    if (at < from) excerpt.marker.append(shown.columns, ' ');
    if (at >= from && at < to) marked += shown.columns;
    at += shown.size;
  }
  if (window.end < line.size()) excerpt.line += "...";
  excerpt.marker += '^';
  if (marked > 1) excerpt.marker.append(marked - 1, '~');
  return excerpt;
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decode_utf8(text, at);
    if (!point.valid) {
      out += '?';
    } else if (is_unprintable(point.value)) {
      out += escape(point.value);
    } else {
      out += text.substr(at, point.size);
    }
    at += point.size;
  }
  return out;
}

}  // namespace toolbind::gen
