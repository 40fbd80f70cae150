// Goes the way of a running program: makes each tool's ToolInfo and asks the runtime for the request.

#include "generator/request/request.hpp"

#include <deque>

#include "generator/request/renderings.hpp"
#include "request/renderer.hpp"
#include "request/request_tools.hpp"

namespace toolbind::gen {
namespace {

/// Renderings and the texts they point to.
struct LoadedSchemas {
  explicit LoadedSchemas(Renderings made) : schemas(std::move(made)), rows(schemas.table()) {}
  LoadedSchemas(const LoadedSchemas&) = delete;

  std::vector<dialect::Note> notes(const ToolPlan& plan, const request::Profile& profile, std::string_view key) const {
    for (const Renderings::Row& row : schemas.rows) {
      if (row.shape == plan.shape) return row.notes;
    }
    if (schemas.texts.empty()) return {};
    return dialect::render(OrderedJson::parse(schemas.texts.front()), request::dialect_of(plan, profile), key).notes;
  }

  Renderings schemas;
  std::vector<Rendering> rows;
};

std::string text_of(const OrderedJson& value) { return value.is_null() || value.empty() ? "" : value.dump(); }

/// A ToolInfo and the texts it points to.
struct LoadedTool {
  LoadedTool(const Spec& spec, const Tool& tool)
      : schemas(renderings_of(tool)),
        success(success_schema(tool).schema),
        options(text_of(tool.provider_options)),
        meta(text_of(tool.meta)),
        models(text_of(spec.models)) {
    info.name = tool.name;
    info.title = tool.title;
    info.description = tool.description;
    info.parameters_schema = schemas.schemas.texts.front();
    info.renderings = schemas.rows;
    info.success_schema = success;
    info.provider_options = options;
    info.meta = meta;
    info.annotations = tool.annotations;
    info.strict = tool.strict;
    info.toolkit_strict = spec.strict;
    info.toolkit_models = models;
    if (!tool.provider) return;
    args = text_of(tool.provider->args);
    provider = {
        .provider = tool.provider->provider, .type = tool.provider->type, .name = tool.provider->name, .args = args};
    info.provider_tool = &provider;
  }
  LoadedTool(const LoadedTool&) = delete;

  LoadedSchemas schemas;
  std::string success, options, meta, models, args;
  ProviderTool provider;
  ToolInfo info;
};

struct LoadedOutput {
  LoadedOutput(const Spec& spec, const Output& output)
      : schemas(output.schema ? renderings_of(output) : Renderings{}), models(text_of(spec.models)) {
    info.name = output.name;
    if (output.schema) info.schema = schemas.schemas.texts.front();
    info.renderings = schemas.rows;
    info.strict = output.strict;
    info.toolkit_strict = spec.strict;
    info.toolkit_models = models;
    info.plain = is_plain(output);
  }
  LoadedOutput(const LoadedOutput&) = delete;

  LoadedSchemas schemas;
  std::string models;
  OutputInfo info;
};

}  // namespace

struct SpecRequests::Loaded {
  std::deque<LoadedTool> tools;
  std::deque<LoadedOutput> outputs;
  std::string models;
};

SpecRequests::SpecRequests(const Spec& spec) : spec_(spec), loaded_(std::make_unique<Loaded>()) {
  for (const Tool& tool : spec.tools) loaded_->tools.emplace_back(spec, tool);
  for (const Output& output : spec.outputs) loaded_->outputs.emplace_back(spec, output);
  loaded_->models = text_of(spec.models);
}

SpecRequests::~SpecRequests() = default;

request::Profile SpecRequests::profile(const RequestOptions& options) const {
  const std::string_view models = loaded_->models;
  return request::profile_of(request::with_models(options, {&models, 1}));
}

Result<RenderedRequest> SpecRequests::tools(const RequestOptions& options) const {
  std::vector<std::reference_wrapper<const ToolInfo>> infos;
  for (const LoadedTool& tool : loaded_->tools) infos.emplace_back(tool.info);
  auto request = request::request_tools(infos, options);
  if (!request) return request.error();

  RenderedRequest out{*std::move(request), {}};
  const request::Profile known = profile(options);
  for (std::size_t i = 0; i < infos.size(); ++i) {
    out.notes.emplace_back();
    if (!spec_.tools[i].provider)
      out.notes.back() = loaded_->tools[i].schemas.notes(out.request.plan.tools[i], known, "input");
  }
  return out;
}

Result<RenderedOutput> SpecRequests::output(std::size_t index, const RequestOptions& options) const {
  const LoadedOutput& output = loaded_->outputs[index];
  auto request = request_output(output.info, options);
  if (!request) return request.error();
  RenderedOutput out{*std::move(request), {}};
  if (!output.info.plain) out.notes = output.schemas.notes(out.request.plan, profile(options), "response");
  return out;
}

}  // namespace toolbind::gen
