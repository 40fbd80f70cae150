#pragma once

#include <nlohmann/json.hpp>

#include "generator/cpp/node_text.hpp"

namespace toolbind::gen {

/// A tool's tag, its handler's signature and the fields of its ToolInfo.
nlohmann::json tool_view(const Plan& plan, std::size_t index, NodeWriter& nodes);

/// An output's tag and the fields of its OutputInfo.
nlohmann::json output_view(const Plan& plan, std::size_t index, NodeWriter& nodes);

}  // namespace toolbind::gen
