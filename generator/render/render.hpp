#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace toolbind::gen {

/// Templates by name: those in the program, each replaced by the file of the same name in a folder, where there is one.
class Renderer {
 public:
  /// Throws std::runtime_error for a folder or file that can't be read. An empty `folder` means none.
  explicit Renderer(const std::string& folder = {});

  /// Throws std::runtime_error, with the template's name and line, for a template that is not right.
  std::string render(const std::string& name, const nlohmann::json& view) const;

  /// The files that were read.
  const std::vector<std::string>& files() const { return files_; }

 private:
  std::map<std::string, std::string, std::less<>> templates_;
  std::vector<std::string> files_;
};

}  // namespace toolbind::gen
