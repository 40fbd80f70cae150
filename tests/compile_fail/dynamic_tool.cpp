// Handlers of tools that are described at run time may look like those of generated tools.

#include <toolbind/toolkit.hpp>

int main() {
  using toolbind::Json;
  const toolbind::Toolkit toolkit;
  toolkit.with_dynamic({.name = "a"}, [](const Json&) {});
  toolkit.with_dynamic({.name = "b"}, [](const Json&, const toolbind::CallContext&) { return 1; });
  toolkit.with_dynamic({.name = "c"}, [](const Json&, toolbind::CallContext&) { return 1; });
}
