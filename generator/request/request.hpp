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

struct RenderedOutput {
  RequestOutput request;
  std::vector<dialect::Note> notes;
};

/// The requests of one spec. All its schemas are brought into all dialects once.
class SpecRequests {
 public:
  /// The spec must outlive it.
  explicit SpecRequests(const Spec& spec);
  ~SpecRequests();

  /// Issues, if a tool that must be strict can't be, or the provider does not take so many.
  Result<RenderedRequest> tools(const RequestOptions& options) const;
  Result<RenderedOutput> output(std::size_t index, const RequestOptions& options) const;

  /// What is known of the request's model, by the spec's word first.
  request::Profile profile(const RequestOptions& options) const;

  const Spec& spec() const { return spec_; }

 private:
  struct Loaded;
  const Spec& spec_;
  std::unique_ptr<Loaded> loaded_;
};

}  // namespace toolbind::gen
