// Spec -> plan -> view -> texts.

#include "generator/cpp/files.hpp"

#include <filesystem>

#include "generator/cpp/view.hpp"
#include "generator/naming/global_names.hpp"
#include "generator/naming/identifier.hpp"

namespace toolbind::gen {
namespace {

std::string namespace_of(const Spec& spec, const std::string& stem) {
  if (!spec.name_space.empty()) return spec.name_space;
  const std::string name = namespace_name(spec.toolkit.empty() ? stem.substr(0, stem.find('.')) : spec.toolkit);
  return is_namespace(name) && !is_global_name(name) ? name : name + "_tools";
}

}  // namespace

std::string stem_of(const std::string& path) {
  std::string name = std::filesystem::path(path).filename().string();
  if (name.ends_with(".json")) name.resize(name.size() - 5);
  return name;
}

Files render_files(const Renderer& renderer, Spec& spec, const std::string& name_space) {
  const std::string stem = stem_of(spec.file);
  const Plan plan(spec);
  const nlohmann::json view = make_view(plan, name_space.empty() ? namespace_of(spec, stem) : name_space, stem);
  return {renderer.render("header.inja", view), renderer.render("source.inja", view),
          renderer.render("handlers.inja", view)};
}

}  // namespace toolbind::gen
