#include "request/output.hpp"

#include "dialect/render.hpp"
#include "request/names.hpp"
#include "request/object_text.hpp"

namespace toolbind {
namespace request {

Renderer output_renderer(Provider provider) { return Renderer(provider == Provider::gemini ? "" : "response"); }

std::optional<Planned> planned_output(const OutputInfo& output, const RequestOptions& options, const Profile& profile,
                                      Renderer& render) {
  if (output.plain) return std::nullopt;
  Planned out = planned(output, output.schema, profile, render);
  out.output = true;
  out.always = options.provider == Provider::anthropic || options.provider == Provider::gemini;
  return out;
}

namespace {

struct Decided {
  const OutputInfo& output;
  const ToolPlan& plan;
  std::string_view schema;  ///< empty: it can't be sent
};

/// What both of OpenAI's APIs say of a schema, after what is there.
std::string json_schema(ObjectText out, const Decided& it) {
  return out.text("name", it.plan.wire_name)
      .text("description", it.output.description)
      .flag("strict", it.plan.strict)
      .json("schema", it.schema)
      .done();
}

constexpr std::string_view json_object = R"({"type":"json_object"})";

std::string openai_responses(const Decided& it) {
  const std::string format =
      it.schema.empty() ? std::string(json_object) : json_schema(ObjectText().text("type", "json_schema"), it);
  return ObjectText().json("text", ObjectText().json("format", format).done()).done();
}

std::string openai_chat(const Decided& it) {
  if (it.schema.empty()) return ObjectText().json("response_format", json_object).done();
  const std::string format = ObjectText().text("type", "json_schema").json("json_schema", json_schema({}, it)).done();
  return ObjectText().json("response_format", format).done();
}

std::string anthropic(const Decided& it) {
  if (it.schema.empty()) return "{}";
  const std::string format = ObjectText().text("type", "json_schema").json("schema", it.schema).done();
  return ObjectText().json("output_config", ObjectText().json("format", format).done()).done();
}

std::string gemini(const Decided& it) {
  const std::string config =
      ObjectText().text("responseMimeType", "application/json").json("responseJsonSchema", it.schema).done();
  return ObjectText().json("generationConfig", config).done();
}

}  // namespace
}  // namespace request

Result<RequestOutput> request_output(const OutputInfo& output, const RequestOptions& given) {
  using namespace request;
  if (given.provider == Provider::mcp)
    return Issues{{std::string(output.name), "provider", "MCP has no structured outputs"}};
  const std::string_view spec = output.toolkit_models;
  const RequestOptions options = with_models(given, {&spec, 1});
  const Profile profile = profile_of(options);
  Renderer render = output_renderer(options.provider);
  RequestOutput out{.fields = "{}", .headers = profile.headers};
  out.plan = {.name = std::string(output.name), .wire_name = wire_name(options.provider, output.name)};
  const auto wish = planned_output(output, options, profile, render);
  if (!wish) {
    out.plan.reason = "plain text";
    return out;
  }
  auto decided = plan({&*wish, 1}, options, profile);
  if (auto* issues = std::get_if<Issues>(&decided)) return std::move(*issues);
  const std::string name = std::move(out.plan.wire_name);
  out.plan = std::get<StrictPlan>(std::move(decided)).tools.front();
  out.plan.wire_name = name;

  // Where a schema is enforced or nothing, one that can't be enforced is said in words; so it is to models that are
  // known to take none.
  const bool takes_any = !wish->always && (profile.strict || !profile.known);
  const Rendering& shape = render(output.renderings, output.schema, dialect_of(out.plan, profile));
  const bool sent = out.plan.strict || takes_any;
  const Decided it{output, out.plan, sent ? shape.schema : std::string_view()};
  if (sent) {
    out.plan.wire = dialect::wire_shape(dialect_of(out.plan, profile));
    out.plan.wire.wrapped = shape.wrapped;
  }
  std::string (*const fields[])(const Decided&) = {openai_responses, openai_chat, anthropic, gemini};
  out.fields = fields[static_cast<std::size_t>(options.provider)](it);
  if (!sent) {
    const Rendering& natural = render(output.renderings, output.schema, dialect::natural);
    out.instructions =
        "Answer with JSON only, with no words or code fences around it. It must match this JSON Schema:\n" +
        std::string(natural.schema);
    out.plan.wire.wrapped = natural.wrapped;
  }
  return out;
}

}  // namespace toolbind
