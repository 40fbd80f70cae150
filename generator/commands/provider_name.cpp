#include "generator/commands/provider_name.hpp"

#include <vector>

#include "generator/commands/command_line.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

struct ProviderName {
  std::string_view name;
  Provider provider;
};
constexpr ProviderName providers[] = {
    {"openai", Provider::openai_responses}, {"openai_responses", Provider::openai_responses},
    {"openai_chat", Provider::openai_chat}, {"anthropic", Provider::anthropic},
    {"gemini", Provider::gemini},           {"mcp", Provider::mcp}};

}  // namespace

Provider provider_named(const std::string& name) {
  std::vector<std::string_view> names;
  for (const ProviderName& one : providers) {
    if (one.name == name) return one.provider;
    names.push_back(one.name);
  }
  const auto near = text::nearest(name, names);
  throw Misuse{"--provider expects openai_responses, openai_chat, anthropic, gemini or mcp, got " + in_quotes(name) +
               (near ? "; did you mean " + in_quotes(*near) + "?" : "")};
}

Provider provider_of_model(const std::string& model) {
  if (model.find("claude") != std::string::npos) return Provider::anthropic;
  return model.find("gemini") != std::string::npos ? Provider::gemini : Provider::openai_responses;
}

}  // namespace toolbind::gen
