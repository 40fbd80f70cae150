#pragma once
// What the command line and the environment say.

#include <functional>
#include <optional>
#include <string>
#include <toolbind/conversation.hpp>

struct Options {
  toolbind::Provider provider = toolbind::Provider::openai_chat;
  std::string model, base_url, key;
  bool stream = false;
  toolbind::Approver approver;
  std::function<std::optional<std::string>()> ask;  ///< the user's next words
};

/// Without a base URL and a key, a scripted model is started in this program and talked to. Leaves the program for
/// `--help` and what can't be understood.
Options read_options(int count, char** words);
