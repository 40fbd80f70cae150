// Takes the reader at a '[', gives a PCRE2 class. The members are gathered into one set and written anew, so nothing that only
// PCRE2 knows (`[[:alpha:]]`, `[]a]`, `[\Q..\E]`) can slip through: `[]` is empty, `[^]` is anything. A '-' beside a set means itself
// (`[\w-.]`), as without ECMAScript's u-flag.
#include "text/ecma_class.hpp"

#include <variant>

#include "text/ecma_escape.hpp"
#include "text/pcre_text.hpp"

namespace toolbind::text {
namespace {

struct Members {
  CodePointSet set;
  std::string properties;
};

CharacterEscape read_atom(EcmaReader& reader) {
  if (reader.peek() != '\\') return reader.next();
  if (reader.accept("\\b")) return U'\b';
  return read_character_escape(reader);
}

void add(Members& members, const CharacterEscape& atom) {
  if (const auto* c = std::get_if<char32_t>(&atom)) {
    members.set.add({*c, *c});
  } else if (const auto* set = std::get_if<CodePointSet>(&atom)) {
    members.set.add(*set);
  } else {
    members.properties += std::get<PropertyEscape>(atom).pcre;
  }
}

/// A range, or its three parts where an end is a set.
void add_range(EcmaReader& reader, Members& members, std::size_t start, const CharacterEscape& from,
               const CharacterEscape& to) {
  const auto* first = std::get_if<char32_t>(&from);
  const auto* last = std::get_if<char32_t>(&to);
  if (first == nullptr || last == nullptr) {
    add(members, from);
    add(members, U'-');
    add(members, to);
  } else if (*first > *last) {
    reader.fail(start, "the range is out of order: '" + reader.text_from(start) + "'");
  } else {
    members.set.add({*first, *last});
  }
}

void read_members(EcmaReader& reader, Members& members) {
  while (!reader.at_end() && reader.peek() != ']') {
    const std::size_t start = reader.offset();
    const CharacterEscape from = read_atom(reader);
    if (reader.peek() == '-' && reader.rest().size() > 1 && reader.peek(1) != ']') {
      reader.skip(1);
      const CharacterEscape to = read_atom(reader);
      add_range(reader, members, start, from, to);
    } else {
      add(members, from);
    }
  }
}

}  // namespace

void translate_class(EcmaReader& reader, std::string& pcre) {
  const std::size_t start = reader.offset();
  reader.accept("[");
  const bool negated = reader.accept("^");
  Members members;
  read_members(reader, members);
  if (!reader.accept("]")) return reader.fail(start, "expected ']' to close the class");
  append_set(pcre, members.set, negated, members.properties);
}

}  // namespace toolbind::text
