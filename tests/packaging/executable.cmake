# TOOLBIND_EXECUTABLE: the named program is the one that runs, and the one that a new version of leads to a new generation.

include("${CMAKE_CURRENT_LIST_DIR}/Project.cmake")

string(MAKE_C_IDENTIFIER "executable ${GENERATOR}" name)
fresh_project(${name})
set(other "${SCRATCH}/${name}/other toolbind")
file(COPY_FILE "${SCRATCH}/installation/bin/toolbind" "${other}")

configure("-DCMAKE_PREFIX_PATH=${SCRATCH}/installation" "-DTOOLBIND_EXECUTABLE=${other}")
build(--target weather_tools)
said_yes("Generating weather.tools.hpp" "the first build generates")

wait_a_moment()
file(TOUCH "${other}")
build(--target weather_tools)
said_yes("Generating weather.tools.hpp" "a new version of the program generates again")

wait_a_moment()
file(WRITE "${other}" "not a program")
attempt("${CMAKE_COMMAND}" --build "${OUT}" --target weather_tools)
if(result EQUAL 0)
  message(FATAL_ERROR "the build does not use TOOLBIND_EXECUTABLE:\n${said}")
endif()
