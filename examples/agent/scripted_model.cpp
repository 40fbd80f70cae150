#include "scripted_model.hpp"

#include <httplib.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include "spoken.hpp"

namespace {

/// Parallel calls, one of them wrong; the correction; a call that needs approval; the end.
const std::vector<Turn> script = {
    {"Let me look.",
     {{"get_weather", {{"city", "Oslo"}, {"day", "Friday"}}},
      {"get_weather", {{"city", "Bergen"}, {"day", "Friday"}}},
      {"find_trains", {{"from", "Oslo"}, {"to", "Bergen"}, {"day", "friday"}, {"after", "noon"}}}}},
    {"", {{"find_trains", {{"from", "Oslo"}, {"to", "Bergen"}, {"day", "Friday"}, {"after", "12:00"}}}}},
    {"The train at 14:02 fits.", {{"book_seats", {{"train", "R63"}, {"seats", 2}}}}},
    {"You leave Oslo on Friday at 14:02, two seats are booked under R63-4702. Take an umbrella: it rains in Bergen.",
     {}},
};

}  // namespace

struct ScriptedModel::Server {
  httplib::Server http;
  int port = 0;
  std::thread thread;
  std::atomic<std::size_t> next{0};
};

ScriptedModel::ScriptedModel(toolbind::Provider provider) : server_(std::make_unique<Server>()) {
  server_->http.Post(".*", [this, provider](const httplib::Request& request, httplib::Response& response) {
    const Turn& turn = script[std::min(server_->next++, script.size() - 1)];
    const bool stream =
        request.path.find(":stream") != std::string::npos || toolbind::Json::parse(request.body).value("stream", false);
    if (stream)
      response.set_content(spoken_in_pieces(provider, turn), "text/event-stream");
    else
      response.set_content(spoken(provider, turn).dump(), "application/json");
  });
  server_->port = server_->http.bind_to_any_port("127.0.0.1");
  if (server_->port < 0) throw std::runtime_error("there is no port on loopback to be had");
  server_->thread = std::thread([this] { server_->http.listen_after_bind(); });
  while (!server_->http.is_running()) std::this_thread::yield();
}

ScriptedModel::~ScriptedModel() {
  server_->http.stop();
  server_->thread.join();
}

std::string ScriptedModel::base_url() const { return "http://127.0.0.1:" + std::to_string(server_->port); }

std::string ScriptedModel::question() {
  return "On Friday I go from Oslo to Bergen with a friend. Will it rain? Get us on a train after noon, please.";
}
