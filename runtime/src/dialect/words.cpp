// What a dialect can't say as a rule, it says in words: `"minLength": 3` becomes "at least 3 characters" in the
// description. The decoder enforces it as before.

#include <algorithm>
#include <array>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

constexpr std::size_t longest_value = 300;  ///< of a keyword that is quoted as JSON

std::string counted(const OrderedJson& value, std::string_view prefix, std::string_view thing,
                    std::string_view things) {
  const std::string number = value.dump();
  return std::string(prefix) + number + " " + std::string(number == "1" ? thing : things);
}

std::string without_marks(OrderedJson value) {
  const OrderedJson plain = with_all(std::move(value), [](OrderedJson node) {
    for (const char* key : {mark, reshaped_mark, nullable_mark}) node.erase(key);
    return node;
  });
  return plain.dump();
}

/// What a keyword asks for, as a part of a sentence. Empty: nothing a model needs to know.
std::string in_words(const std::string& key, const OrderedJson& value) {
  if (key == "minLength") return counted(value, "of at least ", "character", "characters");
  if (key == "maxLength") return counted(value, "of at most ", "character", "characters");
  if (key == "minItems") return counted(value, "of at least ", "item", "items");
  if (key == "maxItems") return counted(value, "of at most ", "item", "items");
  if (key == "minProperties") return counted(value, "of at least ", "property", "properties");
  if (key == "maxProperties") return counted(value, "of at most ", "property", "properties");
  if (key == "minimum") return "not less than " + value.dump();
  if (key == "maximum") return "not greater than " + value.dump();
  if (key == "exclusiveMinimum") return "greater than " + value.dump();
  if (key == "exclusiveMaximum") return "less than " + value.dump();
  if (key == "multipleOf") return "a multiple of " + value.dump();
  if (key == "uniqueItems") return value == true ? "without equal items" : "";
  if (key == "pattern") return "a match of the regular expression /" + value.get<std::string>() + "/";
  if (key == "format") return "in the format " + value.get<std::string>();
  if (key == "enum") return "one of " + value.dump();
  if (key == "const") return "exactly " + value.dump();
  const std::string text = without_marks(value);
  return text.size() > longest_value ? "as the JSON Schema keyword \"" + key + "\" demands"
                                     : "as the JSON Schema keyword \"" + key + "\" demands: " + text;
}

bool is_simple(const std::string& pattern) {
  // No lookaround, back-references, word boundaries; no counts beyond small ones.
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern.compare(i, 2, "(?") == 0 && pattern.compare(i, 3, "(?:") != 0) return false;
    if (pattern[i] == '\\' && i + 1 < pattern.size()) {
      const char next = pattern[++i];
      if (next == 'b' || next == 'B' || next == 'k' || (next >= '1' && next <= '9')) return false;
    } else if (pattern[i] == '{') {
      std::size_t digits = 0;
      for (std::size_t j = i + 1; j < pattern.size() && pattern[j] != '}'; ++j) {
        digits = pattern[j] >= '0' && pattern[j] <= '9' ? digits + 1 : 0;
        if (digits > 2) return false;
      }
    }
  }
  return true;
}

bool has_lookaround(const std::string& pattern) {
  constexpr std::array groups = {"(?=", "(?!", "(?<=", "(?<!"};
  return std::any_of(groups.begin(), groups.end(),
                     [&](const char* group) { return pattern.find(group) != std::string::npos; });
}

bool taken(const Dialect& dialect, const std::string& key, const OrderedJson& value) {
  if (key == mark) return true;
  const auto in = [](std::span<const std::string_view> list, std::string_view one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  };
  if (!in(dialect.keywords, key)) return false;
  if (key == "format") return value.is_string() && in(dialect.formats, value.get_ref<const std::string&>());
  const auto fits = [&](const OrderedJson& one) {
    return dialect.any_enum_value ? !one.is_structured() : one.is_string() || one.is_number();
  };
  if (key == "enum") return std::all_of(value.begin(), value.end(), fits);
  if (key == "const") return fits(value);
  if (key == "minItems") return dialect.any_min_items || value == 0 || value == 1;
  if (key == "pattern") {
    const std::string& pattern = value.get_ref<const std::string&>();
    return dialect.patterns == Patterns::simple ? is_simple(pattern) : !has_lookaround(pattern);
  }
  return true;
}

}  // namespace

OrderedJson drop_null_defaults(OrderedJson schema, Rewriting&) {
  return with_all(std::move(schema), [](OrderedJson node) {
    if (has(node, "default") && node["default"].is_null()) node.erase("default");
    return node;
  });
}

namespace {

void add_sentence(OrderedJson& schema, const std::string& sentence) {
  if (sentence.empty()) return;
  const std::string before = schema.value("description", std::string());
  schema["description"] = before + (before.empty() ? "" : "\n") + sentence;
}

/// Keywords that no provider knows, and that shape nothing.
constexpr std::array only_checked = {"not",
                                     "if",
                                     "then",
                                     "else",
                                     "contains",
                                     "minContains",
                                     "maxContains",
                                     "dependentRequired",
                                     "dependentSchemas",
                                     "dependencies",
                                     "propertyNames",
                                     "unevaluatedItems"};

/// Properties that the schema tells apart otherwise than by their names.
void untold_properties(OrderedJson& node, Rewriting& out, std::string& words) {
  const bool closes = out.dialect.has(close_objects);
  const auto leave = [&](const char* keyword) {
    words += (words.empty() ? "" : "; ") + in_words(keyword, node[keyword]);
    out.note(node, "checks_in_words", "'" + std::string(keyword) + "' is said in the description");
    node.erase(keyword);
  };
  if (has(node, "patternProperties")) {
    if (closes) out.refuse(node, "checks_in_words", "properties that are told by patterns can't be closed");
    leave("patternProperties");
    // What it says of all others would be said of these as well.
    if (has(node, "additionalProperties")) leave("additionalProperties");
  }
  if (!has(node, "unevaluatedProperties")) return;
  const bool never = node["unevaluatedProperties"] == OrderedJson(false);
  if (closes && !never) out.refuse(node, "checks_in_words", "the object is open: 'unevaluatedProperties' takes more");
  if (closes && never)
    node.erase("unevaluatedProperties");  // as it will be
  else
    leave("unevaluatedProperties");
}

}  // namespace

OrderedJson checks_in_words(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    std::string words;
    for (const char* keyword : only_checked) {
      if (!has(node, keyword)) continue;
      words += (words.empty() ? "" : "; ") + in_words(keyword, node[keyword]);
      out.note(node, "checks_in_words", "'" + std::string(keyword) + "' is said in the description");
      node.erase(keyword);
    }
    untold_properties(node, out, words);
    add_sentence(node, words.empty() ? "" : "Must be " + words + ".");
    return node;
  });
}

OrderedJson describe_rest(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](const OrderedJson& node) {
    OrderedJson kept = OrderedJson::object();
    std::string words, usually;
    for (const auto& [key, value] : node.items()) {
      if (taken(out.dialect, key, value)) {
        kept[key] = value;
        continue;
      }
      const Keyword* keyword = find_keyword(key);
      const bool asserted = keyword && keyword->use != Keyword::Use::annotation;
      if (key == "default") {
        usually = "Default: " + value.dump() + ".";
        out.note(node, "describe_rest", "'default' is said in the description");
        continue;
      }
      if (!asserted) {
        if (!is_mark(key)) out.note(node, "describe_rest", "'" + key + "' is left out: it says nothing about values");
        continue;
      }
      const std::string said = in_words(key, value);
      if (said.empty()) continue;
      words += (words.empty() ? "" : "; ") + said;
      out.note(node, "describe_rest", "'" + key + "' is said in the description");
    }
    add_sentence(kept, words.empty() ? "" : "Must be " + words + ".");
    add_sentence(kept, usually);
    return kept;
  });
}

OrderedJson order_properties(OrderedJson schema, Rewriting&) {
  return with_all(std::move(schema), [](OrderedJson node) {
    if (!has(node, "properties") || node["properties"].size() < 2) return node;
    OrderedJson names = OrderedJson::array();
    for (const auto& [name, property] : node["properties"].items()) names.push_back(name);
    node["propertyOrdering"] = std::move(names);
    return node;
  });
}

}  // namespace toolbind::dialect
