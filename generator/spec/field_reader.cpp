// Each reader function gives the value, or an empty one after a diagnostic at the value.

#include "generator/spec/field_reader.hpp"

#include <algorithm>

#include "schema/uri.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {

FieldReader::FieldReader(const Document& document, std::string pointer, std::span<const std::string_view> known,
                         DiagnosticSink& sink)
    : document_(document),
      pointer_(std::move(pointer)),
      object_(&document.root.at(nlohmann::ordered_json::json_pointer(pointer_))),
      sink_(sink) {
  if (!object_->is_object()) {
    sink_.error(document_.value_span(pointer_), "expected an object, got " + std::string(object_->type_name()));
    object_ = nullptr;
    return;
  }
  for (const auto& [key, value] : object_->items()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    const auto close = text::nearest(key, known);
    sink_.error(document_.key_span(this->pointer(key)),
                "unknown key " + in_quotes(key) + (close ? "; did you mean " + in_quotes(*close) + "?" : ""));
  }
}

std::string FieldReader::pointer(const std::string& key) const { return pointer_ + "/" + schema::pointer_token(key); }

const nlohmann::ordered_json* FieldReader::find(const std::string& key) const {
  if (!object_) return nullptr;
  const auto found = object_->find(key);
  return found == object_->end() ? nullptr : &*found;
}

void FieldReader::error(const std::string& key, std::string message) {
  sink_.error(document_.value_span(pointer(key)), std::move(message));
}

void FieldReader::wrong(const std::string& key, std::string_view expected) {
  error(key, in_quotes(key) + " expects " + std::string(expected) + ", got " + std::string(find(key)->type_name()));
}

std::string FieldReader::text(const std::string& key) {
  const auto* value = find(key);
  if (!value) return {};
  if (value->is_string()) return value->get<std::string>();
  wrong(key, "a string");
  return {};
}

std::string FieldReader::required_text(const std::string& key) {
  if (object_ && !find(key)) sink_.error(document_.value_span(pointer_), "missing key " + in_quotes(key));
  return text(key);
}

std::optional<bool> FieldReader::flag(const std::string& key) {
  const auto* value = find(key);
  if (!value) return std::nullopt;
  if (value->is_boolean()) return value->get<bool>();
  wrong(key, "true or false");
  return std::nullopt;
}

Strict FieldReader::strict() {
  const auto* value = find("strict");
  if (!value) return {};
  if (value->is_boolean()) return {value->get<bool>() ? Strict::Mode::required : Strict::Mode::never, 0};
  if (value->is_number()) return {Strict::Mode::priority, value->get<double>()};
  wrong("strict", "true, false or a number");
  return {};
}

std::size_t FieldReader::word(const std::string& key, std::span<const std::string_view> words) {
  const auto* value = find(key);
  if (!value) return 0;
  if (value->is_string()) {
    const auto found = std::find(words.begin(), words.end(), value->get_ref<const std::string&>());
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  }
  std::string expected;
  for (const std::string_view word : words) expected += (expected.empty() ? "" : ", ") + in_quotes(word);
  error(key, in_quotes(key) + " expects one of " + expected + ", got " + value->dump());
  return 0;
}

const nlohmann::ordered_json* FieldReader::array(const std::string& key) {
  const auto* value = find(key);
  if (!value || value->is_array()) return value;
  wrong(key, "a list");
  return nullptr;
}

const nlohmann::ordered_json* FieldReader::object(const std::string& key) {
  const auto* value = find(key);
  if (!value || value->is_object()) return value;
  wrong(key, "an object");
  return nullptr;
}

}  // namespace toolbind::gen
