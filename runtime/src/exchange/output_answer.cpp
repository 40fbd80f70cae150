#include "toolbind/output_answer.hpp"

namespace toolbind::detail {

std::optional<std::string> output_text(const ModelTurn& turn, std::string& detail, Issues& issues) {
  detail = turn.detail;
  issues = turn.issues;
  if (turn.finish == ModelTurn::Finish::complete && issues.empty()) return turn.text;
  if (issues.empty()) {
    issues.push_back(
        {"", "finish",
         "there is no whole answer: " + std::string(to_string(turn.finish)) + (detail.empty() ? "" : ", " + detail)});
  }
  return std::nullopt;
}

std::optional<std::string_view> inside_fences(std::string_view text) {
  constexpr std::string_view space = " \t\r\n", fence = "```";
  const std::size_t begin = text.find_first_not_of(space), end = text.find_last_not_of(space);
  if (begin == std::string_view::npos) return std::nullopt;
  text = text.substr(begin, end + 1 - begin);
  if (!text.starts_with(fence) || !text.ends_with(fence)) return std::nullopt;
  const std::size_t line = text.find('\n');
  if (line == std::string_view::npos || line + 1 > text.size() - fence.size()) return std::nullopt;
  return text.substr(line + 1, text.size() - fence.size() - line - 1);
}

}  // namespace toolbind::detail
