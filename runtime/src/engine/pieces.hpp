#pragma once
// The parts of a JSON text that is known to be well-formed, as they stand in it.

#include <string>
#include <string_view>
#include <vector>

#include "json/cursor.hpp"

namespace toolbind::engine {

class Pieces {
 public:
  struct Member {
    std::string_view key_text;  ///< with its quotes
    std::string key;
    std::string_view value;
  };

  /// All texts given to the functions are parts of `whole`.
  Pieces(std::string_view whole, unsigned depth) : end_(whole.data() + whole.size()), depth_(depth) {}

  json::ValueKind kind(std::string_view value) const { return json::kind_at(value.data(), end_); }

  std::vector<Member> members(std::string_view object) const {
    std::vector<Member> out;
    const char* p = json::skip_space(object.data() + 1, end_);
    while (*p != '}') {
      json::StringToken token;
      const char* after = json::scan_string(p, end_, token);
      Member& one = out.emplace_back();
      one.key_text = {p, static_cast<std::size_t>(after - p)};
      json::append_unescaped(token, one.key);
      p = json::skip_space(json::skip_space(after, end_) + 1, end_);
      one.value = value_at(p);
      p = next(p + one.value.size());
    }
    return out;
  }

  std::vector<std::string_view> items(std::string_view array) const {
    std::vector<std::string_view> out;
    const char* p = json::skip_space(array.data() + 1, end_);
    while (*p != ']') {
      out.push_back(value_at(p));
      p = next(p + out.back().size());
    }
    return out;
  }

  std::string text(std::string_view string) const {
    json::StringToken token;
    std::string out;
    if (json::scan_string(string.data(), end_, token)) json::append_unescaped(token, out);
    return out;
  }

  /// The value without the spaces around it; empty if it is not well-formed, or nested too deep.
  static std::string_view value_in(std::string_view text, unsigned depth) {
    const char* const end = text.data() + text.size();
    const char* const begin = json::skip_space(text.data(), end);
    const char* const after = json::skip_value(begin, end, depth);
    if (!after || json::skip_space(after, end) != end) return {};
    return {begin, static_cast<std::size_t>(after - begin)};
  }

 private:
  std::string_view value_at(const char* p) const {
    return {p, static_cast<std::size_t>(json::skip_value(p, end_, depth_) - p)};
  }
  /// Past a comma and spaces.
  const char* next(const char* p) const {
    p = json::skip_space(p, end_);
    return *p == ',' ? json::skip_space(p + 1, end_) : p;
  }

  const char* end_;
  unsigned depth_;
};

/// Adds an item to a list or a member to an object under construction.
inline void append_piece(std::string& out, std::string_view text) {
  if (out.size() > 1) out += ',';
  out += text;
}

}  // namespace toolbind::engine
