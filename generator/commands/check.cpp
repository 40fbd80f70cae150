// `toolbind check`: the diagnostics of specs and the report on their strictness, without writing anything.

#include <iostream>

#include "generator/commands/command_line.hpp"
#include "generator/commands/load_spec.hpp"
#include "generator/commands/provider_name.hpp"
#include "generator/request/report.hpp"
#include "generator/source/format_diagnostics.hpp"

namespace toolbind::gen {
namespace {

std::string count(std::size_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

/// The providers that a report is about, with the model.
std::vector<std::pair<Provider, std::string>> subjects(const cxxopts::ParseResult& given) {
  const std::string model = given.count("model") > 0 ? given["model"].as<std::string>() : "";
  if (given.count("provider") > 0) return {{provider_named(given["provider"].as<std::string>()), model}};
  if (!model.empty()) return {{provider_of_model(model), model}};
  return {{Provider::openai_responses, ""}, {Provider::anthropic, ""}, {Provider::gemini, ""}, {Provider::mcp, ""}};
}

}  // namespace

int check_command(const Arguments& arguments) {
  cxxopts::Options known("toolbind check",
                         "Says what is wrong with specs, and how strict their tools are at each provider.\n");
  known.positional_help("SPEC...");
  auto add = known.add_options();
  add("format", "text or json", cxxopts::value<std::string>()->default_value("text"), "F");
  add("model", "report on this model only", cxxopts::value<std::string>(), "M");
  add("provider", "report on this provider only", cxxopts::value<std::string>(), "P");
  add("specs", "", cxxopts::value<std::vector<std::string>>());
  add_reference_map(known);
  known.parse_positional({"specs"});
  const auto given = parse_options(known, arguments);
  if (!given) return fine;
  if (given->count("specs") == 0) throw Misuse{"expected a spec, as in 'toolbind check weather.tools.json'"};
  const auto& format = (*given)["format"].as<std::string>();
  if (format != "text" && format != "json") throw Misuse{"--format expects 'text' or 'json', got " + in_quotes(format)};
  const auto about = subjects(*given);

  DiagnosticSink sink;
  std::size_t tools = 0;
  std::string text;
  OrderedJson json = OrderedJson::array();
  for (const std::string& path : (*given)["specs"].as<std::vector<std::string>>()) {
    const std::size_t before = sink.error_count();
    const auto spec = load_spec(path, sink, reference_map(*given));
    if (!spec) continue;
    tools += spec->tools.size();
    for (const Diagnostic& remark : spec->remarks) sink.report(remark);
    if (sink.error_count() > before) continue;
    std::vector<ProviderReport> reports;
    const SpecRequests requests(*spec);
    for (const auto& [provider, model] : about) reports.push_back(report_on(requests, provider, model));
    if (format == "json")
      json.push_back(report_json(*spec, reports));
    else
      text += report_text(reports);
  }
  if (format == "json") {
    const OrderedJson all{{"diagnostics", OrderedJson::parse(format_json(sink))}, {"specs", std::move(json)}};
    std::cout << all.dump(2, ' ', false, OrderedJson::error_handler_t::replace) << '\n';
  } else {
    print_diagnostics(sink);
    std::cout << text << count(tools, "tool") << ", " << count(sink.error_count(), "error") << ", "
              << count(sink.warning_count(), "warning") << '\n';
  }
  return sink.has_errors() ? found_problems : fine;
}

}  // namespace toolbind::gen
