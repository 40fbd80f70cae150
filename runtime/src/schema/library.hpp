#pragma once
// The documents a schema is made of, and what references in them point at.
//
// A place is a schema at a pointer in a document; places are numbered, so that sets of them are cheap. A resource is a
// place that `#` means: a document's root, a schema with `$id`, or a root the owner named (each schema of a tool spec
// is one, and `#` in it falls back to the whole spec).

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "schema/model.hpp"

namespace toolbind::schema {

using PlaceId = std::uint32_t;

/// A parsed document. `number_text` gives a number as it was written, where the parser kept it.
struct Document {
  std::string name;
  const OrderedJson* root = nullptr;
  std::function<std::string(const std::string& pointer)> number_text;
};

/// Brings a document by its name (a path); nothing, if there is none. Called once for each name.
using Loader = std::function<std::optional<Document>(const std::string& name)>;

/// Where documents of other places are: URIs that begin with the first are files below the second.
using ReferenceMap = std::vector<std::pair<std::string, std::string>>;

enum class Draft : std::uint8_t { unknown, draft4, draft6, draft7, draft2019, draft2020 };

struct Resource {
  std::size_t document;
  std::string pointer;
  std::string uri;
  Draft draft = Draft::unknown;
  bool falls_back = false;                       ///< pointers not found here are looked up in the document
  std::map<std::string, std::string> anchors{};  ///< name -> pointer in the document
  std::map<std::string, std::string> dynamic{};  ///< the same of `$dynamicAnchor`; recursive_anchor: of the root
  bool validates = true;                         ///< its vocabularies have keywords like `minimum`
};

/// As `$recursiveAnchor` is written among dynamic anchors.
inline constexpr const char* recursive_anchor = "#";

/// The same schema is another place where dynamic references in it mean something else: `scope` says what they mean.
struct Place {
  std::size_t document;
  std::string pointer;
  const OrderedJson* json;
  std::size_t resource;
  std::size_t scope;
};

class Library {
 public:
  explicit Library(Loader loader = {}, ReferenceMap map = {});

  /// Adds a document whose root is a schema.
  PlaceId add_schema(Document document, Draft draft = Draft::unknown);
  /// Adds a document that merely holds schemas, such as a tool spec; name them with add_root.
  std::size_t add_holder(Document document);
  /// The schema at a pointer of a holder; `#` in it is that schema, then the holder.
  PlaceId add_root(std::size_t document, const std::string& pointer);

  const Place& operator[](PlaceId id) const { return places_[id]; }
  Origin origin(PlaceId id) const;
  Draft draft(PlaceId id) const { return resources_[places_[id].resource].draft; }
  bool validates(PlaceId id) const { return resources_[places_[id].resource].validates; }
  std::string number_text(PlaceId id, const std::string& keyword) const;

  /// The subschema at `token` (`properties/a`, `items`) below a place.
  PlaceId below(PlaceId id, const std::string& tokens);
  /// The same for who has it in hand: looking up a key of a document takes time in proportion to the keys beside it.
  PlaceId below(PlaceId id, const std::string& tokens, const OrderedJson& schema);
  /// What a reference at that place points at, or what is wrong with it; `keyword`: `$ref`, `$dynamicRef` or
  /// `$recursiveRef`.
  std::variant<PlaceId, std::string> resolve(PlaceId id, const std::string& reference,
                                             std::string_view keyword = "$ref");

 private:
  PlaceId intern(std::size_t document, const std::string& pointer, const OrderedJson& json, std::size_t scope);
  std::size_t entered(std::size_t scope, std::size_t resource);
  PlaceId dynamic_target(PlaceId from, PlaceId target, const std::string& name);
  void read_vocabulary(std::size_t resource, const OrderedJson& json);
  std::size_t resource_of(std::size_t document, const std::string& pointer) const;
  void index(std::size_t document, const std::string& pointer, const OrderedJson& json, std::size_t resource);
  std::size_t open_resource(std::size_t document, const std::string& pointer, const OrderedJson& json, std::string uri,
                            Draft inherited);
  std::variant<PlaceId, std::string> find(std::size_t resource, const std::string& fragment, const std::string& text,
                                          std::size_t scope);
  std::variant<std::size_t, std::string> resource_named(const std::string& uri, const std::string& text, Draft draft);
  std::optional<Document> published(const std::string& uri);
  const OrderedJson* at(std::size_t document, const std::string& pointer) const;

  /// Which resource and pointer each dynamic anchor means: those of the resource that was entered first.
  using Scope = std::map<std::string, std::pair<std::size_t, std::string>>;

  Loader loader_;
  ReferenceMap map_;
  std::deque<OrderedJson> published_;  ///< metaschemas that were asked for
  std::vector<Scope> scopes_{Scope()};
  std::map<Scope, std::size_t> scope_ids_{{Scope(), 0}};
  std::vector<Document> documents_;
  std::vector<Resource> resources_;
  std::map<std::pair<std::size_t, std::string>, std::size_t> resource_by_place_;
  std::map<std::string, std::size_t> resource_by_uri_;
  std::vector<Place> places_;
  std::map<std::tuple<std::size_t, std::string, std::size_t>, PlaceId> place_ids_;
};

}  // namespace toolbind::schema
