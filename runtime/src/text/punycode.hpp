// Punycode (RFC 3492): a label of a host name in ASCII.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace toolbind::text {

/// "bcher-kva" -> "bücher". Nothing when it is malformed. Takes quadratic time, as both functions do: meant for labels.
std::optional<std::u32string> decode_punycode(std::string_view ascii);

/// "bücher" -> "bcher-kva".
std::string encode_punycode(std::u32string_view label);

}  // namespace toolbind::text
