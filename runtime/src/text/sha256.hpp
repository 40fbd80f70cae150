// SHA-256 (FIPS 180-4), for fingerprints of specs and generated files; not meant for secrets.
#pragma once

#include <string>
#include <string_view>

namespace toolbind::text {

/// The digest of `bytes` as 64 lower-case hexadecimal digits.
std::string sha256_hex(std::string_view bytes);

}  // namespace toolbind::text
