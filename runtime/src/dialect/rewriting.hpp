#pragma once
// What the rules share: where a schema was written, what was done to it, why it can't be said.
//
// While it is rewritten, each schema carries the JSON pointer of its natural self under the key `mark`. Rules move, copy
// and merge schemas; the mark goes with them, so that every note names the place its reader knows.

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "schema/keywords.hpp"

namespace toolbind::dialect {

struct Dialect;

using schema::each_subschema;
using schema::find_keyword;
using schema::Keyword;
using schema::OrderedJson;

inline constexpr const char* mark = "\x01";
/// On schemas whose values look other than their natural selves.
inline constexpr const char* reshaped_mark = "\x02";
/// On properties that were optional, and take null for that.
inline constexpr const char* nullable_mark = "\x03";

/// None of them is a keyword that anyone needs to hear of.
inline bool is_mark(std::string_view key) { return key == mark || key == reshaped_mark || key == nullable_mark; }

/// One change that a rendering made to the natural schema.
struct Note {
  std::string pointer;
  std::string rule;
  std::string message;
  bool enforced = true;  ///< the decoder still holds a call to what the schema no longer says

  bool operator==(const Note&) const = default;
};

/// `/properties/a: what was done`
std::string to_string(const Note& note);

class Rewriting {
 public:
  explicit Rewriting(const Dialect& of, std::string_view key = "input") : dialect(of), root_key(key) {}

  const Dialect& dialect;
  std::string_view root_key;  ///< of the object that a root becomes a property of; empty: it stays
  bool wrapped = false;
  std::vector<Note> notes;
  std::vector<Note> refusals;  ///< not empty: the dialect can't say this schema, and why

  void note(const OrderedJson& at, std::string_view rule, std::string message, bool enforced = true) {
    notes.push_back({pointer(at), std::string(rule), std::move(message), enforced});
  }
  void refuse(const OrderedJson& at, std::string_view rule, std::string message) {
    refusals.push_back({pointer(at), std::string(rule), std::move(message), true});
  }
  static std::string pointer(const OrderedJson& schema) {
    return schema.is_object() ? schema.value(mark, std::string()) : std::string();
  }
};

/// Puts what `change` makes of each schema directly inside a schema in its place.
template <class Change>
void change_parts(OrderedJson& schema, Change change) {
  if (!schema.is_object()) return;
  for (auto& [key, value] : schema.items()) {
    const Keyword* keyword = find_keyword(key);
    if (!keyword || keyword->holds == Keyword::Holds::value) continue;
    if (keyword->holds == Keyword::Holds::map && value.is_object()) {
      for (auto& [name, part] : value.items()) part = change(std::move(part));
    } else if (value.is_array() && keyword->holds != Keyword::Holds::schema) {
      for (OrderedJson& part : value) part = change(std::move(part));
    } else if (keyword->holds != Keyword::Holds::map) {
      value = change(std::move(value));
    }
  }
}

/// The same for all schemas at any depth, innermost first. Values such as `additionalProperties: false` stay.
template <class Change>
OrderedJson with_all(OrderedJson schema, Change change) {
  if (!schema.is_object()) return schema;
  change_parts(schema, [&](OrderedJson part) { return with_all(std::move(part), std::ref(change)); });
  return change(std::move(schema));
}

/// More schemas than anybody writes: what references and parts that are written out have grown into.
inline bool is_overgrown(const OrderedJson& schema) {
  constexpr std::size_t most = 20'000;
  std::vector<const OrderedJson*> open{&schema};
  std::size_t count = 0;
  while (!open.empty() && count <= most) {
    const OrderedJson& one = *open.back();
    open.pop_back();
    ++count;
    each_subschema(one, [&](const std::string&, const OrderedJson& part) { open.push_back(&part); });
  }
  return count > most;
}

/// The names in `required`.
inline std::set<std::string> required_names(const OrderedJson& schema) {
  std::set<std::string> out;
  const auto list = schema.find("required");
  if (list == schema.end()) return out;
  for (const OrderedJson& name : *list) out.insert(name.get<std::string>());
  return out;
}

inline bool has(const OrderedJson& schema, const char* keyword) {
  return schema.is_object() && schema.contains(keyword);
}

inline bool has_type(const OrderedJson& schema, std::string_view type) {
  return has(schema, "type") && schema["type"].is_string() && schema["type"].get_ref<const std::string&>() == type;
}

/// Does it say anything about a value, apart from words?
inline bool asserts(const OrderedJson& schema) {
  if (!schema.is_object()) return true;
  for (const auto& [key, value] : schema.items()) {
    const Keyword* keyword = find_keyword(key);
    if (keyword && keyword->use != Keyword::Use::annotation) return true;
  }
  return false;
}

inline OrderedJson null_schema() { return {{"type", "null"}}; }

}  // namespace toolbind::dialect
