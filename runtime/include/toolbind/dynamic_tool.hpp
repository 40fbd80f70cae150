#pragma once
// Tools that are described while the program runs: the schema is data, the handler takes and gives JSON.
//
//     auto more = toolkit.with_dynamic({.name = "add", .parameters = R"({"type": "object", ...})"},
//                                      [](const toolbind::Json& p) { return p["a"].get<int>() + p["b"].get<int>(); });

#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "toolbind/bind.hpp"
#include "toolbind/json.hpp"

namespace toolbind {

namespace detail {
/// Throws EncodeError for what JSON can't say: NaN, text that is not UTF-8.
std::string json_text(const Json& value);
}  // namespace detail

/// A JSON Schema, as text or as a document. Text and ordered documents keep the order of properties, in which models
/// write them.
class SchemaText {
 public:
  SchemaText() = default;
  SchemaText(std::string text) : text_(std::move(text)) {}
  SchemaText(const char* text) : text_(text) {}
  SchemaText(std::string_view text) : text_(text) {}
  SchemaText(const Json& schema) : text_(schema.dump(-1, ' ', false, Json::error_handler_t::replace)) {}
  SchemaText(const nlohmann::ordered_json& schema)
      : text_(schema.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) {}

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

/// The fields mean what they mean in a spec.
struct DynamicTool {
  std::string name{}, title{}, description{};
  SchemaText parameters{};          ///< empty: no parameters
  SchemaText success{}, failure{};  ///< empty: any value
  FailureMode failure_mode = FailureMode::error;
  Strict strict{};
  Approval needs_approval = Approval::never;  ///< a rule is asked even then
  std::function<bool(const Json&)> rule{};
  Annotations annotations{};
  std::string provider_options{}, meta{};  ///< JSON objects, or empty
  bool enforce_formats = false;
  /// Where documents of other places are: references that begin with the first are files below the second. Nothing is ever
  /// fetched.
  std::vector<std::pair<std::string, std::string>> references{};
};

/// A function of the arguments, and of the CallContext if it wants it. It returns JSON or what converts to it, nothing,
/// an expected-like type of these, or a future.
class DynamicHandler {
 public:
  template <class F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, DynamicHandler>) DynamicHandler(F function) {
    run_ = [function = std::move(function)](const Json& arguments, const CallContext& context) mutable {
      CallContext own(context);
      if constexpr (std::is_invocable_v<F&, const Json&, CallContext&>)
        return given([&]() -> decltype(auto) { return function(arguments, own); });
      else
        return given([&]() -> decltype(auto) { return function(arguments); });
    };
  }

  detail::Answer operator()(const Json& arguments, const CallContext& context) const {
    return run_(arguments, context);
  }

 private:
  template <class Run>
  static detail::Answer given(Run run) {
    if constexpr (std::is_void_v<decltype(run())>) {
      run();
      return {false, "null"};
    } else {
      return answer(run());
    }
  }

  template <class Value>
  static detail::Answer answer(Value&& value) {
    using Plain = std::remove_cvref_t<Value>;
    if constexpr (std::is_same_v<Plain, Json>) {
      return {false, detail::json_text(value)};
    } else if constexpr (detail::FutureLike<Plain>) {
      return given([&]() -> decltype(auto) { return value.get(); });
    } else if constexpr (detail::ExpectedLike<Plain>) {
      if (!value.has_value()) return {true, detail::json_text(Json(value.error()))};
      return given([&]() -> decltype(auto) { return *value; });
    } else {
      return {false, detail::json_text(Json(std::forward<Value>(value)))};
    }
  }

  std::function<detail::Answer(const Json&, const CallContext&)> run_;
};

}  // namespace toolbind
