#pragma once
// A look into a JSON text that is known to be well-formed: parts are found when they are asked for, and keep their own
// text, with its order of keys and its numbers as they were written. What is not there is an empty view, so that
// `response["choices"][0]["message"]` needs no questions in between.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pieces.hpp"
#include "request/object_text.hpp"

namespace toolbind::exchange {

class JsonView {
 public:
  static constexpr unsigned depth = 500;  ///< beyond what any provider nests

  JsonView() = default;

  /// Empty, if the text is no JSON.
  static JsonView of(std::string_view text) { return JsonView(engine::Pieces::value_in(text, depth)); }

  explicit operator bool() const { return !raw_.empty(); }
  std::string_view raw() const { return raw_; }

  json::ValueKind kind() const { return json::kind_at(raw_.data(), raw_.data() + raw_.size()); }
  bool is_null() const { return raw_ == "null"; }
  bool is_string() const { return kind() == json::ValueKind::string; }
  bool is_object() const { return kind() == json::ValueKind::object; }
  bool is_array() const { return kind() == json::ValueKind::array; }
  /// Neither missing nor null.
  bool is_there() const { return !raw_.empty() && !is_null(); }

  std::vector<std::pair<std::string, JsonView>> members() const {
    std::vector<std::pair<std::string, JsonView>> out;
    if (!is_object()) return out;
    for (engine::Pieces::Member& one : pieces().members(raw_))
      out.emplace_back(std::move(one.key), JsonView(one.value));
    return out;
  }

  std::vector<JsonView> items() const {
    std::vector<JsonView> out;
    if (!is_array()) return out;
    for (const std::string_view item : pieces().items(raw_)) out.push_back(JsonView(item));
    return out;
  }

  JsonView operator[](std::string_view key) const {
    if (!is_object()) return {};
    for (const engine::Pieces::Member& one : pieces().members(raw_)) {
      if (one.key == key) return JsonView(one.value);
    }
    return {};
  }

  JsonView first() const {
    const std::vector<JsonView> all = items();
    return all.empty() ? JsonView() : all.front();
  }

  /// What a string says; empty for anything else.
  std::string text() const { return is_string() ? pieces().text(raw_) : std::string(); }

  std::optional<std::size_t> index() const {
    std::size_t out = 0;
    if (raw_.empty() || raw_.size() > 9) return std::nullopt;
    for (const char c : raw_) {
      if (c < '0' || c > '9') return std::nullopt;
      out = out * 10 + static_cast<std::size_t>(c - '0');
    }
    return out;
  }

 private:
  explicit JsonView(std::string_view raw) : raw_(raw) {}
  engine::Pieces pieces() const { return engine::Pieces(raw_, depth); }

  std::string_view raw_;
};

using request::json_string;

}  // namespace toolbind::exchange
