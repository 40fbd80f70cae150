#pragma once
// The arguments of a call while the model still writes them: the members that are complete, with their types.
//
//     toolbind::PartialInput<GetWeather::Parameters> input;
//     while (...) {
//       stream.feed(bytes);
//       input.read(stream.partial_calls()[0].arguments);
//       if (input.has("city")) show(input->city);
//     }
//
// Every text is looked at once, however often it is asked. What comes out is not checked as a whole: run a call only when
// it is finished.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/generated.hpp"

namespace toolbind {
namespace detail {

/// Finds the members of an object that grows.
class MemberScanner {
 public:
  struct Member {
    std::string key;
    std::size_t begin, end;  ///< of its value
  };

  /// `text` begins with all that it was given before. Adds the members that are complete now.
  void read(std::string_view text, std::vector<Member>& out);

 private:
  enum class State { before, key, in_key, colon, value, in_value, after, done };
  void step(std::string_view text, std::vector<Member>& out);
  void in_value(char c, std::vector<Member>& out);
  void complete(std::size_t end, std::vector<Member>& out);

  State state_ = State::before;
  std::size_t at_ = 0, key_begin_ = 0, begin_ = 0;
  std::string key_;
  std::size_t depth_ = 0;  ///< of containers that are open in the value
  bool in_string_ = false, escaped_ = false;
};

/// Stores one member; the others stay as they are. Issues: it is left out. Nothing: the schema names no such member.
std::optional<Issues> decode_member(const program::Node& node, std::string_view key, std::string_view value,
                                    void* target, const DecodeOptions& options);

}  // namespace detail

template <Described T>
class PartialInput {
 public:
  /// `options.sent`: the shape that was asked for.
  explicit PartialInput(DecodeOptions options = {}) : options_(std::move(options)) { options_.wire = true; }

  /// All of the text so far, from its beginning.
  void read(std::string_view text) {
    std::vector<detail::MemberScanner::Member> found;
    scanner_.read(text, found);
    for (const auto& one : found) take(one.key, text.substr(one.begin, one.end - one.begin));
  }

  /// Members that are not complete have the values they have in a default-constructed T.
  const T& operator*() const { return value_; }
  const T* operator->() const { return &value_; }

  bool has(std::string_view member) const {
    for (const std::string& name : complete_) {
      if (name == member) return true;
    }
    return false;
  }
  /// Names of the members that are complete, as the schema has them, in the order of the text.
  const std::vector<std::string>& complete() const { return complete_; }
  /// Of members that are complete and wrong.
  const Issues& issues() const { return issues_; }

 private:
  void take(const std::string& key, std::string_view text) {
    if (has(key)) return;  // a key that comes twice is wrong, and the first is what was shown
    auto wrong = detail::decode_member(toolbind_node(static_cast<const T*>(nullptr)), key, text, &value_, options_);
    if (!wrong) return;
    if (wrong->empty()) complete_.push_back(key);
    for (Issue& issue : *wrong) {
      if (issues_.size() < options_.limits.issues) issues_.push_back(std::move(issue));
    }
  }

  DecodeOptions options_;
  detail::MemberScanner scanner_;
  T value_{};
  std::vector<std::string> complete_;
  Issues issues_;
};

}  // namespace toolbind
