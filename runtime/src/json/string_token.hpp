/// A JSON string: found and checked in the text first, decoded only by whoever needs its value.
#pragma once

#include "block.hpp"
#include "utf8.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace toolbind::json {

/// A checked string, still in the text it was found in.
struct StringToken {
  std::string_view raw;  ///< between the quotes
  bool escaped;          ///< has a backslash; if not, `raw` is the value
  bool ascii;            ///< every byte of `raw` is ASCII (an escape may still stand for something else)
};

/// Appends the decoded text.
void append_unescaped(const StringToken& token, std::string& out);

/// The number of code points of the decoded text, without decoding it.
std::size_t code_points(const StringToken& token);

namespace detail {

/// Neither quote, backslash, control character nor non-ASCII: nothing to do but step over it.
inline bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && is_ascii(c) && c != '"' && c != '\\'; }

inline const char* skip_plain(const char* p, const char* end) {
  while (static_cast<std::size_t>(end - p) >= Block::width) {
    const std::size_t plain = Block(p).first_not_plain();
    if (plain != Block::width) {
      return p + plain;
    }
    p += Block::width;  // not `plain`: the next load must not wait for this test
  }
  while (p != end && is_plain(*p)) {
    ++p;
  }
  return p;
}

/// Goes on at `p` with a string whose text begins at `begin` and is plain up to `p`.
const char* scan_rest_of_string(const char* begin, const char* p, const char* end, StringToken& out);

}  // namespace detail

/// `p` at a string's opening quote: the place after its closing one. nullptr for anything that is no JSON string:
/// control characters, bad UTF-8, unknown escapes, half a surrogate pair, no end.
inline const char* scan_string(const char* p, const char* end, StringToken& out) {
  if (p == end || *p != '"') {
    return nullptr;
  }
  const char* const begin = p + 1;
  p = detail::skip_plain(begin, end);
  if (p == end || *p != '"') {
    return detail::scan_rest_of_string(begin, p, end, out);
  }
  out = {{begin, static_cast<std::size_t>(p - begin)}, false, true};
  return p + 1;
}

}  // namespace toolbind::json
