# add_subdirectory(toolbind): the targets and the function are there, and neither tests, examples, install rules nor
# warnings of toolbind come along. With a given program the generator is not compiled; with OPTIMIZE_DEPENDENCIES, nor is
# the runtime, for a library of generated code needs its headers only. Both are compiled and linked by this very build.

include("${CMAKE_CURRENT_LIST_DIR}/Project.cmake")

fresh_project(subdirectory)
configure("-DTOOLBIND_SOURCE=${SOURCE}" "-DTOOLBIND_EXECUTABLE=${PROGRAM}" "-DTOOLBIND_CACHE_DIR=${CACHE}"
  -DCMAKE_OPTIMIZE_DEPENDENCIES=ON)
said_yes("toolbind: json [^\n]*from" "each library's origin is said")
said_no("toolbind: (inja|cxxopts|doctest) " "libraries that only toolbind's own programs need are left alone")

build(--target weather_tools)
said_yes("Generating weather.tools.hpp" "the first build generates")

attempt("${CMAKE_COMMAND}" --build "${OUT}" --target help)
said_no("json_test|weather_demo|golden_test" "toolbind's tests and examples stay out")
