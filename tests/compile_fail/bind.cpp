// Wrong uses of bind, one for each value of CASE: none compiles, and the message says what is wanted.

#include <toolbind/toolkit.hpp>

#include "dispatch.tools.hpp"

using namespace dispatch;

struct Rest {
  void ping(const Ping::Parameters&) {}
  std::string echo(const Echo::Parameters&) { return {}; }
};

#if CASE == 0  // right, so that the others fail for their own reason only
struct Calculator {
  Divide::Success divide(const Divide::Parameters&) { return 0; }
};
#elif CASE == 1               // no handler
struct Calculator {};
#elif CASE == 2               // takes something else
struct Calculator {
  Divide::Success divide(const std::string&) { return 0; }
};
#elif CASE == 3               // returns something else
struct Calculator {
  std::string divide(const Divide::Parameters&) { return {}; }
};
#elif CASE == 4               // fails with something else
struct Calculator {
  toolbind::Outcome<Divide::Success, std::vector<int>> divide(const Divide::Parameters&) { return 0; }
};
#elif CASE == 5               // another parameter than the context
struct Calculator {
  Divide::Success divide(const Divide::Parameters&, int) { return 0; }
};
#elif CASE == 8               // the context of another tool
struct Calculator {
  Divide::Success divide(const Divide::Parameters&, toolbind::ContextOf<Echo>&) { return 0; }
};
#elif CASE == 6 || CASE == 7  // twice; a temporary
struct Calculator {
  Divide::Success divide(const Divide::Parameters&) { return 0; }
};
#endif

int main() {
  Calculator calculator;
  Rest rest;
#if CASE == 6
  Calculator again;
  bind(calculator, again, rest);
#elif CASE == 7
  bind(calculator, Rest());
#else
  bind(calculator, rest);
#endif
}
