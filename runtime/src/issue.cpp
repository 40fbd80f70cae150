// Issues as text and as exceptions.

#include "toolbind/issue.hpp"

namespace toolbind {
namespace {

/// A key may be as long as the whole value; what a model reads is not. Cut between characters.
std::string shortened(const std::string& path) {
  constexpr std::size_t longest = 200, kept_start = 120, kept_end = 60;
  if (path.empty()) return "(root)";
  if (path.size() <= longest) return path;
  const auto inside = [&](std::size_t at) { return (static_cast<unsigned char>(path[at]) & 0xC0U) == 0x80U; };
  std::size_t start = kept_start, end = path.size() - kept_end;
  while (start > 0 && inside(start)) --start;
  while (end < path.size() && inside(end)) ++end;
  return path.substr(0, start) + "..." + path.substr(end);
}

}  // namespace

std::string to_string(const Issues& issues) {
  std::string out;
  for (const Issue& issue : issues) {
    if (!out.empty()) out += '\n';
    out += shortened(issue.path);
    out += ": ";
    out += issue.message;
  }
  return out;
}

DecodeError::DecodeError(Issues found) : std::runtime_error(to_string(found)), issues_(std::move(found)) {}

EncodeError::EncodeError(Issues found) : std::runtime_error(to_string(found)), issues_(std::move(found)) {}

}  // namespace toolbind
