// A spec with outputs and no tools: types for a model's structured answers.

#include "cases/case.hpp"
#include "outputs.tools.hpp"

using namespace outputs;
using cases::why;

TEST_CASE("an output is a type of the namespace") {
  const auto forecast = decode<Forecast>(R"({"sky":"cloudy","degrees":-3.5})");
  REQUIRE(forecast);
  CHECK(*forecast == Forecast{.sky = Sky::cloudy, .degrees = -3.5});
  CHECK(encode(*forecast) == R"({"sky":"cloudy","degrees":-3.5})");
  CHECK(why(decode<Forecast>(R"({"sky":"clear","degrees":-91})")) ==
        "/degrees: expected a number of at least -90, got -91");
}

TEST_CASE("an output that is no struct") {
  CHECK(std::get<bool>(*decode<Verdict>("true")));
  CHECK(encode(Verdict("yes")) == "\"yes\"");
  CHECK(why(decode<Verdict>("\"no\"")) == "(root): expected at least 3 characters, got 2");
}

namespace {

using toolbind::Json;
using toolbind::Provider;

Json asked(const toolbind::OutputInfo& output, Provider provider, const char* model = "") {
  return Json::parse(toolbind::request_output(output, {.provider = provider, .model = model}).value().fields);
}

}  // namespace

TEST_CASE("each provider is asked in its own way") {
  const toolbind::OutputInfo& forecast = ForecastOutput::info();
  CHECK(asked(forecast, Provider::openai_responses)["text"]["format"]["name"] == "forecast");
  CHECK(asked(forecast, Provider::openai_responses)["text"]["format"]["strict"] == true);
  CHECK(asked(forecast, Provider::openai_responses)["text"]["format"]["description"] == "What tomorrow brings.");
  const Json chat = asked(forecast, Provider::openai_chat)["response_format"];
  CHECK(chat["type"] == "json_schema");
  CHECK(chat["json_schema"]["name"] == "forecast");
  CHECK_FALSE(chat["json_schema"].contains("type"));
  CHECK(chat["json_schema"]["schema"]["type"] == "object");
  const Json anthropic = asked(forecast, Provider::anthropic)["output_config"]["format"];
  CHECK(anthropic["type"] == "json_schema");
  CHECK(anthropic.size() == 2);
  const Json gemini = asked(VerdictOutput::info(), Provider::gemini)["generationConfig"];
  CHECK(gemini["responseMimeType"] == "application/json");
  CHECK(gemini["responseJsonSchema"].contains("anyOf"));
  CHECK(why(toolbind::request_output(forecast, {.provider = Provider::mcp})) ==
        "forecast: MCP has no structured outputs");
}

TEST_CASE("plain text needs no format, and is the value as it stands") {
  for (const toolbind::OutputInfo* output : {&EssayOutput::info(), &NoteOutput::info()}) {
    for (const Provider provider : {Provider::openai_responses, Provider::anthropic, Provider::gemini})
      CHECK(asked(*output, provider) == Json::object());
  }
  CHECK(EssayOutput::decode("Once \"upon").value() == "Once \"upon");
  CHECK(NoteOutput::decode("").value().empty());
}

TEST_CASE("what is no object is wrapped, and unwrapped") {
  const auto request = toolbind::request_output(VerdictOutput::info(), {.provider = Provider::anthropic}).value();
  CHECK(request.plan.wire.wrapped);
  CHECK(std::get<std::string>(VerdictOutput::decode(R"({"response":"fine"})").value()) == "fine");
  CHECK(std::get<bool>(VerdictOutput::decode("true").value()));
  CHECK(why(VerdictOutput::decode(R"({"response":"no"})")) == "/response: expected at least 3 characters, got 2");
  CHECK(asked(CountsOutput::info(), Provider::openai_chat, "my-model")["response_format"]["json_schema"]["schema"] ==
        Json::parse(R"({"type":"object","additionalProperties":{"type":"integer"}})"));
  CHECK(CountsOutput::decode(R"({"a":1})").value().at("a") == 1);
  CHECK(CountsOutput::decode(R"({"response":[{"key":"a","value":1}]})").value().at("a") == 1);
}

TEST_CASE("how strict an output is") {
  const Json format = asked(TreeOutput::info(), Provider::openai_responses)["text"]["format"];
  CHECK(format["strict"] == false);
  CHECK(format["schema"]["properties"]["children"]["items"]["$ref"] == "#");
  // Anthropic enforces what it is sent, whatever the spec says; a recursive schema can't be sent at all.
  const auto told = toolbind::request_output(TreeOutput::info(), {.provider = Provider::anthropic}).value();
  CHECK(told.fields == "{}");
  CHECK(told.plan.reason == "/properties/children/items: recursive types are not taken");
  CHECK(told.instructions.find("\"children\"") != std::string::npos);
  const auto old = toolbind::request_output(TreeOutput::info(), {.provider = Provider::openai_chat, .model = "gpt-4"});
  CHECK(old.value().fields == R"({"response_format":{"type":"json_object"}})");
  CHECK_FALSE(old.value().instructions.empty());
  CHECK(why(toolbind::request_output(ForecastOutput::info(), {.provider = Provider::anthropic, .model = "claude-2"})) ==
        "forecast: output 'forecast' must be strict, and can't be: the model 'claude-2' takes no strict schemas");
}
