// A travel agent: the spec beside this file, these handlers, and a loop around one HTTP call.

#include <cstdio>
#include <iostream>
#include <toolbind/conversation.hpp>

#include "http.hpp"
#include "options.hpp"
#include "trip.tools.hpp"

using namespace trip;

namespace {

struct TravelAgent {
  GetWeather::Success get_weather(const GetWeather::Parameters& call) {
    return {.celsius = call.city == "Bergen" ? 11.5 : 16.0, .rain = call.city == "Bergen"};
  }

  toolbind::Outcome<FindTrains::Success, FindTrains::Failure> find_trains(const FindTrains::Parameters& call) {
    if (call.to == "Atlantis") return toolbind::fail(std::string("no rails lead there"));
    FindTrains::Success all{{"R61", "08:25", 640}, {"R63", "14:02", 589.5}, {"R65", "23:03", 410}};
    std::erase_if(all, [&](const FindTrains::Train& train) { return train.departs < call.after.value_or("00:00"); });
    return all;
  }

  BookSeats::Success book_seats(const BookSeats::Parameters& call) {
    return call.train + "-" + std::to_string(4700 + call.seats);
  }
  bool book_seats_needs_approval(const BookSeats::Parameters& call) { return call.seats > 1; }
};

void show(const toolbind::Conversation& chat) {
  for (std::size_t i = 0; i < chat.results().size(); ++i) {
    const toolbind::ToolCall& call = chat.turn()[i];
    const toolbind::ToolResult& result = chat.results()[i];
    std::cout << "  call    " << call.name << ' ' << call.arguments << "\n  " << to_string(result.status) << "  "
              << result.message_for_model << '\n';
  }
}

int talk(int count, char** words) {
  Options options = read_options(count, words);
  TravelAgent agent;
  toolbind::Conversation chat(bind(agent),
                              {.provider = options.provider,
                               .model = options.model,
                               .api_key = options.key,
                               .system = "You are a travel agent. Answer in a sentence or two.",
                               .stream = options.stream,
                               .calls = {.timeout = std::chrono::seconds(10), .approver = options.approver}});
  while (const auto question = options.ask()) {
    std::cout << "user      " << *question << '\n';
    chat.say(*question);
    while (chat.wants_request()) {
      const auto request = chat.request();
      if (!request) return std::cerr << toolbind::to_string(request.error()) << '\n', 1;
      if (options.stream) {
        toolbind::StreamAssembler stream(options.provider);
        post(options.base_url, *request, [&](std::string_view bytes) { stream.feed(bytes); });
        chat.take(stream);
      } else {
        std::string body;
        post(options.base_url, *request, [&](std::string_view bytes) { body += bytes; });
        chat.take(body);
      }
      if (!chat.text().empty()) std::cout << "model     " << chat.text() << '\n';
      show(chat);
    }
    if (chat.turn().finish != toolbind::ModelTurn::Finish::complete || !chat.turn().issues.empty()) {
      std::cerr << to_string(chat.turn().finish) << ": " << chat.turn().detail << '\n'
                << toolbind::to_string(chat.turn().issues) << '\n';
      return 1;
    }
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  try {
    return talk(count, words);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
