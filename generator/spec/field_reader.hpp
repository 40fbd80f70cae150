#pragma once
// Reading the members of one object of a spec, with a diagnostic for everything that is not as it should be.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "generator/source/diagnostic.hpp"
#include "generator/source/json_document.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::gen {

class FieldReader {
 public:
  /// Reports keys that are not among `known`.
  FieldReader(const Document& document, std::string pointer, std::span<const std::string_view> known,
              DiagnosticSink& sink);

  bool is_object() const { return object_ != nullptr; }
  const nlohmann::ordered_json* find(const std::string& key) const;
  std::string pointer(const std::string& key) const;

  std::string text(const std::string& key);
  std::string required_text(const std::string& key);
  std::optional<bool> flag(const std::string& key);
  Strict strict();
  /// The index of a word among `words`; 0 if it is not there.
  std::size_t word(const std::string& key, std::span<const std::string_view> words);
  const nlohmann::ordered_json* array(const std::string& key);
  const nlohmann::ordered_json* object(const std::string& key);
  void error(const std::string& key, std::string message);

 private:
  void wrong(const std::string& key, std::string_view expected);

  const Document& document_;
  std::string pointer_;
  const nlohmann::ordered_json* object_;
  DiagnosticSink& sink_;
};

}  // namespace toolbind::gen
