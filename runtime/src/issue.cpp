// Issues as text and as exceptions.

#include "toolbind/issue.hpp"

namespace toolbind {

std::string to_string(const Issues& issues) {
  std::string out;
  for (const Issue& issue : issues) {
    if (!out.empty()) out += '\n';
    out += issue.path.empty() ? "(root)" : issue.path;
    out += ": ";
    out += issue.message;
  }
  return out;
}

DecodeError::DecodeError(Issues found) : std::runtime_error(to_string(found)), issues_(std::move(found)) {}

EncodeError::EncodeError(Issues found) : std::runtime_error(to_string(found)), issues_(std::move(found)) {}

}  // namespace toolbind
