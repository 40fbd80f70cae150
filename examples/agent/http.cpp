#include "http.hpp"

#include <httplib.h>

#include <stdexcept>

void post(const std::string& base_url, const toolbind::HttpRequest& request,
          const std::function<void(std::string_view)>& take) {
  const std::size_t host = base_url.find("://") == std::string::npos ? 0 : base_url.find("://") + 3;
  std::string prefix = base_url.substr(std::min(base_url.find('/', host), base_url.size()));
  while (prefix.ends_with('/')) prefix.pop_back();
  // Local servers are often named with their version: http://localhost:11434/v1
  if (prefix.ends_with("/v1") && request.path.starts_with("/v1")) prefix.resize(prefix.size() - 3);

  httplib::Client client(base_url.substr(0, base_url.find('/', host)));
  if (!client.is_valid()) throw std::runtime_error("can't connect to " + base_url + " (no TLS in this build?)");
  client.set_read_timeout(std::chrono::minutes(5));
  httplib::Request message;
  message.method = "POST";
  message.path = prefix + request.path;
  message.body = request.body;
  for (const toolbind::Header& header : request.headers) message.set_header(header.name, header.value);
  message.content_receiver = [&](const char* bytes, std::size_t size, std::uint64_t, std::uint64_t) {
    take({bytes, size});
    return true;
  };
  if (const auto result = client.send(message); !result)
    throw std::runtime_error("no answer from " + base_url + ": " + httplib::to_string(result.error()));
}
