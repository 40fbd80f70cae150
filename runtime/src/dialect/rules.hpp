#pragma once
// The rules that dialects are made of. Each takes a marked, self-contained schema and gives another.

#include "dialect/dialect.hpp"

namespace toolbind::dialect {

// references.cpp
OrderedJson hoist_definitions(OrderedJson schema,
                              Rewriting& out);  ///< every reference points to `$defs`, used ones only
OrderedJson merge_references(OrderedJson schema, Rewriting& out);  ///< no `$ref` beside rules, none at the root
OrderedJson check_recursion(OrderedJson schema, Rewriting& out);

// spelling.cpp
OrderedJson modern_spelling(OrderedJson schema, Rewriting& out);  ///< drafts 4 to 7 and OpenAPI as 2020-12
OrderedJson const_as_enum(OrderedJson schema, Rewriting& out);
OrderedJson explicit_types(OrderedJson schema, Rewriting& out);

// alternatives.cpp
OrderedJson merge_all_of(OrderedJson schema, Rewriting& out);
OrderedJson split_types(OrderedJson schema, Rewriting& out);          ///< `type: [a, b]` as anyOf
OrderedJson distribute_siblings(OrderedJson schema, Rewriting& out);  ///< rules beside anyOf move into each alternative
OrderedJson one_of_as_any_of(OrderedJson schema, Rewriting& out);

// shapes.cpp: these change what a call looks like
OrderedJson map_as_pairs(OrderedJson schema, Rewriting& out);
OrderedJson tuple_as_object(OrderedJson schema, Rewriting& out);
OrderedJson close_objects(OrderedJson schema, Rewriting& out);
OrderedJson optional_as_nullable(OrderedJson schema, Rewriting& out);
OrderedJson wrap_root(OrderedJson schema, Rewriting& out);
OrderedJson wrap_natural_root(OrderedJson schema, Rewriting& out);  ///< references stay right
OrderedJson refuse_any(OrderedJson schema, Rewriting& out);

// confusion.cpp
OrderedJson refuse_confusion(OrderedJson schema, Rewriting& out);

// words.cpp
OrderedJson checks_in_words(OrderedJson schema, Rewriting& out);  ///< keywords that no provider knows
OrderedJson drop_null_defaults(OrderedJson schema, Rewriting& out);
OrderedJson describe_rest(OrderedJson schema,
                          Rewriting& out);  ///< what the dialect lacks, in words a model understands
OrderedJson order_properties(OrderedJson schema, Rewriting& out);

// limits.cpp
OrderedJson check_limits(OrderedJson schema, Rewriting& out);
OrderedJson check_names(OrderedJson schema, Rewriting& out);

}  // namespace toolbind::dialect
