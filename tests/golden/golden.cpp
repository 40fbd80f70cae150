// A failure shows the first line that differs and the command that accepts the change.

#include "golden/golden.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace golden {

bool update = false;

namespace {

std::string first_difference(const std::string& expected, const std::string& got) {
  std::istringstream a(expected), b(got);
  std::string line_a, line_b;
  for (int number = 1;; ++number) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a)), more_b = static_cast<bool>(std::getline(b, line_b));
    if (more_a && more_b && line_a == line_b) continue;
    return "line " + std::to_string(number) + "\n  expected: " + (more_a ? line_a : "(end)") +
           "\n  got:      " + (more_b ? line_b : "(end)");
  }
}

}  // namespace

std::string difference(const std::string& path, const std::string& text) {
  std::ifstream in(path, std::ios::binary);
  const std::string expected(std::istreambuf_iterator<char>(in), {});
  const bool exists = static_cast<bool>(in) || std::filesystem::exists(path);
  if (exists && expected == text) return {};
  if (update) {
    std::ofstream(path, std::ios::binary) << text;
    return {};
  }
  const std::string reason = exists ? first_difference(expected, text) : "there is no such file";
  return path + ": " + reason + "\nif the new text is right, run: golden_test --update";
}

}  // namespace golden
