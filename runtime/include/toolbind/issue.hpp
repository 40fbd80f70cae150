#pragma once
// What is wrong with a value: where, which rule, and what to do about it.

#include <stdexcept>
#include <string>
#include <vector>

namespace toolbind {

/// One violation found in a JSON value.
struct Issue {
  std::string path;     ///< JSON pointer to the offending value; empty is the root
  std::string keyword;  ///< the schema keyword, or json, duplicateKey, range, limit
  std::string message;  ///< `expected integer, got "five"`

  bool operator==(const Issue&) const = default;
};

using Issues = std::vector<Issue>;

/// One line per issue: `/units: expected one of ..., got "kelvin"`.
std::string to_string(const Issues& issues);

/// Thrown only by nlohmann's conversions (`json.get<T>()`); the engine and dispatch never throw it.
class DecodeError : public std::runtime_error {
 public:
  explicit DecodeError(Issues found);
  const Issues& issues() const { return issues_; }

 private:
  Issues issues_;
};

/// Thrown by `encode` for a value that JSON can't say: an empty Box, NaN, text that is not UTF-8.
class EncodeError : public std::runtime_error {
 public:
  explicit EncodeError(Issues found);
  const Issues& issues() const { return issues_; }

 private:
  Issues issues_;
};

}  // namespace toolbind
