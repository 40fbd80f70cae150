// The program `toolbind`: finds the command, runs it, and turns what it throws into a message and an exit code.

#include <exception>
#include <iostream>
#include <string_view>

#include "generator/commands/command.hpp"
#include "generator/commands/command_line.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

struct Command {
  std::string_view name, summary;
  int (*run)(const Arguments&);
};

constexpr Command commands[] = {
    {"generate", "C++ from specs", generate_command},
    {"check", "what is wrong with specs", check_command},
    {"render", "a provider's tool JSON", render_command},
    {"validate", "a JSON text against a spec", validate_command},
    {"schema", "the JSON Schema of spec files", schema_command},
};

void print_help() {
  std::cout << "toolbind " TOOLBIND_VERSION ": typed C++ from tool specs\n\n";
  for (const Command& command : commands) {
    std::cout << "  toolbind " << command.name << std::string(12 - command.name.size(), ' ') << command.summary << '\n';
  }
  std::cout << "\n'toolbind COMMAND --help' says more. Exit codes: 0 fine, 1 problems in the input, 2 misuse.\n";
}

int run(const Arguments& arguments) {
  if (arguments.empty()) throw Misuse{"expected a command; 'toolbind --help' lists them"};
  const std::string& name = arguments.front();
  if (name == "--help" || name == "-h" || name == "help") return print_help(), fine;
  if (name == "--version") return std::cout << "toolbind " TOOLBIND_VERSION "\n", fine;
  std::vector<std::string_view> names;
  for (const Command& command : commands) {
    if (command.name == name) return command.run({arguments.begin() + 1, arguments.end()});
    names.push_back(command.name);
  }
  const auto near = text::nearest(name, names);
  throw Misuse{"unknown command " + in_quotes(name) + (near ? "; did you mean " + in_quotes(*near) + "?" : "")};
}

}  // namespace
}  // namespace toolbind::gen

int main(int argc, char** argv) {
  using namespace toolbind::gen;
  try {
    return run({argv + 1, argv + argc});
  } catch (const Misuse& misused) {
    std::cerr << "toolbind: error: " << misused.message << '\n';
    return misuse;
  } catch (const std::exception& error) {
    std::cerr << "toolbind: error: " << error.what() << '\n';
    return found_problems;
  }
}
