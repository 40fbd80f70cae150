// JSON strings beyond the plain ASCII ones, which string_token.hpp deals with in place: escapes and UTF-8 are checked
// where they are met, so that a token that was handed out can be decoded and counted without looking for errors again.

#include "string_token.hpp"

namespace toolbind::json {

namespace {

constexpr int no_hex = -1;

int hex_digit(char c) {
  if (c >= '0' && c <= '9') {
    return c - '0';
  }
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : no_hex;
}

/// The value of the four hexadecimal digits at `p`, or `no_hex`.
int hex_quad(const char* p, const char* end) {
  if (end - p < 4) {
    return no_hex;
  }
  int value = 0;
  for (int i = 0; i < 4; ++i) {
    const int digit = hex_digit(p[i]);
    if (digit == no_hex) {
      return no_hex;
    }
    value = value * 16 + digit;
  }
  return value;
}

bool is_high_surrogate(int code) { return code >= 0xD800 && code < 0xDC00; }

bool is_low_surrogate(int code) { return code >= 0xDC00 && code < 0xE000; }

/// `p` at a backslash: the place after the escape, both halves of a surrogate pair being one.
const char* skip_escape(const char* p, const char* end) {
  if (end - p < 2) {
    return nullptr;
  }
  switch (p[1]) {
    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
      return p + 2;
    case 'u':
      break;
    default:
      return nullptr;
  }
  const int code = hex_quad(p + 2, end);
  if (code == no_hex || is_low_surrogate(code)) {
    return nullptr;
  }
  p += 6;
  if (!is_high_surrogate(code)) {
    return p;
  }
  const bool pair = end - p >= 6 && p[0] == '\\' && p[1] == 'u' && is_low_surrogate(hex_quad(p + 2, end));
  return pair ? p + 6 : nullptr;
}

char simple_escape(char letter) {
  switch (letter) {
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    default:
      return letter;  // quote, backslash, slash
  }
}

/// `p` at the backslash of a checked escape: writes what it stands for and steps over it.
char* decode_escape(const char*& p, const char* end, char* out) {
  if (p[1] != 'u') {
    *out = simple_escape(p[1]);
    p += 2;
    return out + 1;
  }
  auto code = static_cast<char32_t>(hex_quad(p + 2, end));
  p += 6;
  if (is_high_surrogate(static_cast<int>(code))) {
    const auto low = static_cast<char32_t>(hex_quad(p + 2, end));
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    p += 6;
  }
  return write_code_point(code, out);
}

/// Copies up to the next backslash or the end; needs as much room at `out` as there is text.
char* copy_unescaped(const char*& p, const char* end, char* out) {
  while (static_cast<std::size_t>(end - p) >= Block::width) {
    const Block block(p);
    block.store(out);
    const std::size_t copied = block.first_backslash();
    if (copied != Block::width) {
      p += copied;
      return out + copied;
    }
    p += Block::width;
    out += Block::width;
  }
  while (p != end && *p != '\\') {
    *out++ = *p++;
  }
  return out;
}

}  // namespace

const char* detail::scan_rest_of_string(const char* begin, const char* p, const char* end, StringToken& out) {
  bool escaped = false;
  bool ascii = true;
  while (p != end && *p != '"') {
    if (*p == '\\') {
      escaped = true;
      p = skip_escape(p, end);
    } else if (!is_ascii(*p)) {
      ascii = false;
      do {
        p = skip_non_ascii(p, end);
      } while (p != nullptr && p != end && !is_ascii(*p));
    } else {
      return nullptr;  // a control character
    }
    if (p == nullptr) {
      return nullptr;
    }
    p = skip_plain(p, end);
  }
  if (p == end) {
    return nullptr;
  }
  out = {{begin, static_cast<std::size_t>(p - begin)}, escaped, ascii};
  return p + 1;
}

void append_unescaped(const StringToken& token, std::string& out) {
  if (!token.escaped) {
    out.append(token.raw);
    return;
  }
  const std::size_t before = out.size();
  out.resize(before + token.raw.size());  // an escape is never shorter than what it stands for
  char* to = out.data() + before;
  const char* p = token.raw.data();
  const char* const end = p + token.raw.size();
  while (true) {
    to = copy_unescaped(p, end, to);
    if (p == end) {
      break;
    }
    to = decode_escape(p, end, to);
  }
  out.resize(static_cast<std::size_t>(to - out.data()));
}

std::size_t code_points(const StringToken& token) {
  std::size_t count = token.ascii ? token.raw.size() : code_points(token.raw);
  if (!token.escaped) {
    return count;
  }
  std::size_t at = token.raw.find('\\');
  while (at != std::string_view::npos) {
    const char* const p = token.raw.data() + at;
    const auto length = static_cast<std::size_t>(skip_escape(p, token.raw.data() + token.raw.size()) - p);
    count -= length - 1;
    at = token.raw.find('\\', at + length);
  }
  return count;
}

}  // namespace toolbind::json
