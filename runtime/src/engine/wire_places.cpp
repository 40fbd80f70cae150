// Goes down both texts at once: where they differ in shape, the way the shape was changed is plain to see.

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "engine/wire.hpp"

namespace toolbind::engine {
namespace {

using Json = nlohmann::json;

/// {"input": x} and the like, around what the natural text says.
std::string wrapper_of(const Json& wire, const Json& natural, std::string_view key) {
  if (!wire.is_object() || wire.size() != 1 || wire.begin().key() != key) return {};
  const bool same = natural.is_object() && natural.contains(std::string(key));
  return same ? std::string() : std::string(key);
}

std::size_t index_of(std::string_view token) {
  std::size_t out = ~std::size_t{0};
  std::from_chars(token.data(), token.data() + token.size(), out);
  return out;
}

std::string unescaped(std::string_view token) {
  std::string out;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const bool escape = token[i] == '~' && i + 1 < token.size();
    out += escape ? (token[++i] == '1' ? '/' : '~') : token[i];
  }
  return out;
}

/// The part below a token, in both; the wire's may not have it.
const Json* below(const Json* value, const std::string& token) {
  if (!value) return nullptr;
  if (value->is_object()) {
    const auto found = value->find(token);
    return found == value->end() ? nullptr : &*found;
  }
  if (!value->is_array() || index_of(token) >= value->size()) return nullptr;
  return &(*value)[index_of(token)];
}

std::string place(std::string_view path, const Json* wire, const Json* natural, const std::string& wrapper) {
  std::string out;
  if (!wrapper.empty()) {
    out = "/" + wrapper;
    wire = below(wire, wrapper);
  }
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/', 1), path.size());
    const std::string_view token = path.substr(1, end - 1);
    path.remove_prefix(end);
    const std::string name = unescaped(token);
    if (natural && natural->is_object() && wire && wire->is_array()) {  // pairs
      std::size_t i = 0;
      const auto is_named = [&](const Json& pair) {
        const Json* key = below(&pair, "key");
        return key && *key == name;
      };
      while (i < wire->size() && !is_named((*wire)[i])) ++i;
      if (i < wire->size()) {
        out += "/" + std::to_string(i) + "/value";
        wire = below(&(*wire)[i], "value");
        natural = below(natural, name);
        continue;
      }
    }
    out += "/" + std::string(token);
    wire = below(wire, name);
    natural = below(natural, name);
  }
  return out;
}

}  // namespace

Issues at_wire_places(Issues issues, std::string_view wire, std::string_view natural, std::string_view root_key) {
  const Json sent = Json::parse(wire, nullptr, false), read = Json::parse(natural, nullptr, false);
  if (sent.is_discarded() || read.is_discarded()) return issues;
  const std::string wrapper = wrapper_of(sent, read, root_key);
  for (Issue& issue : issues) issue.path = place(issue.path, &sent, &read, wrapper);
  return issues;
}

}  // namespace toolbind::engine
