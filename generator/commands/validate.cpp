// `toolbind validate`: is a JSON text what a schema of the spec says? For shells and scripts.

#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>

#include "engine/engine.hpp"
#include "generator/commands/command_line.hpp"
#include "generator/commands/load_spec.hpp"
#include "schema/heap_program.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

std::string read_input(const std::string& name) {
  if (name == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream in(name, std::ios::binary);
  if (!in) throw Misuse{"can't read " + in_quotes(name)};
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The schema of that name among the spec's; `kind` is the option that asked for it.
struct Named {
  std::string kind, name;
  const SchemaSlot* slot;  ///< null: any value, or none
};

const Named& find(const std::vector<Named>& all, const std::string& kind, const std::string& name) {
  std::vector<std::string_view> names;
  for (const Named& one : all) {
    if (one.kind != kind) continue;
    if (one.name == name) return one;
    names.push_back(one.name);
  }
  const auto near = text::nearest(name, names);
  throw Misuse{"the spec has no " + kind + " " + in_quotes(name) +
               (near ? "; did you mean " + in_quotes(*near) + "?" : "")};
}

std::vector<Named> schemas_of(const Spec& spec) {
  std::vector<Named> out;
  const auto slot = [](const std::optional<SchemaSlot>& one) { return one ? &*one : nullptr; };
  for (const Tool& tool : spec.tools) {
    out.push_back({"tool", tool.name, slot(tool.parameters)});
    out.push_back({"success", tool.name, slot(tool.success)});
    out.push_back({"failure", tool.name, slot(tool.failure)});
  }
  for (const auto& [name, one] : spec.defs) out.push_back({"type", name, &one});
  for (const Output& output : spec.outputs) out.push_back({"output", output.name, slot(output.schema)});
  return out;
}

Issues check(const Spec& spec, const Named& named, const std::string& json) {
  if (named.slot) {
    const schema::HeapProgram program(spec.model);
    return engine::check(program.node(named.slot->type), json);
  }
  if (named.kind == "output") return {};  // plain text
  if (named.kind != "tool") return {{"", "schema", "the tool declares no " + named.kind}};
  static const program::Structure nothing({}, {}, {program::Extra::Policy::reject});
  return engine::check(nothing, json);
}

void print(const Issues& issues, const std::string& format) {
  if (format == "text") {
    if (!issues.empty()) std::cout << to_string(issues) << '\n';
    return;
  }
  OrderedJson out = OrderedJson::array();
  for (const Issue& issue : issues)
    out.push_back({{"path", issue.path}, {"keyword", issue.keyword}, {"message", issue.message}});
  std::cout << out.dump(2, ' ', false, OrderedJson::error_handler_t::replace) << '\n';
}

}  // namespace

int validate_command(const Arguments& arguments) {
  cxxopts::Options known("toolbind validate",
                         "Checks a JSON text (a file, or - for standard input) against a schema of a spec.\n");
  known.positional_help("SPEC [FILE|-]");
  auto add = known.add_options();
  add("tool", "the parameters of a tool", cxxopts::value<std::string>(), "NAME");
  add("success", "what a tool returns", cxxopts::value<std::string>(), "NAME");
  add("failure", "how a tool fails", cxxopts::value<std::string>(), "NAME");
  add("type", "a type of the spec's $defs", cxxopts::value<std::string>(), "NAME");
  add("output", "an output", cxxopts::value<std::string>(), "NAME");
  add("format", "text or json", cxxopts::value<std::string>()->default_value("text"), "F");
  add("files", "", cxxopts::value<std::vector<std::string>>());
  add_reference_map(known);
  known.parse_positional({"files"});
  const auto given = parse_options(known, arguments);
  if (!given) return fine;
  std::string kind;
  for (const char* one : {"tool", "success", "failure", "type", "output"}) {
    if (given->count(one) == 0) continue;
    if (!kind.empty()) throw Misuse{"--" + kind + " and --" + one + " can't both be checked"};
    kind = one;
  }
  const auto files = given->count("files") > 0 ? (*given)["files"].as<std::vector<std::string>>() : Arguments();
  if (files.empty() || files.size() > 2 || kind.empty())
    throw Misuse{
        "expected a spec, what to check and a text, as in "
        "'toolbind validate weather.tools.json --tool get_weather call.json'"};
  const std::string format = (*given)["format"].as<std::string>();
  if (format != "text" && format != "json") throw Misuse{"--format expects text or json, got " + in_quotes(format)};

  DiagnosticSink sink;
  const auto spec = load_spec(files[0], sink, reference_map(*given));
  if (!spec || sink.has_errors()) {
    print_diagnostics(sink);
    return found_problems;
  }
  const std::vector<Named> all = schemas_of(*spec);
  const Named& named = find(all, kind, (*given)[kind].as<std::string>());
  const Issues issues = check(*spec, named, read_input(files.size() > 1 ? files[1] : "-"));
  print(issues, format);
  return issues.empty() ? fine : found_problems;
}

}  // namespace toolbind::gen
