#include "generator/request/renderings.hpp"

namespace toolbind::gen {

Renderings renderings_of(const Tool& tool) {
  return request::render_parameters(tool.parameters ? tool.parameters->natural : request::no_parameters,
                                    tool.shaped_examples);
}

Renderings renderings_of(const Output& output) { return request::render_output(output.schema->natural); }

request::SuccessSchema success_schema(const Tool& tool) {
  return tool.success ? request::render_success(tool.success->natural) : request::SuccessSchema();
}

bool is_plain(const Output& output) {
  if (!output.schema) return true;
  OrderedJson rest = output.schema->natural;
  if (!dialect::has_type(rest, "string")) return false;
  rest.erase("type");
  return !dialect::asserts(rest);
}

}  // namespace toolbind::gen
