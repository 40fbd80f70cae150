// `toolbind schema`: the JSON Schema of spec files, for editors.

#include <algorithm>
#include <iostream>

#include "generator/commands/command_line.hpp"
#include "generator/render/embedded_templates.hpp"

namespace toolbind::gen {

int schema_command(const Arguments& arguments) {
  cxxopts::Options known("toolbind schema", "Prints the JSON Schema of spec files.\n");
  if (!parse_options(known, arguments)) return fine;
  const auto files = embedded_templates();
  const auto found = std::find_if(files.begin(), files.end(),
                                  [](const EmbeddedTemplate& one) { return one.name == "tools.schema.json"; });
  std::cout << found->text;
  return fine;
}

}  // namespace toolbind::gen
