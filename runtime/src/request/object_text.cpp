#include "request/object_text.hpp"

#include "engine/pieces.hpp"
#include "json/string_literal.hpp"

namespace toolbind::request {

ObjectText& ObjectText::json(std::string_view key, std::string_view value) {
  const auto found = places_.find(key);
  if (found != places_.end()) {
    fields_[found->second].second = value;
  } else if (!value.empty()) {
    places_.emplace(key, fields_.size());
    fields_.emplace_back(key, value);
  }
  return *this;
}

ObjectText& ObjectText::text(std::string_view key, std::string_view value) {
  std::string literal;
  if (!value.empty()) json::append_string_literal(value, literal);
  return json(key, literal);
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
