#pragma once
// A tool spec, read and checked: every field of the file, with the types of its schemas.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "generator/source/diagnostic.hpp"
#include "generator/source/json_document.hpp"
#include "schema/library.hpp"
#include "schema/model.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::gen {

using schema::OrderedJson;
using schema::TypeId;

/// A schema of the spec: where it stands, and its type once the spec is compiled.
struct SchemaSlot {
  std::string pointer;
  TypeId type = 0;
  OrderedJson natural;  ///< the schema with all it refers to
};

/// What makes a tool one of a provider's own.
struct ProviderPart {
  std::string provider, type;
  std::string name;                                            ///< what the provider calls it; empty: it has no name
  std::map<std::string, std::vector<std::string>> call_names;  ///< -> names of alternatives of the parameters
  OrderedJson args;
  bool requires_handler = false;
};

struct Tool {
  std::string name, title, description, pointer;
  std::optional<SchemaSlot> parameters, success, failure;
  FailureMode failure_mode = FailureMode::error;
  Strict strict;
  Approval needs_approval = Approval::never;
  Annotations annotations;
  OrderedJson examples, provider_options, meta;
  std::map<std::string_view, std::string> shaped_examples;  ///< by dialect: each in its shape, a line each
  std::optional<ProviderPart> provider;
};

struct Output {
  std::string name, pointer;
  std::optional<SchemaSlot> schema;
  Strict strict;
};

struct Spec {
  std::string file;  ///< as it was named
  std::string toolkit, name_space;
  bool enforce_formats = false;
  std::vector<std::string> targets;
  OrderedJson models;
  schema::ReferenceMap references;  ///< where documents of other places are
  Strict strict;
  std::vector<std::pair<std::string, SchemaSlot>> defs;
  std::vector<Tool> tools;  ///< the providers' come last
  std::vector<Output> outputs;
  std::shared_ptr<const Document> document;
  schema::Model model;
  std::vector<Diagnostic> remarks;  ///< nothing wrong, but worth knowing; for `toolbind check`
  std::vector<std::string> files;   ///< everything that was read, for the depfile
};

/// Reads the file and all it refers to. Problems go to the sink; null if there is no spec to go on with.
/// `references` go before the spec's own.
std::unique_ptr<Spec> read_spec(const std::string& path, DiagnosticSink& sink, schema::ReferenceMap references = {});

}  // namespace toolbind::gen
