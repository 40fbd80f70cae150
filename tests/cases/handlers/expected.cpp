// Made by toolbind 0.1.0 from handlers.tools.json; do not edit.

#include "handlers.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace handlers {
namespace {

namespace p = toolbind::program;

constexpr p::Member square_Parameters_members[] = {
    {"n", offsetof(square::Parameters, n), &p::int64},
};
constinit const p::Structure square_Parameters_node{square_Parameters_members};
constexpr p::NumberRules square_Success_rules{{}, {"1000"}};
constinit const p::Integer square_Success_node{p::IntegerType::int64, &square_Success_rules};
constexpr p::Member divide_Parameters_members[] = {
    {"a", offsetof(divide::Parameters, a), &p::int64},
    {"b", offsetof(divide::Parameters, b), &p::int64},
};
constinit const p::Structure divide_Parameters_node{divide_Parameters_members};
constexpr p::Member divide_Success_members[] = {
    {"quotient", offsetof(divide::Success, quotient), &p::int64},
    {"rest", offsetof(divide::Success, rest), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure divide_Success_node{divide_Success_members};
constexpr p::StringRules divide_Failure_reason_rules{3u, p::unlimited, nullptr};
constinit const p::String divide_Failure_reason_node{&divide_Failure_reason_rules};
constexpr p::Member divide_Failure_members[] = {
    {"reason", offsetof(divide::Failure, reason), &divide_Failure_reason_node},
};
constinit const p::Structure divide_Failure_node{divide_Failure_members};
constexpr p::Member find_Parameters_members[] = {
    {"key", offsetof(find::Parameters, key), &p::string},
};
constinit const p::Structure find_Parameters_node{find_Parameters_members};
constinit const p::Nullable find_Success_node{&p::string, &p::optional_of<std::string>};
constinit const p::List find_Failure_nearest_node{&p::string, &p::list_of<std::string>, {0u, 2u}};
constexpr p::Member find_Failure_members[] = {
    {"nearest", offsetof(find::Failure, nearest), &find_Failure_nearest_node},
};
constinit const p::Structure find_Failure_node{find_Failure_members};
constexpr p::Member note_Parameters_members[] = {
    {"text", offsetof(note::Parameters, text), &p::string},
};
constinit const p::Structure note_Parameters_node{note_Parameters_members};
constexpr p::Member erase_Parameters_members[] = {
    {"path", offsetof(erase::Parameters, path), &p::string},
};
constinit const p::Structure erase_Parameters_node{erase_Parameters_members};
constexpr std::string_view erase_Failure_names[] = {"missing", "locked"};
constinit const p::Enumeration erase_Failure_node{erase_Failure_names};
constinit const p::Structure measure_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& square::toolbind_node(const square::Parameters*) { return square_Parameters_node; }
const p::Node& divide::toolbind_node(const divide::Parameters*) { return divide_Parameters_node; }
const p::Node& divide::toolbind_node(const divide::Success*) { return divide_Success_node; }
const p::Node& divide::toolbind_node(const divide::Failure*) { return divide_Failure_node; }
const p::Node& find::toolbind_node(const find::Parameters*) { return find_Parameters_node; }
const p::Node& find::toolbind_node(const find::Failure*) { return find_Failure_node; }
const p::Node& note::toolbind_node(const note::Parameters*) { return note_Parameters_node; }
const p::Node& erase::toolbind_node(const erase::Parameters*) { return erase_Parameters_node; }
const p::Node& erase::toolbind_node(const erase::Failure*) { return erase_Failure_node; }
const p::Node& measure::toolbind_node(const measure::Parameters*) { return measure_Parameters_node; }
const p::Node& toolbind_node(const square::Success*) { return square_Success_node; }
const p::Node& toolbind_node(const find::Success*) { return find_Success_node; }
const p::Node& toolbind_node(const measure::Success*) { return p::number; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view square_schemas[] = {
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]})json",
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering square_renderings[] = {
      {.shape = "natural", .schema = square_schemas[0]},
      {.shape = "openai", .schema = square_schemas[1]},
      {.shape = "anthropic", .schema = square_schemas[1]},
      {.shape = "anthropic_nullable", .schema = square_schemas[1]},
      {.shape = "gemini", .schema = square_schemas[0]},
  };
  static constexpr std::string_view divide_schemas[] = {
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"]})json",
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"propertyOrdering":["a","b"]})json",
  };
  static constexpr toolbind::Rendering divide_renderings[] = {
      {.shape = "natural", .schema = divide_schemas[0]},
      {.shape = "openai", .schema = divide_schemas[1]},
      {.shape = "anthropic", .schema = divide_schemas[1]},
      {.shape = "anthropic_nullable", .schema = divide_schemas[1]},
      {.shape = "gemini", .schema = divide_schemas[2]},
  };
  static constexpr std::string_view find_schemas[] = {
      R"json({"type":"object","properties":{"key":{"type":"string"}},"required":["key"]})json",
      R"json({"type":"object","properties":{"key":{"type":"string"}},"required":["key"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering find_renderings[] = {
      {.shape = "natural", .schema = find_schemas[0]},
      {.shape = "openai", .schema = find_schemas[1]},
      {.shape = "anthropic", .schema = find_schemas[1]},
      {.shape = "anthropic_nullable", .schema = find_schemas[1]},
      {.shape = "gemini", .schema = find_schemas[0]},
  };
  static constexpr std::string_view note_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"]})json",
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering note_renderings[] = {
      {.shape = "natural", .schema = note_schemas[0]},
      {.shape = "openai", .schema = note_schemas[1]},
      {.shape = "anthropic", .schema = note_schemas[1]},
      {.shape = "anthropic_nullable", .schema = note_schemas[1]},
      {.shape = "gemini", .schema = note_schemas[0]},
  };
  static constexpr std::string_view erase_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"]})json",
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering erase_renderings[] = {
      {.shape = "natural", .schema = erase_schemas[0]},
      {.shape = "openai", .schema = erase_schemas[1]},
      {.shape = "anthropic", .schema = erase_schemas[1]},
      {.shape = "anthropic_nullable", .schema = erase_schemas[1]},
      {.shape = "gemini", .schema = erase_schemas[0]},
  };
  static constexpr std::string_view measure_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering measure_renderings[] = {
      {.shape = "natural", .schema = measure_schemas[0]},
      {.shape = "openai", .schema = measure_schemas[1]},
      {.shape = "anthropic", .schema = measure_schemas[1]},
      {.shape = "anthropic_nullable", .schema = measure_schemas[1]},
      {.shape = "gemini", .schema = measure_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "square",
          .parameters_schema = square_schemas[0],
          .renderings = square_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer","maximum":1000}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "40bf158593b1eb561240ff0468807e0baba0298e946c50da650052dde723b195",
          .parameters = &square_Parameters_node,
          .success = &square_Success_node,
      },
      {
          .name = "divide",
          .parameters_schema = divide_schemas[0],
          .renderings = divide_renderings,
          .success_schema = R"json({"type":"object","properties":{"quotient":{"type":"integer"},"rest":{"type":"integer"}},"required":["quotient"]})json",
          .digest = "5d94235f04989fea071e6e6efa6d9e68cac8b4d43aff029dbd7f515094b40a09",
          .parameters = &divide_Parameters_node,
          .success = &divide_Success_node,
          .failure = &divide_Failure_node,
      },
      {
          .name = "find",
          .parameters_schema = find_schemas[0],
          .renderings = find_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":["string","null"]}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "254806c5e5e370a3d5245621c81b4be9441d8e12d9541c6a536b16fd9c7d1df8",
          .failure_mode = toolbind::FailureMode::return_to_model,
          .parameters = &find_Parameters_node,
          .success = &find_Success_node,
          .failure = &find_Failure_node,
      },
      {
          .name = "note",
          .parameters_schema = note_schemas[0],
          .renderings = note_renderings,
          .digest = "a3f06507b89fab458cd8f7f092ae19ec9d77c14ecd146810c56401b34c719a2f",
          .parameters = &note_Parameters_node,
      },
      {
          .name = "erase",
          .parameters_schema = erase_schemas[0],
          .renderings = erase_renderings,
          .digest = "9b26fd62ed845cfaf1512cb81fba50075965cb228d33bc93e567cc59b1915254",
          .parameters = &erase_Parameters_node,
          .failure = &erase_Failure_node,
      },
      {
          .name = "measure",
          .parameters_schema = measure_schemas[0],
          .renderings = measure_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"number"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "b5bc0775a29bc0e6df2806fe5f4ba1143fbabacedfdbec807235956538cca4f8",
          .parameters = &measure_Parameters_node,
          .success = &p::number,
      },
  };
  return all;
}

}  // namespace handlers
