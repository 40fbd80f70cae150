// Indexes `$id` and `$anchor` when a schema is added, numbers places when they are asked for, and resolves references
// within the known documents. Files come from the loader; nothing is fetched from a network.

#include "schema/library.hpp"

#include <algorithm>

#include "schema/keywords.hpp"
#include "schema/metaschemas.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {
namespace {

Draft draft_named(std::string_view uri) {
  if (uri.find("json-schema.org/") == uri.npos) return Draft::unknown;
  if (uri.find("draft-04") != uri.npos) return Draft::draft4;
  if (uri.find("draft-06") != uri.npos) return Draft::draft6;
  if (uri.find("draft-07") != uri.npos) return Draft::draft7;
  if (uri.find("2019-09") != uri.npos) return Draft::draft2019;
  if (uri.find("2020-12") != uri.npos) return Draft::draft2020;
  return Draft::unknown;
}

const std::string* text_member(const OrderedJson& json, const char* key) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get_ptr<const std::string*>() : nullptr;
}

Draft draft_of(const OrderedJson& json, Draft inherited) {
  const std::string* named = text_member(json, "$schema");
  const Draft draft = named ? draft_named(*named) : Draft::unknown;
  return draft == Draft::unknown ? inherited : draft;
}

/// `$id`, or draft 4's `id`, if it names a resource; `#name` was the old spelling of an anchor.
const std::string* id_of(const OrderedJson& json, Draft draft) {
  // Up to draft 7 a reference makes all that stands beside it mean nothing.
  if (draft != Draft::unknown && draft < Draft::draft2019 && text_member(json, "$ref")) return nullptr;
  const std::string* id = text_member(json, "$id");
  if (id) return id;
  // Draft 4's spelling, also of a schema that does not say its draft, if it can be nothing else.
  const std::string* old = text_member(json, "id");
  const bool is_uri = old && (has_scheme(*old) || old->starts_with('#'));
  return draft == Draft::draft4 || (draft == Draft::unknown && is_uri) ? old : nullptr;
}

}  // namespace

Library::Library(Loader loader, ReferenceMap map) : loader_(std::move(loader)), map_(std::move(map)) {}

std::size_t Library::add_holder(Document document) {
  documents_.push_back(std::move(document));
  const std::size_t index = documents_.size() - 1;
  resources_.push_back({.document = index, .pointer = "", .uri = documents_[index].name, .anchors = {}});
  resource_by_place_[{index, ""}] = resources_.size() - 1;
  resource_by_uri_.emplace(documents_[index].name, resources_.size() - 1);
  return index;
}

PlaceId Library::add_schema(Document document, Draft draft) {
  const std::size_t index = add_holder(std::move(document));
  Resource& resource = resources_[resource_by_place_[{index, ""}]];
  const OrderedJson& root = *documents_[index].root;
  resource.draft = draft_of(root, draft);
  if (const std::string* id = id_of(root, resource.draft)) {
    resource.uri = resolve_uri(resource.uri, split_reference(*id).uri);
    resource_by_uri_.emplace(resource.uri, resource_by_place_[{index, ""}]);
  }
  const std::size_t own = resource_by_place_[{index, ""}];
  this->index(index, "", root, own);
  read_vocabulary(own, root);
  return intern(index, "", root, 0);
}

PlaceId Library::add_root(std::size_t document, const std::string& pointer) {
  const OrderedJson& json = *at(document, pointer);
  if (!resource_by_place_.contains({document, pointer})) {
    const std::size_t root =
        open_resource(document, pointer, json, documents_[document].name, draft_of(json, Draft::unknown));
    resources_[root].falls_back = true;
    index(document, pointer, json, root);
    read_vocabulary(root, json);
  }
  return intern(document, pointer, json, 0);
}

std::size_t Library::open_resource(std::size_t document, const std::string& pointer, const OrderedJson& json,
                                   std::string uri, Draft inherited) {
  const Draft draft = draft_of(json, inherited);
  const std::string* id = id_of(json, draft);
  if (id) uri = resolve_uri(uri, split_reference(*id).uri);
  resources_.push_back({.document = document, .pointer = pointer, .uri = uri, .draft = draft, .anchors = {}});
  const std::size_t index = resources_.size() - 1;
  resource_by_place_[{document, pointer}] = index;
  if (id) resource_by_uri_.emplace(uri, index);
  return index;
}

void Library::index(std::size_t document, const std::string& pointer, const OrderedJson& json, std::size_t resource) {
  if (const std::string* anchor = text_member(json, "$anchor")) resources_[resource].anchors.emplace(*anchor, pointer);
  if (const std::string* anchor = text_member(json, "$dynamicAnchor")) {
    resources_[resource].anchors.emplace(*anchor, pointer);
    resources_[resource].dynamic.emplace(*anchor, pointer);
  }
  if (json.is_object() && pointer == resources_[resource].pointer && json.contains("$recursiveAnchor") &&
      json["$recursiveAnchor"] == true)
    resources_[resource].dynamic.emplace(recursive_anchor, pointer);
  const std::string* id = id_of(json, resources_[resource].draft);
  if (id && id->starts_with('#')) resources_[resource].anchors.emplace(id->substr(1), pointer);
  each_subschema(json, [&](const std::string& tokens, const OrderedJson& schema) {
    const std::string inner = pointer + "/" + tokens;
    const std::string* inner_id = id_of(schema, resources_[resource].draft);
    const bool opens = inner_id && !inner_id->starts_with('#');
    index(document, inner, schema,
          opens ? open_resource(document, inner, schema, resources_[resource].uri, resources_[resource].draft)
                : resource);
  });
}

std::size_t Library::resource_of(std::size_t document, const std::string& pointer) const {
  std::string prefix = pointer;
  for (;;) {
    const auto found = resource_by_place_.find({document, prefix});
    if (found != resource_by_place_.end()) return found->second;
    const std::size_t slash = prefix.rfind('/');
    prefix.resize(slash == std::string::npos ? 0 : slash);
  }
}

PlaceId Library::intern(std::size_t document, const std::string& pointer, const OrderedJson& json, std::size_t scope) {
  const std::size_t resource = resource_of(document, pointer);
  scope = entered(scope, resource);
  const auto [found, added] = place_ids_.try_emplace({document, pointer, scope}, static_cast<PlaceId>(places_.size()));
  if (added) places_.push_back({document, pointer, &json, resource, scope});
  return found->second;
}

/// The first resource that has a dynamic anchor keeps it.
std::size_t Library::entered(std::size_t scope, std::size_t resource) {
  const auto& anchors = resources_[resource].dynamic;
  if (std::all_of(anchors.begin(), anchors.end(), [&](const auto& one) { return scopes_[scope].contains(one.first); }))
    return scope;
  Scope out = scopes_[scope];
  for (const auto& [name, pointer] : anchors) out.emplace(name, std::pair(resource, pointer));
  const auto [found, added] = scope_ids_.try_emplace(out, scopes_.size());
  if (added) scopes_.push_back(std::move(out));
  return found->second;
}

/// A metaschema may say which vocabularies its schemas use; without that of validation, `minimum` and its like are words.
void Library::read_vocabulary(std::size_t resource, const OrderedJson& json) {
  const std::string* named = text_member(json, "$schema");
  if (!named || draft_named(*named) != Draft::unknown) return;
  const auto meta = resource_named(split_reference(*named).uri, *named, Draft::unknown);
  if (!std::holds_alternative<std::size_t>(meta)) return;
  const Resource& found = resources_[std::get<std::size_t>(meta)];
  const OrderedJson* root = at(found.document, found.pointer);
  resources_[resource].draft = found.draft;
  if (!root || !root->is_object() || !root->contains("$vocabulary")) return;
  resources_[resource].validates = false;
  for (const auto& [uri, needed] : (*root)["$vocabulary"].items()) {
    if (uri.ends_with("/vocab/validation")) resources_[resource].validates = true;
  }
}

Origin Library::origin(PlaceId id) const { return {documents_[places_[id].document].name, places_[id].pointer}; }

std::string Library::number_text(PlaceId id, const std::string& keyword) const {
  const Place& place = places_[id];
  const Document& document = documents_[place.document];
  if (document.number_text) return document.number_text(place.pointer + "/" + keyword);
  return place.json->at(keyword).dump();
}

const OrderedJson* Library::at(std::size_t document, const std::string& pointer) const {
  try {
    const OrderedJson::json_pointer parsed(pointer);
    const OrderedJson& root = *documents_[document].root;
    return root.contains(parsed) ? &root.at(parsed) : nullptr;
  } catch (const OrderedJson::exception&) {
    return nullptr;
  }
}

PlaceId Library::below(PlaceId id, const std::string& tokens) {
  return below(id, tokens, *at(places_[id].document, places_[id].pointer + "/" + tokens));
}

PlaceId Library::below(PlaceId id, const std::string& tokens, const OrderedJson& schema) {
  return intern(places_[id].document, places_[id].pointer + "/" + tokens, schema, places_[id].scope);
}

std::variant<PlaceId, std::string> Library::resolve(PlaceId id, const std::string& reference,
                                                    std::string_view keyword) {
  const auto [uri, fragment] = split_reference(reference);
  std::size_t resource = places_[id].resource;
  if (!uri.empty()) {
    const auto named =
        resource_named(resolve_uri(resources_[resource].uri, uri), reference, resources_[resource].draft);
    if (const auto* problem = std::get_if<std::string>(&named)) return *problem;
    resource = std::get<std::size_t>(named);
  }
  const auto found = find(resource, fragment, reference, places_[id].scope);
  if (keyword == "$ref" || !std::holds_alternative<PlaceId>(found)) return found;
  const PlaceId target = std::get<PlaceId>(found);
  if (keyword == "$recursiveRef") return dynamic_target(id, target, recursive_anchor);
  return dynamic_target(id, target, fragment);
}

/// A dynamic reference to a dynamic anchor means that of the resource that was entered first.
PlaceId Library::dynamic_target(PlaceId from, PlaceId target, const std::string& name) {
  const Place at_target = places_[target];
  const auto own = resources_[at_target.resource].dynamic.find(name);
  if (own == resources_[at_target.resource].dynamic.end() || own->second != at_target.pointer) return target;
  const std::size_t scope = entered(places_[from].scope, at_target.resource);
  const auto [resource, pointer] = scopes_[scope].at(name);
  const std::size_t document = resources_[resource].document;
  return intern(document, pointer, *at(document, pointer), scope);
}

std::variant<std::size_t, std::string> Library::resource_named(const std::string& uri, const std::string& text,
                                                               Draft draft) {
  if (const auto known = resource_by_uri_.find(uri); known != resource_by_uri_.end()) return known->second;
  std::optional<Document> loaded = published(uri);
  std::string file = percent_decoded(uri);
  if (!loaded) {
    bool mapped = false;
    std::size_t longest = 0;
    for (const auto& [prefix, folder] : map_) {
      if (!uri.starts_with(prefix) || prefix.size() < longest) continue;
      longest = prefix.size();
      mapped = true;
      file = folder + (folder.empty() || folder.ends_with('/') ? "" : "/") + percent_decoded(uri.substr(prefix.size()));
    }
    if (!mapped && has_scheme(uri)) {
      return "'" + text + "' refers to " + uri +
             ", which is not in this document; nothing is fetched from a network: map it to a file with 'refMap' or "
             "--ref-map";
    }
    loaded = loader_ ? loader_(file) : std::nullopt;
  }
  if (!loaded) return "'" + text + "' refers to a file that can't be read: " + file;
  loaded->name = uri;
  const PlaceId root = add_schema(std::move(*loaded), draft);
  return places_[root].resource;
}

/// The schemas of JSON Schema itself are at hand.
std::optional<Document> Library::published(const std::string& uri) {
  const std::string_view text = metaschema(uri);
  if (text.empty()) return std::nullopt;
  return Document{uri, &published_.emplace_back(OrderedJson::parse(text)), {}};
}

std::variant<PlaceId, std::string> Library::find(std::size_t resource, const std::string& fragment,
                                                 const std::string& text, std::size_t scope) {
  const Resource& root = resources_[resource];
  const std::size_t document = root.document;
  if (!fragment.empty() && fragment[0] != '/') {
    for (const Resource& candidate : resources_) {
      const bool shared = root.falls_back && candidate.falls_back && candidate.document == document;
      if (&candidate != &root && !shared) continue;
      const auto anchor = candidate.anchors.find(fragment);
      if (anchor != candidate.anchors.end())
        return intern(document, anchor->second, *at(document, anchor->second), scope);
    }
    return "no schema has the anchor of '" + text + "'";
  }
  const std::string inside = root.pointer + fragment;
  const OrderedJson* own = at(document, inside);
  const OrderedJson* shared = root.falls_back && !fragment.empty() ? at(document, fragment) : nullptr;
  if (own && shared && own != shared && *own != *shared) {
    return "'" + text + "' is ambiguous: this schema and the spec both have it, and they differ";
  }
  if (own) return intern(document, inside, *own, scope);
  if (shared) return intern(document, fragment, *shared, scope);
  return "'" + text + "' points at nothing";
}

}  // namespace toolbind::schema
