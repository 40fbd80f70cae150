# find_package(toolbind) from an installation: generate, build, run; then change one file after the other and see that
# what depends on it is made again, and nothing else.

include("${CMAKE_CURRENT_LIST_DIR}/Project.cmake")

string(MAKE_C_IDENTIFIER "find_package ${GENERATOR}" name)
fresh_project(${name})

# A copy of the installation, because the generator's file is touched below while other tests use it.
file(COPY "${SCRATCH}/installation" DESTINATION "${SCRATCH}/${name}")
set(installation "${SCRATCH}/${name}/installation")
configure("-DCMAKE_PREFIX_PATH=${installation}")

build()
said_yes("Generating weather.tools.hpp" "the first build generates")
must("${OUT}/app")
said_yes("Oslo accepted, 2 rejected" "the program decodes as the spec says")

build()
said_no("Generating|Building|Linking" "nothing is done when nothing changed")

edit(weather.tools.json "" "")
build()
said_yes("Generating weather.tools.hpp" "a touched spec is read again")
said_no("Building" "sources that did not change are not compiled again")
build()
said_no("Generating" "a touched spec is read again only once")

# A file that the spec refers to, and that only the generator knows of.
edit(schemas/place.schema.json "A-Z" "A-N")
build()
said_yes("Generating weather.tools.hpp" "a change in a file that the spec refers to is seen")
attempt("${OUT}/app")
said_yes("Oslo rejected, 2 rejected" "the new pattern is in force")
edit(schemas/place.schema.json "A-N" "A-Z")

edit(weather.tools.json "\"tools\"" "\"tolls\"")
attempt("${CMAKE_COMMAND}" --build "${OUT}")
if(result EQUAL 0)
  message(FATAL_ERROR "a wrong spec does not stop the build:\n${said}")
endif()
said_yes("weather\\.tools\\.json:[0-9]+:[0-9]+: error: [^\n]*tolls" "the diagnostic is shown")
edit(weather.tools.json "\"tolls\"" "\"tools\"")
build()
must("${OUT}/app")
said_yes("Oslo accepted, 2 rejected" "a repaired spec builds again")

wait_a_moment()
file(TOUCH "${installation}/bin/toolbind")
build()
said_yes("Generating weather.tools.hpp" "a new generator generates again")

# The second target of the same spec, in another folder, with a namespace of its own.
must("${OUT}/nested/nested_app")
