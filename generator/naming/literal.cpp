// Takes texts and numbers of a tool description and gives C++ source for them: string literals, the lines of
// comments, and numbers. Nothing of the input may act on the source around it: quotes, backslashes, trigraphs,
// control bytes and invisible characters are escaped in literals, and removed or defused in comments. Octal escapes
// are used because they end after three digits, whereas a hexadecimal one would swallow the digits that follow.

#include "generator/naming/literal.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

constexpr std::size_t longest_literal = 2000;
constexpr std::size_t longest_raw_literal = 16000;
constexpr std::size_t most_comment_lines = 40;
constexpr std::size_t longest_comment_word = 400;

std::string octal(std::string_view bytes) {
  std::string escapes;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    escapes += '\\';
    for (const unsigned shift : {6U, 3U, 0U}) escapes += static_cast<char>('0' + ((byte >> shift) & 7U));
  }
  return escapes;
}

/// One character of the text as it stands between quotes. `after_question` is whether a `?` came before.
std::string escaped(std::string_view bytes, const CodePoint& point, bool after_question) {
  if (!point.valid || is_unprintable(point.value)) return octal(bytes);
  if (point.value == '"' || point.value == '\\') return '\\' + std::string(bytes);
  if (point.value == '?' && after_question) return "\\?";
  return std::string(bytes);
}

/// Clean text whose only control character is the newline.
std::string without_controls(std::string_view text) {
  std::string clean;
  for (std::size_t offset = 0; offset < text.size();) {
    const CodePoint point = decode_utf8(text, offset);
    const bool first_of_crlf = point.value == '\r' && text.substr(offset).starts_with("\r\n");
    offset += point.size;
    if (first_of_crlf) continue;
    switch (point.value) {
      case '\n':
      case '\r':
      case 0x85:
      case 0x2028:
      case 0x2029:
        clean += '\n';
        continue;
      case '\t':
      case '\v':
      case '\f':
        clean += ' ';
        continue;
      default:
        break;
    }
    if (is_unprintable(point.value)) continue;
    // With trigraphs `??/` is a backslash, which at the end of a line would pull the next line into the comment.
    if (point.value == '/' && clean.ends_with("??")) clean += ' ';
    append_utf8(clean, point.value);
  }
  return clean;
}

struct Word {
  std::string text;
  std::size_t columns = 0;
};

Word measured(std::string_view text) {
  Word word;
  std::size_t characters = 0;
  for (std::size_t offset = 0; offset < text.size();) {
    if (characters++ == longest_comment_word) {
      word.text = std::string(text.substr(0, offset)) + "...";
      word.columns += 3;
      return word;
    }
    const CodePoint point = decode_utf8(text, offset);
    word.columns += display_width(point.value);
    offset += point.size;
  }
  word.text = std::string(text);
  return word;
}

/// The lines of one comment, as they grow.
class CommentLines {
 public:
  explicit CommentLines(std::size_t width) : width_(width) {}

  void add_word(std::string_view text) {
    const Word word = measured(text);
    const std::size_t end = word.text.ends_with('\\') ? backslash_end.size() : 0;
    if (!line_.empty() && columns_ + 1 + word.columns + end > width_) end_line();
    if (!line_.empty()) {
      line_ += ' ';
      ++columns_;
    }
    line_ += word.text;
    columns_ += word.columns;
  }

  void end_line() {
    // A backslash at the end would make the next line of source part of the comment.
    if (line_.ends_with('\\')) line_ += backslash_end;
    const bool second_blank = line_.empty() && (lines_.empty() || lines_.back().empty());
    if (!second_blank) lines_.push_back(std::move(line_));
    line_.clear();
    columns_ = 0;
  }

  /// More lines than may be shown, even when a blank one at the end is dropped.
  bool full() const { return lines_.size() > most_comment_lines + 1; }

  std::vector<std::string> take() {
    if (!line_.empty()) end_line();
    if (!lines_.empty() && lines_.back().empty()) lines_.pop_back();
    if (lines_.size() > most_comment_lines) {
      lines_.resize(most_comment_lines);
      lines_.back() = "...";
    }
    return std::move(lines_);
  }

 private:
  static constexpr std::string_view backslash_end = " .";

  std::size_t width_;
  std::vector<std::string> lines_;
  std::string line_;
  std::size_t columns_ = 0;
};

}  // namespace

std::string cpp_string_literal(std::string_view text) {
  std::string source = "\"";
  std::size_t length = 1;
  bool after_question = false;
  for (std::size_t offset = 0; offset < text.size();) {
    const CodePoint point = decode_utf8(text, offset);
    const std::string piece = escaped(text.substr(offset, point.size), point, after_question);
    if (length + piece.size() + 1 > longest_literal) {
      source += "\"\n    \"";
      length = 1;
    }
    source += piece;
    length += piece.size();
    after_question = point.value == '?';
    offset += point.size;
  }
  return source + '"';
}

std::string cpp_json_literal(std::string_view json) {
  bool plain = json.find('"') != json.npos && json.find(")json") == json.npos && json.size() <= longest_raw_literal;
  for (std::size_t offset = 0; plain && offset < json.size();) {
    const CodePoint point = decode_utf8(json, offset);
    plain = point.valid && !is_unprintable(point.value);
    offset += point.size;
  }
  return plain ? "R\"json(" + std::string(json) + ")json\"" : cpp_string_literal(json);
}

std::vector<std::string> comment_lines(std::string_view description, std::size_t width) {
  const std::string text = without_controls(description);
  CommentLines lines(width);
  for (std::size_t offset = 0; offset < text.size() && !lines.full();) {
    if (text[offset] == '\n') {
      lines.end_line();
      ++offset;
    } else if (text[offset] == ' ') {
      ++offset;
    } else {
      const std::size_t end = std::min(text.find_first_of(" \n", offset), text.size());
      lines.add_word(std::string_view(text).substr(offset, end - offset));
      offset = end;
    }
  }
  return lines.take();
}

std::string cpp_double(double value) {
  if (std::isnan(value)) return "std::numeric_limits<double>::quiet_NaN()";
  if (std::isinf(value)) {
    return std::string(value < 0 ? "-" : "") + "std::numeric_limits<double>::infinity()";
  }
  char buffer[64];
  const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
  static_cast<void>(error);  // The shortest form of a double has at most 24 characters.
  std::string source(buffer, end);
  if (source.find_first_of(".e") == std::string::npos) source += ".0";
  return source;
}

std::string cpp_int64(std::int64_t value) {
  // A minus sign is an operator, and 9223372036854775808 does not fit.
  if (value == std::numeric_limits<std::int64_t>::min()) return "(-9223372036854775807 - 1)";
  return std::to_string(value);
}

std::string cpp_uint64(std::uint64_t value) { return std::to_string(value) + 'u'; }

}  // namespace toolbind::gen
