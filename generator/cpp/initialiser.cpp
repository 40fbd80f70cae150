// Defaults in the header, where they are short and simple enough to be read there.

#include "generator/cpp/initialiser.hpp"

#include <algorithm>

#include "generator/naming/literal.hpp"

namespace toolbind::gen {
namespace {

using namespace schema;

constexpr std::size_t longest_list = 8;
constexpr std::size_t longest_text = 500;

std::optional<std::string> integer(const Integer& type, const OrderedJson& value) {
  const bool is_unsigned = type.type == IntegerType::uint32 || type.type == IntegerType::uint64;
  if (!value.is_number_integer()) return std::nullopt;
  return is_unsigned ? cpp_uint64(value.get<std::uint64_t>()) : cpp_int64(value.get<std::int64_t>());
}

std::optional<std::string> text(const OrderedJson& value) {
  const std::string& content = value.get_ref<const std::string&>();
  if (content.size() > longest_text || content.find('\0') != content.npos) return std::nullopt;
  return cpp_string_literal(content);
}

std::optional<std::string> list(const Plan& plan, const List& type, const std::string& scope,
                                const OrderedJson& value) {
  if (value.empty()) return "";
  const Shape& items = plan.type(type.items).shape;
  const bool scalar = std::holds_alternative<Integer>(items) || std::holds_alternative<Number>(items) ||
                      std::holds_alternative<String>(items) || std::holds_alternative<Boolean>(items) ||
                      std::holds_alternative<Enumeration>(items);
  if (!scalar || value.size() > longest_list) return std::nullopt;
  std::string out;
  for (const OrderedJson& item : value) {
    const auto part = initialiser(plan, type.items, scope, item);
    if (!part) return std::nullopt;
    out += (out.empty() ? "{" : ", ") + *part;
  }
  return out + "}";
}

}  // namespace

std::optional<std::string> initialiser(const Plan& plan, TypeId id, const std::string& scope,
                                       const OrderedJson& value) {
  const Shape& shape = plan.type(id).shape;
  if (plan.is_wrapper(id)) return std::nullopt;
  if (std::holds_alternative<Boolean>(shape)) return value.get<bool>() ? "true" : "false";
  if (const auto* type = std::get_if<Integer>(&shape)) return integer(*type, value);
  if (std::holds_alternative<Number>(shape)) return cpp_double(value.get<double>());
  if (std::holds_alternative<String>(shape)) return text(value);
  if (const auto* type = std::get_if<Enumeration>(&shape)) {
    const auto found = std::find(type->values.begin(), type->values.end(), value.get<std::string>());
    return plan.text(id, scope) + "::" + plan.enumerators(id)[static_cast<std::size_t>(found - type->values.begin())];
  }
  if (const auto* type = std::get_if<Nullable>(&shape))
    return value.is_null() ? "" : initialiser(plan, type->inner, scope, value);
  if (const auto* type = std::get_if<List>(&shape)) return list(plan, *type, scope, value);
  if (std::holds_alternative<Map>(shape) && value.empty()) return "";
  return std::nullopt;
}

}  // namespace toolbind::gen
