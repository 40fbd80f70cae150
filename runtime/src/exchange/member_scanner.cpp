// Looks at every byte once. Only the outermost object is taken apart; of the values inside, no more is known than where
// they end: whether they are JSON is the decoder's question.

#include "engine/member.hpp"
#include "engine/pieces.hpp"
#include "toolbind/partial_input.hpp"

namespace toolbind::detail {

void MemberScanner::read(std::string_view text, std::vector<Member>& out) {
  for (; at_ < text.size() && state_ != State::done; ++at_) step(text, out);
}

void MemberScanner::step(std::string_view text, std::vector<Member>& out) {
  const char c = text[at_];
  const bool space = json::is_space(c);
  switch (state_) {
    case State::before:
      if (!space) state_ = c == '{' ? State::key : State::done;
      break;
    case State::key:
      if (c == '"') {
        key_begin_ = at_;
        state_ = State::in_key;
      } else if (!space) {
        state_ = State::done;
      }
      break;
    case State::in_key:
      if (!escaped_ && c == '"') {
        key_ = engine::Pieces(text, 0).text(text.substr(key_begin_, at_ + 1 - key_begin_));
        state_ = State::colon;
      }
      escaped_ = !escaped_ && c == '\\';
      break;
    case State::colon:
      if (!space) state_ = c == ':' ? State::value : State::done;
      break;
    case State::value:
      if (space) break;
      begin_ = at_;
      state_ = State::in_value;
      in_value(c, out);
      break;
    case State::in_value:
      in_value(c, out);
      break;
    case State::after:
      if (!space) state_ = c == ',' ? State::key : State::done;
      break;
    case State::done:
      break;
  }
}

/// A string and a container end with themselves, a number or a word with what follows.
void MemberScanner::in_value(char c, std::vector<Member>& out) {
  if (in_string_) {
    if (!escaped_ && c == '"') {
      in_string_ = false;
      if (depth_ == 0) complete(at_ + 1, out);
    }
    escaped_ = !escaped_ && c == '\\';
    return;
  }
  if (c == '"') {
    in_string_ = true;
  } else if (c == '{' || c == '[') {
    ++depth_;
  } else if (depth_ == 0 && (c == ',' || c == '}' || json::is_space(c))) {
    complete(at_, out);
    if (c == ',') state_ = State::key;
    if (c == '}') state_ = State::done;
  } else if (c == '}' || c == ']') {
    if (depth_ == 0 || --depth_ == 0) complete(at_ + 1, out);
  }
}

void MemberScanner::complete(std::size_t end, std::vector<Member>& out) {
  out.push_back({std::move(key_), begin_, end});
  state_ = State::after;
}

std::optional<Issues> decode_member(const program::Node& node, std::string_view key, std::string_view value,
                                    void* target, const DecodeOptions& options) {
  return engine::decode_member(node, key, value, target, options);
}

}  // namespace toolbind::detail
