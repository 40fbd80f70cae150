#pragma once
// The tools of a spec as a request to a provider.

#include "dialect/rewriting.hpp"
#include "generator/spec/spec.hpp"
#include "request/profile.hpp"
#include "toolbind/request.hpp"
#include "toolbind/result.hpp"

namespace toolbind::gen {

struct RenderedRequest {
  RequestTools request;
  std::vector<std::vector<dialect::Note>> notes;  ///< by tool: what was done to the schema that is sent
};

/// Issues, if a tool that must be strict can't be.
Result<RenderedRequest> render_request(const Spec& spec, const RequestOptions& options);

/// What is known of the request's model, by the spec's word first.
request::Profile profile_of(const Spec& spec, const RequestOptions& options);

struct RenderedOutput {
  RequestOutput request;
  std::vector<dialect::Note> notes;
};

Result<RenderedOutput> render_output(const Spec& spec, const Output& output, const RequestOptions& options);

}  // namespace toolbind::gen
