// Takes an ECMAScript pattern, gives a compiled PCRE2 one, and searches with it. Machine code (JIT) is used where PCRE2 can make it:
// first on the 32 KiB of machine stack that it takes by itself, and for the rare subject that needs more once again on a stack
// of its own. Where executable memory is forbidden PCRE2 falls back to its interpreter, whose memory is on the heap.
// PCRE2 limits the steps from one starting point: that stops `(a+)+$` after milliseconds. It does not limit the number of
// starting points, and a step can be a scan of the whole subject, so `x\s+$` over a megabyte of spaces could take minutes. Long
// subjects are therefore searched in slices of starting points, with a look at the clock in between.
#define PCRE2_CODE_UNIT_WIDTH 8
#include "text/pattern.hpp"

#include <pcre2.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <new>
#include <string>
#include <utility>

#include "text/ecma_translate.hpp"

namespace toolbind::text {
namespace {

using std::chrono::steady_clock;

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* object) const {
    Free(object);
  }
};

using Code = std::unique_ptr<pcre2_code, Freed<pcre2_code_free>>;
using MatchData = std::unique_ptr<pcre2_match_data, Freed<pcre2_match_data_free>>;
using MatchContext = std::unique_ptr<pcre2_match_context, Freed<pcre2_match_context_free>>;
using JitStack = std::unique_ptr<pcre2_jit_stack, Freed<pcre2_jit_stack_free>>;

constexpr std::uint32_t options =
    PCRE2_UTF | PCRE2_DOTALL | PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF | PCRE2_USE_OFFSET_LIMIT;

// steps from one starting point
constexpr std::size_t most_steps = 1'000'000;
constexpr std::size_t most_steps_anchored = 5'000'000;
constexpr std::size_t steps_per_byte = 10;  // granted beyond, so that what takes linear time is never too hard
constexpr std::uint32_t heap_kibibytes = 128 * 1024;
constexpr std::size_t first_stack_bytes = 64 * 1024;
constexpr std::size_t most_stack_bytes = 64 * 1024 * 1024;

constexpr std::size_t longest_unsliced = 64;
constexpr std::size_t smallest_slice = 16;
constexpr std::size_t largest_slice = 16384;
constexpr auto quick_slice = std::chrono::milliseconds(5);
constexpr auto slow_slice = std::chrono::milliseconds(50);
constexpr auto longest_search = std::chrono::seconds(1);

std::string pcre_message(int error) {
  std::array<PCRE2_UCHAR, 256> text{};
  const int size = pcre2_get_error_message(error, text.data(), text.size());
  return size < 0 ? "refused by PCRE2" : std::string(text.begin(), text.begin() + size);
}

PCRE2_SPTR code_units(std::string_view text) { return reinterpret_cast<PCRE2_SPTR>(text.data()); }

template <class Pointer>
Pointer allocated(Pointer pointer) {
  if (!pointer) throw std::bad_alloc();
  return pointer;
}

MatchContext limits_for(std::string_view subject, bool anchored) {
  auto context = allocated(MatchContext(pcre2_match_context_create(nullptr)));
  const std::size_t bytes = std::min<std::size_t>(subject.size(), 100'000'000);
  const std::size_t steps = (anchored ? most_steps_anchored : most_steps) + steps_per_byte * bytes;
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

/// Whether a match can only start at the start: `^a|^b`.
bool is_anchored(const pcre2_code* code) {
  std::uint32_t found = 0;
  pcre2_pattern_info(code, PCRE2_INFO_ALLOPTIONS, &found);
  return (found & PCRE2_ANCHORED) != 0;
}

/// One search of one subject.
class Search {
 public:
  Search(const pcre2_code* code, std::string_view subject)
      : code_(code), subject_(subject), anchored_(is_anchored(code)), limits_(limits_for(subject, anchored_)) {}

  Pattern::Match run() {
    const bool whole = anchored_ || subject_.size() <= longest_unsliced;
    return whole ? verdict(match_between(0, subject_.size())) : run_in_slices();
  }

 private:
  Pattern::Match run_in_slices();
  int match_between(std::size_t first, std::size_t last);
  int match_from(std::size_t first);
  std::size_t boundary_after(std::size_t offset) const;

  const pcre2_code* code_;
  std::string_view subject_;
  bool anchored_;
  MatchContext limits_;
  MatchData data_ = allocated(MatchData(pcre2_match_data_create(1, nullptr)));
  JitStack stack_;
  std::uint32_t flags_ = 0;
};

/// Slices grow while they are quick, so a harmless pattern takes few of them, but not without bound: the next region of the
/// subject may be the hard one.
Pattern::Match Search::run_in_slices() {
  const auto start = steady_clock::now();
  auto slice_start = start;
  std::size_t slice = smallest_slice;
  for (std::size_t first = 0;;) {
    const std::size_t last = std::min(first + slice, subject_.size());
    const auto result = verdict(match_between(first, last));
    if (result != Pattern::Match::no || last == subject_.size()) return result;
    const auto now = steady_clock::now();
    if (now - start > longest_search) return Pattern::Match::too_hard;
    if (now - slice_start < quick_slice) slice = std::min(slice * 4, largest_slice);
    if (now - slice_start > slow_slice) slice = std::max(slice / 4, smallest_slice);
    slice_start = now;
    first = boundary_after(last);
    flags_ = PCRE2_NO_UTF_CHECK;  // the first slice has seen to it
  }
}

/// Starting points from `first` to `last`; the match itself may reach beyond.
int Search::match_between(std::size_t first, std::size_t last) {
  pcre2_set_offset_limit(limits_.get(), last);
  const int result = match_from(first);
  if (result != PCRE2_ERROR_JIT_STACKLIMIT || stack_) return result;
  stack_.reset(pcre2_jit_stack_create(first_stack_bytes, most_stack_bytes, nullptr));
  pcre2_jit_stack_assign(limits_.get(), nullptr, stack_.get());
  return match_from(first);
}

int Search::match_from(std::size_t first) {
  return pcre2_match(code_, code_units(subject_), subject_.size(), first, flags_, data_.get(), limits_.get());
}

/// The next start of a character; the end of the subject is one.
std::size_t Search::boundary_after(std::size_t offset) const {
  do ++offset;
  while (offset < subject_.size() && (static_cast<unsigned char>(subject_[offset]) & 0xC0U) == 0x80U);
  return offset;
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

Pattern::Match Pattern::search(std::string_view utf8) const { return Search(compiled_->code.get(), utf8).run(); }

}  // namespace toolbind::text
