// Made by toolbind 0.1.0 from hostile_names.tools.json; do not edit.

#include "hostile_names.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace hostile_names {
namespace {

namespace p = toolbind::program;

constexpr std::string_view class_Mode_names[] = {"On", "on", "_on_", "ON", "x", "X", "true", "int", "<", "<=", "0", "00", std::string_view("\000", 1)};
constexpr std::uint16_t class_Mode_sorted[] = {12, 10, 11, 8, 9, 3, 0, 5, 2, 7, 1, 6, 4};
constinit const p::Enumeration class_Mode_node{class_Mode_names, class_Mode_sorted};
constexpr p::Member class_Other_members[] = {
    {"a", offsetof(class_::Other, a), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure class_Other_node{class_Other_members};
constexpr p::Member class_Other_2_members[] = {
    {"b", offsetof(class_::Other_2, b), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure class_Other_2_node{class_Other_2_members};
constexpr p::Member class_Parameters_members[] = {
    {"class", offsetof(class_::Parameters, class_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"std", offsetof(class_::Parameters, std_), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"toolbind", offsetof(class_::Parameters, toolbind_2), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"min", offsetof(class_::Parameters, min_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"major", offsetof(class_::Parameters, major_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"NULL", offsetof(class_::Parameters, NULL_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"errno", offsetof(class_::Parameters, errno_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"EOF", offsetof(class_::Parameters, EOF_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"_Reserved", offsetof(class_::Parameters, Reserved), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"a__b", offsetof(class_::Parameters, a_b), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"3d", offsetof(class_::Parameters, n3d), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"two words", offsetof(class_::Parameters, two_words), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"...", offsetof(class_::Parameters, ellipsis), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"", offsetof(class_::Parameters, empty), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"😀", offsetof(class_::Parameters, u1f600), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"größe", offsetof(class_::Parameters, gr_e), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"Parameters", offsetof(class_::Parameters, Parameters_2), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"Mode", offsetof(class_::Parameters, Mode_2), &class_Mode_node, p::Presence::optional, &p::optional_of<class_::Mode>},
    {"Other", offsetof(class_::Parameters, Other_3), &class_Other_node, p::Presence::optional, &p::optional_of<class_::Other>},
    {"_other_", offsetof(class_::Parameters, _other_), &class_Other_2_node, p::Presence::optional, &p::optional_of<class_::Other_2>},
    {"y", offsetof(class_::Parameters, y), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"Y", offsetof(class_::Parameters, Y), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"operator==", offsetof(class_::Parameters, operator_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"a\"b\\c", offsetof(class_::Parameters, a_b_c), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>, false},
    {std::string_view("a\000b", 3), offsetof(class_::Parameters, a_b_2), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>, false},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1", offsetof(class_::Parameters, aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_h2577a94b), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2", offsetof(class_::Parameters, aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_h76c5d0bd), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constexpr std::uint16_t class_Parameters_sorted[] = {13, 12, 10, 7, 17, 5, 18, 16, 21, 8, 19, 24, 23, 9, 25, 26, 0, 6, 15, 4, 3, 22, 1, 2, 11, 20, 14};
constinit const p::Structure class_Parameters_node{class_Parameters_members, class_Parameters_sorted};
constinit const p::Structure std_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure get_it_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure get_it_2_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Member p_2_Parameters_members[] = {
    {"p", offsetof(p_2::Parameters, p), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"tools", offsetof(p_2::Parameters, tools), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure p_2_Parameters_node{p_2_Parameters_members};
constinit const p::Structure bind_2_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure Tools_2_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure namespace_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& class_::toolbind_node(const class_::Mode*) { return class_Mode_node; }
const p::Node& class_::toolbind_node(const class_::Other*) { return class_Other_node; }
const p::Node& class_::toolbind_node(const class_::Other_2*) { return class_Other_2_node; }
const p::Node& class_::toolbind_node(const class_::Parameters*) { return class_Parameters_node; }
const p::Node& p_2::toolbind_node(const p_2::Parameters*) { return p_2_Parameters_node; }
const p::Node& std_::toolbind_node(const std_::Parameters*) { return std_Parameters_node; }
const p::Node& get_it::toolbind_node(const get_it::Parameters*) { return get_it_Parameters_node; }
const p::Node& get_it_2::toolbind_node(const get_it_2::Parameters*) { return get_it_2_Parameters_node; }
const p::Node& bind_2::toolbind_node(const bind_2::Parameters*) { return bind_2_Parameters_node; }
const p::Node& Tools_2::toolbind_node(const Tools_2::Parameters*) { return Tools_2_Parameters_node; }
const p::Node& namespace_::toolbind_node(const namespace_::Parameters*) { return namespace_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view class_schemas[] = {
      R"json({"type":"object","properties":{"class":{"type":"integer"},"std":{"type":"string"},"toolbind":{"type":"string"},"min":{"type":"integer"},"major":{"type":"integer"},"NULL":{"type":"integer"},"errno":{"type":"integer"},"EOF":{"type":"integer"},"_Reserved":{"type":"integer"},"a__b":{"type":"integer"},"3d":{"type":"integer"},"two words":{"type":"integer"},"...":{"type":"integer"},"":{"type":"integer"},"😀":{"type":"integer"},"größe":{"type":"integer"},"Parameters":{"type":"integer"},"Mode":{"enum":["On","on","_on_","ON","x","X","true","int","<","<=","0","00","\u0000"]},"Other":{"type":"object","properties":{"a":{"type":"integer"}}},"_other_":{"type":"object","properties":{"b":{"type":"integer"}}},"y":{"type":"integer"},"Y":{"type":"integer"},"operator==":{"type":"integer"},"a\"b\\c":{"type":"integer"},"a\u0000b":{"type":"integer"},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1":{"type":"integer"},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2":{"type":"integer"}}})json",
      R"json({"type":"object","properties":{"class":{"anyOf":[{"type":"integer"},{"type":"null"}]},"std":{"anyOf":[{"type":"string"},{"type":"null"}]},"toolbind":{"anyOf":[{"type":"string"},{"type":"null"}]},"min":{"anyOf":[{"type":"integer"},{"type":"null"}]},"major":{"anyOf":[{"type":"integer"},{"type":"null"}]},"NULL":{"anyOf":[{"type":"integer"},{"type":"null"}]},"errno":{"anyOf":[{"type":"integer"},{"type":"null"}]},"EOF":{"anyOf":[{"type":"integer"},{"type":"null"}]},"_Reserved":{"anyOf":[{"type":"integer"},{"type":"null"}]},"a__b":{"anyOf":[{"type":"integer"},{"type":"null"}]},"3d":{"anyOf":[{"type":"integer"},{"type":"null"}]},"two words":{"anyOf":[{"type":"integer"},{"type":"null"}]},"...":{"anyOf":[{"type":"integer"},{"type":"null"}]},"":{"anyOf":[{"type":"integer"},{"type":"null"}]},"😀":{"anyOf":[{"type":"integer"},{"type":"null"}]},"größe":{"anyOf":[{"type":"integer"},{"type":"null"}]},"Parameters":{"anyOf":[{"type":"integer"},{"type":"null"}]},"Mode":{"anyOf":[{"enum":["On","on","_on_","ON","x","X","true","int","<","<=","0","00","\u0000"],"type":"string"},{"type":"null"}]},"Other":{"anyOf":[{"type":"object","properties":{"a":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["a"],"additionalProperties":false},{"type":"null"}]},"_other_":{"anyOf":[{"type":"object","properties":{"b":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["b"],"additionalProperties":false},{"type":"null"}]},"y":{"anyOf":[{"type":"integer"},{"type":"null"}]},"Y":{"anyOf":[{"type":"integer"},{"type":"null"}]},"operator==":{"anyOf":[{"type":"integer"},{"type":"null"}]},"a\"b\\c":{"anyOf":[{"type":"integer"},{"type":"null"}]},"a\u0000b":{"anyOf":[{"type":"integer"},{"type":"null"}]},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1":{"anyOf":[{"type":"integer"},{"type":"null"}]},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["class","std","toolbind","min","major","NULL","errno","EOF","_Reserved","a__b","3d","two words","...","","😀","größe","Parameters","Mode","Other","_other_","y","Y","operator==","a\"b\\c","a\u0000b","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"class":{"type":"integer"},"std":{"type":"string"},"toolbind":{"type":"string"},"min":{"type":"integer"},"major":{"type":"integer"},"NULL":{"type":"integer"},"errno":{"type":"integer"},"EOF":{"type":"integer"},"_Reserved":{"type":"integer"},"a__b":{"type":"integer"},"3d":{"type":"integer"},"two words":{"type":"integer"},"...":{"type":"integer"},"":{"type":"integer"},"😀":{"type":"integer"},"größe":{"type":"integer"},"Parameters":{"type":"integer"},"Mode":{"enum":["On","on","_on_","ON","x","X","true","int","<","<=","0","00","\u0000"],"type":"string"},"Other":{"type":"object","properties":{"a":{"type":"integer"}}},"_other_":{"type":"object","properties":{"b":{"type":"integer"}}},"y":{"type":"integer"},"Y":{"type":"integer"},"operator==":{"type":"integer"},"a\"b\\c":{"type":"integer"},"a\u0000b":{"type":"integer"},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1":{"type":"integer"},"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2":{"type":"integer"}},"propertyOrdering":["class","std","toolbind","min","major","NULL","errno","EOF","_Reserved","a__b","3d","two words","...","","😀","größe","Parameters","Mode","Other","_other_","y","Y","operator==","a\"b\\c","a\u0000b","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2"]})json",
  };
  static constexpr toolbind::Rendering class_renderings[] = {
      {.shape = "natural", .schema = class_schemas[0], .optionals = 29},
      {.shape = "openai", .schema = class_schemas[1], .unions = 29},
      {.shape = "anthropic", .refused = "/properties/two words: the property name 'two words' is not of letters, digits, '_', '.', '-', up to 64"},
      {.shape = "anthropic_nullable", .refused = "/properties/two words: the property name 'two words' is not of letters, digits, '_', '.', '-', up to 64"},
      {.shape = "gemini", .schema = class_schemas[2], .optionals = 29},
  };
  static constexpr std::string_view std_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering std_renderings[] = {
      {.shape = "natural", .schema = std_schemas[0]},
      {.shape = "openai", .schema = std_schemas[1]},
      {.shape = "anthropic", .schema = std_schemas[1]},
      {.shape = "anthropic_nullable", .schema = std_schemas[1]},
      {.shape = "gemini", .schema = std_schemas[0]},
  };
  static constexpr std::string_view get_it_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering get_it_renderings[] = {
      {.shape = "natural", .schema = get_it_schemas[0]},
      {.shape = "openai", .schema = get_it_schemas[1]},
      {.shape = "anthropic", .schema = get_it_schemas[1]},
      {.shape = "anthropic_nullable", .schema = get_it_schemas[1]},
      {.shape = "gemini", .schema = get_it_schemas[0]},
  };
  static constexpr std::string_view get_it_2_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering get_it_2_renderings[] = {
      {.shape = "natural", .schema = get_it_2_schemas[0]},
      {.shape = "openai", .schema = get_it_2_schemas[1]},
      {.shape = "anthropic", .schema = get_it_2_schemas[1]},
      {.shape = "anthropic_nullable", .schema = get_it_2_schemas[1]},
      {.shape = "gemini", .schema = get_it_2_schemas[0]},
  };
  static constexpr std::string_view p_2_schemas[] = {
      R"json({"type":"object","properties":{"p":{"type":"string"},"tools":{"type":"string"}}})json",
      R"json({"type":"object","properties":{"p":{"anyOf":[{"type":"string"},{"type":"null"}]},"tools":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["p","tools"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"p":{"type":"string"},"tools":{"type":"string"}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"p":{"type":"string"},"tools":{"type":"string"}},"propertyOrdering":["p","tools"]})json",
  };
  static constexpr toolbind::Rendering p_2_renderings[] = {
      {.shape = "natural", .schema = p_2_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = p_2_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = p_2_schemas[2], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = p_2_schemas[1], .unions = 2},
      {.shape = "gemini", .schema = p_2_schemas[3], .optionals = 2},
  };
  static constexpr std::string_view bind_2_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering bind_2_renderings[] = {
      {.shape = "natural", .schema = bind_2_schemas[0]},
      {.shape = "openai", .schema = bind_2_schemas[1]},
      {.shape = "anthropic", .schema = bind_2_schemas[1]},
      {.shape = "anthropic_nullable", .schema = bind_2_schemas[1]},
      {.shape = "gemini", .schema = bind_2_schemas[0]},
  };
  static constexpr std::string_view Tools_2_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering Tools_2_renderings[] = {
      {.shape = "natural", .schema = Tools_2_schemas[0]},
      {.shape = "openai", .schema = Tools_2_schemas[1]},
      {.shape = "anthropic", .schema = Tools_2_schemas[1]},
      {.shape = "anthropic_nullable", .schema = Tools_2_schemas[1]},
      {.shape = "gemini", .schema = Tools_2_schemas[0]},
  };
  static constexpr std::string_view namespace_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering namespace_renderings[] = {
      {.shape = "natural", .schema = namespace_schemas[0]},
      {.shape = "openai", .schema = namespace_schemas[1]},
      {.shape = "anthropic", .schema = namespace_schemas[1]},
      {.shape = "anthropic_nullable", .schema = namespace_schemas[1]},
      {.shape = "gemini", .schema = namespace_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "class",
          .parameters_schema = class_schemas[0],
          .renderings = class_renderings,
          .digest = "5be0af1ee8920575da9376a89705f3572361481a9168826985455c81b51c5b3a",
          .parameters = &class_Parameters_node,
      },
      {
          .name = "std",
          .parameters_schema = std_schemas[0],
          .renderings = std_renderings,
          .digest = "fe4411257eb79dabb93048db5e0a0d50ff311995374eee57f24e0f865f68bf0e",
          .parameters = &std_Parameters_node,
      },
      {
          .name = "get-it",
          .parameters_schema = get_it_schemas[0],
          .renderings = get_it_renderings,
          .digest = "833779da00b07de12b9b6d244951a16290c40ff9a59b63f70c09626d5e60c042",
          .parameters = &get_it_Parameters_node,
      },
      {
          .name = "get_it",
          .parameters_schema = get_it_2_schemas[0],
          .renderings = get_it_2_renderings,
          .digest = "180f9290becefa7f645dfb6c342d3c922f1cc780586343080d17d8dadb220aa8",
          .parameters = &get_it_2_Parameters_node,
      },
      {
          .name = "p",
          .parameters_schema = p_2_schemas[0],
          .renderings = p_2_renderings,
          .digest = "3a26ce8814c3d07bd43e452171b02420d1b2252ef408a0f855e5ef5713ee860a",
          .parameters = &p_2_Parameters_node,
      },
      {
          .name = "bind",
          .parameters_schema = bind_2_schemas[0],
          .renderings = bind_2_renderings,
          .digest = "463538898f5e62f7e32de1af1e2792d4dbc352ebf545946e2c57ca8031189616",
          .parameters = &bind_2_Parameters_node,
      },
      {
          .name = "Tools",
          .parameters_schema = Tools_2_schemas[0],
          .renderings = Tools_2_renderings,
          .digest = "5d980e8a80c2f7df1c1212bad47b3f2cc073edfba1ba93bfae95f29bdd4725f3",
          .parameters = &Tools_2_Parameters_node,
      },
      {
          .name = "namespace",
          .parameters_schema = namespace_schemas[0],
          .renderings = namespace_renderings,
          .digest = "42fe155188199edace976bb3f0e41569850ce8f423f815deb94af32b043b051b",
          .parameters = &namespace_Parameters_node,
      },
  };
  return all;
}

}  // namespace hostile_names
