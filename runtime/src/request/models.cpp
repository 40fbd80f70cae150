// JSON -> ModelTable. A schema says what is right; only what it can't say is checked by hand.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/engine.hpp"
#include "request/dialects.hpp"
#include "schema/compiled.hpp"
#include "toolbind/model.hpp"

namespace toolbind {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view schema_of_models = R"json({
  "type": "array",
  "items": {
    "type": "object",
    "properties": {
      "pattern": {"type": "string", "minLength": 1},
      "dialect": {"anyOf": [{"type": "string", "minLength": 1}, {"$ref": "#/$defs/Dialect"}]},
      "limits": {
        "type": "object",
        "properties": {"strictTools": {"$ref": "#/$defs/Count"}, "optionalParameters": {"$ref": "#/$defs/Count"},
                       "unionParameters": {"$ref": "#/$defs/Count"}},
        "additionalProperties": false
      },
      "headers": {"type": "object", "additionalProperties": {"type": "string"}}
    },
    "required": ["pattern"],
    "additionalProperties": false
  },
  "$defs": {
    "Count": {"type": "integer", "minimum": 0, "maximum": 1000000000},
    "Limit": {"type": "integer", "minimum": 1, "maximum": 1000000000},
    "Dialect": {
      "type": "object",
      "properties": {
        "name": {"type": "string", "minLength": 1},
        "base": {"enum": ["openai", "anthropic", "anthropic_nullable", "gemini"]},
        "constraints": {"type": "array", "items": {"type": "string"}},
        "formats": {"type": "array", "items": {"type": "string"}},
        "recursion": {"type": "boolean"},
        "limits": {
          "type": "object",
          "properties": {"properties": {"$ref": "#/$defs/Limit"}, "depth": {"$ref": "#/$defs/Limit"},
                         "characters": {"$ref": "#/$defs/Limit"}, "enumValues": {"$ref": "#/$defs/Limit"}},
          "additionalProperties": false
        }
      },
      "required": ["name"],
      "additionalProperties": false
    }
  }
})json";

template <class T>
std::optional<T> optional(const OrderedJson& object, const char* key) {
  return object.contains(key) ? std::optional(object[key].get<T>()) : std::nullopt;
}

DialectProfile dialect_profile(const OrderedJson& json) {
  using Texts = std::vector<std::string>;
  DialectProfile out{.name = json["name"],
                     .base = json.value("base", "openai"),
                     .constraints = optional<Texts>(json, "constraints"),
                     .formats = optional<Texts>(json, "formats"),
                     .recursion = optional<bool>(json, "recursion")};
  const OrderedJson limits = json.value("limits", OrderedJson::object());
  out.properties = optional<std::size_t>(limits, "properties");
  out.depth = optional<std::size_t>(limits, "depth");
  out.characters = optional<std::size_t>(limits, "characters");
  out.enum_values = optional<std::size_t>(limits, "enumValues");
  return out;
}

ModelProfile model_profile(const OrderedJson& json) {
  ModelProfile out{.pattern = json["pattern"]};
  if (json.contains("dialect")) out.dialect = json["dialect"].is_string() ? json["dialect"] : json["dialect"]["name"];
  const OrderedJson limits = json.value("limits", OrderedJson::object());
  out.strict_tools = optional<std::size_t>(limits, "strictTools");
  out.optional_parameters = optional<std::size_t>(limits, "optionalParameters");
  out.union_parameters = optional<std::size_t>(limits, "unionParameters");
  const OrderedJson headers = json.value("headers", OrderedJson::object());
  for (const auto& [name, value] : headers.items()) out.headers.push_back({name, value});
  return out;
}

/// What would break out of its line is no header.
Issues check_headers(const std::vector<Header>& headers) {
  constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
  const auto in_name = [&](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || marks.find(c) != marks.npos;
  };
  Issues out;
  for (const Header& header : headers) {
    const std::string path = "/" + schema::pointer_token(header.name);
    if (header.name.empty() || !std::all_of(header.name.begin(), header.name.end(), in_name))
      out.push_back({path, "header", "no name of a header"});
    if (std::any_of(header.value.begin(), header.value.end(), [](char c) { return (c >= 0 && c < ' ') || c == 127; }))
      out.push_back({path, "header", "a header's value has no control characters"});
  }
  return out;
}

}  // namespace

Result<ModelTable> read_models(std::string_view json) {
  static const schema::Compiled expected(OrderedJson::parse(schema_of_models));
  Issues issues = engine::check(expected.node(), json);
  if (!issues.empty()) return issues;
  ModelTable out;
  const OrderedJson list = OrderedJson::parse(json);
  for (const OrderedJson& one : list) {
    if (one.contains("dialect") && one["dialect"].is_object()) out.dialects.push_back(dialect_profile(one["dialect"]));
  }
  const auto add = [&](const std::string& path, const Issues& found) {
    for (const Issue& one : found) issues.push_back({path + one.path, one.keyword, one.message});
  };
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string path = "/" + std::to_string(i) + "/dialect";
    out.models.push_back(model_profile(list[i]));
    add("/" + std::to_string(i) + "/headers", check_headers(out.models.back().headers));
    if (list[i].contains("dialect") && list[i]["dialect"].is_object())
      add(path, request::check_dialect(dialect_profile(list[i]["dialect"]), out.dialects));
    else
      add(path, request::check_dialect_name(out.models.back().dialect, out.dialects));
  }
  if (!issues.empty()) return issues;
  return out;
}

}  // namespace toolbind
