// Takes an ECMAScript pattern, gives a PCRE2 pattern of the same meaning. One pass from left to right with a stack of open groups, no
// recursion; every term is parsed and written anew, so that nothing reaches PCRE2 which was not understood here. Named groups
// become numbered ones (PCRE2 limits names), and a back-reference to a group that is still open or to come is written as the empty
// group that it always matches in ECMAScript. Escapes, classes and properties have files of their own.
#include "text/ecma_translate.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "text/ecma_class.hpp"
#include "text/ecma_escape.hpp"
#include "text/ecma_groups.hpp"
#include "text/ecma_quantifier.hpp"
#include "text/ecma_reader.hpp"
#include "text/pcre_text.hpp"

namespace toolbind::text {
namespace {

constexpr std::size_t longest_pattern = 65536;
constexpr std::size_t deepest_nesting = 200;  // PCRE2's own default limit is 250

constexpr Width one_character{1, 1};
constexpr Width any_width{0, unbounded};

constexpr const char* nothing_to_repeat = "nothing to repeat before the quantifier";

const CodePointSet& line_ends() {
  static const CodePointSet set{{U'\n', U'\n'}, {U'\r', U'\r'}, {0x2028, 0x2029}};
  return set;
}

bool is_name_character(char32_t c) {
  const bool is_letter = (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
  return is_letter || (c >= U'0' && c <= U'9') || c == U'_' || c == U'$' || c >= 0x80;
}

/// A capturing group by number, or by name when `name` is not empty.
struct Reference {
  std::size_t offset = 0;
  std::size_t number = 0;
  std::u32string name;
};

class Translator {
 public:
  explicit Translator(std::string_view ecma) : reader_(ecma) {}

  std::variant<EcmaTranslation, PatternError> run();

 private:
  struct Open {
    std::size_t group = 0;
    std::optional<Width> before;  // of the alternatives before the current one
    Width current{};
  };

  void read_term();
  void read_escape();
  void read_brace();
  void read_number_reference();
  void read_name_reference();
  void add_reference(Reference reference);
  void read_group();
  void open_group(GroupKind kind, std::size_t start, std::string_view pcre);
  void open_named_group(std::size_t start);
  void next_alternative();
  void end_alternative();
  void close_group();
  void check_end();
  void check_reference(const Reference& reference);

  std::u32string read_name();
  std::size_t number_of(const Reference& reference) const;
  void add_character(char32_t c);
  Count end_atom(Width width);

  EcmaReader reader_;
  EcmaTranslation out_;
  std::vector<Group> groups_{Group{}};
  std::vector<Open> open_{Open{}};
  std::vector<std::size_t> captures_;            // the group of each number, from 1 on
  std::map<std::u32string, std::size_t> names_;  // of captures, their numbers
  std::vector<Reference> references_;
};

std::variant<EcmaTranslation, PatternError> Translator::run() {
  while (!reader_.at_end()) read_term();
  check_end();
  if (reader_.error()) return *reader_.error();
  out_.unsupported = reader_.unsupported();
  return std::move(out_);
}

void Translator::read_term() {
  out_.places.push_back({out_.pcre.size(), reader_.offset()});
  switch (reader_.peek()) {
    case '(':
      return read_group();
    case ')':
      return close_group();
    case '|':
      return next_alternative();
    case '\\':
      return read_escape();
    case '{':
      return read_brace();
    case '*':
    case '+':
    case '?':
      return reader_.fail(reader_.offset(), nothing_to_repeat);
    case '^':
    case '$':
      out_.pcre += static_cast<char>(reader_.next());
      return;
    case '[':
      translate_class(reader_, out_.pcre);
      end_atom(one_character);
      return;
    case '.':
      reader_.skip(1);
      append_set(out_.pcre, line_ends(), true);
      end_atom(one_character);
      return;
    default:
      return add_character(reader_.next());
  }
}

/// A '{' that starts a quantifier has nothing to repeat here; any other means itself.
void Translator::read_brace() {
  const std::size_t start = reader_.offset();
  if (read_count(reader_)) return reader_.fail(start, nothing_to_repeat);
  add_character(reader_.next());
}

void Translator::read_escape() {
  const char kind = reader_.peek(1);
  if (kind == 'b' || kind == 'B') {
    out_.pcre.append("\\").append(1, kind);
    return reader_.skip(2);
  }
  if (kind == 'k') return read_name_reference();
  if (kind >= '1' && kind <= '9') return read_number_reference();
  const CharacterEscape escape = read_character_escape(reader_);
  if (const auto* c = std::get_if<char32_t>(&escape)) return add_character(*c);
  if (const auto* set = std::get_if<CodePointSet>(&escape)) {
    append_set(out_.pcre, *set);
  } else {
    out_.pcre += std::get<PropertyEscape>(escape).pcre;
  }
  end_atom(one_character);
}

void Translator::read_number_reference() {
  Reference reference{reader_.offset(), 0, {}};
  reader_.skip(1);
  reference.number = read_number(reader_);
  add_reference(std::move(reference));
}

void Translator::read_name_reference() {
  Reference reference{reader_.offset(), 0, {}};
  if (!reader_.accept("\\k<")) return reader_.fail(reference.offset, "expected '<' and a group name after '\\k'");
  reference.name = read_name();
  add_reference(std::move(reference));
}

void Translator::add_reference(Reference reference) {
  const std::size_t number = number_of(reference);
  const bool closed = number > 0 && number <= captures_.size() && groups_[captures_[number - 1]].closed;
  if (inside_lookbehind(groups_, open_.back().group)) {
    reader_.unsupported(reference.offset, "a back-reference inside a lookbehind is not supported");
  }
  out_.pcre += closed ? "\\g{" + std::to_string(number) + "}" : "(?:)";
  references_.push_back(std::move(reference));
  end_atom(any_width);
}

/// Zero while no group of that name is known.
std::size_t Translator::number_of(const Reference& reference) const {
  if (reference.name.empty()) return reference.number;
  const auto found = names_.find(reference.name);
  return found == names_.end() ? 0 : found->second;
}

void Translator::read_group() {
  const std::size_t start = reader_.offset();
  if (open_.size() > deepest_nesting)
    return reader_.fail(start, "groups are nested too deeply, at most 200 levels are supported");
  if (reader_.accept("(?:")) return open_group(GroupKind::plain, start, "(?:");
  if (reader_.accept("(?=")) return open_group(GroupKind::ahead, start, "(?=");
  if (reader_.accept("(?!")) return open_group(GroupKind::not_ahead, start, "(?!");
  if (reader_.accept("(?<=")) return open_group(GroupKind::behind, start, "(?<=");
  if (reader_.accept("(?<!")) return open_group(GroupKind::not_behind, start, "(?<!");
  if (reader_.accept("(?<")) return open_named_group(start);
  if (reader_.accept("(?"))
    return reader_.fail(start,
                        "unknown kind of group; inline flags, comments, conditions and recursion are not ECMAScript");
  reader_.accept("(");
  open_group(GroupKind::capturing, start, "(");
}

void Translator::open_named_group(std::size_t start) {
  const std::size_t name_start = reader_.offset();
  const std::u32string name = read_name();
  const std::string name_text = reader_.text_from(name_start);
  if (!names_.emplace(name, captures_.size() + 1).second) {
    return reader_.fail(name_start, "duplicate group name '<" + name_text + "'");
  }
  open_group(GroupKind::capturing, start, "(");
}

void Translator::open_group(GroupKind kind, std::size_t start, std::string_view pcre) {
  out_.pcre += pcre;
  if (kind == GroupKind::capturing) captures_.push_back(groups_.size());
  groups_.push_back({.kind = kind, .parent = open_.back().group, .offset = start});
  open_.push_back({groups_.size() - 1, std::nullopt, {}});
}

void Translator::next_alternative() {
  end_alternative();
  groups_[open_.back().group].has_alternatives = true;
  open_.back().current = {};
  reader_.skip(1);
  out_.pcre += '|';
}

void Translator::end_alternative() {
  Open& open = open_.back();
  const Group& group = groups_[open.group];
  if (is_lookbehind(group.kind) && !open.current.fixed()) {
    reader_.unsupported(group.offset,
                        "a lookbehind of variable length is not supported; alternatives of fixed lengths are");
  }
  open.before = open.before ? either(*open.before, open.current) : open.current;
}

void Translator::close_group() {
  if (open_.size() == 1) return reader_.fail(reader_.offset(), "')' closes no group");
  end_alternative();
  const Open closed = open_.back();
  open_.pop_back();
  reader_.skip(1);
  out_.pcre += ')';
  Group& group = groups_[closed.group];
  group.closed = true;
  group.width = is_lookaround(group.kind) ? Width{} : *closed.before;
  const std::size_t quantifier = reader_.offset();
  group.count = end_atom(group.width);
  if (is_lookbehind(group.kind) && reader_.offset() != quantifier) reader_.fail(quantifier, nothing_to_repeat);
}

/// Letters, digits, '_', '$', anything beyond ASCII, and the '>' at the end.
std::u32string Translator::read_name() {
  const std::size_t start = reader_.offset();
  std::u32string name;
  while (!reader_.at_end() && reader_.peek() != '>') {
    const std::size_t at = reader_.offset();
    const char32_t c = reader_.accept("\\") ? read_unicode_escape(reader_, at) : reader_.next();
    const bool is_digit = c >= U'0' && c <= U'9';
    if (!is_name_character(c) || (name.empty() && is_digit)) break;
    name.push_back(c);
  }
  if (name.empty() || !reader_.accept(">")) reader_.fail(start, "expected a group name and '>'");
  return name;
}

/// A lone surrogate is never in UTF-8 text, so it matches nothing, as the empty set.
void Translator::add_character(char32_t c) {
  if (is_surrogate(c)) {
    append_set(out_.pcre, CodePointSet{});
  } else {
    append_character(out_.pcre, c);
  }
  end_atom(one_character);
}

Count Translator::end_atom(Width width) {
  const Count count = translate_quantifier(reader_, out_.pcre);
  open_.back().current = in_sequence(open_.back().current, repeated(width, count));
  return count;
}

void Translator::check_end() {
  if (open_.size() > 1) return reader_.fail(groups_[open_.back().group].offset, "expected ')' to close the group");
  for (const Reference& reference : references_) check_reference(reference);
}

void Translator::check_reference(const Reference& reference) {
  const std::size_t number = number_of(reference);
  if (number == 0) return reader_.fail(reference.offset, "the back-reference names no group of the pattern");
  if (number > captures_.size()) {
    return reader_.fail(reference.offset, "back-reference to group " + std::to_string(number) +
                                              ", but the pattern has " + std::to_string(captures_.size()));
  }
  const std::size_t target = captures_[number - 1];
  if (const auto difference = reference_difference(groups_, target)) {
    reader_.unsupported(reference.offset, std::string(*difference));
  }
}

std::size_t first_invalid_byte(std::string_view utf8) {
  std::size_t offset = 0;
  while (const auto point = first_code_point(utf8.substr(offset))) offset += point->size;
  return offset;
}

}  // namespace

std::size_t EcmaTranslation::ecma_offset(std::size_t pcre_offset) const {
  const auto after = std::ranges::upper_bound(places, pcre_offset, {}, &Place::pcre);
  return after == places.begin() ? 0 : std::prev(after)->ecma;
}

std::variant<EcmaTranslation, PatternError> translate_ecma(std::string_view ecma) {
  if (ecma.size() > longest_pattern) {
    return PatternError{longest_pattern, "the pattern is too long, at most 65536 bytes are supported"};
  }
  if (const std::size_t invalid = first_invalid_byte(ecma); invalid < ecma.size()) {
    return PatternError{invalid, "the pattern is not valid UTF-8"};
  }
  return Translator(ecma).run();
}

}  // namespace toolbind::text
