// Goes down both texts at once: where they differ in shape, the way the shape was changed is plain to see.

#include <algorithm>
#include <charconv>
#include <map>
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

/// Where each key of a list of pairs is, so that many issues in one map don't search it each.
class Pairs {
 public:
  std::optional<std::size_t> index(const Json& list, const std::string& name) {
    const auto [known, is_new] = keys_.try_emplace(&list);
    for (std::size_t i = 0; is_new && i < list.size(); ++i) {
      const Json* const key = below(&list[i], "key");
      if (key && key->is_string()) known->second.emplace(key->get<std::string>(), i);
    }
    const auto found = known->second.find(name);
    return found == known->second.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  std::map<const Json*, std::map<std::string, std::size_t>> keys_;
};

std::string place(std::string_view path, const Json* wire, const Json* natural, const std::string& wrapper,
                  Pairs& pairs) {
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
      if (const auto index = pairs.index(*wire, name)) {
        out += "/" + std::to_string(*index) + "/value";
        wire = below(&(*wire)[*index], "value");
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
  Pairs pairs;
  for (Issue& issue : issues) issue.path = place(issue.path, &sent, &read, wrapper, pairs);
  return issues;
}

}  // namespace toolbind::engine
