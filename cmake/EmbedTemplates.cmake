# Puts the templates into the generator, so that the program is a single file. Included, it gives
#
#   toolbind_embed_templates(<target> <dir>)     adds a source with every *.inja and *.json of <dir>
#
# and run by the build as `cmake -D DIR=... -D OUT=... -P EmbedTemplates.cmake` it writes that source: the table behind
# generator/render/embedded_templates.hpp, in the order of the names.

function(toolbind_embed_templates target dir)
  # Looked up rather than listed: a template is data, and --templates DIR reads the same folder without any list.
  file(GLOB templates CONFIGURE_DEPENDS "${dir}/*.inja" "${dir}/*.json")
  set(out "${CMAKE_CURRENT_BINARY_DIR}/embedded_templates.cpp")
  set(script "${PROJECT_SOURCE_DIR}/cmake/EmbedTemplates.cmake")
  add_custom_command(
    OUTPUT "${out}"
    COMMAND "${CMAKE_COMMAND}" -D "DIR=${dir}" -D "OUT=${out}" -P "${script}"
    DEPENDS "${script}" ${templates}
    COMMENT "Embedding templates"
    VERBATIM)
  target_sources(${target} PRIVATE "${out}")
endfunction()

# A C++ string literal per line of the text, side by side: one literal of the whole could exceed what a compiler takes
# (about 16 kB per piece and 64 kB in all, at the strictest).
function(_embed_literal out file)
  file(READ "${file}" text)
  string(LENGTH "${text}" length)
  if(length GREATER 65000)
    message(FATAL_ERROR "${file} is too long for a string literal: split it into several templates")
  endif()
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "\"" "\\\"" text "${text}")
  string(REPLACE "?" "\\?" text "${text}") # ??= was a character once
  string(REPLACE "\r" "\\r" text "${text}")
  string(REPLACE "\t" "\\t" text "${text}")
  string(REPLACE "\n" "\\n\"\n     \"" text "${text}")
  set(${out} "\"${text}\"" PARENT_SCOPE)
endfunction()

function(_embed_all dir out)
  file(GLOB templates "${dir}/*.inja" "${dir}/*.json")
  list(SORT templates)
  set(rows "")
  foreach(template IN LISTS templates)
    cmake_path(GET template FILENAME name)
    _embed_literal(literal "${template}")
    string(APPEND rows "    {\"${name}\",\n     ${literal}},\n")
  endforeach()
  list(LENGTH templates count)
  file(WRITE "${out}" "// The text of the templates, made from templates/ at build time; do not edit.

#include \"generator/render/embedded_templates.hpp\"

#include <array>

namespace toolbind::gen {

namespace {

constexpr std::array<EmbeddedTemplate, ${count}> table{{
${rows}}};

}  // namespace

std::span<const EmbeddedTemplate> embedded_templates() {
  return table;
}

}  // namespace toolbind::gen
")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  _embed_all("${DIR}" "${OUT}")
endif()
