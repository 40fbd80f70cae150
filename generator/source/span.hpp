#pragma once

#include <cstddef>

namespace toolbind::gen {

class SourceFile;

/// A stretch of a source file, in bytes. Without a file: a problem of no particular place, such as a missing file.
struct Span {
  const SourceFile* file = nullptr;
  std::size_t begin = 0;
  std::size_t end = 0;
  bool operator==(const Span&) const = default;
};

}  // namespace toolbind::gen
