#pragma once
// A model server on loopback whose answers are written down: it speaks as each provider does, streaming or not.

#include <memory>
#include <string>
#include <toolbind/request.hpp>

class ScriptedModel {
 public:
  explicit ScriptedModel(toolbind::Provider provider);
  ~ScriptedModel();

  std::string base_url() const;
  /// What the script is an answer to.
  static std::string question();

 private:
  struct Server;
  std::unique_ptr<Server> server_;
};
