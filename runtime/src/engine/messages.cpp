// Wording shared by the explaining engine. Everything that comes from the value is cut to a bounded length, so that a
// hostile call can't blow up the answer.

#include "engine/messages.hpp"

#include "json/cursor.hpp"
#include "text/nearest.hpp"

namespace toolbind::engine {
namespace {

constexpr std::size_t longest_excerpt = 60;
constexpr std::size_t most_names = 20;

std::string_view cut(std::string_view text) {
  if (text.size() <= longest_excerpt) return text;
  std::size_t size = longest_excerpt;
  while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) --size;
  return text.substr(0, size);
}

std::string_view kind_name(json::ValueKind kind) {
  constexpr std::string_view names[] = {"null", "boolean", "number", "string", "array", "object", "nothing"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string out = "\"";
  out += cut(text);
  out += text.size() > longest_excerpt ? "...\"" : "\"";
  return out;
}

std::string excerpt(const char* p, const char* end) {
  const json::ValueKind kind = json::kind_at(p, end);
  if (kind == json::ValueKind::string) {
    json::StringToken token;
    return json::scan_string(p, end, token) ? quoted(token.raw) : "string";
  }
  if (kind == json::ValueKind::array || kind == json::ValueKind::object) return std::string(kind_name(kind));
  const char* after = json::skip_value(p, end, 1);
  return after ? std::string(cut({p, static_cast<std::size_t>(after - p)})) : std::string(kind_name(kind));
}

std::string found_at(const char* p, const char* end) {
  const json::ValueKind kind = json::kind_at(p, end);
  std::string out(kind_name(kind));
  if (kind == json::ValueKind::string || kind == json::ValueKind::number || kind == json::ValueKind::boolean) {
    out += ' ';
    out += excerpt(p, end);
  }
  return out;
}

std::string suggestion(std::string_view wanted, std::span<const std::string_view> known) {
  const auto best = text::nearest(wanted, known);
  return best ? "; did you mean " + quoted(*best) + "?" : std::string();
}

std::string listed(std::span<const std::string_view> names) {
  std::string out;
  for (std::size_t i = 0; i < names.size() && i < most_names; ++i) {
    if (i > 0) out += ", ";
    out += quoted(names[i]);
  }
  if (names.size() > most_names) out += " and " + std::to_string(names.size() - most_names) + " more";
  return out;
}

std::string one_of(std::span<const std::string_view> names) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i) out += i + 1 < names.size() ? ", " : " or ";
    out += names[i];
  }
  return out;
}

}  // namespace toolbind::engine
