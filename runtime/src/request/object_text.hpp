#pragma once
// JSON text of an object, put together from the texts of its values.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace toolbind::request {

/// Text as a JSON string; bytes that are no UTF-8 become U+FFFD.
std::string json_string(std::string_view text);

/// A key that comes again replaces its value; what is empty is left out.
class ObjectText {
 public:
  ObjectText& json(std::string_view key, std::string_view value);
  ObjectText& text(std::string_view key, std::string_view value);
  ObjectText& flag(std::string_view key, bool value) { return json(key, value ? "true" : "false"); }
  /// All members of an object, given as JSON text.
  ObjectText& members(std::string_view object);

  std::string done() const;

 private:
  std::vector<std::pair<std::string, std::string>> fields_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace toolbind::request
