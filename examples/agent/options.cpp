#include "options.hpp"

#include <cstdlib>
#include <iostream>
#include <memory>

#include "scripted_model.hpp"

namespace {

using toolbind::Provider;

struct Known {
  Provider provider;
  const char *name, *base_url, *key, *model;
};
constexpr Known providers[] = {
    {Provider::openai_responses, "openai", "https://api.openai.com", "OPENAI_API_KEY", "gpt-5"},
    {Provider::openai_chat, "openai-chat", "https://api.openai.com", "OPENAI_API_KEY", "gpt-5"},
    {Provider::anthropic, "anthropic", "https://api.anthropic.com", "ANTHROPIC_API_KEY", "claude-sonnet-4-5"},
    {Provider::gemini, "gemini", "https://generativelanguage.googleapis.com", "GEMINI_API_KEY", "gemini-2.5-flash"},
};

[[noreturn]] void usage(int status) {
  (status == 0 ? std::cout : std::cerr)
      << "usage: agent_demo [--provider openai|openai-chat|anthropic|gemini] [--model M] [--base-url URL] [--stream]\n"
         "The key is taken from OPENAI_API_KEY, ANTHROPIC_API_KEY or GEMINI_API_KEY. For a local server that speaks\n"
         "like OpenAI (llama.cpp, vLLM, Ollama): --provider openai-chat --base-url http://localhost:8080 --model M\n"
         "With neither key nor URL, a scripted model inside the program answers.\n";
  std::exit(status);
}

std::optional<std::string> line_of_input() {
  std::string line;
  std::cout << "> " << std::flush;
  return std::getline(std::cin, line) && !line.empty() ? std::optional(line) : std::nullopt;
}

toolbind::ApprovalDecision asked(const toolbind::ApprovalRequest& request) {
  std::cout << "run " << request.call.name << ' ' << request.arguments << "? [y/N] " << std::flush;
  std::string line;
  return std::getline(std::cin, line) && line == "y";
}

/// The model's part is written down, so is the user's.
void use_script(Options& options) {
  const auto model = std::make_shared<ScriptedModel>(options.provider);
  options.base_url = model->base_url();
  options.approver = [](const toolbind::ApprovalRequest& request) {
    std::cout << "  asked   " << request.call.name << ' ' << request.arguments << ": yes\n";
    return true;
  };
  options.ask = [model, asked = false]() mutable {
    return std::exchange(asked, true) ? std::nullopt : std::optional(model->question());
  };
}

}  // namespace

Options read_options(int count, char** words) {
  Options out{.ask = line_of_input};
  const Known* known = &providers[1];
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const auto value = [&]() -> std::string { return i + 1 < count ? words[++i] : (usage(2), ""); };
    if (word == "--help") usage(0);
    if (word == "--stream") {
      out.stream = true;
    } else if (word == "--model") {
      out.model = value();
    } else if (word == "--base-url") {
      out.base_url = value();
    } else if (word == "--provider") {
      const std::string name = value();
      known = nullptr;
      for (const Known& one : providers) {
        if (one.name == name) known = &one;
      }
      if (!known) usage(2);
    } else {
      usage(2);
    }
  }
  out.provider = known->provider;
  out.approver = asked;
  if (out.model.empty()) out.model = known->model;
  if (const char* key = std::getenv(known->key)) out.key = key;
  if (out.base_url.empty() && out.key.empty())
    use_script(out);
  else if (out.base_url.empty())
    out.base_url = known->base_url;
  return out;
}
