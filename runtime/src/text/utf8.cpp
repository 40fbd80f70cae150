// Takes bytes, gives code points, or the other way round, by the table of well-formed sequences of the Unicode standard
// (3.9, table 3-7): the lead byte says the length, and the smallest value of that length shuts out overlong forms.
#include "utf8.hpp"

namespace toolbind::text {
namespace {

struct Form {
  std::size_t size;
  unsigned char lead_bits;  // the bits of the lead byte that belong to the value
  char32_t smallest;
};

std::optional<Form> form_of(unsigned char lead) {
  if (lead < 0x80) return Form{1, 0x7F, 0};
  if (lead >= 0xC2 && lead < 0xE0) return Form{2, 0x1F, 0x80};
  if (lead >= 0xE0 && lead < 0xF0) return Form{3, 0x0F, 0x800};
  if (lead >= 0xF0 && lead < 0xF5) return Form{4, 0x07, 0x10000};
  return std::nullopt;
}

/// The byte of `c` with the six bits from `shift` on.
char trail_byte(char32_t c, unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); }

void append_code_point(std::string& utf8, char32_t c) {
  if (c < 0x80) {
    utf8 += static_cast<char>(c);
  } else if (c < 0x800) {
    utf8.append({static_cast<char>(0xC0U | (c >> 6U)), trail_byte(c, 0)});
  } else if (c < 0x10000) {
    utf8.append({static_cast<char>(0xE0U | (c >> 12U)), trail_byte(c, 6), trail_byte(c, 0)});
  } else {
    utf8.append({static_cast<char>(0xF0U | (c >> 18U)), trail_byte(c, 12), trail_byte(c, 6), trail_byte(c, 0)});
  }
}

}  // namespace

std::optional<CodePoint> first_code_point(std::string_view utf8) {
  if (utf8.empty()) return std::nullopt;
  const auto lead = static_cast<unsigned char>(utf8.front());
  const auto form = form_of(lead);
  if (!form || utf8.size() < form->size) return std::nullopt;
  char32_t value = lead & form->lead_bits;
  for (const char c : utf8.substr(1, form->size - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80U) return std::nullopt;
    value = (value << 6U) | (byte & 0x3FU);
  }
  if (value < form->smallest || value > last_code_point || is_surrogate(value)) return std::nullopt;
  return CodePoint{value, form->size};
}

std::optional<std::u32string> decode_utf8(std::string_view utf8) {
  std::u32string decoded;
  while (!utf8.empty()) {
    const auto next = first_code_point(utf8);
    if (!next) return std::nullopt;
    decoded.push_back(next->value);
    utf8.remove_prefix(next->size);
  }
  return decoded;
}

std::string encode_utf8(std::u32string_view code_points) {
  std::string utf8;
  for (const char32_t c : code_points) append_code_point(utf8, c);
  return utf8;
}

}  // namespace toolbind::text
