// The dialects as the providers document them. Rules that a dialect has no use for do nothing; they are there for the
// dialects that users make of it. A new one: a table of rules, keywords and formats here.

#include "dialect/dialect.hpp"
#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

constexpr Rule openai_rules[] = {
    hoist_definitions, modern_spelling, merge_references,     merge_all_of,     checks_in_words,    distribute_siblings,
    split_types,       explicit_types,  distribute_siblings,  one_of_as_any_of, refuse_any,         tuple_as_object,
    map_as_pairs,      close_objects,   optional_as_nullable, refuse_confusion, drop_null_defaults, const_as_enum,
    hoist_definitions, wrap_root,       describe_rest,        check_recursion,  check_names,        check_limits};
constexpr std::string_view openai_keywords[] = {"type",
                                                "properties",
                                                "required",
                                                "additionalProperties",
                                                "items",
                                                "enum",
                                                "const",
                                                "anyOf",
                                                "$ref",
                                                "$defs",
                                                "title",
                                                "description",
                                                "default",
                                                "pattern",
                                                "format",
                                                "multipleOf",
                                                "minimum",
                                                "maximum",
                                                "exclusiveMinimum",
                                                "exclusiveMaximum",
                                                "minItems",
                                                "maxItems"};
constexpr std::string_view openai_formats[] = {"date-time", "time", "date", "duration", "email",
                                               "hostname",  "ipv4", "ipv6", "uuid"};

constexpr Rule anthropic_rules[] = {
    hoist_definitions, modern_spelling, merge_references,    merge_all_of,       checks_in_words, distribute_siblings,
    split_types,       explicit_types,  distribute_siblings, one_of_as_any_of,   refuse_any,      tuple_as_object,
    map_as_pairs,      close_objects,   refuse_confusion,    drop_null_defaults, const_as_enum,   hoist_definitions,
    wrap_root,         describe_rest,   check_recursion,     check_names,        check_limits};
constexpr Rule anthropic_nullable_rules[] = {
    hoist_definitions, modern_spelling, merge_references,     merge_all_of,     checks_in_words,    distribute_siblings,
    split_types,       explicit_types,  distribute_siblings,  one_of_as_any_of, refuse_any,         tuple_as_object,
    map_as_pairs,      close_objects,   optional_as_nullable, refuse_confusion, drop_null_defaults, const_as_enum,
    hoist_definitions, wrap_root,       describe_rest,        check_recursion,  check_names,        check_limits};
constexpr std::string_view anthropic_keywords[] = {
    "type", "properties", "required", "additionalProperties", "items",   "enum",    "const",  "anyOf",
    "$ref", "$defs",      "title",    "description",          "default", "pattern", "format", "minItems"};
constexpr std::string_view anthropic_formats[] = {"date-time", "time", "date", "duration", "email",
                                                  "hostname",  "uri",  "ipv4", "ipv6",     "uuid"};

constexpr Dialect anthropic_dialect(std::string_view name, std::span<const Rule> rules) {
  return {.name = name,
          .rules = rules,
          .keywords = anthropic_keywords,
          .formats = anthropic_formats,
          .patterns = Patterns::simple,
          .recursion = Recursion::refused,
          .words_beside_ref = false,
          .any_min_items = false,
          .any_enum_value = true,
          .counted = true,
          .plain_names = true};
}

constexpr Rule gemini_rules[] = {
    hoist_definitions, modern_spelling, merge_references,    merge_all_of,  checks_in_words,    distribute_siblings,
    split_types,       explicit_types,  distribute_siblings, const_as_enum, drop_null_defaults, hoist_definitions,
    wrap_root,         describe_rest,   check_recursion,     check_names,   check_limits,       order_properties};
constexpr std::string_view gemini_keywords[] = {"type",        "properties",  "required", "additionalProperties",
                                                "items",       "prefixItems", "enum",     "anyOf",
                                                "oneOf",       "$ref",        "$defs",    "title",
                                                "description", "format",      "minimum",  "maximum",
                                                "minItems",    "maxItems"};
constexpr std::string_view gemini_formats[] = {"date-time", "date", "time"};

constexpr Rule natural_rules[] = {wrap_natural_root};

}  // namespace

const Dialect openai{.name = "openai",
                     .rules = openai_rules,
                     .keywords = openai_keywords,
                     .formats = openai_formats,
                     .patterns = Patterns::no_lookaround,
                     .recursion = Recursion::taken,
                     .words_beside_ref = true,
                     .any_min_items = true,
                     .limits = {.properties = 5000,
                                .depth = 10,
                                .characters = 120'000,
                                .enum_values = 1000,
                                .large_enum = 250,
                                .large_enum_characters = 15'000}};

const Dialect anthropic = anthropic_dialect("anthropic", anthropic_rules);
const Dialect anthropic_nullable = anthropic_dialect("anthropic_nullable", anthropic_nullable_rules);

const Dialect gemini{.name = "gemini",
                     .rules = gemini_rules,
                     .keywords = gemini_keywords,
                     .formats = gemini_formats,
                     .recursion = Recursion::through_optional,
                     .words_beside_ref = false,
                     .any_min_items = true,
                     .any_enum_value = false};

const Dialect natural{.name = "natural", .rules = natural_rules, .keywords = {}, .formats = {}};

}  // namespace toolbind::dialect
