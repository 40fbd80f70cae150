#pragma once
// One turn of a model, in the words of each provider.

#include <string>
#include <toolbind/json.hpp>
#include <toolbind/request.hpp>
#include <utility>
#include <vector>

struct Turn {
  std::string text;
  std::vector<std::pair<std::string, toolbind::Json>> calls;  ///< name, arguments
};

/// The body of a response.
toolbind::Json spoken(toolbind::Provider provider, const Turn& turn);
/// The same as server-sent events.
std::string spoken_in_pieces(toolbind::Provider provider, const Turn& turn);
