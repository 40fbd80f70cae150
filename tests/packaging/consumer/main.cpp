// Decodes a few arguments: the pattern brings in PCRE2, and the decoder the rest of the runtime.

#include "weather.tools.hpp"

#include <cstdio>

namespace {

bool accepts(const char* json) { return weather::decode<weather::GetWeather::Parameters>(json).has_value(); }

}  // namespace

int main() {
  const bool oslo = accepts(R"({"place": {"city": "Oslo"}})");
  const int rejected = !accepts(R"({"place": {"city": "oslo"}})") + !accepts(R"({"place": {}})");
  std::printf("Oslo %s, %d rejected\n", oslo ? "accepted" : "rejected", rejected);
  return oslo ? 0 : 1;
}
