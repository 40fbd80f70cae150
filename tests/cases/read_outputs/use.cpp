// A model's structured answer as a value, from each provider's response, whole or streamed.

#include "cases/case.hpp"
#include "read_outputs.tools.hpp"

#include <toolbind/output_answer.hpp>
#include <toolbind/stream.hpp>

using namespace read_outputs;
using toolbind::Json;
using toolbind::Provider;
using toolbind::read_output;
using Finish = toolbind::ModelTurn::Finish;

namespace {

constexpr Provider all_providers[] = {Provider::openai_responses, Provider::openai_chat, Provider::anthropic,
                                      Provider::gemini};

Json message_item(const Json& part, const char* status = "completed") {
  return {{"type", "message"}, {"id", "m"}, {"role", "assistant"}, {"status", status}, {"content", {part}}};
}

/// How an answer ends.
enum class End { well, cut, refused };

/// The body of a response in which the model says this.
Json body(Provider provider, const std::string& text, End end = End::well) {
  const auto one_of = [end](const char* well, const char* cut, const char* refused) {
    return end == End::well ? well : end == End::cut ? cut : refused;
  };
  switch (provider) {
    case Provider::openai_responses: {
      const Json part = end == End::refused
                            ? Json{{"type", "refusal"}, {"refusal", text}}
                            : Json{{"type", "output_text"}, {"text", text}, {"annotations", Json::array()}};
      Json out{{"id", "r"}, {"status", one_of("completed", "incomplete", "completed")}, {"error", nullptr}};
      out["output"] = {Json{{"type", "reasoning"}, {"id", "rs"}, {"summary", Json::array()}}, message_item(part)};
      if (end == End::cut) out["incomplete_details"] = {{"reason", "max_output_tokens"}};
      return out;
    }
    case Provider::openai_chat: {
      Json message{{"role", "assistant"}, {"content", text}, {"refusal", nullptr}};
      if (end == End::refused) message = {{"role", "assistant"}, {"content", nullptr}, {"refusal", text}};
      return {{"choices", {{{"index", 0}, {"message", message}, {"finish_reason", one_of("stop", "length", "stop")}}}}};
    }
    case Provider::anthropic:
      return {{"type", "message"},
              {"role", "assistant"},
              {"content",
               {{{"type", "thinking"}, {"thinking", "{}"}, {"signature", "s"}}, {{"type", "text"}, {"text", text}}}},
              {"stop_reason", one_of("end_turn", "max_tokens", "refusal")}};
    case Provider::gemini:
      return {{"candidates",
               {{{"content", {{"role", "model"}, {"parts", {{{"text", "{}"}, {"thought", true}}, {{"text", text}}}}}},
                 {"finishReason", one_of("STOP", "MAX_TOKENS", "SAFETY")}}}}};
    case Provider::mcp:
      break;
  }
  return {};
}

/// The same as a stream, the text in small pieces; without `whole` it breaks off before its end.
std::string events(Provider provider, const std::string& text, End end = End::well, bool whole = true) {
  std::string out;
  const auto event = [&](const Json& data) {
    if (data.contains("type") && data["type"].is_string()) out += "event: " + data["type"].get<std::string>() + "\n";
    out += "data: " + data.dump() + "\n\n";
  };
  const auto each_piece = [&](auto visit) {
    for (std::size_t at = 0; at < text.size(); at += 3) visit(text.substr(at, 3));
  };
  const Json complete = body(provider, text, end);
  switch (provider) {
    case Provider::openai_responses: {
      const bool refusal = end == End::refused;
      event({{"type", "response.created"},
             {"response", {{"id", "r"}, {"status", "in_progress"}, {"output", Json::array()}}}});
      Json item = complete["output"][1];
      item["content"] = Json::array();
      event({{"type", "response.output_item.added"}, {"output_index", 1}, {"item", item}});
      each_piece([&](const std::string& piece) {
        event({{"type", refusal ? "response.refusal.delta" : "response.output_text.delta"},
               {"output_index", 1},
               {"content_index", 0},
               {"delta", piece}});
      });
      if (!whole) break;
      event({{"type", "response.output_item.done"}, {"output_index", 1}, {"item", complete["output"][1]}});
      event({{"type", end == End::cut ? "response.incomplete" : "response.completed"}, {"response", complete}});
      break;
    }
    case Provider::openai_chat: {
      const auto chunk = [&](const Json& delta, const Json& finish = nullptr) {
        event({{"choices", {{{"index", 0}, {"delta", delta}, {"finish_reason", finish}}}}});
      };
      chunk({{"role", "assistant"}, {"content", ""}});
      each_piece([&](const std::string& piece) { chunk({{end == End::refused ? "refusal" : "content", piece}}); });
      if (!whole) break;
      chunk(Json::object(), complete["choices"][0]["finish_reason"]);
      out += "data: [DONE]\n\n";
      break;
    }
    case Provider::anthropic:
      event({{"type", "message_start"},
             {"message",
              {{"type", "message"}, {"role", "assistant"}, {"content", Json::array()}, {"stop_reason", nullptr}}}});
      event({{"type", "content_block_start"}, {"index", 0}, {"content_block", {{"type", "text"}, {"text", ""}}}});
      each_piece([&](const std::string& piece) {
        event({{"type", "content_block_delta"}, {"index", 0}, {"delta", {{"type", "text_delta"}, {"text", piece}}}});
      });
      event({{"type", "content_block_stop"}, {"index", 0}});
      if (!whole) break;
      event({{"type", "message_delta"}, {"delta", {{"stop_reason", complete["stop_reason"]}}}});
      event({{"type", "message_stop"}});
      break;
    case Provider::gemini:
      each_piece([&](const std::string& piece) {
        event({{"candidates", {{{"content", {{"role", "model"}, {"parts", {{{"text", piece}}}}}}}}}});
      });
      if (whole)
        event({{"candidates",
                {{{"content", {{"role", "model"}, {"parts", {{{"text", ""}}}}}},
                  {"finishReason", complete["candidates"][0]["finishReason"]}}}}});
      break;
    case Provider::mcp:
      break;
  }
  return out;
}

toolbind::StreamAssembler streamed(Provider provider, const std::string& bytes) {
  toolbind::StreamAssembler stream(provider);
  for (const char c : bytes) stream.feed(std::string_view(&c, 1));
  stream.finish();
  return stream;
}

/// As every provider says it, whole and streamed: `check(answer)` of each.
template <class T, class Check>
void each_answer(const std::string& text, End end, Check check) {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    CAPTURE(text);
    const Json whole = body(provider, text, end);
    check(read_output<T>(provider, whole));
    check(read_output<T>(provider, whole.dump()));
    check(read_output<T>(provider, nlohmann::ordered_json(whole)));
    check(read_output<T>(toolbind::read_calls(provider, whole)));
    const auto stream = streamed(provider, events(provider, text, end));
    check(read_output<T>(stream.turn()));
    check(read_output<T>(provider, stream.response()));
  }
}

const char* const cloudy = R"({"sky":"cloudy","degrees":-3.5})";
const Forecast is_cloudy{.sky = Sky::cloudy, .degrees = -3.5, .wind = std::nullopt};

template <class T>
toolbind::OutputAnswer<typename toolbind::detail::OutputOf<T>::Value> chat(const std::string& text) {
  return read_output<T>(Provider::openai_chat, body(Provider::openai_chat, text));
}

std::string why(const auto& answer) { return toolbind::to_string(answer.error()); }

}  // namespace

TEST_CASE("an answer by its tag, and by its type") {
  const auto check = [](const auto& answer) {
    CHECK(why(answer) == "");
    REQUIRE(answer);
    CHECK(answer.has_value());
    CHECK(*answer == is_cloudy);
    CHECK(answer->degrees == -3.5);
    CHECK(answer.text == cloudy);
    CHECK(answer.finish == Finish::complete);
    CHECK_FALSE(answer.refused());
    CHECK(answer.detail.empty());
  };
  each_answer<ForecastOutput>(cloudy, End::well, check);
  each_answer<Forecast>(cloudy, End::well, check);
}

TEST_CASE("in the shapes of strict schemas") {
  each_answer<ForecastOutput>(R"({"sky":"clear","degrees":1,"wind":null})", End::well, [](const auto& answer) {
    CHECK(why(answer) == "");
    CHECK(answer.value == Forecast{.sky = Sky::clear, .degrees = 1, .wind = std::nullopt});
  });
  each_answer<VerdictOutput>(R"({"response":"fine"})", End::well, [](const auto& answer) {
    REQUIRE(answer);
    CHECK(std::get<std::string>(*answer) == "fine");
  });
  each_answer<CountsOutput>(R"({"response":[{"key":"a","value":1}]})", End::well, [](const auto& answer) {
    REQUIRE(answer);
    CHECK(*answer == Counts{{"a", 1}});
  });
  for (const char* text : {R"({"side":2})", R"({"response":{"side":2}})"}) {
    const auto is_square = [](const auto& answer) {
      REQUIRE(answer);
      CHECK(std::get<Square>(*answer).side == 2);
    };
    each_answer<ShapeOutput>(text, End::well, is_square);
    each_answer<Shape>(text, End::well, is_square);
  }
  CHECK(std::get<bool>(*chat<VerdictOutput>("true")));
  CHECK(chat<CountsOutput>(R"({"a":1})").value == Counts{{"a", 1}});
  CHECK(chat<CountsOutput>(R"({"response":1})").value == Counts{{"response", 1}});
  // Its own member of that name is not the wrapper.
  CHECK(chat<ReplyOutput>(R"({"response":"yes"})").value == Reply{"yes"});
  CHECK(chat<Reply>(R"({"response":"yes"})").value == Reply{"yes"});
}

TEST_CASE("with the plan of what was asked for") {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    const auto plan_of = [&](const toolbind::OutputInfo& info) {
      return toolbind::request_output(info, {.provider = provider}).value().plan;
    };
    const auto of_counts = plan_of(CountsOutput::info());
    const char* const text =
        of_counts.wire.wrapped ? R"({"response":[{"key":"response","value":1}]})" : R"({"response":1})";
    CHECK(read_output<CountsOutput>(provider, body(provider, text), &of_counts).value == Counts{{"response", 1}});
    const auto of_verdict = plan_of(VerdictOutput::info());
    const auto verdict = read_output<VerdictOutput>(
        provider, body(provider, of_verdict.wire.wrapped ? R"({"response":false})" : "false"), &of_verdict);
    REQUIRE(verdict);
    CHECK_FALSE(std::get<bool>(*verdict));
    const auto of_forecast = plan_of(ForecastOutput::info());
    CHECK(read_output<ForecastOutput>(provider, body(provider, cloudy), &of_forecast).value == is_cloudy);
  }
}

TEST_CASE("answers between code fences") {
  for (const std::string& text :
       {"```json\n" + std::string(cloudy) + "\n```", "```\n" + std::string(cloudy) + "\n```\n",
        " \n```JSON\n" + std::string(cloudy) + "```", "```json\r\n" + std::string(cloudy) + "\r\n```"}) {
    each_answer<ForecastOutput>(text, End::well, [&](const auto& answer) {
      CHECK(why(answer) == "");
      CHECK(answer.value == is_cloudy);
      CHECK(answer.text == text);
    });
  }
  CHECK(std::get<std::string>(*chat<VerdictOutput>("```json\n{\"response\":\"fine\"}\n```")) == "fine");
  for (const std::string& text :
       {"Here it is:\n```json\n" + std::string(cloudy) + "\n```",
        "```json\n" + std::string(cloudy) + "\n```\nAnything else?", "```json\n" + std::string(cloudy),
        "```" + std::string(cloudy) + "```", std::string("```\n```"), "json\n" + std::string(cloudy) + "\n```",
        "```json\n" + std::string(cloudy) + "end", std::string("```"),
        "``` \n" + std::string(cloudy) + "\n```\n```\n" + cloudy + "\n```"}) {
    CAPTURE(text);
    const auto answer = chat<ForecastOutput>(text);
    CHECK_FALSE(answer);
    CHECK_FALSE(why(answer).empty());
    CHECK(answer.text == text);
  }
  CHECK_FALSE(chat<ForecastOutput>("```json\n{\"sky\":\"clear\",\"degrees\":-91}\n```"));
}

TEST_CASE("plain text is the answer as it stands") {
  for (const std::string text : {"Once \"upon\"\na time", "{\"response\":\"x\"}", "```\nx\n```", "\"quoted\"", " "}) {
    const auto check = [&](const auto& answer) {
      REQUIRE(answer);
      CHECK(*answer == text);
      CHECK(answer.text == text);
    };
    each_answer<EssayOutput>(text, End::well, check);
    each_answer<RemarkOutput>(text, End::well, check);
  }
  each_answer<EssayOutput>("Once upon a ti", End::cut, [](const auto& answer) {
    CHECK_FALSE(answer);
    CHECK(answer.finish == Finish::truncated);
    CHECK(answer.text == "Once upon a ti");
  });
}

TEST_CASE("values that the schema refuses") {
  each_answer<ForecastOutput>(R"({"sky":"green","degrees":-91})", End::well, [](const auto& answer) {
    CHECK_FALSE(answer);
    CHECK_FALSE(answer.refused());
    CHECK(answer.finish == Finish::complete);
    CHECK(why(answer) ==
          "/sky: expected one of \"clear\", \"cloudy\", got \"green\"\n"
          "/degrees: expected a number of at least -90, got -91");
  });
  each_answer<VerdictOutput>(R"({"response":"no"})", End::well, [](const auto& answer) {
    CHECK_FALSE(answer);
    CHECK(why(answer) == "/response: expected at least 3 characters, got 2");
  });
  for (const std::string text : {"", "It will rain.", "{\"sky\":\"clear\"", "[]", "null"}) {
    each_answer<ForecastOutput>(text, End::well, [](const auto& answer) {
      CHECK_FALSE(answer);
      CHECK_FALSE(answer.error().empty());
      CHECK(answer.finish == Finish::complete);
    });
  }
}

TEST_CASE("a refusal") {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    const std::string text = "I'd rather not.";
    const auto check = [&](const auto& answer) {
      CHECK_FALSE(answer);
      CHECK(answer.refused());
      CHECK_FALSE(answer.error().empty());
      const bool says_why = provider == Provider::openai_responses || provider == Provider::openai_chat;
      if (says_why)
        CHECK(answer.detail == text);
      else
        CHECK_FALSE(answer.detail.empty());
    };
    check(read_output<ForecastOutput>(provider, body(provider, text, End::refused)));
    check(read_output<EssayOutput>(provider, body(provider, text, End::refused)));
    check(read_output<ForecastOutput>(streamed(provider, events(provider, text, End::refused)).turn()));
  }
  // Whatever it said before that is no answer.
  CHECK_FALSE(read_output<ForecastOutput>(Provider::anthropic, body(Provider::anthropic, cloudy, End::refused)));
  CHECK_FALSE(read_output<ForecastOutput>(Provider::gemini, body(Provider::gemini, cloudy, End::refused)));
}

TEST_CASE("an answer that is cut off is none, even if it looks whole") {
  each_answer<ForecastOutput>(cloudy, End::cut, [](const auto& answer) {
    CHECK_FALSE(answer);
    CHECK(answer.finish == Finish::truncated);
    CHECK_FALSE(answer.refused());
    CHECK_FALSE(answer.error().empty());
    CHECK(answer.text == cloudy);
  });
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    const auto answer =
        read_output<ForecastOutput>(streamed(provider, events(provider, cloudy, End::well, false)).turn());
    CHECK_FALSE(answer);
    CHECK(answer.finish == Finish::truncated);
    CHECK_FALSE(answer.error().empty());
    CHECK(answer.text == cloudy);
  }
}

TEST_CASE("what is no answer at all") {
  for (const Provider provider : all_providers) {
    CAPTURE(to_string(provider));
    const auto failed = read_output<ForecastOutput>(provider, R"({"error":{"message":"overloaded"}})");
    CHECK_FALSE(failed);
    CHECK(failed.finish == Finish::failed);
    CHECK(failed.detail == "overloaded");
    CHECK_FALSE(failed.error().empty());
    for (const char* text : {"", "<html>", "{}", "[]", "null", "5"}) {
      CAPTURE(text);
      const auto answer = read_output<EssayOutput>(provider, text);
      CHECK_FALSE(answer);
      CHECK_FALSE(answer.error().empty());
    }
    CHECK_FALSE(read_output<ForecastOutput>(streamed(provider, "").turn()));
    CHECK_FALSE(read_output<EssayOutput>(streamed(provider, "").turn()));
  }
  CHECK_FALSE(read_output<ForecastOutput>(Provider::mcp, cloudy));
  const auto paused = read_output<ForecastOutput>(
      Provider::anthropic, Json{{"content", {{{"type", "text"}, {"text", cloudy}}}}, {"stop_reason", "pause_turn"}});
  CHECK_FALSE(paused);
  CHECK(paused.finish == Finish::paused);
}

TEST_CASE("answers in several parts") {
  const std::string text = cloudy, first = text.substr(0, 10), second = text.substr(10);
  Json responses = body(Provider::openai_responses, first);
  responses["output"][1]["content"].push_back({{"type", "output_text"}, {"text", second}});
  Json comment = message_item({{"type", "output_text"}, {"text", "Just a moment."}});
  comment["phase"] = "commentary";
  responses["output"].insert(responses["output"].begin(), comment);
  CHECK(read_output<ForecastOutput>(Provider::openai_responses, responses).value == is_cloudy);
  Json anthropic = body(Provider::anthropic, first);
  anthropic["content"].push_back({{"type", "text"}, {"text", second}});
  CHECK(read_output<ForecastOutput>(Provider::anthropic, anthropic).value == is_cloudy);
  Json gemini = body(Provider::gemini, first);
  gemini["candidates"][0]["content"]["parts"].push_back({{"text", second}});
  CHECK(read_output<ForecastOutput>(Provider::gemini, gemini).value == is_cloudy);
}

TEST_CASE("answers can be coerced, and limited") {
  const Json answer = body(Provider::openai_chat, R"({"sky":"clear","degrees":"7"})");
  CHECK_FALSE(read_output<ForecastOutput>(Provider::openai_chat, answer));
  toolbind::Issues coercions;
  toolbind::DecodeOptions options{.coerce = true, .coercions = &coercions};
  const auto coerced = read_output<ForecastOutput>(Provider::openai_chat, answer, nullptr, options);
  REQUIRE(coerced);
  CHECK(coerced->degrees == 7);
  REQUIRE(coercions.size() == 1);
  CHECK(coercions[0].path == "/degrees");
  CHECK(read_output<Forecast>(Provider::openai_chat, answer, nullptr, options));
  options.limits.bytes = 5;
  CHECK_FALSE(read_output<ForecastOutput>(Provider::openai_chat, answer, nullptr, options));
}
