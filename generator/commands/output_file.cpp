// Files that the program writes.

#include "generator/commands/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace toolbind::gen {
namespace {

namespace fs = std::filesystem;

/// Spaces, `#` and `$` mean something in a makefile.
std::string escaped(const std::string& path) {
  std::string out;
  for (const char c : path) {
    if (c == ' ' || c == '#') out += '\\';
    if (c == '$') out += '$';
    out += c;
  }
  return out;
}

}  // namespace

void write_if_changed(const std::string& path, const std::string& text) {
  {
    std::ifstream in(path, std::ios::binary);
    if (in && std::string(std::istreambuf_iterator<char>(in), {}) == text) return;
  }
  std::error_code ignored;
  if (const fs::path folder = fs::path(path).parent_path(); !folder.empty()) fs::create_directories(folder, ignored);
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << text;
  out.flush();
  if (!out) throw std::runtime_error("can't write '" + path + "'");
}

std::string depfile_text(const std::string& path, const std::vector<std::string>& files) {
  std::string out = escaped(path.ends_with(".d") ? path.substr(0, path.size() - 2) : path) + ":";
  for (const std::string& file : files) out += " \\\n  " + escaped(fs::absolute(file).lexically_normal().string());
  return out + "\n";
}

}  // namespace toolbind::gen
