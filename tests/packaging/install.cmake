# cmake --install gives a tree that stands on its own: no file of it names this checkout or this build.

include("${CMAKE_CURRENT_LIST_DIR}/Project.cmake")

file(REMOVE_RECURSE "${SCRATCH}/installation")
must("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${SCRATCH}/installation")

file(GLOB_RECURSE scripts "${SCRATCH}/installation/*.cmake")
foreach(script IN LISTS scripts)
  file(READ "${script}" said)
  string(FIND "${said}" "${SOURCE}/" at)
  if(NOT at EQUAL -1)
    message(FATAL_ERROR "${script} names the checkout")
  endif()
endforeach()

must("${SCRATCH}/installation/bin/toolbind" --help)
