# The steps that the packaging tests are written in: make a copy of the consumer's project, configure, build and run it,
# and compare what was said.

# A fresh copy of consumer/ in the variables PROJECT and OUT. The space in the path is there on purpose.
macro(fresh_project name)
  set(PROJECT "${SCRATCH}/${name}/a project")
  set(OUT "${PROJECT}/build")
  file(REMOVE_RECURSE "${SCRATCH}/${name}")
  file(COPY "${SOURCE}/tests/packaging/consumer/" DESTINATION "${PROJECT}")
endmacro()

# attempt(<command>...): runs it; leaves its result and everything it said in `result` and `said`.
macro(attempt)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
endmacro()

macro(must)
  attempt(${ARGV})
  if(NOT result EQUAL 0)
    list(JOIN said "\n" said)
    message(FATAL_ERROR "failed: ${ARGV}\n${said}")
  endif()
endmacro()

macro(configure)
  must("${CMAKE_COMMAND}" -S "${PROJECT}" -B "${OUT}" -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
    "-DCMAKE_CXX_FLAGS=${FLAGS}" ${ARGV})
endmacro()

macro(build)
  must("${CMAKE_COMMAND}" --build "${OUT}" --parallel 2 ${ARGV})
endmacro()

# said_yes("regex" "what that means") and said_no(...): about the latest command.
function(said_yes regex meaning)
  if(NOT said MATCHES "${regex}")
    message(FATAL_ERROR "expected that ${meaning}, but found no '${regex}' in:\n${said}")
  endif()
endfunction()

function(said_no regex meaning)
  if(said MATCHES "${regex}")
    message(FATAL_ERROR "expected that ${meaning}, but found '${CMAKE_MATCH_0}' in:\n${said}")
  endif()
endfunction()

# File times have a grain: what is written within it is not newer than what was built before.
function(wait_a_moment)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E sleep 0.1)
endfunction()

# Writes a file of the project anew with one text replaced.
function(edit file old new)
  wait_a_moment()
  file(READ "${PROJECT}/${file}" text)
  string(REPLACE "${old}" "${new}" changed "${text}")
  if(changed STREQUAL text AND NOT old STREQUAL new)
    message(FATAL_ERROR "${file} has no '${old}'")
  endif()
  file(WRITE "${PROJECT}/${file}" "${changed}")
endfunction()
