// Made by toolbind 0.1.0 from outputs.tools.json; do not edit.

#include "outputs.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace outputs {
namespace {

namespace p = toolbind::program;

constexpr std::string_view Sky_names[] = {"clear", "cloudy"};
constinit const p::Enumeration Sky_node{Sky_names};
constexpr p::NumberRules Forecast_degrees_rules{{"-90"}};
constinit const p::Number Forecast_degrees_node{&Forecast_degrees_rules};
constexpr p::Member Forecast_members[] = {
    {"sky", offsetof(Forecast, sky), &Sky_node},
    {"degrees", offsetof(Forecast, degrees), &Forecast_degrees_node},
};
constinit const p::Structure Forecast_node{Forecast_members, {}, {p::Extra::Policy::reject}};
constexpr p::StringRules n1_rules{3u, p::unlimited, nullptr};
constinit const p::String n1_node{&n1_rules};
constexpr p::Alternative Verdict_alternatives[] = {
    {"alternative 1", &p::boolean, p::boolean_kind, 0},
    {"alternative 2", &n1_node, p::string_kind, 1},
};
constinit const p::Variant Verdict_node{Verdict_alternatives, &p::variant_of<bool, std::string>, false, ""};

}  // namespace

const p::Node& toolbind_node(const Sky*) { return Sky_node; }
const p::Node& toolbind_node(const Forecast*) { return Forecast_node; }
const p::Node& toolbind_node(const Verdict*) { return Verdict_node; }

}  // namespace outputs
