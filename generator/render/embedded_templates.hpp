#pragma once

#include <span>
#include <string_view>

namespace toolbind::gen {

/// A template that was put into the program at build time.
struct EmbeddedTemplate {
  std::string_view name;  ///< file name: `header.hpp.inja`
  std::string_view text;
};

/// All templates of templates/, by name. The table lives as long as the program.
std::span<const EmbeddedTemplate> embedded_templates();

}  // namespace toolbind::gen
