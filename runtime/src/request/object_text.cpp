#include "request/object_text.hpp"

#include <nlohmann/json.hpp>

#include "engine/pieces.hpp"
#include "json/string_literal.hpp"

namespace toolbind::request {

std::string json_string(std::string_view text) {
  std::string out;
  if (json::append_string_literal(text, out)) return out;
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

ObjectText& ObjectText::json(std::string_view key, std::string_view value) {
  const auto found = places_.find(key);
  if (found != places_.end()) {
    if (!value.empty()) fields_[found->second].second = value;
  } else if (!value.empty()) {
    places_.emplace(key, fields_.size());
    fields_.emplace_back(key, value);
  }
  return *this;
}

ObjectText& ObjectText::text(std::string_view key, std::string_view value) {
  return value.empty() ? *this : json(key, json_string(value));
}

ObjectText& ObjectText::members(std::string_view object) {
  constexpr unsigned depth = 500;
  const std::string_view whole = engine::Pieces::value_in(object, depth);
  if (whole.empty() || whole.front() != '{') return *this;
  for (const engine::Pieces::Member& one : engine::Pieces(whole, depth).members(whole)) json(one.key, one.value);
  return *this;
}

std::string ObjectText::done() const {
  std::string out = "{";
  for (const auto& [key, value] : fields_) {
    if (out.size() > 1) out += ',';
    json::append_string_literal(key, out);
    out += ':';
    out += value;
  }
  return out + '}';
}

}  // namespace toolbind::request
