#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace toolbind::gen {

/// The name of a data member or function for any text. The spelling stays where C++ allows it: `city` is `city`,
/// `user-id` is `user_id`, `class` is `class_`, `3d` is `n3d`, `<=` is `less_equal`, an emoji is `u1f600`.
/// Always a legal identifier that is neither reserved nor a well-known macro, of at most 100 characters.
/// Different texts may give the same name: see Scope.
std::string member_name(std::string_view text);

/// The name of a type, in PascalCase: `get_weather` and `get-weather` are `GetWeather`, `HTTPServer` stays, `3d` is
/// `T3d`. Two digits that a separator kept apart stay apart: `v1.2` is `V1_2`. As safe as member_name.
std::string type_name(std::string_view text);

/// The name of an enumerator: as member_name.
std::string enumerator_name(std::string_view text);

/// The name of one namespace (not of a `a::b` path): as member_name, and never one that the standard reserves.
std::string namespace_name(std::string_view text);

/// Is it a namespace that generated code can live in: `acme::weather`, but not `class`, `std` or `a::toolbind`?
bool is_namespace(std::string_view path);

/// Makes the names of one C++ scope unique, in the order of the calls: `a`, `a_2`, `a_3`.
class Scope {
 public:
  /// `reserved` are names that nobody may claim, such as the name of the class whose members are claimed.
  explicit Scope(std::vector<std::string> reserved = {});

  /// `wanted` if it is free, else `wanted` with the first free number. `wanted` must be an identifier.
  std::string claim(std::string wanted);

  bool taken(const std::string& name) const;

 private:
  std::unordered_set<std::string> taken_;
  std::unordered_map<std::string, std::size_t> next_number_;
};

}  // namespace toolbind::gen
