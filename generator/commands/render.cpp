// `toolbind render`: the tools of a spec as a provider's request has them, on standard output.

#include <iostream>

#include "generator/commands/command_line.hpp"
#include "generator/commands/load_spec.hpp"
#include "generator/commands/provider_name.hpp"
#include "generator/request/request.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

std::optional<bool> strict_named(const std::string& name) {
  if (name == "auto") return std::nullopt;
  if (name == "on" || name == "off") return name == "on";
  throw Misuse{"--strict expects on, off or auto, got " + in_quotes(name)};
}

void print_notes(const ToolPlan& plan, const std::vector<dialect::Note>& notes) {
  std::cerr << plan.name << ": "
            << (plan.strict ? "strict"
                : plan.sent ? "not strict: "
                            : "not sent: ")
            << plan.reason << '\n';
  for (const dialect::Note& note : notes) {
    std::cerr << "  " << (note.pointer.empty() ? "(root)" : note.pointer) << ": " << note.message
              << (note.enforced ? "" : " (not enforced)") << '\n';
  }
}

int print_issues(const Spec& spec, const Issues& issues) {
  for (const Issue& issue : issues) std::cerr << spec.file << ": error: " << issue.message << '\n';
  return found_problems;
}

int print_tools(const Spec& spec, const RequestOptions& options, bool notes) {
  const auto rendered = SpecRequests(spec).tools(options);
  if (!rendered) return print_issues(spec, rendered.error());
  for (std::size_t i = 0; notes && i < rendered->notes.size(); ++i)
    print_notes(rendered->request.plan.tools[i], rendered->notes[i]);
  std::cout << OrderedJson::parse(rendered->request.tools).dump(2) << '\n';
  return fine;
}

int print_output(const Spec& spec, const std::string& name, const RequestOptions& options, bool notes) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < spec.outputs.size(); ++i) {
    names.push_back(spec.outputs[i].name);
    if (names.back() != name) continue;
    const auto rendered = SpecRequests(spec).output(i, options);
    if (!rendered) return print_issues(spec, rendered.error());
    if (notes) print_notes(rendered->request.plan, rendered->notes);
    std::cout << OrderedJson::parse(rendered->request.fields).dump(2) << '\n';
    return fine;
  }
  const auto near = text::nearest(name, names);
  throw Misuse{"there is no output " + in_quotes(name) + (near ? "; did you mean " + in_quotes(*near) + "?" : "")};
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
  add("output", "print the fields that ask for this output instead", cxxopts::value<std::string>(), "NAME");
  add("notes", "say on standard error what was decided and changed");
  add("spec", "", cxxopts::value<std::vector<std::string>>());
  add_reference_map(known);
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
  const auto spec = load_spec((*given)["spec"].as<std::vector<std::string>>().front(), sink, reference_map(*given));
  print_diagnostics(sink);
  if (!spec || sink.has_errors()) return found_problems;
  const bool notes = given->count("notes") > 0;
  return given->count("output") > 0 ? print_output(*spec, (*given)["output"].as<std::string>(), options, notes)
                                    : print_tools(*spec, options, notes);
}

}  // namespace toolbind::gen
