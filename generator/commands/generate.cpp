// `toolbind generate`: specs -> C++ files. All specs are read before anything is written, so that one run shows all
// problems and a spec with errors leaves no half of its files.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <set>

#include "generator/commands/command_line.hpp"
#include "generator/commands/load_spec.hpp"
#include "generator/commands/output_file.hpp"
#include "generator/cpp/files.hpp"
#include "generator/naming/identifier.hpp"
#include "generator/request/request.hpp"

namespace toolbind::gen {
namespace {

namespace fs = std::filesystem;

cxxopts::Options options() {
  cxxopts::Options out("toolbind generate", "Writes NAME.tools.hpp and NAME.tools.cpp for each NAME.tools.json.\n");
  out.positional_help("SPEC...");
  auto add = out.add_options();
  add("out", "the folder to write to", cxxopts::value<std::string>(), "DIR");
  add("namespace", "C++ namespace, instead of the spec's", cxxopts::value<std::string>(), "N");
  add("stubs", "also write NAME.tools.handlers.hpp, a skeleton of the handlers, unless it is there");
  add("provider-json", "also write NAME.tools.PROVIDER.json, each provider's tools as a request has them");
  add("depfile", "write the files that were read, for Make and Ninja", cxxopts::value<std::string>(), "F");
  add("quiet", "print errors only");
  add("templates", "a folder with templates that replace the built-in ones", cxxopts::value<std::string>(), "DIR");
  add("specs", "", cxxopts::value<std::vector<std::string>>());
  add_reference_map(out);
  out.parse_positional({"specs"});
  return out;
}

void check_usage(const cxxopts::ParseResult& given, const std::vector<std::string>& paths) {
  if (given.count("out") == 0) throw Misuse{"expected --out DIR, the folder to write to"};
  if (given.count("namespace") > 0 && paths.size() > 1)
    throw Misuse{"--namespace takes a single spec; name the namespace in each spec instead"};
  if (given.count("namespace") > 0 && !is_namespace(given["namespace"].as<std::string>())) {
    throw Misuse{"--namespace expects C++ names joined by '::', got " +
                 in_quotes(given["namespace"].as<std::string>())};
  }
  std::set<std::string> stems;
  for (const std::string& path : paths) {
    const std::string stem = stem_of(path);
    if (std::any_of(stem.begin(), stem.end(), [](char c) { return c == '"' || c == '\\' || (c >= 0 && c < ' '); }))
      throw Misuse{"the file name " + in_quotes(stem) + " can't be that of a C++ header"};
    if (!stems.insert(stem_of(path)).second)
      throw Misuse{"two specs would be written to " + in_quotes(stem_of(path) + ".hpp")};
  }
}

/// What no provider's strict mode takes goes out as it is: a file is no request that could be refused.
void write_provider_json(const Spec& spec, const std::string& base) {
  const SpecRequests requests(spec);
  for (const Provider provider :
       {Provider::openai_responses, Provider::openai_chat, Provider::anthropic, Provider::gemini, Provider::mcp}) {
    const auto rendered =
        requests.tools({.provider = provider, .model = "", .strict = {}, .on_unmet_strict = UnmetStrict::omit});
    for (const Issue& issue : rendered.error())
      std::cerr << spec.file << ": warning: no " << to_string(provider) << " file: " << issue.message << '\n';
    if (!rendered) continue;
    write_if_changed(base + "." + std::string(to_string(provider)) + ".json",
                     OrderedJson::parse(rendered->request.tools).dump(2) + "\n");
  }
}

}  // namespace

int generate_command(const Arguments& arguments) {
  cxxopts::Options known = options();
  const auto given = parse_options(known, arguments);
  if (!given) return fine;
  if (given->count("specs") == 0)
    throw Misuse{"expected a spec, as in 'toolbind generate weather.tools.json --out DIR'"};
  const auto& paths = (*given)["specs"].as<std::vector<std::string>>();
  check_usage(*given, paths);

  const Renderer renderer(given->count("templates") > 0 ? (*given)["templates"].as<std::string>() : "");
  DiagnosticSink sink;
  std::vector<std::unique_ptr<Spec>> specs;
  for (const std::string& path : paths) {
    if (auto spec = load_spec(path, sink, reference_map(*given))) specs.push_back(std::move(spec));
  }
  print_diagnostics(sink, given->count("quiet") > 0);
  if (sink.has_errors()) return found_problems;

  std::vector<std::string> files = renderer.files();
  for (const auto& spec : specs) {
    files.insert(files.end(), spec->files.begin(), spec->files.end());
    const std::string stem = stem_of(spec->file), base = (fs::path((*given)["out"].as<std::string>()) / stem).string();
    const Files outputs =
        render_files(renderer, *spec, given->count("namespace") > 0 ? (*given)["namespace"].as<std::string>() : "");
    write_if_changed(base + ".hpp", outputs.header);
    write_if_changed(base + ".cpp", outputs.source);
    if (given->count("provider-json") > 0) write_provider_json(*spec, base);
    if (given->count("stubs") > 0 && !fs::exists(base + ".handlers.hpp"))
      write_if_changed(base + ".handlers.hpp", outputs.handlers);
  }
  if (given->count("depfile") > 0) {
    const auto& path = (*given)["depfile"].as<std::string>();
    write_if_changed(path, depfile_text(path, files));
  }
  return fine;
}

}  // namespace toolbind::gen
