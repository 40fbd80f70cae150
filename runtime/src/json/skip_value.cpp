// Steps over one JSON value of any shape and checks its grammar on the way. A loop instead of recursion: all that must
// be known of an open container is whether it is an object, one bit, so that depth costs an eighth of a byte.

#include "cursor.hpp"

#include <vector>

namespace toolbind::json {

namespace {

/// The containers that are open around the cursor.
class Nesting {
 public:
  explicit Nesting(unsigned max_depth) : max_depth_(max_depth) {}

  bool enter(bool object) {
    if (depth_ == max_depth_) {
      return false;
    }
    if (depth_ != 0 && depth_ % 64 == 0) {
      outer_.push_back(objects_);
    }
    objects_ = objects_ << 1 | (object ? 1U : 0U);
    ++depth_;
    return true;
  }

  void leave() {
    objects_ >>= 1;
    --depth_;
    if (depth_ != 0 && depth_ % 64 == 0) {
      objects_ = outer_.back();
      outer_.pop_back();
    }
  }

  bool empty() const { return depth_ == 0; }
  bool in_object() const { return (objects_ & 1) != 0; }

 private:
  unsigned max_depth_;
  unsigned depth_ = 0;
  std::uint64_t objects_ = 0;         // the innermost 1 to 64, the last one lowest
  std::vector<std::uint64_t> outer_;  // all others, 64 in each
};

/// `"key" : `, up to the value.
const char* skip_key(const char* p, const char* end) {
  StringToken key{};
  p = scan_string(p, end, key);
  if (p == nullptr) {
    return nullptr;
  }
  p = skip_space(p, end);
  return p != end && *p == ':' ? skip_space(p + 1, end) : nullptr;
}

const char* skip_scalar(const char* p, const char* end) {
  StringToken string{};
  NumberToken number{};
  switch (kind_at(p, end)) {
    case ValueKind::string:
      return scan_string(p, end, string);
    case ValueKind::number:
      return scan_number(p, end, number);
    case ValueKind::boolean:
      return *p == 't' ? scan_literal(p, end, "true") : scan_literal(p, end, "false");
    case ValueKind::null:
      return scan_literal(p, end, "null");
    case ValueKind::array:
    case ValueKind::object:
    case ValueKind::invalid:
      break;
  }
  return nullptr;
}

/// From after a value to the next one, through the ends of the containers it closes; `open` becomes empty when there is
/// no next one.
const char* to_next_value(const char* p, const char* end, Nesting& open) {
  while (!open.empty()) {
    p = skip_space(p, end);
    if (p == end) {
      return nullptr;
    }
    if (*p == ',') {
      p = skip_space(p + 1, end);
      return open.in_object() ? skip_key(p, end) : p;
    }
    if (*p != (open.in_object() ? '}' : ']')) {
      return nullptr;
    }
    ++p;
    open.leave();
  }
  return p;
}

}  // namespace

const char* skip_value(const char* p, const char* end, unsigned max_depth) {
  Nesting open(max_depth);
  do {
    const ValueKind kind = kind_at(p, end);
    if (kind == ValueKind::object || kind == ValueKind::array) {
      const bool object = kind == ValueKind::object;
      if (!open.enter(object)) {
        return nullptr;
      }
      p = skip_space(p + 1, end);
      const bool closes = p != end && *p == (object ? '}' : ']');
      if (!closes) {
        p = object ? skip_key(p, end) : p;
        continue;
      }
    } else {
      p = skip_scalar(p, end);
    }
    p = p == nullptr ? nullptr : to_next_value(p, end, open);
  } while (p != nullptr && !open.empty());
  return p;
}

}  // namespace toolbind::json
