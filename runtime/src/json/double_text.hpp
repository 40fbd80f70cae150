/// The one place that turns text into doubles and doubles into text by means of the standard library, independent of
/// the locale.
#pragma once

#include <string>
#include <string_view>

namespace toolbind::json {

/// `number_text` must be a JSON number. The nearest double, false if that is infinite.
bool read_double(std::string_view number_text, double& out);

/// `value` must be finite. The shortest text that reads back as `value`, with a point or an exponent.
void append_shortest(double value, std::string& out);

}  // namespace toolbind::json
