#pragma once
// A spec as all commands take it: read, and checked beyond what reading shows.

#include "generator/spec/spec.hpp"

namespace toolbind::gen {

/// Null if there is nothing to go on with. All problems go to the sink.
std::unique_ptr<Spec> load_spec(const std::string& path, DiagnosticSink& sink, schema::ReferenceMap references = {});

}  // namespace toolbind::gen
