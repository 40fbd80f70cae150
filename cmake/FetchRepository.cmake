# Takes a library's sources from its repository at a pinned commit, into the cache that all build folders share. The
# library's own CMake project is not added: of most of them only the headers are needed.

include(FetchContent)

# toolbind_fetch_repository(<out> <name> <url> <commit>): the folder of the sources, or empty if the repository can't be
# reached. That is asked first because FetchContent would end the configure without naming the other ways to get it.
function(toolbind_fetch_repository out name url commit)
  set(source "${TOOLBIND_CACHE_DIR}/source/${name}-${commit}")
  file(LOCK "${TOOLBIND_CACHE_DIR}/lock" GUARD FUNCTION TIMEOUT 600)
  if(NOT EXISTS "${source}.complete")
    _toolbind_reachable(reachable ${url})
    if(NOT reachable)
      set(${out} "" PARENT_SCOPE)
      return()
    endif()
    message(STATUS "toolbind: fetching ${name} from ${url}")
    FetchContent_Declare(toolbind_${name} GIT_REPOSITORY ${url} GIT_TAG ${commit} SOURCE_DIR "${source}"
      SOURCE_SUBDIR no-project-here)
    FetchContent_MakeAvailable(toolbind_${name})
    file(TOUCH "${source}.complete")
  endif()
  set(${out} "${source}" PARENT_SCOPE)
endfunction()

function(_toolbind_reachable out url)
  find_program(git git NO_CACHE)
  set(result 1)
  if(git)
    execute_process(COMMAND "${git}" ls-remote --exit-code ${url} HEAD TIMEOUT 30
      RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  endif()
  set(${out} FALSE PARENT_SCOPE)
  if(result EQUAL 0)
    set(${out} TRUE PARENT_SCOPE)
  endif()
endfunction()
