// Walks a type program over a C++ value and writes compact JSON, members in schema order. One class serves programs and
// people: where JSON has no word for a value, the strict one records an issue, the lenient one writes a hint.

#include "engine/encoder.hpp"

#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "engine/lookup.hpp"
#include "engine/path.hpp"
#include "json/number.hpp"
#include "json/string_literal.hpp"
#include "toolbind/json.hpp"

namespace toolbind::engine {
namespace {

using program::Kind;
using program::Node;

class Encoder {
 public:
  Encoder(std::string& out, Issues* issues) : out_(out), issues_(issues) {}

  void value(const Node& node, const void* source);

 private:
  void integer(const program::Integer& node, const void* source);
  void number(double value);
  void text(std::string_view text);
  void enumeration(const program::Enumeration& node, const void* source);
  void json(const Json& value);
  void list(const program::List& node, const void* source);
  void items(const Node& node, const program::ListOps& ops, const void* source, std::size_t first_index, bool& first);
  void tuple(const program::Tuple& node, const void* source);
  void map(const program::Map& node, const void* source);
  template <class Taken>
  void entries(const Node& node, const program::MapOps& ops, const void* source, bool& first, Taken taken);
  void structure(const program::Structure& node, const void* source);
  void member(const program::Member& member, const char* base, bool& first);
  void variant(const program::Variant& node, const void* source);

  void separate(bool& first) {
    if (!first) out_ += ',';
    first = false;
  }
  void at(std::string_view key, const Node& node, const void* source) {
    const PathFrame frame{path_, key.data() ? key : std::string_view(""), 0};
    inside(frame, node, source);
  }
  void at(std::size_t index, const Node& node, const void* source) {
    const PathFrame frame{path_, {}, index};
    inside(frame, node, source);
  }
  void inside(const PathFrame& frame, const Node& node, const void* source) {
    path_ = &frame;
    value(node, source);
    path_ = frame.parent;
  }
  /// JSON has no word for this.
  void impossible(std::string_view hint, std::string_view keyword, std::string_view message) {
    out_ += hint;
    if (!issues_) return;
    Issue& issue = issues_->emplace_back();
    append_pointer(path_, issue.path);
    issue.keyword = keyword;
    issue.message = message;
  }

  std::string& out_;
  Issues* issues_;
  const PathFrame* path_ = nullptr;
};

void Encoder::value(const Node& node, const void* source) {
  switch (node.kind) {
    case Kind::any:
    case Kind::values:
      return json(*static_cast<const Json*>(source));
    case Kind::never:
      return impossible("<never>", "false", "no value is allowed here");
    case Kind::null:
      out_ += "null";
      return;
    case Kind::boolean:
      out_ += *static_cast<const bool*>(source) ? "true" : "false";
      return;
    case Kind::integer:
      return integer(static_cast<const program::Integer&>(node), source);
    case Kind::number:
      return number(*static_cast<const double*>(source));
    case Kind::string:
      return text(*static_cast<const std::string*>(source));
    case Kind::enumeration:
      return enumeration(static_cast<const program::Enumeration&>(node), source);
    case Kind::constant:
      out_ += static_cast<const program::Constant&>(node).json;
      return;
    case Kind::list:
      return list(static_cast<const program::List&>(node), source);
    case Kind::tuple:
      return tuple(static_cast<const program::Tuple&>(node), source);
    case Kind::map:
      return map(static_cast<const program::Map&>(node), source);
    case Kind::structure:
      return structure(static_cast<const program::Structure&>(node), source);
    case Kind::variant:
      return variant(static_cast<const program::Variant&>(node), source);
    case Kind::nullable: {
      const auto& nullable = static_cast<const program::Nullable&>(node);
      const void* held = nullable.ops->get(source);
      if (held)
        value(*nullable.inner, held);
      else
        out_ += "null";
      return;
    }
    case Kind::box: {
      const auto& box = static_cast<const program::Box&>(node);
      const void* held = box.ops->get(source);
      if (held)
        value(*box.inner, held);
      else
        impossible("<empty>", "required", "an empty Box has no value to write");
      return;
    }
  }
}

void Encoder::integer(const program::Integer& node, const void* source) {
  switch (node.type) {
    case program::IntegerType::int32:
      return json::append_int64(*static_cast<const std::int32_t*>(source), out_);
    case program::IntegerType::uint32:
      return json::append_uint64(*static_cast<const std::uint32_t*>(source), out_);
    case program::IntegerType::int64:
      return json::append_int64(*static_cast<const std::int64_t*>(source), out_);
    case program::IntegerType::uint64:
      return json::append_uint64(*static_cast<const std::uint64_t*>(source), out_);
  }
}

void Encoder::number(double value) {
  if (std::isfinite(value))
    json::append_double(value, out_);
  else
    impossible(std::isnan(value) ? "nan" : "inf", "type", "JSON has no infinities and no NaN");
}

void Encoder::text(std::string_view text) {
  if (json::append_string_literal(text, out_)) return;
  impossible(Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace), "type",
             "text is not valid UTF-8");
}

void Encoder::enumeration(const program::Enumeration& node, const void* source) {
  int index = 0;
  std::memcpy(&index, source, sizeof index);
  const bool known = index >= 0 && static_cast<std::size_t>(index) < node.names.size();
  if (known)
    text(node.names[static_cast<std::size_t>(index)]);
  else
    impossible(std::to_string(index), "enum", std::to_string(index) + " is no enumerator");
}

void Encoder::json(const Json& value) {
  if (value.is_discarded() || value.is_binary()) return impossible("<binary>", "type", "binary values are not JSON");
  try {
    out_ += value.dump();
  } catch (const Json::exception&) {
    impossible(value.dump(-1, ' ', false, Json::error_handler_t::replace), "type", "text is not valid UTF-8");
  }
}

void Encoder::list(const program::List& node, const void* source) {
  out_ += '[';
  bool first = true;
  items(*node.items, *node.ops, source, 0, first);
  out_ += ']';
}

void Encoder::items(const Node& node, const program::ListOps& ops, const void* source, std::size_t first_index,
                    bool& first) {
  for (std::size_t i = 0, size = ops.size(source); i < size; ++i) {
    separate(first);
    at(first_index + i, node, ops.at(source, i));
  }
}

void Encoder::tuple(const program::Tuple& node, const void* source) {
  out_ += '[';
  bool first = true;
  // The table's accessor serves reading and writing; nothing is written here.
  void* tuple = const_cast<void*>(source);
  bool missing = false;
  for (std::size_t i = 0; i < node.elements.size(); ++i) {
    const program::Element& element = node.elements[i];
    const void* held = node.ops->at(tuple, i);
    if (element.optional && !(held = element.optional->get(held))) {
      missing = true;
      continue;
    }
    if (missing) impossible("<gap>", "minItems", "an element before this one is missing");
    separate(first);
    at(i, *element.node, held);
  }
  if (node.rest && node.rest_ops) {
    const void* rest = node.ops->at(tuple, node.elements.size());
    if (missing && node.rest_ops->size(rest) > 0)
      impossible("<gap>", "minItems", "an element before the rest is missing");
    items(*node.rest, *node.rest_ops, rest, node.elements.size(), first);
  }
  out_ += ']';
}

void Encoder::map(const program::Map& node, const void* source) {
  out_ += '{';
  bool first = true;
  entries(*node.values, *node.ops, source, first, [](std::string_view) { return false; });
  out_ += '}';
}

template <class Taken>
void Encoder::entries(const Node& node, const program::MapOps& ops, const void* source, bool& first, Taken taken) {
  struct Visit {
    Encoder& encoder;
    const Node& node;
    bool& first;
    Taken& taken;
  } visit{*this, node, first, taken};
  ops.visit(source, &visit, [](void* context, const std::string& key, const void* value) {
    auto& [encoder, values, is_first, is_taken] = *static_cast<Visit*>(context);
    encoder.separate(is_first);
    if (is_taken(key)) encoder.impossible("<again> ", "additionalProperties", "key \"" + key + "\" is a member's");
    encoder.text(key);
    encoder.out_ += ':';
    encoder.at(key, values, value);
    return true;
  });
}

void Encoder::structure(const program::Structure& node, const void* source) {
  const char* base = static_cast<const char*>(source);
  out_ += '{';
  bool first = true;
  for (const program::Member& m : node.members) member(m, base, first);
  if (node.extra.ops) {
    entries(*node.extra.node, *node.extra.ops, base + node.extra.offset, first, [&](std::string_view key) {
      return find_index(node.members.size(), node.sorted, key, [&](std::size_t i) { return node.members[i].name; }) !=
             not_found;
    });
  }
  out_ += '}';
}

void Encoder::member(const program::Member& member, const char* base, bool& first) {
  const void* held = member.offset == program::not_stored ? nullptr : base + member.offset;
  if (member.presence == program::Presence::flag && !*static_cast<const bool*>(held)) return;
  if (!held && member.presence != program::Presence::required) return;
  if (member.optional && !(held = member.optional->get(held))) return;
  separate(first);
  json::append_string_literal(member.name, out_);
  out_ += ':';
  at(member.name, *member.node, held);
}

void Encoder::variant(const program::Variant& node, const void* source) {
  const std::size_t slot = node.ops ? node.ops->index(source) : 0;
  for (const program::Alternative& alternative : node.alternatives) {
    if (alternative.slot != slot) continue;
    return value(*alternative.node, node.ops ? node.ops->get(source) : source);
  }
  impossible("<valueless>", "anyOf", "the variant holds no alternative");
}

}  // namespace

Issues encode(const Node& node, const void* source, std::string& out) {
  Issues issues;
  Encoder(out, &issues).value(node, source);
  return issues;
}

void print(const Node& node, const void* source, std::string& out) { Encoder(out, nullptr).value(node, source); }

}  // namespace toolbind::engine
