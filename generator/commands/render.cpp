// `toolbind render`: the tools of a spec as a provider's request has them, on standard output.

#include <iostream>

#include "generator/commands/command_line.hpp"
#include "generator/commands/load_spec.hpp"
#include "generator/commands/provider_name.hpp"
#include "generator/request/request.hpp"

namespace toolbind::gen {
namespace {

std::optional<bool> strict_named(const std::string& name) {
  if (name == "auto") return std::nullopt;
  if (name == "on" || name == "off") return name == "on";
  throw Misuse{"--strict expects on, off or auto, got " + in_quotes(name)};
}

void print_notes(const RenderedRequest& rendered) {
  for (std::size_t i = 0; i < rendered.request.plan.tools.size(); ++i) {
    const ToolPlan& tool = rendered.request.plan.tools[i];
    std::cerr << tool.name << ": " << (tool.strict ? "strict" : "not strict: " + tool.reason) << '\n';
    for (const dialect::Note& note : rendered.notes[i]) {
      std::cerr << "  " << (note.pointer.empty() ? "(root)" : note.pointer) << ": " << note.message
                << (note.enforced ? "" : " (not enforced)") << '\n';
    }
  }
}

}  // namespace

int render_command(const Arguments& arguments) {
  cxxopts::Options known("toolbind render", "Prints the tools of a spec as a provider's request has them.\n");
  known.positional_help("SPEC");
  auto add = known.add_options();
  add("provider", "openai_responses, openai_chat, anthropic, gemini or mcp", cxxopts::value<std::string>(), "P");
  add("model", "the model they are for", cxxopts::value<std::string>()->default_value(""), "M");
  add("strict", "on, off or auto, for tools that say nothing of it",
      cxxopts::value<std::string>()->default_value("auto"), "S");
  add("notes", "say on standard error what was decided and changed");
  add("spec", "", cxxopts::value<std::vector<std::string>>());
  known.parse_positional({"spec"});
  const auto given = parse_options(known, arguments);
  if (!given) return fine;
  if (given->count("spec") != 1 || (*given)["spec"].as<std::vector<std::string>>().size() != 1)
    throw Misuse{"expected one spec, as in 'toolbind render weather.tools.json --provider anthropic'"};
  if (given->count("provider") == 0) throw Misuse{"expected --provider P"};
  const RequestOptions options{.provider = provider_named((*given)["provider"].as<std::string>()),
                               .model = (*given)["model"].as<std::string>(),
                               .strict = strict_named((*given)["strict"].as<std::string>())};

  DiagnosticSink sink;
  const auto spec = load_spec((*given)["spec"].as<std::vector<std::string>>().front(), sink);
  print_diagnostics(sink);
  if (!spec || sink.has_errors()) return found_problems;
  const auto rendered = render_request(*spec, options);
  if (!rendered) {
    for (const Issue& issue : rendered.error()) std::cerr << spec->file << ": error: " << issue.message << '\n';
    return found_problems;
  }
  if (given->count("notes") > 0) print_notes(*rendered);
  std::cout << OrderedJson::parse(rendered->request.tools).dump(2) << '\n';
  return fine;
}

}  // namespace toolbind::gen
