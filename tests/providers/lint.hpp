#pragma once
// What a provider's documentation says about strict schemas, checked on a finished one. Written from the documents, with
// nothing of the rules that make such schemas.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace lint {

using Schema = nlohmann::ordered_json;

/// One line per breach; empty: the schema may be sent.
std::vector<std::string> openai(const Schema& schema);
std::vector<std::string> anthropic(const Schema& schema);
std::vector<std::string> gemini(const Schema& schema);

}  // namespace lint
