#pragma once
// The dialects by name: the built-in ones, and those that users make of them.

#include <deque>
#include <span>
#include <string>
#include <vector>

#include "dialect/dialect.hpp"
#include "toolbind/issue.hpp"
#include "toolbind/model.hpp"

namespace toolbind::request {

/// Null, if there is none of this name.
const dialect::Dialect* built_in_dialect(std::string_view name);

/// What is wrong with a dialect of the user's, and with the name of one.
Issues check_dialect(const DialectProfile& profile, std::span<const DialectProfile> registered);
Issues check_dialect_name(std::string_view name, std::span<const DialectProfile> registered);

/// Makes dialects of profiles, and keeps what they point to.
class DialectShelf {
 public:
  DialectShelf() = default;
  DialectShelf(DialectShelf&&) = default;
  DialectShelf& operator=(DialectShelf&&) = default;

  /// Null for a name that nobody knows.
  const dialect::Dialect* find(std::string_view name, std::span<const DialectProfile> registered);

 private:
  struct Made {
    DialectProfile profile;
    std::vector<std::string_view> keywords, formats;
    dialect::Dialect dialect;
  };
  std::deque<Made> made_;
};

}  // namespace toolbind::request
