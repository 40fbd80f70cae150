#pragma once
// Where the engine is in a value: a chain of frames on the stack, turned into a JSON pointer only when an issue needs it.

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

namespace toolbind::engine {

struct PathFrame {
  const PathFrame* parent;
  std::string_view key;  ///< unescaped; data() is null for an index
  std::size_t index;
};

inline void append_pointer(const PathFrame* frame, std::string& out) {
  if (!frame) return;
  append_pointer(frame->parent, out);
  out += '/';
  if (!frame->key.data()) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, frame->index).ptr;
    out.append(digits, end);
    return;
  }
  for (const char c : frame->key) {
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  }
}

}  // namespace toolbind::engine
