#pragma once
// What becomes of a spec's tools and outputs at each provider.

#include "generator/request/request.hpp"
#include "request/profile.hpp"

namespace toolbind::gen {

struct Reported {
  ToolPlan plan;
  std::vector<dialect::Note> notes;  ///< what was done to the schema that is sent
  std::string unmet;                 ///< it must be strict and can't be
};

struct ProviderReport {
  Provider provider;
  std::string model;
  std::vector<Reported> tools, outputs;
  StrictPlan used;
  request::Budget budget;
  Issues issues;  ///< why there can't be such a request at all
};

ProviderReport report_on(const SpecRequests& requests, Provider provider, const std::string& model);

std::string report_text(const std::vector<ProviderReport>& reports);
OrderedJson report_json(const Spec& spec, const std::vector<ProviderReport>& reports);

}  // namespace toolbind::gen
