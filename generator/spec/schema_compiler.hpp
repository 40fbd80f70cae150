#pragma once
// The schemas of a spec -> its types.

#include "generator/spec/spec.hpp"

namespace toolbind::gen {

/// Fills in the model, the type and natural form of every schema, and the examples in the shapes that are sent.
void compile_schemas(Spec& spec, DiagnosticSink& sink);

}  // namespace toolbind::gen
