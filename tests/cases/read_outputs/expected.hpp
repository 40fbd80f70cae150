// Made by toolbind 0.1.0 from read_outputs.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "read_outputs.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace read_outputs {

enum class Sky { clear, cloudy };

struct Forecast {
  Sky sky{};
  double degrees = 0;
  std::optional<std::int64_t> wind{};

  bool operator==(const Forecast&) const = default;
};

struct Circle {
  double r = 0;

  bool operator==(const Circle&) const = default;
};

struct Square {
  double side = 0;

  bool operator==(const Square&) const = default;
};

struct Reply {
  std::string response;

  bool operator==(const Reply&) const = default;
};

using Verdict = std::variant<bool, std::string>;
using Shape = std::variant<Circle, Square>;
using Counts = std::map<std::string, std::int64_t>;
using Essay = std::string;

const toolbind::program::Node& toolbind_node(const Sky*);
const toolbind::program::Node& toolbind_node(const Forecast*);
const toolbind::program::Node& toolbind_node(const Circle*);
const toolbind::program::Node& toolbind_node(const Square*);
const toolbind::program::Node& toolbind_node(const Reply*);

const toolbind::program::Node& toolbind_node(const Verdict*);
const toolbind::program::Node& toolbind_node(const Shape*);
const toolbind::program::Node& toolbind_node(const Counts*);
const toolbind::program::Node& toolbind_node(const Essay*);
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

/// The answer 'forecast'.
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

/// The answer 'shape'.
struct ShapeOutput {
  static constexpr std::string_view name = "shape";
  using Value = Shape;

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

/// The answer 'reply'.
struct ReplyOutput {
  static constexpr std::string_view name = "reply";
  using Value = Reply;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'essay'.
struct EssayOutput {
  static constexpr std::string_view name = "essay";
  using Value = Essay;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// The answer 'remark'.
struct RemarkOutput {
  static constexpr std::string_view name = "remark";
  using Value = std::string;

  static const toolbind::OutputInfo& info();  // for toolbind::request_output
  /// From the text of the model's answer.
  static toolbind::Result<Value> decode(std::string_view text, const toolbind::DecodeOptions& options = {});
};

/// What is known of each output, in the order of the spec.
std::span<const toolbind::OutputInfo> outputs();

}  // namespace read_outputs
