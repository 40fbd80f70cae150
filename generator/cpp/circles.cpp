// Which types are part of the same recursion: Tarjan's strongly connected components over the types that types mention.

#include <algorithm>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {
namespace {

class Circles {
 public:
  explicit Circles(const Plan& plan) : plan_(plan) {}

  void visit(TypeId id) {
    if (index_.contains(id)) return;
    const std::size_t own = index_.size();
    index_[id] = low_[id] = own;
    path_.push_back(id);
    for (const TypeId next : plan_.held(id, Plan::Reach::mentioned)) {
      if (!index_.contains(next)) {
        visit(next);
        low_[id] = std::min(low_[id], low_[next]);
      } else if (!found.contains(next)) {
        low_[id] = std::min(low_[id], index_[next]);
      }
    }
    if (low_[id] != own) return;
    for (bool more = true; more; path_.pop_back()) {
      found[path_.back()] = own;
      more = path_.back() != id;
    }
  }

  std::map<TypeId, std::size_t> found;

 private:
  const Plan& plan_;
  std::map<TypeId, std::size_t> index_, low_;
  std::vector<TypeId> path_;
};

}  // namespace

std::map<TypeId, std::size_t> Plan::circles() const {
  Circles circles(*this);
  for (const auto& [id, name] : names_) circles.visit(id);
  return std::move(circles.found);
}

}  // namespace toolbind::gen
