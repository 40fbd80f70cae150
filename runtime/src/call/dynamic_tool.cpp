// A tool that is described while the program runs: its schemas are compiled to nodes on the heap, and from then on it is
// like any other.

#include "toolbind/dynamic_tool.hpp"

#include <cmath>

#include "call/index.hpp"
#include "engine/engine.hpp"
#include "engine/fill_defaults.hpp"
#include "engine/messages.hpp"
#include "json/grammar.hpp"
#include "request/renderings.hpp"
#include "schema/compiled.hpp"
#include "text/sha256.hpp"

namespace toolbind {
namespace {

using schema::OrderedJson;

/// One of the tool's schemas; `where` begins the paths of its issues.
std::unique_ptr<schema::Compiled> compiled(const std::string& text, const std::string& where, const DynamicTool& tool,
                                           Issues& issues) {
  if (const auto broken = json::find_grammar_error(text, Limits().depth)) {
    issues.push_back({where, "json", "the schema is not valid JSON: " + broken->message});
    return nullptr;
  }
  OrderedJson json = OrderedJson::parse(text, nullptr, false);
  if (json.is_discarded()) {
    issues.push_back({where, "range", "the schema has a number that is too large"});
    return nullptr;
  }
  auto out = std::make_unique<schema::Compiled>(std::move(json), tool.enforce_formats, tool.references);
  bool right = true;
  for (const schema::Problem& problem : out->problems()) {
    if (problem.severity != schema::Problem::Severity::error) continue;
    right = false;
    issues.push_back({where + problem.origin.pointer, "schema", problem.message});
  }
  return right ? std::move(out) : nullptr;
}

/// Everything that the tool's ToolInfo points to.
struct Belongings {
  Belongings(const DynamicTool& described, Issues& issues) : tool(described) {
    const auto compile = [&](const SchemaText& schema, const char* where) {
      return schema.text().empty() ? nullptr : compiled(schema.text(), where, tool, issues);
    };
    if (tool.name.empty()) issues.push_back({"/name", "minLength", "a tool needs a name"});
    if (tool.parameters.text().empty()) tool.parameters = request::no_parameters;
    parameters = compile(tool.parameters, "/parameters");
    success = compile(tool.success, "/success");
    failure = compile(tool.failure, "/failure");
    const auto is_object = [&](const std::string& text, const char* where) {
      if (!text.empty() && !OrderedJson::parse(text, nullptr, false).is_object())
        issues.push_back({where, "type", "expected the JSON text of an object"});
    };
    is_object(tool.provider_options, "/providerOptions");
    is_object(tool.meta, "/meta");
    if (!issues.empty()) return;

    renderings = request::render_parameters(parameters->natural());
    table = renderings.table();
    if (success) {
      auto made = request::render_success(success->natural());
      success_schema = std::move(made.schema);
      info.success_wrapped = made.wrapped;
    }
    digest = text::sha256_hex(OrderedJson({tool.name, tool.title, tool.description, renderings.texts, success_schema,
                                           failure ? failure->natural() : OrderedJson(), tool.provider_options})
                                  .dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
    info.name = tool.name;
    info.title = tool.title;
    info.description = tool.description;
    info.parameters_schema = renderings.texts.front();
    info.renderings = table;
    info.success_schema = success_schema;
    info.provider_options = tool.provider_options;
    info.meta = tool.meta;
    info.digest = digest;
    info.annotations = tool.annotations;
    info.strict = tool.strict;
    info.failure_mode = tool.failure_mode;
    info.needs_approval = tool.needs_approval;
    info.parameters = &parameters->node();
    info.success = success ? &success->node() : nullptr;
    info.failure = failure ? &failure->node() : nullptr;
  }
  Belongings(const Belongings&) = delete;

  DynamicTool tool;
  std::unique_ptr<schema::Compiled> parameters, success, failure;
  request::Renderings renderings;
  std::vector<Rendering> table;
  std::string success_schema, digest;
  ToolInfo info;
};

/// Its parameters are a text that matches the schema, until the handler is given them as JSON.
class JsonHandler final : public detail::ToolHandler {
 public:
  JsonHandler(DynamicHandler handler, std::function<bool(const Json&)> rule)
      : handler_(std::move(handler)), rule_(std::move(rule)) {}

  std::shared_ptr<void> parameters() const override { return std::make_shared<Json>(); }

  Issues decode(const detail::Arguments& arguments, void* parameters) const override {
    std::string natural;
    Issues issues = detail::decode_text(arguments.node, arguments.json, natural, arguments.options);
    if (!issues.empty()) return issues;
    const auto whole = engine::with_defaults(arguments.node, natural, arguments.options.limits);
    if (!whole) return {{"", "limit", "filling in the defaults takes too much work"}};
    Json& value = *static_cast<Json*>(parameters);
    value = Json::parse(*whole, nullptr, false);
    if (value.is_discarded()) return {{"", "range", "a number in it is too large"}};
    return {};
  }

  std::string text(const ToolInfo&, const void* parameters) const override { return json(parameters).dump(); }

  bool has_rule() const override { return rule_ != nullptr; }

  bool needs_approval(const void* parameters, const CallContext&) const override {
    return !rule_ || rule_(json(parameters));
  }

  detail::Answer run(const void* parameters, const CallContext& context) const override {
    return handler_(json(parameters), context);
  }

 private:
  static const Json& json(const void* parameters) { return *static_cast<const Json*>(parameters); }

  DynamicHandler handler_;
  std::function<bool(const Json&)> rule_;
};

}  // namespace

std::string detail::json_text(const Json& value) {
  constexpr std::size_t deepest = 500;
  std::vector<std::pair<const Json*, std::size_t>> open{{&value, 0}};  // no recursion: it may be nested deep
  while (!open.empty()) {
    const auto [one, depth] = open.back();
    open.pop_back();
    if (depth > deepest)
      throw EncodeError({{"", "limit", "nested deeper than " + std::to_string(deepest) + " levels"}});
    if (one->is_number_float() && !std::isfinite(one->get<double>()))
      throw EncodeError({{"", "type", "a number that is not finite"}});
    if (!one->is_structured()) continue;
    for (const Json& part : *one) open.emplace_back(&part, depth + 1);
  }
  return encode(program::any, &value);
}

Result<Toolkit> Toolkit::with_dynamic(const DynamicTool& tool, DynamicHandler handler) const {
  Issues issues;
  const auto belongings = std::make_shared<const Belongings>(tool, issues);
  if (!issues.empty()) return issues;
  return merge(Toolkit(std::vector<detail::BoundTool>{
      {&belongings->info, std::make_shared<JsonHandler>(std::move(handler), tool.rule), belongings}}));
}

}  // namespace toolbind
