// make_specs OWN COUNT OUT [SUITE]: writes OUT/chunk_N.tools.json, a tool for each group of the suites.

#include <fstream>
#include <iostream>

#include "conformance/suite.hpp"

int main(int argc, char** argv) {
  using conformance::OrderedJson;
  if (argc < 4) return 2;
  const std::string suite = argc > 4 ? argv[4] : "";
  const auto chunks = conformance::chunks(suite, argv[1], std::stoul(argv[2]));
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    OrderedJson spec = {{"tools", OrderedJson::array()}};
    if (!suite.empty()) spec["refMap"] = {{"http://localhost:1234/", suite + "/remotes/"}};
    for (std::size_t k = 0; k < chunks[i].size(); ++k) {
      const conformance::Group& group = chunks[i][k];
      spec["tools"].push_back({{"name", conformance::tool_name(k)},
                               {"description", group.draft + " " + group.file + ": " + group.description},
                               {"parameters", group.schema}});
    }
    std::ofstream(argv[3] + ("/chunk_" + std::to_string(i)) + ".tools.json") << spec.dump(1) << '\n';
  }
}
