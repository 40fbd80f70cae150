#include "generator/request/report.hpp"

#include <algorithm>

namespace toolbind::gen {
namespace {

std::string short_name(Provider provider) {
  return provider == Provider::openai_responses ? "openai" : std::string(to_string(provider));
}

/// Names are the spec's: they may hold anything.
std::string printable(const std::string& text) {
  std::string out;
  for (const char c : text) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7F)
      out += c;
    else
      out += std::string("\\x") + digits[byte / 16] + digits[byte % 16];
  }
  return out;
}

std::string verdict(const Reported& one, Provider provider) {
  if (!one.unmet.empty()) return "refused: " + one.unmet;
  if (!one.plan.sent) return "not sent: " + one.plan.reason;
  if (provider == Provider::mcp) return "sent as it is";
  if (one.plan.strict) return "strict";
  return one.plan.reason.empty() ? "sent by its name" : "not strict: " + one.plan.reason;
}

std::string lines_of(const Reported& one, Provider provider) {
  std::string name = short_name(provider);
  name.resize(std::max<std::size_t>(name.size(), 11), ' ');
  std::string out = "  " + name + " " + printable(verdict(one, provider)) + "\n";
  if (one.plan.sent && !one.plan.wire_name.empty() && one.plan.wire_name != one.plan.name)
    out += "    called '" + one.plan.wire_name + "' there\n";
  for (const dialect::Note& note : one.notes) {
    out += "    " +
           printable((note.pointer.empty() ? "(root)" : note.pointer) + ": " + note.rule + ": " + note.message) +
           (note.enforced ? "" : " (not enforced)") + "\n";
  }
  return out;
}

void add_subjects(const std::vector<ProviderReport>& reports, std::vector<Reported> ProviderReport::*list,
                  const std::string& kind, std::string& out) {
  for (std::size_t i = 0; i < (reports.front().*list).size(); ++i) {
    out += kind + " " + (reports.front().*list)[i].plan.name + "\n";
    for (const ProviderReport& report : reports) {
      if (i < (report.*list).size()) out += lines_of((report.*list)[i], report.provider);
    }
  }
}

struct Share {
  const char* key;
  const char* words;
  std::size_t used, limit;
};

std::vector<Share> shares_of(const ProviderReport& report) {
  return {{"strictTools", "strict tools", report.used.strict_tools, report.budget.tools},
          {"optionalParameters", "optional parameters", report.used.optionals, report.budget.optionals},
          {"unionParameters", "parameters with alternatives", report.used.unions, report.budget.unions}};
}

OrderedJson subjects_json(const std::vector<Reported>& all) {
  OrderedJson out = OrderedJson::array();
  for (const Reported& one : all) {
    OrderedJson notes = OrderedJson::array();
    for (const dialect::Note& note : one.notes) {
      notes.push_back(
          {{"pointer", note.pointer}, {"rule", note.rule}, {"message", note.message}, {"enforced", note.enforced}});
    }
    out.push_back({{"name", one.plan.name},
                   {"wireName", one.plan.wire_name},
                   {"sent", one.plan.sent},
                   {"strict", one.plan.strict},
                   {"shape", one.plan.shape},
                   {"reason", one.plan.reason},
                   {"refused", !one.unmet.empty()},
                   {"notes", std::move(notes)}});
  }
  return out;
}

/// Issues name what can't be as strict as it must be; everything else is planned without that requirement.
void mark_unmet(const Issues& issues, std::vector<Reported>& all) {
  for (const Issue& issue : issues) {
    for (Reported& one : all) {
      if (issue.path == one.plan.name) one.unmet = one.plan.reason;
    }
  }
}

}  // namespace

ProviderReport report_on(const SpecRequests& requests, Provider provider, const std::string& model) {
  const RequestOptions as_asked{.provider = provider, .model = model};
  RequestOptions options = as_asked;
  options.on_unmet_strict = UnmetStrict::omit;
  ProviderReport out{provider, model, {}, {}, {}, requests.profile(options).budget, {}};
  if (const auto rendered = requests.tools(options)) {
    out.used = rendered->request.plan;
    for (std::size_t i = 0; i < out.used.tools.size(); ++i)
      out.tools.push_back({out.used.tools[i], rendered->notes[i], ""});
  } else {
    out.issues = rendered.error();
  }
  mark_unmet(requests.tools(as_asked).error(), out.tools);
  for (std::size_t i = 0; i < requests.spec().outputs.size() && provider != Provider::mcp; ++i) {
    const auto rendered = requests.output(i, options);
    if (!rendered) continue;
    out.outputs.push_back({rendered->request.plan, rendered->notes, ""});
    mark_unmet(requests.output(i, as_asked).error(), out.outputs);
  }
  return out;
}

std::string report_text(const std::vector<ProviderReport>& reports) {
  std::string out;
  if (reports.empty()) return out;
  add_subjects(reports, &ProviderReport::tools, "tool", out);
  add_subjects(reports, &ProviderReport::outputs, "output", out);
  for (const ProviderReport& report : reports) {
    for (const Issue& issue : report.issues)
      out += "a request to " + short_name(report.provider) + " is refused: " + issue.message + "\n";
    std::string line;
    for (const Share& one : shares_of(report)) {
      if (one.limit == request::unlimited) continue;
      line +=
          (line.empty() ? "" : ", ") + std::to_string(one.used) + " of " + std::to_string(one.limit) + " " + one.words;
    }
    const bool uses_any = report.used.strict_tools + report.used.optionals + report.used.unions > 0;
    if (!line.empty() && uses_any) out += "a request to " + short_name(report.provider) + " uses " + line + "\n";
  }
  return out;
}

OrderedJson report_json(const Spec& spec, const std::vector<ProviderReport>& reports) {
  OrderedJson providers = OrderedJson::array();
  for (const ProviderReport& report : reports) {
    OrderedJson budget = OrderedJson::object();
    for (const Share& one : shares_of(report)) {
      budget[one.key] = {{"used", one.used}};
      if (one.limit != request::unlimited) budget[one.key]["limit"] = one.limit;
    }
    OrderedJson issues = OrderedJson::array();
    for (const Issue& issue : report.issues) issues.push_back(issue.message);
    providers.push_back({{"provider", to_string(report.provider)},
                         {"model", report.model},
                         {"refused", std::move(issues)},
                         {"budget", std::move(budget)},
                         {"tools", subjects_json(report.tools)},
                         {"outputs", subjects_json(report.outputs)}});
  }
  return {{"file", spec.file}, {"providers", std::move(providers)}};
}

}  // namespace toolbind::gen
