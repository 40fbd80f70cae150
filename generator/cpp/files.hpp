#pragma once

#include <string>

#include "generator/render/render.hpp"
#include "generator/spec/spec.hpp"

namespace toolbind::gen {

/// `a/weather.tools.json` -> `weather.tools`
std::string stem_of(const std::string& path);

struct Files {
  std::string header, source, handlers;
};

/// The text of the files for a spec without errors. An empty `name_space` means the spec's own, else its toolkit's name,
/// else the first part of the file's.
Files render_files(const Renderer& renderer, Spec& spec, const std::string& name_space = {});

}  // namespace toolbind::gen
