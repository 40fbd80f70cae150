// Patterns stand in constant tables as text; the first thread that needs one compiles it and publishes the result. A
// thread that loses the race throws its copy away.

#include "engine/pattern_cache.hpp"

#include <memory>

namespace toolbind::engine {

const text::Pattern& compiled(const program::Pattern& pattern) {
  if (const void* ready = pattern.compiled.load(std::memory_order_acquire)) {
    return *static_cast<const text::Pattern*>(ready);
  }
  auto made = std::make_unique<const text::Pattern>(std::get<text::Pattern>(text::Pattern::compile(pattern.text)));
  const void* expected = nullptr;
  if (pattern.compiled.compare_exchange_strong(expected, made.get(), std::memory_order_acq_rel)) {
    return *made.release();
  }
  return *static_cast<const text::Pattern*>(expected);
}

}  // namespace toolbind::engine
