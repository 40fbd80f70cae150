#pragma once
// Which tools may be called, as each provider says it.

#include "request/request_tools.hpp"
#include "request/tool_json.hpp"

namespace toolbind::request {

/// What is wrong with the choice: names that are no tools, tools that the provider doesn't get.
Issues check_choice(Tools tools, const RequestOptions& options);

/// Must the others be left out, because the provider can't be told to pick among those that are sent?
bool narrows_by_leaving_out(const RequestOptions& options);

/// The request's fields beside `tools`. `must`: some tool has to be strict. What can't be said becomes a note.
std::string choice_fields(std::span<const PlannedTool> sent, const RequestOptions& options, bool must, Issues& notes);

}  // namespace toolbind::request
