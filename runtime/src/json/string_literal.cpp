// Writes text as a JSON string: runs that need no escape are found a block at a time and copied whole.

#include "string_literal.hpp"

#include "string_token.hpp"
#include "utf8.hpp"

namespace toolbind::json {

namespace {

/// Up to what must be escaped.
const char* skip_unescaped(const char* p, const char* end) {
  p = detail::skip_plain(p, end);
  while (p != end && !is_ascii(*p)) {
    while (p != end && !is_ascii(*p)) {
      ++p;
    }
    p = detail::skip_plain(p, end);
  }
  return p;
}

void append_escape(char c, std::string& out) {
  constexpr std::string_view hex = "0123456789abcdef";
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += hex[static_cast<unsigned char>(c) >> 4];
      out += hex[static_cast<unsigned char>(c) & 0x0F];
  }
}

}  // namespace

bool append_string_literal(std::string_view utf8, std::string& out) {
  if (!valid_utf8(utf8)) {
    return false;
  }
  const char* p = utf8.data();
  const char* const end = p + utf8.size();
  out += '"';
  while (true) {
    const char* const run_end = skip_unescaped(p, end);
    out.append(p, run_end);
    if (run_end == end) {
      break;
    }
    append_escape(*run_end, out);
    p = run_end + 1;
  }
  out += '"';
  return true;
}

}  // namespace toolbind::json
