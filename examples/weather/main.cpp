// The whole loop: what a model is told, what it calls, what it gets back.

#include <iostream>
#include <toolbind/toolkit.hpp>

#include "weather.tools.hpp"

namespace {

using namespace weather;

// One member function per tool, named after it. Parameters arrive decoded and checked.
struct Handlers {
  toolbind::Outcome<GetWeather::Success, GetWeather::Failure> get_weather(const GetWeather::Parameters& call) {
    if (call.location.name == "Atlantis") return toolbind::fail(GetWeather::Failure{.unknown_place = "Atlantis"});
    const double celsius = 21.5;
    return GetWeather::Success{
        .temperature = call.units == GetWeather::Units::celsius ? celsius : celsius * 9 / 5 + 32,
        .wind = {{"10", 3.5}, {"100", 7.25}},
    };
  }

  CodeExecution::Success code_execution(const CodeExecution::Parameters& call) {
    if (const auto* bash = std::get_if<CodeExecution::Bash>(&call)) return "ran the command: " + bash->bash;
    return "ran the code: " + std::get<CodeExecution::Code>(call).code;
  }

  SetAlert::Success set_alert(const SetAlert::Parameters& call) { return count(call.region); }

 private:
  static std::int64_t count(const Region& region) {
    std::int64_t regions = 1;
    for (const Region& part : region.parts.value_or(std::vector<Region>())) regions += count(part);
    return regions;
  }
};

void show(const toolbind::Toolkit& toolkit, const std::string& tool, const std::string& arguments) {
  const toolbind::ToolResult result = toolkit.dispatch({.id = "1", .name = tool, .arguments = arguments});
  std::cout << "\nthe model calls   " << tool << ' ' << arguments << "\nstatus            " << to_string(result.status)
            << "\nthe model is told " << result.message_for_model << '\n';
}

}  // namespace

int main() {
  std::cout << "The tools of weather.tools.json:\n";
  for (const toolbind::ToolInfo& tool : tools()) {
    std::cout << "\n" << tool.name << ": " << tool.description << "\n  " << tool.parameters_schema << '\n';
  }

  Handlers handlers;
  const toolbind::Toolkit toolkit = bind(handlers);

  std::cout << "\n\nCalls that are right:\n";
  show(toolkit, "get_weather", R"({"location": {"name": "Oslo"}, "units": "fahrenheit"})");
  show(toolkit, "get_weather", R"({"location": {"name": "Atlantis"}})");
  show(toolkit, "code_execution", R"({"bash": "ls"})");
  show(
      toolkit, "set_alert",
      R"({"region": {"name": "Norway", "parts": [{"name": "Oslo"}, {"name": "Troms"}]}, "when": {"kind": "frost", "below": 0}})");

  std::cout << "\n\nCalls that are wrong:\n";
  show(toolkit, "get_weather", R"({"location": {"name": "Oslo", "latitude": 95}, "unit": "kelvin"})");
  show(toolkit, "set_alert", R"({"region": {"name": "Norway"}, "when": {"kind": "storm", "beaufort": 12.5}})");
  show(toolkit, "getweather", "{}");
}
