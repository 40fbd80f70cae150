// Takes an ECMAScript pattern, gives a compiled PCRE2 one, and searches with it. Machine code (JIT) is used where PCRE2 can make it:
// first on the 32 KiB of machine stack that it takes by itself, and for the rare subject that needs more once again on a stack
// of its own. Where executable memory is forbidden PCRE2 falls back to its interpreter, whose memory is on the heap. Work and
// memory are limited in both: `(a+)+$` gives up after milliseconds instead of running for years.
#define PCRE2_CODE_UNIT_WIDTH 8
#include "pattern.hpp"

#include <pcre2.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>
#include <string>
#include <utility>

#include "ecma_translate.hpp"

namespace toolbind::text {
namespace {

template <auto Free>
struct Freed {
    template <class T>
    void operator()(T* object) const {
        Free(object);
    }
};

using Code = std::unique_ptr<pcre2_code, Freed<pcre2_code_free>>;
using MatchData = std::unique_ptr<pcre2_match_data, Freed<pcre2_match_data_free>>;
using JitStack = std::unique_ptr<pcre2_jit_stack, Freed<pcre2_jit_stack_free>>;
using MatchContext = std::unique_ptr<pcre2_match_context, Freed<pcre2_match_context_free>>;

constexpr std::uint32_t options = PCRE2_UTF | PCRE2_DOTALL | PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF;

constexpr std::size_t steps_per_search = 1'000'000;
constexpr std::size_t steps_per_byte = 20;  // so that a pattern which takes linear time is never too hard
constexpr std::uint32_t heap_kibibytes = 128 * 1024;
constexpr std::size_t first_stack_bytes = 64 * 1024;
constexpr std::size_t most_stack_bytes = 64 * 1024 * 1024;

std::string pcre_message(int error) {
    std::array<PCRE2_UCHAR, 256> text{};
    const int size = pcre2_get_error_message(error, text.data(), text.size());
    return size < 0 ? "refused by PCRE2" : std::string(text.begin(), text.begin() + size);
}

PCRE2_SPTR code_units(std::string_view text) { return reinterpret_cast<PCRE2_SPTR>(text.data()); }

MatchContext limits_for(std::string_view subject) {
    MatchContext context(pcre2_match_context_create(nullptr));
    if (!context) throw std::bad_alloc();
    const std::size_t steps = steps_per_search + steps_per_byte * std::min<std::size_t>(subject.size(), 100'000'000);
    pcre2_set_match_limit(context.get(), static_cast<std::uint32_t>(steps));
    pcre2_set_heap_limit(context.get(), heap_kibibytes);
    return context;
}

Pattern::Match verdict(int result) {
    if (result >= 0) return Pattern::Match::yes;
    const bool invalid_utf8 = result <= PCRE2_ERROR_UTF8_ERR1 && result >= PCRE2_ERROR_UTF8_ERR21;
    if (result == PCRE2_ERROR_NOMATCH || invalid_utf8) return Pattern::Match::no;
    return Pattern::Match::too_hard;
}

}  // namespace

struct Pattern::Compiled {
    Code code;
};

Pattern::Pattern(std::unique_ptr<const Compiled> compiled) noexcept : compiled_(std::move(compiled)) {}
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

std::variant<Pattern, PatternError> Pattern::compile(std::string_view ecma) {
    auto translated = translate_ecma(ecma);
    if (auto* error = std::get_if<PatternError>(&translated)) return std::move(*error);
    const auto& translation = std::get<EcmaTranslation>(translated);
    if (translation.unsupported) return *translation.unsupported;
    int error = 0;
    PCRE2_SIZE offset = 0;
    Code code(pcre2_compile(code_units(translation.pcre), translation.pcre.size(), options, &error, &offset, nullptr));
    if (!code) return PatternError{translation.ecma_offset(offset), pcre_message(error)};
    pcre2_jit_compile(code.get(), PCRE2_JIT_COMPLETE);  // without it the interpreter does the work
    return Pattern(std::make_unique<const Compiled>(Compiled{std::move(code)}));
}

Pattern::Match Pattern::search(std::string_view utf8) const {
    const MatchContext limits = limits_for(utf8);
    const MatchData data(pcre2_match_data_create(1, nullptr));
    if (!data) throw std::bad_alloc();
    const auto run = [&] {
        return pcre2_match(compiled_->code.get(), code_units(utf8), utf8.size(), 0, 0, data.get(), limits.get());
    };
    const int result = run();
    if (result != PCRE2_ERROR_JIT_STACKLIMIT) return verdict(result);
    const JitStack stack(pcre2_jit_stack_create(first_stack_bytes, most_stack_bytes, nullptr));
    pcre2_jit_stack_assign(limits.get(), nullptr, stack.get());
    return verdict(run());
}

}  // namespace toolbind::text
