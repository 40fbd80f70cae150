# toolbind_generate used wrongly: the configure ends with a sentence that says what is expected. Run with CASE it makes the
# wrong call; that needs no project, because usage is checked before anything is made.

if(CASE)
  include("${SOURCE}/cmake/ToolbindGenerate.cmake")
  string(REPLACE "<spec>" "${SOURCE}/tests/packaging/consumer/weather.tools.json" CASE "${CASE}")
  cmake_language(EVAL CODE "toolbind_generate(tools ${CASE})")
  return()
endif()

include("${CMAKE_CURRENT_LIST_DIR}/Project.cmake")

function(refused call sentence)
  attempt("${CMAKE_COMMAND}" "-DSOURCE=${SOURCE}" "-DCASE=${call}" ${ARGN} -P "${CMAKE_CURRENT_LIST_FILE}")
  string(REGEX REPLACE "[ \n]+" " " said "${said}")
  said_yes("toolbind_generate\\(tools\\): ${sentence}" "toolbind_generate(${call}) is refused")
endfunction()

refused("SPEC x.tools.json" "unknown argument 'SPEC x.tools.json'; expected SPECS, NAMESPACE or PROVIDER_JSON")
refused("SPECS NAMESPACE n" "expected SPECS with at least one file")
refused("SPECS x.json" "expected a spec named NAME.tools.json, got 'x.json'")
refused("SPECS a.tools.json b.tools.json NAMESPACE n" "NAMESPACE takes a single spec")
refused("SPECS <spec> NAMESPACE" "expected a namespace after NAMESPACE")
refused("SPECS <spec> <spec>" "two specs are named 'weather.tools.json'")
refused("SPECS <spec>" "there is no generator; set TOOLBIND_EXECUTABLE")
refused("SPECS <spec>" "TOOLBIND_EXECUTABLE names no file: '/nowhere/toolbind'" -DTOOLBIND_EXECUTABLE=/nowhere/toolbind)
