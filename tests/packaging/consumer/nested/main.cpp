// The same spec in another namespace.

#include "weather.tools.hpp"

int main() { return acme::weather::GetWeather::name == "get_weather" ? 0 : 1; }
