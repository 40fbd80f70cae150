// Handlers of a tool that is approved call by call, one for each value of CASE: without a rule none compiles.

#include "approval.tools.hpp"

#include <toolbind/toolkit.hpp>

using namespace approval;

struct Rest {
  std::string erase(const Erase::Parameters&) { return {}; }
  void shred(const Shred::Parameters&) {}
#if CASE != 5
  void look(const Look::Parameters&) {}
#endif
  void append(const Append::Parameters&) {}
  void replace(const Replace::Parameters&) {}
  void change(const Change::Parameters&) {}
};

struct Payer {
  double pay(const Pay::Parameters& p) { return p.amount; }
#if CASE == 0  // right, so that the others fail for their own reason only
  bool pay_needs_approval(const Pay::Parameters&) { return true; }
#elif CASE == 3  // is about something else
  bool pay_needs_approval(const Look::Parameters&) { return true; }
#elif CASE == 4  // says neither yes nor no
  std::string pay_needs_approval(const Pay::Parameters&) { return "yes"; }
#endif
};

struct Judge {
  bool pay_needs_approval(const Pay::Parameters&) { return true; }
  void look(const Look::Parameters&) {}
};

int main() {
  Rest rest;
  Payer payer;
#if CASE == 2  // a function without one
  bind(rest, toolbind::on<Pay>([](const Pay::Parameters& p) { return p.amount; }));
#elif CASE == 5  // beside another handler
  Judge judge;
  bind(rest, payer, judge);
#else
  bind(rest, payer);
#endif
#if CASE == 0
  const auto pay = [](const Pay::Parameters& p) { return p.amount; };
  bind(rest, toolbind::on<Pay>(pay, [](const Pay::Parameters&) { return true; }));
  bind(rest, toolbind::on<Pay>(pay, [](const Pay::Parameters&, toolbind::CallContext&) { return true; }));
#endif
}
