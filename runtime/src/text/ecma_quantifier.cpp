// Takes the reader behind an atom, gives how often it may be repeated. A second '+' is not read, so PCRE2's possessive `a++` stays
// "nothing to repeat", and `{,3}` is no quantifier, though newer PCRE2 versions take it for one.
#include "text/ecma_quantifier.hpp"

#include <algorithm>

namespace toolbind::text {
namespace {

constexpr std::uint32_t highest_number = 100'000'000;
constexpr std::uint32_t highest_pcre_count = 65535;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// `{2}`, `{2,}` or `{2,5}`.
std::optional<Count> read_braced_count(EcmaReader& reader) {
  const std::size_t start = reader.offset();
  if (reader.accept("{") && is_digit(reader.peek())) {
    Count count;
    count.min = read_number(reader);
    count.max = count.min;
    if (reader.accept(",")) count.max = is_digit(reader.peek()) ? read_number(reader) : unbounded;
    if (reader.accept("}")) return count;
  }
  reader.rewind(start);
  return std::nullopt;
}

void append_count(std::string& pcre, Count count) {
  pcre.append("{").append(std::to_string(count.min));
  if (count.max == unbounded) {
    pcre += ',';
  } else if (count.max != count.min) {
    pcre.append(",").append(std::to_string(count.max));
  }
  pcre += '}';
}

bool fits_pcre(Count count) {
  return count.min <= highest_pcre_count && (count.max <= highest_pcre_count || count.max == unbounded);
}

}  // namespace

std::uint32_t read_number(EcmaReader& reader) {
  std::uint32_t number = 0;
  for (; is_digit(reader.peek()); reader.skip(1)) {
    number = std::min(highest_number, number * 10 + static_cast<std::uint32_t>(reader.peek() - '0'));
  }
  return number;
}

std::optional<Count> read_count(EcmaReader& reader) {
  if (reader.accept("*")) return Count{0, unbounded};
  if (reader.accept("+")) return Count{1, unbounded};
  if (reader.accept("?")) return Count{0, 1};
  return read_braced_count(reader);
}

Count translate_quantifier(EcmaReader& reader, std::string& pcre) {
  const std::size_t start = reader.offset();
  const auto count = read_count(reader);
  if (!count) return Count{};
  if (count->min > count->max) {
    reader.fail(start, "the repetition is out of order: '" + reader.text_from(start) + "'");
  } else if (!fits_pcre(*count)) {
    reader.unsupported(start, "a repetition count above 65535 is not supported");
  }
  append_count(pcre, *count);
  if (reader.accept("?")) pcre += '?';
  return *count;
}

}  // namespace toolbind::text
