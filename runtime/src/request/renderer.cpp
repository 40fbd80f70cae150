#include "request/renderer.hpp"

#include <algorithm>

#include "dialect/render.hpp"

namespace toolbind::request {

const Rendering& Renderer::operator()(std::span<const Rendering> made, std::string_view natural,
                                      const dialect::Dialect& dialect) {
  for (const Rendering& one : made) {
    if (one.shape == dialect.name) return one;
  }
  const auto [place, is_new] = kept_.try_emplace({natural.data(), dialect.name});
  Kept& kept = place->second;
  if (!is_new) return kept.rendering;
  const dialect::Rendering one = dialect::render(dialect::OrderedJson::parse(natural), dialect, root_key_);
  if (one.strict())
    kept.schema = one.schema.dump();
  else
    kept.refused = to_string(one.refusals.front());
  kept.rendering = {.shape = dialect.name,
                    .schema = kept.schema,
                    .refused = kept.refused,
                    .optionals = static_cast<std::uint32_t>(one.optionals),
                    .unions = static_cast<std::uint32_t>(one.unions),
                    .wrapped = one.wrapped};
  return kept.rendering;
}

const dialect::Dialect& dialect_of(const ToolPlan& decision, const Profile& profile) {
  const auto found = std::find_if(profile.dialects.begin(), profile.dialects.end(),
                                  [&](const dialect::Dialect* one) { return one->name == decision.shape; });
  return found == profile.dialects.end() ? dialect::natural : **found;
}

RequestOptions with_models(RequestOptions options, std::span<const std::string_view> specs) {
  std::vector<std::string_view> done;
  for (const std::string_view text : specs) {
    if (text.empty() || std::find(done.begin(), done.end(), text) != done.end()) continue;
    done.push_back(text);
    const auto more = read_models(text);
    if (!more) continue;  // the generator has refused it
    ModelTable& all = options.models;
    all.models.insert(all.models.end(), more->models.begin(), more->models.end());
    all.dialects.insert(all.dialects.end(), more->dialects.begin(), more->dialects.end());
  }
  return options;
}

}  // namespace toolbind::request
