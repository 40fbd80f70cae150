// Made by toolbind 0.1.0 from numbers.tools.json; do not edit.

#include "numbers.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace numbers {
namespace {

namespace p = toolbind::program;

constexpr p::NumberRules measure_Parameters_u64_rules{{"0"}, {"18446744073709551615"}};
constinit const p::Integer measure_Parameters_u64_node{p::IntegerType::uint64, &measure_Parameters_u64_rules};
constexpr p::NumberRules measure_Parameters_real_rules{{"0", true}, {"3.7e19"}};
constinit const p::Number measure_Parameters_real_node{&measure_Parameters_real_rules};
constexpr p::NumberRules measure_Parameters_price_rules{{}, {}, "0.01"};
constinit const p::Number measure_Parameters_price_node{&measure_Parameters_price_rules};
constexpr p::NumberRules measure_Parameters_even_rules{{}, {}, "2"};
constinit const p::Integer measure_Parameters_even_node{p::IntegerType::int64, &measure_Parameters_even_rules};
constexpr p::NumberRules measure_Parameters_safe_rules{{"-9007199254740991"}, {"9007199254740991"}};
constinit const p::Integer measure_Parameters_safe_node{p::IntegerType::int64, &measure_Parameters_safe_rules};
constexpr p::NumberRules measure_Parameters_odd_bound_rules{{"-9223372036854776000"}};
constinit const p::Integer measure_Parameters_odd_bound_node{p::IntegerType::int64, &measure_Parameters_odd_bound_rules};
constexpr p::Member measure_Parameters_members[] = {
    {"i32", offsetof(measure::Parameters, i32), &p::int32, p::Presence::optional, &p::optional_of<std::int32_t>},
    {"u32", offsetof(measure::Parameters, u32), &p::uint32, p::Presence::optional, &p::optional_of<std::uint32_t>},
    {"i64", offsetof(measure::Parameters, i64), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"u64", offsetof(measure::Parameters, u64), &measure_Parameters_u64_node, p::Presence::optional, &p::optional_of<std::uint64_t>},
    {"real", offsetof(measure::Parameters, real), &measure_Parameters_real_node, p::Presence::optional, &p::optional_of<double>},
    {"price", offsetof(measure::Parameters, price), &measure_Parameters_price_node, p::Presence::optional, &p::optional_of<double>},
    {"even", offsetof(measure::Parameters, even), &measure_Parameters_even_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"safe", offsetof(measure::Parameters, safe), &measure_Parameters_safe_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"odd_bound", offsetof(measure::Parameters, odd_bound), &measure_Parameters_odd_bound_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constexpr std::uint16_t measure_Parameters_sorted[] = {6, 0, 2, 8, 5, 4, 7, 1, 3};
constinit const p::Structure measure_Parameters_node{measure_Parameters_members, measure_Parameters_sorted};

}  // namespace

const p::Node& measure::toolbind_node(const measure::Parameters*) { return measure_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view measure_schemas[] = {
      R"json({"type":"object","properties":{"i32":{"type":"integer","format":"int32"},"u32":{"type":"integer","format":"uint32"},"i64":{"type":"integer"},"u64":{"type":"integer","minimum":0,"maximum":18446744073709551615},"real":{"type":"number","exclusiveMinimum":0,"maximum":3.7e+19},"price":{"type":"number","multipleOf":0.01},"even":{"type":"integer","multipleOf":2},"safe":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"odd_bound":{"type":"integer","minimum":-9.223372036854776e+18}}})json",
      R"json({"type":"object","properties":{"i32":{"anyOf":[{"type":"integer","description":"Must be in the format int32."},{"type":"null"}]},"u32":{"anyOf":[{"type":"integer","description":"Must be in the format uint32."},{"type":"null"}]},"i64":{"anyOf":[{"type":"integer"},{"type":"null"}]},"u64":{"anyOf":[{"type":"integer","minimum":0,"maximum":18446744073709551615},{"type":"null"}]},"real":{"anyOf":[{"type":"number","exclusiveMinimum":0,"maximum":3.7e+19},{"type":"null"}]},"price":{"anyOf":[{"type":"number","multipleOf":0.01},{"type":"null"}]},"even":{"anyOf":[{"type":"integer","multipleOf":2},{"type":"null"}]},"safe":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"odd_bound":{"anyOf":[{"type":"integer","minimum":-9.223372036854776e+18},{"type":"null"}]}},"required":["i32","u32","i64","u64","real","price","even","safe","odd_bound"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"i32":{"type":"integer","description":"Must be in the format int32."},"u32":{"type":"integer","description":"Must be in the format uint32."},"i64":{"type":"integer"},"u64":{"type":"integer","description":"Must be not less than 0; not greater than 18446744073709551615."},"real":{"type":"number","description":"Must be greater than 0; not greater than 3.7e+19."},"price":{"type":"number","description":"Must be a multiple of 0.01."},"even":{"type":"integer","description":"Must be a multiple of 2."},"safe":{"type":"integer","description":"Must be not less than -9007199254740991; not greater than 9007199254740991."},"odd_bound":{"type":"integer","description":"Must be not less than -9.223372036854776e+18."}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"i32":{"anyOf":[{"type":"integer","description":"Must be in the format int32."},{"type":"null"}]},"u32":{"anyOf":[{"type":"integer","description":"Must be in the format uint32."},{"type":"null"}]},"i64":{"anyOf":[{"type":"integer"},{"type":"null"}]},"u64":{"anyOf":[{"type":"integer","description":"Must be not less than 0; not greater than 18446744073709551615."},{"type":"null"}]},"real":{"anyOf":[{"type":"number","description":"Must be greater than 0; not greater than 3.7e+19."},{"type":"null"}]},"price":{"anyOf":[{"type":"number","description":"Must be a multiple of 0.01."},{"type":"null"}]},"even":{"anyOf":[{"type":"integer","description":"Must be a multiple of 2."},{"type":"null"}]},"safe":{"anyOf":[{"type":"integer","description":"Must be not less than -9007199254740991; not greater than 9007199254740991."},{"type":"null"}]},"odd_bound":{"anyOf":[{"type":"integer","description":"Must be not less than -9.223372036854776e+18."},{"type":"null"}]}},"required":["i32","u32","i64","u64","real","price","even","safe","odd_bound"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"i32":{"type":"integer","description":"Must be in the format int32."},"u32":{"type":"integer","description":"Must be in the format uint32."},"i64":{"type":"integer"},"u64":{"type":"integer","minimum":0,"maximum":18446744073709551615},"real":{"type":"number","maximum":3.7e+19,"description":"Must be greater than 0."},"price":{"type":"number","description":"Must be a multiple of 0.01."},"even":{"type":"integer","description":"Must be a multiple of 2."},"safe":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"odd_bound":{"type":"integer","minimum":-9.223372036854776e+18}},"propertyOrdering":["i32","u32","i64","u64","real","price","even","safe","odd_bound"]})json",
  };
  static constexpr toolbind::Rendering measure_renderings[] = {
      {.shape = "natural", .schema = measure_schemas[0], .optionals = 9},
      {.shape = "openai", .schema = measure_schemas[1], .unions = 9},
      {.shape = "anthropic", .schema = measure_schemas[2], .optionals = 9},
      {.shape = "anthropic_nullable", .schema = measure_schemas[3], .unions = 9},
      {.shape = "gemini", .schema = measure_schemas[4], .optionals = 9},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "measure",
          .parameters_schema = measure_schemas[0],
          .renderings = measure_renderings,
          .digest = "542352f944f0380de8f43dacf3d7c7eb51613958182cc1866fbd7b5cec15fbb9",
          .parameters = &measure_Parameters_node,
      },
  };
  return all;
}

}  // namespace numbers
