// The only source that knows the template engine.

#include "generator/render/render.hpp"

#include <filesystem>
#include <fstream>
#include <inja/inja.hpp>
#include <iterator>
#include <stdexcept>

#include "generator/render/embedded_templates.hpp"

namespace toolbind::gen {
namespace {

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw std::runtime_error("can't read the template '" + path + "'");
  return text;
}

}  // namespace

Renderer::Renderer(const std::string& folder) {
  if (!folder.empty() && !std::filesystem::is_directory(folder)) {
    throw std::runtime_error("--templates expects a folder, got '" + folder + "'");
  }
  for (const EmbeddedTemplate& one : embedded_templates()) {
    const std::string path = folder.empty() ? "" : (std::filesystem::path(folder) / one.name).string();
    const bool replaced = !path.empty() && std::filesystem::exists(path);
    templates_.emplace(one.name, replaced ? read_file(path) : std::string(one.text));
    if (replaced) files_.push_back(path);
  }
}

std::string Renderer::render(const std::string& name, const nlohmann::json& view) const {
  inja::Environment environment;
  environment.set_trim_blocks(true);
  environment.set_lstrip_blocks(true);
  environment.set_search_included_templates_in_files(false);
  try {
    return environment.render(templates_.at(name), view);
  } catch (const inja::InjaError& error) {
    throw std::runtime_error("template '" + name + "', line " + std::to_string(error.location.line) + ": " +
                             error.message);
  }
}

}  // namespace toolbind::gen
