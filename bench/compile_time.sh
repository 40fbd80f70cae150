#!/usr/bin/env bash
# What generated code costs: lines, seconds of compilation and bytes of object code for 1, 50 and 500 structs of 8 members.
#
#     bench/compile_time.sh BUILD_FOLDER [COMPILER]      # after building the target `toolbind` there
#
# nlohmann's headers are taken from the checkout's cache, else from the system.
set -euo pipefail
build=$1
compiler=${2:-c++}
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

json=$(find "$here/.cache" -path '*/include/nlohmann/json.hpp' 2>/dev/null | head -1)
json=${json%/nlohmann/json.hpp}
flags=(-std=c++20 -O2 -I "$here/runtime/include" ${json:+-isystem "$json"})

spec() { # number of types
  printf '{ "$defs": {'
  for ((i = 0; i < $1; ++i)); do
    ((i == 0)) || printf ','
    printf '"Type%d":{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string","minLength":1},"ratio":{"type":"number","minimum":0},"on":{"type":"boolean"},"tags":{"type":"array","items":{"type":"string"}},"mode":{"enum":["a","b","c"]},"note":{"type":"string"},"limit":{"type":"integer","default":10}},"required":["id","name","ratio","on"]}' "$i"
  done
  printf '} }\n'
}

seconds() { # a command; its wall time, the best of three
  local best=
  for _ in 1 2 3; do
    local start=$EPOCHREALTIME
    "$@"
    best=$(awk -v best="$best" -v start="$start" -v end="$EPOCHREALTIME" \
      'BEGIN { took = end - start; print (best == "" || took < best + 0) ? took : best }')
  done
  printf '%.2f' "$best"
}

printf '#include <cstdint>\n#include <map>\n#include <optional>\n#include <span>\n#include <string>\n#include <variant>\n#include <vector>\n' > "$work/std.cpp"
printf 'only the standard headers: %s s\n' "$(seconds "$compiler" "${flags[@]}" -c "$work/std.cpp" -o "$work/std.o")"
printf '%6s %8s %8s %10s %10s %12s\n' types hpp cpp cpp-sec. hpp-sec. object-bytes
for count in 1 50 500; do
  spec "$count" > "$work/t$count.tools.json"
  "$build/generator/toolbind" generate "$work/t$count.tools.json" --out "$work"
  printf '#include "t%d.tools.hpp"\n' "$count" > "$work/include.cpp"
  source_seconds=$(seconds "$compiler" "${flags[@]}" -c "$work/t$count.tools.cpp" -o "$work/t.o")
  header_seconds=$(seconds "$compiler" "${flags[@]}" -c "$work/include.cpp" -o "$work/include.o")
  printf '%6d %8d %8d %10s %10s %12d\n' "$count" "$(wc -l < "$work/t$count.tools.hpp")" "$(wc -l < "$work/t$count.tools.cpp")" \
    "$source_seconds" "$header_seconds" "$(size -A "$work/t.o" | awk '/^\.(text|rodata|data)/ { sum += $2 } END { print sum }')"
done
