#include "generator/cpp/table_text.hpp"

#include "generator/naming/literal.hpp"
#include "toolbind/node.hpp"

namespace toolbind::gen {

std::string view_text(std::string_view text) {
  return text.find('\0') == text.npos
             ? cpp_string_literal(text)
             : "std::string_view(" + cpp_string_literal(text) + ", " + std::to_string(text.size()) + ")";
}

std::string count_text(std::uint64_t n) { return n == program::unlimited ? "p::unlimited" : cpp_uint64(n); }

std::string join(const std::vector<std::string>& parts, const std::string& separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) out += (i > 0 ? separator : "") + parts[i];
  return out;
}

std::string table_text(const std::string& type, const std::string& name, const std::vector<std::string>& rows) {
  return "constexpr " + type + " " + name + "[] = {\n    " + join(rows, ",\n    ") + ",\n};";
}

}  // namespace toolbind::gen
