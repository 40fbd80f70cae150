// The value of a keyword, checked for its kind: a bad one is reported and passed over, so that later stages meet only
// well-formed schemas.

#include "schema/atom_reader.hpp"

#include <algorithm>
#include <cmath>

#include "schema/uri.hpp"

namespace toolbind::schema {

void AtomReader::say(Problem::Severity severity, const std::string& keyword, std::string message, bool at_key) {
  if (silent_) return;
  Origin origin = library_.origin(atom_.place);
  if (!keyword.empty()) origin.pointer += "/" + keyword;
  owner_.problems_.push_back({severity, std::move(origin), at_key, std::move(message)});
}

std::optional<std::uint64_t> AtomReader::count(const std::string& keyword) {
  const OrderedJson* value = find(keyword);
  if (!value) return std::nullopt;
  constexpr double most = 9e15;  // more than fits into memory, and exact in a double
  const double number = value->is_number() ? value->get<double>() : -1;
  if (!(number >= 0) || number != std::floor(number)) {
    error(keyword, quote(keyword) + " expects a whole number of 0 or more, got " + value->dump());
    return std::nullopt;
  }
  return static_cast<std::uint64_t>(std::min(number, most));
}

/// Narrows `min` and `max`; true, if this schema has either.
bool AtomReader::counts(const std::string& least, const std::string& most, std::uint64_t& min, std::uint64_t& max) {
  const auto low = count(least), high = count(most);
  if (low && high && *low > *high) warning(least, never_between(least, most));
  min = std::max(min, low.value_or(0));
  max = std::min(max, high.value_or(max));
  return low || high;
}

std::optional<std::string> AtomReader::number(const std::string& keyword) {
  const OrderedJson* value = find(keyword);
  if (!value) return std::nullopt;
  if (value->is_number()) return library_.number_text(atom_.place, keyword);
  error(keyword, quote(keyword) + " expects a number, got " + std::string(value->type_name()));
  return std::nullopt;
}

std::optional<std::string> AtomReader::text(const std::string& keyword) {
  const OrderedJson* value = find(keyword);
  if (!value) return std::nullopt;
  if (value->is_string()) return value->get<std::string>();
  error(keyword, quote(keyword) + " expects a string, got " + std::string(value->type_name()));
  return std::nullopt;
}

std::optional<bool> AtomReader::flag(const std::string& keyword) {
  const OrderedJson* value = find(keyword);
  if (!value) return std::nullopt;
  if (value->is_boolean()) return value->get<bool>();
  error(keyword, quote(keyword) + " expects true or false, got " + std::string(value->type_name()));
  return std::nullopt;
}

bool AtomReader::is_schema(const OrderedJson& value, const std::string& tokens) {
  if (value.is_object() || value.is_boolean()) return true;
  error(tokens, "expected a schema (an object, true or false), got " + std::string(value.type_name()));
  return false;
}

std::optional<PlaceId> AtomReader::schema(const std::string& keyword) {
  const OrderedJson* value = find(keyword);
  if (!value || !is_schema(*value, keyword)) return std::nullopt;
  return library_.below(atom_.place, keyword, *value);
}

std::vector<PlaceId> AtomReader::schemas(const std::string& keyword) {
  std::vector<PlaceId> out;
  const OrderedJson* value = find(keyword);
  if (!value) return out;
  if (!value->is_array() || value->empty()) {
    error(keyword, quote(keyword) + " expects a list of at least one schema");
    return out;
  }
  for (std::size_t i = 0; i < value->size(); ++i) {
    const std::string tokens = keyword + "/" + std::to_string(i);
    if (is_schema((*value)[i], tokens)) out.push_back(library_.below(atom_.place, tokens, (*value)[i]));
  }
  return out;
}

}  // namespace toolbind::schema
