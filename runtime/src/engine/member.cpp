#include "engine/member.hpp"

#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/path.hpp"
#include "engine/wire.hpp"

namespace toolbind::engine {
namespace {

using program::Node;

Issues below(std::string_view key, Issues issues) {
  std::string place;
  const PathFrame frame{nullptr, key, 0};
  append_pointer(&frame, place);
  for (Issue& issue : issues) issue.path.insert(0, place);
  return issues;
}

}  // namespace

std::optional<Issues> decode_member(const Node& root, std::string_view key, std::string_view value, void* target,
                                    const DecodeOptions& options) {
  const Node* node = &root;
  while (node->kind == program::Kind::box) {
    const auto& box = static_cast<const program::Box&>(*node);
    target = box.ops ? box.ops->emplace(target) : target;
    node = box.inner;
  }
  if (node->kind != program::Kind::structure)
    return Issues{{"", "type", "only the members of an object can be read one by one"}};
  const auto& structure = static_cast<const program::Structure&>(*node);
  const std::size_t index = find_member(structure, key);
  if (index == not_found) return std::nullopt;
  const program::Member& member = structure.members[index];

  // What it means is found out first: what is half stored can't be taken back.
  std::string natural(value);
  Issues issues = check(*member.node, natural, options.limits);
  if (!issues.empty() && options.wire) {
    const bool absent = value == "null" && member.presence != program::Presence::required;
    if (absent) return Issues();
    if (auto other = natural_text(*member.node, value, options)) {
      natural = *std::move(other);
      issues = check(*member.node, natural, options.limits);
    }
  }
  if (issues.empty()) issues = decode(*member.node, natural, nullptr, options);
  if (!issues.empty()) return below(key, std::move(issues));
  if (member.offset == program::not_stored) return Issues();
  void* const slot = static_cast<char*>(target) + member.offset;
  if (member.presence == program::Presence::flag) {
    *static_cast<bool*>(slot) = true;
    return Issues();
  }
  return below(key, decode(*member.node, natural, member.optional ? member.optional->emplace(slot) : slot, options));
}

}  // namespace toolbind::engine
