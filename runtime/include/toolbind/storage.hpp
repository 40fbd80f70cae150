#pragma once
// Type-erased operations on the standard containers, so that one engine can fill them.
//
// Each family is a table of functions and a variable template that makes it: `list_of<std::string>` is the table of
// std::vector<std::string>. A table is a few dozen instructions per distinct type, which is what keeps generated code
// quick to compile.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace toolbind::program {

struct OptionalOps {
  void* (*emplace)(void* optional);
  const void* (*get)(const void* optional);  ///< null: empty
};

struct BoxOps {
  void* (*emplace)(void* box);
  const void* (*get)(const void* box);  ///< null: empty
};

struct ListOps {
  void* (*push)(void* list);  ///< a new last element
  std::size_t (*size)(const void* list);
  const void* (*at)(const void* list, std::size_t index);
  void (*push_bool)(void* list, bool value);  ///< std::vector<bool> has no elements to point at
};

struct TupleOps {
  void* (*at)(void* tuple, std::size_t index);
};

struct MapOps {
  void* (*insert)(void* map, std::string&& key);
  std::size_t (*size)(const void* map);
  /// Calls `each(context, key, value)` in key order until it gives false.
  void (*visit)(const void* map, void* context, bool (*each)(void*, const std::string&, const void*));
};

struct VariantOps {
  void* (*emplace)(void* variant, std::size_t index);
  std::size_t (*index)(const void* variant);
  const void* (*get)(const void* variant);
};

template <class T>
inline constexpr OptionalOps optional_of{[](void* p) -> void* { return &static_cast<std::optional<T>*>(p)->emplace(); },
                                         [](const void* p) -> const void* {
                                           const auto& held = *static_cast<const std::optional<T>*>(p);
                                           return held ? &*held : nullptr;
                                         }};

/// A member with a default: what the default left there goes before a value is read.
template <class T>
inline constexpr OptionalOps plain_of{[](void* p) -> void* {
                                        *static_cast<T*>(p) = T{};
                                        return p;
                                      },
                                      [](const void* p) -> const void* { return p; }};

template <class Box>
inline constexpr BoxOps box_of{[](void* p) -> void* { return &static_cast<Box*>(p)->emplace(); },
                               [](const void* p) -> const void* {
                                 const auto& held = *static_cast<const Box*>(p);
                                 return held.empty() ? nullptr : &*held;
                               }};

/// A struct whose only member is `value`: how a recursive type that is no struct gets a name.
template <class Wrapper>
inline constexpr BoxOps wrapper_of{[](void* p) -> void* { return &static_cast<Wrapper*>(p)->value; },
                                   [](const void* p) -> const void* { return &static_cast<const Wrapper*>(p)->value; }};

template <class T>
inline constexpr ListOps list_of{
    [](void* p) -> void* { return &static_cast<std::vector<T>*>(p)->emplace_back(); },
    [](const void* p) { return static_cast<const std::vector<T>*>(p)->size(); },
    [](const void* p, std::size_t i) -> const void* { return &(*static_cast<const std::vector<T>*>(p))[i]; }, nullptr};

template <>
inline constexpr ListOps list_of<bool>{
    nullptr, [](const void* p) { return static_cast<const std::vector<bool>*>(p)->size(); },
    [](const void* p, std::size_t i) -> const void* {
      static constinit const bool values[] = {false, true};
      return &values[(*static_cast<const std::vector<bool>*>(p))[i] ? 1 : 0];
    },
    [](void* p, bool value) { static_cast<std::vector<bool>*>(p)->push_back(value); }};

namespace detail {

template <class Tuple, std::size_t... I>
void* tuple_at(Tuple& tuple, std::size_t index, std::index_sequence<I...>) {
  void* found = nullptr;
  static_cast<void>(((I == index && (found = &std::get<I>(tuple), true)) || ...));
  return found;
}

template <class Variant, std::size_t... I>
void* variant_emplace(Variant& variant, std::size_t index, std::index_sequence<I...>) {
  void* made = nullptr;
  static_cast<void>(((I == index && (made = &variant.template emplace<I>(), true)) || ...));
  return made;
}

template <class Variant, std::size_t... I>
const void* variant_get(const Variant& variant, std::index_sequence<I...>) {
  const void* found = nullptr;
  static_cast<void>(((I == variant.index() && (found = std::get_if<I>(&variant), true)) || ...));
  return found;
}

}  // namespace detail

template <class... T>
inline constexpr TupleOps tuple_of{[](void* p, std::size_t index) -> void* {
  return detail::tuple_at(*static_cast<std::tuple<T...>*>(p), index, std::index_sequence_for<T...>{});
}};

template <class T>
inline constexpr MapOps map_of{
    [](void* p, std::string&& key) -> void* {
      return &static_cast<std::map<std::string, T>*>(p)->try_emplace(std::move(key)).first->second;
    },
    [](const void* p) { return static_cast<const std::map<std::string, T>*>(p)->size(); },
    [](const void* p, void* context, bool (*each)(void*, const std::string&, const void*)) {
      for (const auto& [key, value] : *static_cast<const std::map<std::string, T>*>(p)) {
        if (!each(context, key, &value)) return;
      }
    }};

template <class... T>
inline constexpr VariantOps variant_of{
    [](void* p, std::size_t index) -> void* {
      return detail::variant_emplace(*static_cast<std::variant<T...>*>(p), index, std::index_sequence_for<T...>{});
    },
    [](const void* p) { return static_cast<const std::variant<T...>*>(p)->index(); },
    [](const void* p) -> const void* {
      return detail::variant_get(*static_cast<const std::variant<T...>*>(p), std::index_sequence_for<T...>{});
    }};

}  // namespace toolbind::program
