// Takes bytes, gives code points, by the table of well-formed sequences of the Unicode standard (3.9, table 3-7): the lead byte
// says the length, and the smallest value of that length shuts out overlong forms.
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

}  // namespace toolbind::text
