// The example of the README.

#include <iostream>
#include <toolbind/toolkit.hpp>

#include "clock.tools.hpp"  // generated

struct Handlers {
  clock_tools::SetAlarm::Success set_alarm(const clock_tools::SetAlarm::Parameters& alarm) {
    return "set for " + std::to_string(alarm.hour) + " with a " + std::string(to_string(alarm.sound));
  }
};

int main() {
  Handlers handlers;
  const toolbind::Toolkit toolkit = clock_tools::bind(handlers);
  for (const char* arguments : {R"({"hour": 7})", R"({"hour": 25, "sounds": "bird song"})"}) {
    std::cout << toolkit.dispatch({.name = "set_alarm", .arguments = arguments}).message_for_model << '\n';
  }
}
