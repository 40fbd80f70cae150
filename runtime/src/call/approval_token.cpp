#include "call/approval_token.hpp"

#include "text/sha256.hpp"
#include "toolbind/approval.hpp"

namespace toolbind {

std::string approval_token(const ToolInfo& tool, const ToolCall& call, std::string_view canonical_arguments) {
  std::string all;
  for (const std::string_view part : {tool.name, tool.digest, std::string_view(call.id), canonical_arguments})
    all += std::to_string(part.size()) + ":" + std::string(part);
  return text::sha256_hex(all);
}

bool may_destroy(const ToolInfo& tool) {
  return !tool.annotations.read_only.value_or(false) && tool.annotations.destructive.value_or(true);
}

}  // namespace toolbind
