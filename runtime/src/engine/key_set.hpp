#pragma once
// The keys seen in one object, to find duplicates in n log n time whatever the keys are.

#include <algorithm>
#include <array>
#include <forward_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/cursor.hpp"

namespace toolbind::engine {

class KeySet {
 public:
  /// Remembers a key and gives its unescaped text, which lives as long as the set or the JSON text.
  std::string_view add(const json::StringToken& token) {
    std::string_view key = token.raw;
    if (token.escaped) {
      json::append_unescaped(token, unescaped_.emplace_front());
      key = unescaped_.front();
    }
    if (few_ < first_.size())
      first_[few_++] = key;
    else
      rest_.push_back(key);
    return key;
  }

  /// A key that was added twice, if there is one.
  std::optional<std::string_view> duplicate() const {
    if (rest_.empty()) return among_few();
    std::vector<std::string_view> all = keys();
    std::sort(all.begin(), all.end());
    const auto twice = std::adjacent_find(all.begin(), all.end());
    return twice == all.end() ? std::nullopt : std::optional(*twice);
  }

  std::vector<std::string_view> keys() const {
    std::vector<std::string_view> all(first_.begin(), first_.begin() + static_cast<std::ptrdiff_t>(few_));
    all.insert(all.end(), rest_.begin(), rest_.end());
    return all;
  }

 private:
  std::optional<std::string_view> among_few() const {
    for (std::size_t i = 1; i < few_; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (first_[i] == first_[j]) return first_[i];
      }
    }
    return std::nullopt;
  }

  std::array<std::string_view, 8> first_;
  std::size_t few_ = 0;
  std::vector<std::string_view> rest_;
  std::forward_list<std::string> unescaped_;
};

}  // namespace toolbind::engine
