#pragma once
// Server-sent events: bytes in, the data of each event out.

#include <string>
#include <string_view>

namespace toolbind::exchange {

class EventLines {
 public:
  /// `data` goes to `each` once the empty line after it came. Names, ids and comments are left out: providers say all that
  /// matters in the data.
  template <class Each>
  void feed(std::string_view bytes, Each each) {
    for (const char c : bytes) {
      const bool second = after_return_ && c == '\n';
      after_return_ = c == '\r';
      if (second) continue;
      if (c != '\n' && c != '\r') {
        line_ += c;
        continue;
      }
      if (line_.empty()) {
        flush(each);
      } else {
        take_line();
        line_.clear();
      }
    }
  }

  /// The stream has ended, perhaps without the last empty line.
  template <class Each>
  void finish(Each each) {
    if (!line_.empty()) take_line();
    line_.clear();
    flush(each);
  }

 private:
  template <class Each>
  void flush(Each& each) {
    if (has_data_) each(std::string_view(data_));
    data_.clear();
    has_data_ = false;
  }

  void take_line() {
    std::string_view line = line_;
    if (first_ && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    first_ = false;
    if (!line.starts_with("data")) return;
    line.remove_prefix(4);
    if (!line.empty() && line.front() != ':') return;
    if (!line.empty()) line.remove_prefix(1);
    if (line.starts_with(' ')) line.remove_prefix(1);
    if (has_data_) data_ += '\n';
    data_ += line;
    has_data_ = true;
  }

  std::string line_, data_;
  bool has_data_ = false, after_return_ = false, first_ = true;
};

}  // namespace toolbind::exchange
