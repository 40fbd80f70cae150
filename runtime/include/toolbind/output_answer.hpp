#pragma once
// Structured outputs: the model's answer as a value.
//
//     auto answer = toolbind::read_output<weather::ForecastOutput>(toolbind::Provider::openai_chat, body);
//     if (answer) use(*answer); else if (answer.refused()) show(answer.detail); else show(answer.error());

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/generated.hpp"
#include "toolbind/model_turn.hpp"

namespace toolbind {

template <class Value>
struct OutputAnswer {
  std::optional<Value> value{};
  std::string text{};    ///< as the model wrote it
  std::string detail{};  ///< why there is no answer: the refusal, the error
  ModelTurn::Finish finish = ModelTurn::Finish::complete;
  Issues issues{};  ///< why the text is no such value, or the response can't be understood

  bool has_value() const { return value.has_value(); }
  explicit operator bool() const { return has_value(); }
  const Value& operator*() const { return *value; }
  const Value* operator->() const { return &*value; }
  const Issues& error() const { return issues; }
  bool refused() const { return finish == ModelTurn::Finish::refused; }
};

namespace detail {

/// The answer but for its value; the text to decode, or nothing, with issues.
std::optional<std::string> output_text(const ModelTurn& turn, std::string& detail, Issues& issues);
/// What stands in a block between code fences, if that is all there is; for models that can't leave that.
std::optional<std::string_view> inside_fences(std::string_view text);

/// Of an output's tag, or of a generated type.
template <class T>
struct OutputOf {
  using Value = T;
  static Result<Value> decode(std::string_view text, DecodeOptions options) {
    options.wire = true;
    options.root_key = "response";
    return detail::decode<T>(toolbind_node(static_cast<const T*>(nullptr)), text, options);
  }
};
template <class T>
requires requires {
  typename T::Value;
  T::info();
}
struct OutputOf<T> {
  using Value = typename T::Value;
  static Result<Value> decode(std::string_view text, const DecodeOptions& options) { return T::decode(text, options); }
};

}  // namespace detail

/// Of an answer that was read before, such as StreamAssembler::turn(). `plan`: RequestOutput::plan.
template <class T>
OutputAnswer<typename detail::OutputOf<T>::Value> read_output(const ModelTurn& turn, const ToolPlan* plan = nullptr,
                                                              DecodeOptions options = {}) {
  OutputAnswer<typename detail::OutputOf<T>::Value> out;
  out.text = turn.text;
  out.finish = turn.finish;
  const auto text = detail::output_text(turn, out.detail, out.issues);
  if (!text) return out;
  if (plan) options.sent = plan->wire;
  auto value = detail::OutputOf<T>::decode(*text, options);
  if (!value) {
    if (const auto inside = detail::inside_fences(*text)) {
      value = detail::OutputOf<T>::decode(*inside, options);
    }
  }
  if (value)
    out.value = *std::move(value);
  else
    out.issues = value.error();
  return out;
}

template <class T>
auto read_output(Provider provider, std::string_view response, const ToolPlan* plan = nullptr,
                 const DecodeOptions& options = {}) {
  return read_output<T>(read_calls(provider, response), plan, options);
}
template <class T>
auto read_output(Provider provider, const IsJson auto& response, const ToolPlan* plan = nullptr,
                 const DecodeOptions& options = {}) {
  return read_output<T>(read_calls(provider, response), plan, options);
}

}  // namespace toolbind
