// A tool that the provider runs: the program sends no schema and writes no handler, and yet every call has a type.

#include <code_execution.tools.hpp>
#include <iostream>
#include <toolbind/toolkit.hpp>

using sandbox::CodeExecution;

namespace {

std::string told(const CodeExecution::Bash& call) { return "runs " + call.command; }
std::string told(const CodeExecution::View& call) { return "looks at " + call.path; }
std::string told(const CodeExecution::Create& call) { return "writes " + call.path; }
std::string told(const CodeExecution::Replace& call) { return "changes " + call.path; }
std::string told(const CodeExecution::Code& call) { return "runs Python: " + call.code; }

}  // namespace

int main() {
  const toolbind::Toolkit toolkit = sandbox::bind();
  std::cout << "sent: " << toolkit.request_tools({.provider = toolbind::Provider::anthropic})->tools << '\n';

  // As they stand in an answer's `server_tool_use` blocks.
  const toolbind::ToolCall calls[] = {
      {.id = "1", .name = "bash_code_execution", .arguments = R"({"command":"view"})"},
      {.id = "2", .name = "text_editor_code_execution", .arguments = R"({"command":"view","path":"a.txt"})"},
      {.id = "3", .name = "code_execution", .arguments = R"json({"code":"print(1)"})json"},
      {.id = "4", .name = "text_editor_code_execution", .arguments = R"({"command":"vieww","path":"a.txt"})"},
  };
  for (const toolbind::ToolCall& call : calls) {
    std::cout << call.name << ": ";
    if (const auto decoded = sandbox::decode_call(call)) {
      const auto& parameters = std::get<toolbind::Call<CodeExecution>>(*decoded).parameters;
      std::cout << std::visit([](const auto& one) { return told(one); }, parameters) << '\n';
    } else {
      std::cout << toolbind::to_string(decoded.error()) << '\n';
    }
  }

  const auto result = sandbox::decode<CodeExecution::Success>(
      R"({"type":"bash_code_execution_result","stdout":"1\n","stderr":"","return_code":0,"content":[]})");
  std::cout << "returned " << std::get<CodeExecution::Ran>(result.value()).return_code << '\n';
}
