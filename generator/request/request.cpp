// Goes the way of a running program: makes each tool's ToolInfo and asks the runtime for the request.

#include "generator/request/request.hpp"

#include <deque>

#include "generator/request/renderings.hpp"
#include "request/request_tools.hpp"

namespace toolbind::gen {
namespace {

/// A ToolInfo and the texts it points to.
struct LoadedTool {
  explicit LoadedTool(const Spec& spec, const Tool& tool) : schemas(renderings_of(tool)) {
    for (const ToolRenderings::Row& row : schemas.rows) {
      rows.push_back({row.shape, row.refused.empty() ? std::string_view(schemas.texts[row.text]) : std::string_view(),
                      row.refused, static_cast<std::uint32_t>(row.optionals), static_cast<std::uint32_t>(row.unions)});
    }
    options = tool.provider_options.is_object() ? tool.provider_options.dump() : "";
    meta = tool.meta.is_object() && !tool.meta.empty() ? tool.meta.dump() : "";
    info.name = tool.name;
    info.title = tool.title;
    info.description = tool.description;
    info.parameters_schema = schemas.texts.front();
    info.renderings = rows;
    info.success_schema = schemas.success;
    info.provider_options = options;
    info.meta = meta;
    info.annotations = tool.annotations;
    info.strict = tool.strict;
    info.toolkit_strict = spec.strict;
  }
  LoadedTool(const LoadedTool&) = delete;

  ToolRenderings schemas;
  std::vector<Rendering> rows;
  std::string options, meta;
  ToolInfo info;
};

}  // namespace

Result<RenderedRequest> render_request(const Spec& spec, const RequestOptions& options) {
  std::deque<LoadedTool> loaded;
  std::vector<std::reference_wrapper<const ToolInfo>> infos;
  for (const Tool& tool : spec.tools) infos.emplace_back(loaded.emplace_back(spec, tool).info);
  auto request = request::request_tools(infos, options);
  if (!request) return request.error();

  RenderedRequest out{*std::move(request), {}};
  for (std::size_t i = 0; i < loaded.size(); ++i) {
    for (const ToolRenderings::Row& row : loaded[i].schemas.rows) {
      if (row.shape == out.request.plan.tools[i].shape) out.notes.push_back(row.notes);
    }
  }
  return out;
}

}  // namespace toolbind::gen
