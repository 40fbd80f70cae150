#include "request/object_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "json/string_literal.hpp"

namespace toolbind::request {

ObjectText& ObjectText::json(std::string_view key, std::string_view value) {
  const auto found =
      std::find_if(fields_.begin(), fields_.end(), [&](const auto& field) { return field.first == key; });
  if (found != fields_.end())
    found->second = value;
  else if (!value.empty())
    fields_.emplace_back(key, value);
  return *this;
}

ObjectText& ObjectText::text(std::string_view key, std::string_view value) {
  std::string literal;
  if (!value.empty()) json::append_string_literal(value, literal);
  return json(key, literal);
}

ObjectText& ObjectText::members(std::string_view object) {
  if (object.empty()) return *this;
  const auto parsed = nlohmann::ordered_json::parse(object);
  for (const auto& [key, value] : parsed.items()) json(key, value.dump());
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
