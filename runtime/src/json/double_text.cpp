// Doubles as text through std::from_chars and std::to_chars. Some standard libraries have those for integers only; for
// them streams in the classic locale read, and write with as few digits as read back the same.

#include "double_text.hpp"

#include "decimal.hpp"

#include <cmath>
#include <version>

#if defined(__cpp_lib_to_chars)
#include <array>
#include <charconv>
#else
#include <limits>
#include <locale>
#include <sstream>
#endif

namespace toolbind::json {

namespace {

/// Where plain digits read best. Above, a double may have no exact short form; below, zeros would prevail.
bool prefers_plain_digits(double value) {
  const double size = std::abs(value);
  return size == 0 || (size >= 1e-5 && size < 1e15);
}

#if defined(__cpp_lib_to_chars)

/// False if `number_text` is out of range, whatever the side.
bool read_in_range(std::string_view number_text, double& out) {
  const auto result = std::from_chars(number_text.data(), number_text.data() + number_text.size(), out);
  return result.ec == std::errc{} && std::isfinite(out);
}

std::string shortest(double value) {
  std::array<char, 32> text;
  const auto format = prefers_plain_digits(value) ? std::chars_format::fixed : std::chars_format::scientific;
  const auto result = std::to_chars(text.data(), text.data() + text.size(), value, format);
  return {text.data(), result.ptr};
}

#else

/// False if `number_text` is out of range, whatever the side. Streams may call a denormal a failure, but they read it.
bool read_in_range(std::string_view number_text, double& out) {
  std::istringstream stream{std::string(number_text)};
  stream.imbue(std::locale::classic());
  stream >> out;
  return (!stream.fail() && std::isfinite(out)) || std::fpclassify(out) == FP_SUBNORMAL;
}

std::string written(double value, int precision) {
  std::ostringstream stream;
  stream.imbue(std::locale::classic());
  stream.precision(precision);
  stream << std::scientific << value;
  return stream.str();
}

/// Plain digits for d.ddde+xx, where that reads better.
std::string shortest(double value) {
  int precision = 0;
  std::string text = written(value, precision);
  double back = 0;
  while (precision + 1 < std::numeric_limits<double>::max_digits10 && !(read_in_range(text, back) && back == value)) {
    text = written(value, ++precision);
  }
  if (!prefers_plain_digits(value)) {
    return text;
  }
  const int exponent = value == 0 ? 0 : std::stoi(text.substr(text.find('e') + 1));
  std::ostringstream stream;
  stream.imbue(std::locale::classic());
  stream.precision(precision > exponent ? precision - exponent : 0);
  stream << std::fixed << value;
  return stream.str();
}

#endif

}  // namespace

bool read_double(std::string_view number_text, double& out) {
  if (read_in_range(number_text, out)) {
    return true;
  }
  if (parse_decimal(number_text).magnitude() > 0) {
    return false;
  }
  out = number_text.front() == '-' ? -0.0 : 0.0;  // too small
  return true;
}

void append_shortest(double value, std::string& out) {
  const std::string text = shortest(value);
  out += text;
  if (text.find_first_of(".e") == std::string::npos) {
    out += ".0";
  }
}

}  // namespace toolbind::json
