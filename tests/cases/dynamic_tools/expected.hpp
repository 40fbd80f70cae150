// Made by toolbind 0.1.0 from dynamic_tools.tools.json; do not edit.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include <toolbind/generated.hpp>

static_assert(toolbind::generated_code_version == 2,
              "dynamic_tools.tools.hpp was made by another version of toolbind than the one in use: generate it again");

namespace dynamic_tools {

struct Stop {
  std::string place;
  std::int64_t nights = 1;
  std::optional<toolbind::Box<Stop>> next{};

  bool operator==(const Stop&) const = default;
};

const toolbind::program::Node& toolbind_node(const Stop*);

namespace book {

struct Train {
  static constexpr std::string_view kind = "train";
  std::int64_t class_ = 2;

  bool operator==(const Train&) const = default;
};

struct Car {
  static constexpr std::string_view kind = "car";
  std::optional<std::int64_t> seats{};
  bool hired = true;

  bool operator==(const Car&) const = default;
};

struct GuestsItem {
  std::string name;
  std::int64_t age = 30;

  bool operator==(const GuestsItem&) const = default;
};

struct RoomsValue {
  std::int64_t beds = 2;

  bool operator==(const RoomsValue&) const = default;
};

struct SpanItem2 {
  bool flexible = false;

  bool operator==(const SpanItem2&) const = default;
};

enum class Board { none, half, full };

struct Parameters {
  Stop way;
  std::optional<std::variant<Train, Car>> by{};
  std::optional<std::vector<GuestsItem>> guests{};
  std::optional<std::map<std::string, RoomsValue>> rooms{};
  std::optional<std::tuple<std::string, SpanItem2>> span{};
  std::optional<toolbind::Nullable<std::string>> note{};
  double budget = 1000.0;
  Board board = Board::half;

  bool operator==(const Parameters&) const = default;
};

const toolbind::program::Node& toolbind_node(const Train*);
const toolbind::program::Node& toolbind_node(const Car*);
const toolbind::program::Node& toolbind_node(const GuestsItem*);
const toolbind::program::Node& toolbind_node(const RoomsValue*);
const toolbind::program::Node& toolbind_node(const SpanItem2*);
const toolbind::program::Node& toolbind_node(const Board*);
const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace book

namespace cancel {

struct Parameters {
  std::int64_t id = 0;

  bool operator==(const Parameters&) const = default;
};

using Success = bool;

const toolbind::program::Node& toolbind_node(const Parameters*);
using toolbind::adl::encode, toolbind::adl::to_string, toolbind::adl::to_json, toolbind::adl::from_json,
    toolbind::adl::operator<<;

}  // namespace cancel

/// Books a trip.
struct Book {
  static constexpr std::string_view name = "book";
  using Parameters = book::Parameters;
  using Success = toolbind::Nothing;
  using Failure = toolbind::Never;
  using Train = book::Train;
  using Car = book::Car;
  using GuestsItem = book::GuestsItem;
  using RoomsValue = book::RoomsValue;
  using SpanItem2 = book::SpanItem2;
  using Board = book::Board;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.book(parameters, context...)) {
    return handler.book(parameters, context...);
  }
};

struct Cancel {
  static constexpr std::string_view name = "cancel";
  using Parameters = cancel::Parameters;
  using Success = cancel::Success;
  using Failure = toolbind::Never;

  template <class H, class... C>
  static auto call(H& handler, const Parameters& parameters, C&... context)
      -> decltype(handler.cancel(parameters, context...)) {
    return handler.cancel(parameters, context...);
  }
};

const toolbind::program::Node& toolbind_node(const cancel::Success*);
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

/// What is known of each tool, in the order of the spec.
std::span<const toolbind::ToolInfo> tools();

using Tools = toolbind::ToolSet<Book, Cancel>;

/// A decoded call of any of the tools.
using AnyCall = typename toolbind::AnyCallOf<Tools>::type;

/// Gives a toolbind::Result<AnyCall>. Include <toolbind/toolkit.hpp> where this and `bind` are used.
template <class ToolCall = toolbind::ToolCall>
auto decode_call(const ToolCall& call, const toolbind::DecodeOptions& options = {}) {
  return toolbind::CallDecoder<Tools, ToolCall>::decode(tools(), call, options);
}

template <class... H>
auto bind(H&&... handlers) {
  static_assert(toolbind::handlers_of<Book, H...> == 1,
                "tool 'book' needs exactly one handler: a member function "
                "'void book(const Book::Parameters&)'"
                ", or toolbind::on<Book>(function)");
  static_assert(toolbind::handlers_of<Cancel, H...> == 1,
                "tool 'cancel' needs exactly one handler: a member function "
                "'Cancel::Success cancel(const Cancel::Parameters&)'"
                ", or toolbind::on<Cancel>(function)");
  return toolbind::Binder<Tools, H...>::bind(tools(), std::forward<H>(handlers)...);
}

}  // namespace dynamic_tools
