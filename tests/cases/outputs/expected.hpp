// Made by toolbind 0.1.0 from outputs.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "outputs.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace outputs {

enum class Sky { clear, cloudy };

/// What tomorrow brings.
struct Forecast {
  Sky sky{};
  double degrees = 0;

  bool operator==(const Forecast&) const = default;
};

struct Tree {
  std::vector<Tree> children;

  bool operator==(const Tree&) const = default;
};

using Verdict = std::variant<bool, std::string>;
using Essay = std::string;
using Counts = std::map<std::string, std::int64_t>;

const toolbind::program::Node& toolbind_node(const Sky*);
const toolbind::program::Node& toolbind_node(const Forecast*);
const toolbind::program::Node& toolbind_node(const Tree*);

const toolbind::program::Node& toolbind_node(const Verdict*);
const toolbind::program::Node& toolbind_node(const Essay*);
const toolbind::program::Node& toolbind_node(const Counts*);
using toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json, toolbind::adl::operator<<;

/// Any type declared above. The issues say where and why a text is no such value.
template <class T>
toolbind::Result<T> decode(std::string_view json, const toolbind::DecodeOptions& options = {}) {
  return toolbind::detail::decode<T>(toolbind_node(static_cast<const T*>(nullptr)), json, options);
}

/// Any type declared above. Throws toolbind::EncodeError for what JSON can't say, such as an empty Box.
template <class T>
std::string encode(const T& value) {
  return toolbind::detail::encode(toolbind_node(&value), &value);
}

/// What tomorrow brings.
struct ForecastOutput {
  static constexpr std::string_view name = "forecast";
  using Value = Forecast;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'verdict'.
struct VerdictOutput {
  static constexpr std::string_view name = "verdict";
  using Value = Verdict;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// A text.
struct EssayOutput {
  static constexpr std::string_view name = "essay";
  using Value = Essay;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'note'.
struct NoteOutput {
  static constexpr std::string_view name = "note";
  using Value = std::string;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'counts'.
struct CountsOutput {
  static constexpr std::string_view name = "counts";
  using Value = Counts;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'tree'.
struct TreeOutput {
  static constexpr std::string_view name = "tree";
  using Value = Tree;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// What is known of each output, in the order of the spec.
std::span<const toolbind::OutputInfo> outputs();

}  // namespace outputs
