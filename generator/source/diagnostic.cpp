// Collects diagnostics: keeps them in the order of reporting, drops exact repetitions (found through a hash, so that
// thousands of diagnostics stay cheap), counts, and sorts for display.

#include "generator/source/diagnostic.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

std::size_t hash_of(const Diagnostic& diagnostic) {
  const std::size_t message = std::hash<std::string>{}(diagnostic.message);
  const std::size_t file = std::hash<const SourceFile*>{}(diagnostic.span.file);
  return (message * 31 + diagnostic.span.begin) * 31 + file;
}

}  // namespace

void DiagnosticSink::report(Diagnostic diagnostic) {
  const std::size_t hash = hash_of(diagnostic);
  const auto [first, last] = index_by_hash_.equal_range(hash);
  const bool known =
      std::any_of(first, last, [&](const auto& entry) { return diagnostics_[entry.second] == diagnostic; });
  if (known) return;
  if (diagnostic.severity == Severity::error) ++error_count_;
  if (diagnostic.severity == Severity::warning) ++warning_count_;
  index_by_hash_.emplace(hash, diagnostics_.size());
  diagnostics_.push_back(std::move(diagnostic));
}

void DiagnosticSink::error(Span span, std::string message) { report({span, Severity::error, std::move(message), {}}); }

void DiagnosticSink::warning(Span span, std::string message) {
  report({span, Severity::warning, std::move(message), {}});
}

std::vector<const Diagnostic*> DiagnosticSink::sorted() const {
  std::unordered_map<const SourceFile*, std::size_t> rank{{nullptr, 0}};
  std::vector<const Diagnostic*> order;
  order.reserve(diagnostics_.size());
  for (const Diagnostic& diagnostic : diagnostics_) {
    rank.emplace(diagnostic.span.file, rank.size());
    order.push_back(&diagnostic);
  }
  std::stable_sort(order.begin(), order.end(), [&](const Diagnostic* left, const Diagnostic* right) {
    const auto place = [&](const Diagnostic* it) { return std::pair{rank.at(it->span.file), it->span.begin}; };
    return place(left) < place(right);
  });
  return order;
}

void DiagnosticSink::keep_alive(std::shared_ptr<const SourceFile> source) {
  if (source && std::find(sources_.begin(), sources_.end(), source) == sources_.end()) {
    sources_.push_back(std::move(source));
  }
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 80;
  if (text.size() <= longest) return "'" + std::string{text} + "'";
  std::size_t cut = longest;
  while (cut > 0 && is_utf8_continuation(text[cut])) --cut;
  return "'" + std::string{text.substr(0, cut)} + "...'";
}

}  // namespace toolbind::gen
