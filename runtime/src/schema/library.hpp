#pragma once
// The documents a schema is made of, and what references in them point at.
//
// A place is a schema at a pointer in a document; places are numbered, so that sets of them are cheap. A resource is a
// place that `#` means: a document's root, a schema with `$id`, or a root the owner named (each schema of a tool spec
// is one, and `#` in it falls back to the whole spec).

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

enum class Draft : std::uint8_t { unknown, draft4, draft6, draft7, draft2019, draft2020 };

struct Resource {
  std::size_t document;
  std::string pointer;
  std::string uri;
  Draft draft = Draft::unknown;
  bool falls_back = false;                     ///< pointers not found here are looked up in the document
  std::map<std::string, std::string> anchors;  ///< name -> pointer in the document
};

struct Place {
  std::size_t document;
  std::string pointer;
  const OrderedJson* json;
  std::size_t resource;
};

class Library {
 public:
  explicit Library(Loader loader = {});

  /// Adds a document whose root is a schema.
  PlaceId add_schema(Document document);
  /// Adds a document that merely holds schemas, such as a tool spec; name them with add_root.
  std::size_t add_holder(Document document);
  /// The schema at a pointer of a holder; `#` in it is that schema, then the holder.
  PlaceId add_root(std::size_t document, const std::string& pointer);

  const Place& operator[](PlaceId id) const { return places_[id]; }
  Origin origin(PlaceId id) const;
  Draft draft(PlaceId id) const { return resources_[places_[id].resource].draft; }
  std::string number_text(PlaceId id, const std::string& keyword) const;

  /// The subschema at `token` (`properties/a`, `items`) below a place.
  PlaceId below(PlaceId id, const std::string& tokens);
  /// The same for who has it in hand: looking up a key of a document takes time in proportion to the keys beside it.
  PlaceId below(PlaceId id, const std::string& tokens, const OrderedJson& schema);
  /// What a `$ref` at that place points at, or what is wrong with it.
  std::variant<PlaceId, std::string> resolve(PlaceId id, const std::string& reference);

 private:
  PlaceId intern(std::size_t document, const std::string& pointer, const OrderedJson& json);
  std::size_t resource_of(std::size_t document, const std::string& pointer) const;
  void index(std::size_t document, const std::string& pointer, const OrderedJson& json, std::size_t resource);
  std::size_t open_resource(std::size_t document, const std::string& pointer, const OrderedJson& json, std::string uri,
                            Draft inherited);
  std::variant<PlaceId, std::string> find(std::size_t resource, const std::string& fragment, const std::string& text);
  std::variant<std::size_t, std::string> resource_named(const std::string& uri, const std::string& text);
  const OrderedJson* at(std::size_t document, const std::string& pointer) const;

  Loader loader_;
  std::vector<Document> documents_;
  std::vector<Resource> resources_;
  std::map<std::pair<std::size_t, std::string>, std::size_t> resource_by_place_;
  std::map<std::string, std::size_t> resource_by_uri_;
  std::vector<Place> places_;
  std::map<std::pair<std::size_t, std::string>, PlaceId> place_ids_;
};

}  // namespace toolbind::schema
