#pragma once
// Small pieces of generated tables.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace toolbind::gen {

/// A std::string_view of any text.
std::string view_text(std::string_view text);
std::string count_text(std::uint64_t n);
std::string join(const std::vector<std::string>& parts, const std::string& separator = ", ");
/// `constexpr TYPE NAME[] = {rows};`
std::string table_text(const std::string& type, const std::string& name, const std::vector<std::string>& rows);

}  // namespace toolbind::gen
