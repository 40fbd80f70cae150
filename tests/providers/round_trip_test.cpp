// Whatever a strict schema lets a model write, the decoder takes back: random values of each rendering are brought to
// their natural form, and nothing is wrong with it but what the dialect could only say in words.

#include <doctest/doctest.h>

#include <random>
#include <set>

#include "dialect/render.hpp"
#include "engine/engine.hpp"
#include "engine/wire.hpp"
#include "providers/specs.hpp"
#include "unit/compiled.hpp"

using namespace toolbind;
using schema::OrderedJson;

namespace {

/// Makes values for the keywords that decide about shape; knows nothing of bounds.
class Values {
 public:
  Values(const OrderedJson& root, unsigned seed) : root_(root), random_(seed) {}

  OrderedJson value(const OrderedJson& schema, int depth = 0) {
    if (schema.contains("$ref")) return value(target(schema["$ref"]), depth + 1);
    if (schema.contains("const")) return schema["const"];
    if (schema.contains("enum")) return schema["enum"][below(schema["enum"].size())];
    if (schema.contains("anyOf")) {
      const OrderedJson& all = schema["anyOf"];
      if (depth > 6) {
        for (const OrderedJson& one : all) {
          if (one.value("type", "") == "null") return nullptr;
        }
        return value(all[0], depth + 1);
      }
      return value(all[below(all.size())], depth + 1);
    }
    const std::string type = schema["type"];
    if (type == "null") return nullptr;
    if (type == "boolean") return below(2) == 1;
    if (type == "integer") return static_cast<int>(below(100));
    if (type == "number") return static_cast<double>(below(100)) / 4;
    if (type == "string") return "text" + std::to_string(++texts_);
    OrderedJson out = type == "array" ? OrderedJson::array() : OrderedJson::object();
    if (type == "array") {
      const std::size_t least = schema.value("minItems", std::size_t{0});
      const std::size_t count = std::max(least, depth > 6 ? 0 : below(3));
      for (std::size_t i = 0; i < count; ++i) out.push_back(value(schema["items"], depth + 1));
      return out;
    }
    std::set<std::string> required;
    for (const OrderedJson& name : schema["required"]) required.insert(name.get<std::string>());
    for (const auto& [name, property] : schema["properties"].items()) {
      if (required.contains(name) || (depth < 6 && below(2))) out[name] = value(property, depth + 1);
    }
    return out;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  const OrderedJson& target(const std::string& reference) const {
    return root_.at(OrderedJson::json_pointer(schema::split_reference(reference).fragment));
  }

  const OrderedJson& root_;
  std::mt19937 random_;
  int texts_ = 0;
};

/// Rules that a dialect may have to leave to words.
bool is_said_in_words(const Issue& issue) {
  static const std::set<std::string> keywords = {
      "minLength",  "maxLength", "pattern",  "format",      "minimum",       "maximum",       "exclusiveMinimum",
      "multipleOf", "minItems",  "maxItems", "uniqueItems", "minProperties", "maxProperties", "exclusiveMaximum",
      "oneOf",      "anyOf",     "not",      "if",          "then",          "else",          "range"};
  return keywords.contains(issue.keyword);
}

}  // namespace

TEST_CASE("what strict schemas ask for comes back") {
  std::size_t values = 0, exact = 0;
  tests::each_case_schema([&](const OrderedJson& natural, const std::string& where) {
    const tests::Compiled compiled(natural.dump());
    for (const dialect::Dialect* one : {&dialect::openai, &dialect::anthropic, &dialect::anthropic_nullable}) {
      const dialect::Rendering rendering = render(natural, *one);
      if (!rendering.strict()) continue;
      Values random(rendering.schema, 7);
      for (int i = 0; i < 40; ++i) {
        const std::string wire = random.value(rendering.schema).dump();
        const auto changed = engine::check(compiled.node(), wire).empty()
                                 ? std::nullopt
                                 : engine::natural_text(compiled.node(), wire, {});
        ++values;
        exact += !changed;
        for (const Issue& issue : engine::check(compiled.node(), changed.value_or(wire))) {
          CAPTURE(where);
          CAPTURE(one->name);
          CAPTURE(wire);
          CAPTURE(changed.value_or(""));
          CAPTURE(issue.path + ": " + issue.message);
          CHECK(is_said_in_words(issue));
        }
      }
    }
  });
  CHECK(values > 1000);
  CHECK(exact < values);
}
