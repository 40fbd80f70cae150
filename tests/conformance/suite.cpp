#include "conformance/suite.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>

namespace conformance {
namespace {

namespace fs = std::filesystem;

struct Draft {
  const char *folder, *dialect;
};
constexpr Draft drafts[] = {
    {"draft2020-12", "https://json-schema.org/draft/2020-12/schema"},
    {"draft2019-09", "https://json-schema.org/draft/2019-09/schema"},
    {"draft7", "http://json-schema.org/draft-07/schema#"},
    {"draft6", "http://json-schema.org/draft-06/schema#"},
    {"draft4", "http://json-schema.org/draft-04/schema#"},
};

void read_folder(const fs::path& folder, const Draft& draft, std::vector<Group>& out) {
  if (!fs::exists(folder)) return;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    std::ifstream in(file);
    const OrderedJson groups = OrderedJson::parse(in);
    for (const OrderedJson& group : groups) {
      OrderedJson schema = group["schema"];
      if (schema.is_object() && !schema.contains("$schema")) schema["$schema"] = draft.dialect;
      out.push_back({draft.folder, file.filename().string(), group["description"], std::move(schema), group["tests"]});
    }
  }
}

void names_of(const OrderedJson& json, std::set<std::string>& out) {
  if (!json.is_structured()) return;
  for (const auto& [key, value] : json.items()) {
    if ((key == "$id" || key == "id") && value.is_string()) out.insert(value.get<std::string>());
    names_of(value, out);
  }
}

}  // namespace

std::vector<Group> groups_in(const std::string& folder) {
  std::vector<Group> out;
  read_folder(folder, drafts[0], out);
  return out;
}

std::vector<Chunk> chunks(const std::string& suite, const std::string& own, std::size_t count) {
  std::vector<Group> all;
  for (const Draft& draft : drafts) {
    if (!suite.empty()) read_folder(fs::path(suite) / "tests" / draft.folder, draft, all);
    read_folder(fs::path(own) / draft.folder, draft, all);
  }
  std::vector<Chunk> out(count);
  std::vector<std::set<std::string>> taken(count);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::set<std::string> names;
    names_of(all[i].schema, names);
    std::size_t tries = 0, at = i % count;
    const auto clashes = [&] {
      return std::any_of(names.begin(), names.end(), [&](const std::string& one) { return taken[at].contains(one); });
    };
    for (; clashes(); at = (at + 1) % count) {
      if (++tries == count) throw std::runtime_error("more chunks are needed for " + all[i].description);
    }
    taken[at].insert(names.begin(), names.end());
    out[at].push_back(std::move(all[i]));
  }
  return out;
}

}  // namespace conformance
