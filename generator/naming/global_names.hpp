#pragma once

#include <string_view>

namespace toolbind::gen {

/// Does a header of C or POSIX declare this at global scope, so that a namespace of that name would not compile:
/// `clock`, `time`, `index`?
bool is_global_name(std::string_view name);

}  // namespace toolbind::gen
