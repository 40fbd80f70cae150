#pragma once
// The one HTTP call.

#include <functional>
#include <string>
#include <string_view>
#include <toolbind/conversation.hpp>

/// Sends the request; `take` hears the answer's body as it comes. Throws std::runtime_error if there is no answer.
void post(const std::string& base_url, const toolbind::HttpRequest& request,
          const std::function<void(std::string_view)>& take);
