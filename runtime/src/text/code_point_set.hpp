// Sets of code points, as character classes need them.
#pragma once

#include <initializer_list>
#include <vector>

namespace toolbind::text {

/// Both ends belong to the range.
struct CodePointRange {
  char32_t first = 0;
  char32_t last = 0;

  bool operator==(const CodePointRange&) const = default;
};

class CodePointSet {
 public:
  CodePointSet() = default;
  CodePointSet(std::initializer_list<CodePointRange> ranges) : ranges_(ranges) {}

  void add(CodePointRange range) { ranges_.push_back(range); }
  void add(const CodePointSet& other);

  /// The fewest ranges that hold the set's scalar values, in order. Surrogates are never in UTF-8 text, so they are left
  /// out or in, whichever takes fewer ranges; no range starts or ends with one.
  std::vector<CodePointRange> ranges() const;

  CodePointSet complement() const;

 private:
  std::vector<CodePointRange> ranges_;
};

}  // namespace toolbind::text
