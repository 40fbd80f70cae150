#pragma once
// Groups of a suite in the format of JSON-Schema-Test-Suite: a schema, and values that match it or don't.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace conformance {

using OrderedJson = nlohmann::ordered_json;

struct Group {
  std::string draft, file, description;
  OrderedJson schema;  ///< with `$schema`, where it is an object
  OrderedJson tests;   ///< {"description", "data", "valid"}
};

/// A group is a tool. Schemas that call themselves the same can't stand in one spec.
using Chunk = std::vector<Group>;

/// All required groups, distributed over so many chunks, the same way each time. `suite` may be empty: then only those of
/// `own`, a folder with a folder for each draft.
std::vector<Chunk> chunks(const std::string& suite, const std::string& own, std::size_t count);

/// The groups of a folder's files, as draft 2020-12.
std::vector<Group> groups_in(const std::string& folder);

inline std::string tool_name(std::size_t index) { return "group_" + std::to_string(index); }

}  // namespace conformance
