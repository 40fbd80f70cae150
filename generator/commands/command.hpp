#pragma once
// The commands of the program `toolbind`. Adding one: a file like generate.cpp, and a row in main.cpp.

#include <string>
#include <vector>

#include "generator/source/diagnostic.hpp"

namespace toolbind::gen {

/// What the program ends with.
enum ExitCode : int { fine = 0, found_problems = 1, misuse = 2 };

using Arguments = std::vector<std::string>;

int generate_command(const Arguments& arguments);
int check_command(const Arguments& arguments);
int render_command(const Arguments& arguments);
int schema_command(const Arguments& arguments);
int validate_command(const Arguments& arguments);

}  // namespace toolbind::gen
