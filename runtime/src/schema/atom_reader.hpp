#pragma once
// Reads the keywords of one schema into Facts.

#include <algorithm>

#include "schema/facts.hpp"
#include "text/nearest.hpp"

namespace toolbind::schema {

inline std::string quote(std::string_view text) { return "'" + std::string(text) + "'"; }

inline std::string did_you_mean(std::string_view wanted, const std::vector<std::string_view>& known) {
  const auto best = text::nearest(wanted, known);
  return best ? "; did you mean " + quote(*best) + "?" : std::string();
}

inline std::string never_between(const std::string& least, const std::string& most) {
  return quote(least) + " is greater than " + quote(most) + ": no value can match";
}

/// Is the keyword one of the vocabulary of validation? Metaschemas can leave that out.
inline bool is_validation(std::string_view keyword) {
  constexpr std::string_view all[] = {"type",          "enum",
                                      "const",         "multipleOf",
                                      "maximum",       "exclusiveMaximum",
                                      "minimum",       "exclusiveMinimum",
                                      "maxLength",     "minLength",
                                      "pattern",       "maxItems",
                                      "minItems",      "uniqueItems",
                                      "maxContains",   "minContains",
                                      "required",      "maxProperties",
                                      "minProperties", "dependentRequired"};
  return std::find(std::begin(all), std::end(all), keyword) != std::end(all);
}

/// Reads one schema into the facts.
class AtomReader {
 public:
  AtomReader(FactReader& owner, Atom atom, Facts& facts)
      : owner_(owner),
        library_(owner.library_),
        atom_(atom),
        json_(*library_[atom.place].json),
        facts_(facts),
        silent_(owner.reported_[atom.place]) {}

  void read();

 private:
  void say(Problem::Severity severity, const std::string& keyword, std::string message, bool at_key = false);
  void error(const std::string& keyword, std::string message) {
    say(Problem::Severity::error, keyword, std::move(message));
  }
  void warning(const std::string& keyword, std::string message) {
    say(Problem::Severity::warning, keyword, std::move(message));
  }

  const OrderedJson* find(const std::string& keyword) const {
    if (!library_.validates(atom_.place) && is_validation(keyword)) return nullptr;
    const auto found = json_.find(keyword);
    return found == json_.end() ? nullptr : &*found;
  }
  std::optional<std::uint64_t> count(const std::string& keyword);
  bool counts(const std::string& least, const std::string& most, std::uint64_t& min, std::uint64_t& max);
  std::optional<std::string> number(const std::string& keyword);
  std::optional<std::string> text(const std::string& keyword);
  std::optional<bool> flag(const std::string& keyword);
  bool is_schema(const OrderedJson& value, const std::string& tokens);
  std::optional<PlaceId> schema(const std::string& keyword);
  std::vector<PlaceId> schemas(const std::string& keyword);

  void unknown_keywords();
  void contains();
  void dependents();
  void dependent(const std::string& keyword, const std::string& name, const OrderedJson& value);
  void pattern_properties();
  void annotations();
  void type();
  unsigned type_bits(const OrderedJson& name, const std::string& tokens);
  void values();
  void numbers();
  void strings();
  void pattern();
  void format();
  void arrays();
  void tuples();
  void objects();
  void additional_properties();
  void required();
  void combinations();

  FactReader& owner_;
  Library& library_;
  Atom atom_;
  const OrderedJson& json_;
  Facts& facts_;
  bool silent_;
};

}  // namespace toolbind::schema
