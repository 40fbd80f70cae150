#include "schema/compiled.hpp"

#include <algorithm>
#include <fstream>

namespace toolbind::schema {

std::optional<Document> Compiled::load(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  OrderedJson json = OrderedJson::parse(in, nullptr, false);
  if (!in || json.is_discarded()) return std::nullopt;
  return Document{name, &files_.emplace_back(std::move(json)), {}};
}

Compiled::Compiled(OrderedJson schema, bool enforce_formats, ReferenceMap references)
    : root_(std::move(schema)),
      library_(references.empty() ? Loader() : [this](const std::string& name) { return load(name); }, references),
      lowering_(library_, enforce_formats) {
  root_place_ = library_.add_schema({"schema.json", &root_, {}});
  type_ = lowering_.lower(root_place_);
  const auto is_error = [](const Problem& one) { return one.severity == Problem::Severity::error; };
  if (std::any_of(problems().begin(), problems().end(), is_error)) return;
  choose_discriminators(lowering_.model());
  check_defaults(lowering_.model(), lowering_.problems());
  program_.emplace(lowering_.model());
}

}  // namespace toolbind::schema
