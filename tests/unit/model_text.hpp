#pragma once
// A type of the model as one line, for tables of tests:
//
//     {a: string(minLength 1), b?: int64 | null}      a struct; `?` may be missing, `= 3` has a default
//     [int64]  [int64, string?, ...bool]  {*: number} a list, a tuple with a rest, a map
//     <A | B>                                         a union

#include <string>

#include "schema/lowering.hpp"

namespace tests {

/// What is known of a schema after lowering: the type's text, or the first error.
std::string model_text(const std::string& schema);

}  // namespace tests
