#pragma once
// What generated sources include: the node types their tables are made of.

#include <cstddef>

#include "toolbind/generated.hpp"
#include "toolbind/node.hpp"
