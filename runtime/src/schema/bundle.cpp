// Copies the root schema, rewriting each `$ref` on the way; what lies outside of the root is queued and copied into its
// `$defs` in the same manner.

#include "schema/bundle.hpp"

#include <algorithm>
#include <set>

#include "schema/keywords.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {
namespace {

class Bundler {
 public:
  Bundler(Library& library, PlaceId root) : library_(library), root_(root) {}

  OrderedJson run() {
    const OrderedJson& source = *library_[root_].json;
    if (source.is_object() && source.contains("$defs") && source["$defs"].is_object()) {
      for (const auto& [name, schema] : source["$defs"].items()) names_.insert(name);
    }
    OrderedJson out = copy(root_);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [place, name] = queue_[i];
      out["$defs"][name] = copy(place);
    }
    return out;
  }

 private:
  OrderedJson copy(PlaceId place) {
    const OrderedJson& source = *library_[place].json;
    OrderedJson out = source;
    if (!source.is_object()) return out;
    for (const char* key : {"$id", "$schema", "$anchor", "$dynamicAnchor", "$recursiveAnchor"}) out.erase(key);
    if (library_.draft(place) == Draft::draft4) out.erase("id");
    each_subschema(source, [&](const std::string& tokens, const OrderedJson&) {
      out[OrderedJson::json_pointer("/" + tokens)] = copy(library_.below(place, tokens));
    });
    for (const char* keyword : {"$ref", "$dynamicRef", "$recursiveRef"}) {
      const auto reference = source.find(keyword);
      if (reference == source.end() || !reference->is_string()) continue;
      const std::string plain = target(place, reference->get<std::string>(), keyword);
      const bool dynamic = keyword != std::string_view("$ref");
      if (dynamic) out.erase(keyword);
      if (dynamic && out.contains("$ref"))
        out["allOf"].push_back({{"$ref", plain}});
      else
        out["$ref"] = plain;
    }
    return out;
  }

  std::string target(PlaceId place, const std::string& reference, std::string_view keyword) {
    const auto resolved = library_.resolve(place, reference, keyword);
    const auto* found = std::get_if<PlaceId>(&resolved);
    if (!found) return reference;
    const Place &own = library_[root_], &other = library_[*found];
    if (own.document == other.document && own.scope == other.scope &&
        (other.pointer == own.pointer || other.pointer.starts_with(own.pointer + "/"))) {
      return fragment_of(std::string_view(other.pointer).substr(own.pointer.size()));
    }
    return fragment_of("/$defs/" + pointer_token(name_of(*found)));
  }

  const std::string& name_of(PlaceId place) {
    const auto known =
        std::find_if(queue_.begin(), queue_.end(), [&](const auto& entry) { return entry.first == place; });
    if (known != queue_.end()) return known->second;
    const std::string& pointer = library_[place].pointer;
    const std::string last =
        pointer.empty() ? "root" : pointer_key(std::string_view(pointer).substr(pointer.rfind('/') + 1));
    std::string name = last;
    for (int number = 2; !names_.insert(name).second; ++number) name = last + "_" + std::to_string(number);
    return queue_.emplace_back(place, name).second;
  }

  Library& library_;
  PlaceId root_;
  std::set<std::string> names_;
  std::vector<std::pair<PlaceId, std::string>> queue_;
};

}  // namespace

OrderedJson bundle(Library& library, PlaceId root) { return Bundler(library, root).run(); }

}  // namespace toolbind::schema
