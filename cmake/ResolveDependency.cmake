# Finds one library by the first of these routes that gives one which compiles, and says on one line where it came from:
#
#   0  a target that the consumer already defines          3  its repository, at a pinned commit
#   1  find_package, or a header on the search path        4  none: an error that names the packages to install, or for
#   2  a Debian package, unpacked in the cache                a library that is not needed a line on what is left out
#
# Whatever the route, the library is then called toolbind::<name>. Routes 2 and 3 use the network, and are left out with
# TOOLBIND_FETCH_DEPENDENCIES=OFF.

include(CheckCXXSourceCompiles)
include(DebianPackage)
include(FetchRepository)

# toolbind_dependency(<name>
#   TARGETS t...        names that projects and packages use for it
#   PACKAGE p [args]    for find_package
#   HEADER h            the header to look for, as it is included
#   [LIBRARY l...]      file names of the library, unless it is headers only
#   [NEEDS n...]        other dependencies that its headers include, or targets that they need
#   DEBIAN d            the Debian package; or
#   DEBIAN_SOURCE d     the Debian source package, for headers that Debian's binary package has changed too much
#   REPOSITORY url COMMIT id VERSION v INCLUDE dir [BUILDS target]    its sources; BUILDS unless it is headers only
#   ELSEWHERE text      the package's name in other package managers
#   [OPTIONAL text]     what is left out if no route has it; toolbind::<name> is then not defined
#   CHECK source)       a program that must compile and link
function(toolbind_dependency name)
  set(one HEADER DEBIAN DEBIAN_SOURCE REPOSITORY COMMIT VERSION INCLUDE BUILDS ELSEWHERE OPTIONAL CHECK)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "${one}" "TARGETS;PACKAGE;LIBRARY;NEEDS")
  list(TRANSFORM arg_NEEDS REPLACE "^[^:]+$" "toolbind::\\0")
  set(routes target package header)
  if(TOOLBIND_FETCH_DEPENDENCIES AND arg_DEBIAN_SOURCE)
    list(APPEND routes debian_source repository)
  elseif(TOOLBIND_FETCH_DEPENDENCIES)
    list(APPEND routes debian repository)
  endif()
  foreach(route IN LISTS routes)
    if(NOT TARGET toolbind::${name})
      cmake_language(CALL _toolbind_from_${route} ${name})
    endif()
  endforeach()
  if(NOT TARGET toolbind::${name})
    _toolbind_not_found(${name})
  endif()
endfunction()

function(_toolbind_not_found name)
  # A source package can't be installed; `apt:` would send the user to the binary package, which was refused.
  set(packages "${arg_ELSEWHERE}")
  if(arg_DEBIAN)
    string(PREPEND packages "apt: ${arg_DEBIAN}, ")
  endif()
  string(CONCAT remedy "Install it (${packages}), or point CMAKE_PREFIX_PATH to it, or define one of the targets "
    "${arg_TARGETS} before toolbind is added.")
  if(arg_OPTIONAL)
    message(STATUS "toolbind: ${name} not found, without it: no ${arg_OPTIONAL}. ${remedy}")
  else()
    get_property(update GLOBAL PROPERTY toolbind_apt_update_complaint)
    get_property(download GLOBAL PROPERTY toolbind_apt_download_complaint)
    get_property(source GLOBAL PROPERTY toolbind_apt_source_complaint)
    message(FATAL_ERROR "toolbind needs ${name}, and found no usable one. ${remedy}\n${update}${download}${source}")
  endif()
endfunction()

# The routes. Each reads the caller's arg_* and offers what it finds to _toolbind_accept.

function(_toolbind_from_target name)
  foreach(target IN LISTS arg_TARGETS)
    if(TARGET ${target})
      # Not checked: it may be built by this very project, and then can't be linked yet.
      _toolbind_accept(${name} "the project's own target ${target}" UNCHECKED LINK ${target})
      return()
    endif()
  endforeach()
endfunction()

function(_toolbind_from_package name)
  list(GET arg_PACKAGE 0 package)
  set(PCRE2_USE_STATIC_LIBS ON) # read by PCRE2's package
  find_package(${arg_PACKAGE} CONFIG QUIET GLOBAL)
  foreach(target IN LISTS arg_TARGETS)
    if(TARGET ${target} AND NOT TARGET toolbind::${name})
      _toolbind_links_alias(unchecked ${target})
      _toolbind_accept(${name} "${${package}_DIR}" ${unchecked} VERSION "${${package}_VERSION}" LINK ${target})
    endif()
  endforeach()
endfunction()

# UNCHECKED if a target links to an alias: trial builds are not told of aliases, and CMake ends the configure over the
# first one. The package has looked for these libraries itself.
function(_toolbind_links_alias out target)
  set(${out} "" PARENT_SCOPE)
  get_target_property(libraries ${target} INTERFACE_LINK_LIBRARIES)
  string(REGEX MATCHALL "[A-Za-z0-9_.+-]+::[A-Za-z0-9_.+:-]+" libraries "${libraries}") # also those inside $<...>
  foreach(library IN LISTS libraries)
    if(TARGET ${library})
      get_target_property(aliased ${library} ALIASED_TARGET)
      if(aliased)
        set(${out} UNCHECKED PARENT_SCOPE)
      endif()
    endif()
  endforeach()
endfunction()

function(_toolbind_from_header name)
  find_path(include ${arg_HEADER} NO_CACHE)
  unset(library)
  if(arg_LIBRARY)
    find_library(library NAMES ${arg_LIBRARY} NO_CACHE)
  endif()
  if(include AND (library OR NOT arg_LIBRARY))
    string(REGEX REPLACE "/$" "" include "${include}")
    _toolbind_accept(${name} "${include}" INCLUDE "${include}" LINK ${library})
  endif()
endfunction()

# What is in the cache comes first, from whichever suite, so that a second configure downloads nothing.
function(_toolbind_from_debian name)
  toolbind_debian_suites(suites ${arg_LIBRARY})
  foreach(mode CACHED DOWNLOAD)
    foreach(suite IN LISTS suites)
      toolbind_debian_package(root ${arg_DEBIAN} ${suite} binary ${mode})
      if(root AND NOT TARGET toolbind::${name})
        unset(library)
        if(arg_LIBRARY)
          find_library(library NAMES ${arg_LIBRARY} PATHS "${root}/usr/lib" PATH_SUFFIXES "${CMAKE_LIBRARY_ARCHITECTURE}"
            NO_DEFAULT_PATH NO_CACHE REQUIRED)
        endif()
        file(READ "${root}/version" version)
        _toolbind_accept(${name} "Debian package (${suite})" VERSION ${version} INCLUDE "${root}/usr/include"
          LINK ${library} BUNDLED_LICENCE "${root}/usr/share/doc/${arg_DEBIAN}/copyright")
      endif()
      if(TARGET toolbind::${name})
        return()
      endif()
    endforeach()
  endforeach()
endfunction()

# From the machine's own release only, so that the version changes only when the machine does.
function(_toolbind_from_debian_source name)
  toolbind_debian_suites(suites)
  if(suites)
    list(GET suites 0 suite)
    toolbind_debian_package(root ${arg_DEBIAN_SOURCE} ${suite} source DOWNLOAD)
    if(root)
      file(READ "${root}/version" version)
      _toolbind_licence(licence "${root}/source")
      _toolbind_accept(${name} "Debian source package (${suite})" VERSION ${version}
        INCLUDE "${root}/source/${arg_INCLUDE}" BUNDLED_LICENCE "${licence}")
    endif()
  endif()
endfunction()

function(_toolbind_from_repository name)
  toolbind_fetch_repository(source ${name} ${arg_REPOSITORY} ${arg_COMMIT})
  if(source)
    _toolbind_licence(licence "${source}")
    set(found "${arg_REPOSITORY}" VERSION ${arg_VERSION} BUNDLED_LICENCE "${licence}")
    if(arg_BUILDS)
      set(binary "${PROJECT_BINARY_DIR}/_deps/${name}")
      add_subdirectory("${source}" "${binary}" EXCLUDE_FROM_ALL SYSTEM)
      _toolbind_accept(${name} ${found} UNCHECKED INCLUDE "${binary}/${arg_INCLUDE}" LINK ${arg_BUILDS})
    else()
      _toolbind_accept(${name} ${found} INCLUDE "${source}/${arg_INCLUDE}")
    endif()
  endif()
endfunction()

function(_toolbind_licence out source)
  file(GLOB licence "${source}/LICEN[CS]E*")
  list(GET licence 0 licence)
  set(${out} "${licence}" PARENT_SCOPE)
endfunction()

# _toolbind_accept(<name> <origin> [UNCHECKED] [VERSION v] [INCLUDE dir] [LINK libraries...] [BUNDLED_LICENCE file]):
# makes toolbind::<name> if the check's program compiles with it. BUNDLED_LICENCE marks what only this build has, and an
# installation therefore takes along (InstallThirdParty.cmake).
function(_toolbind_accept name origin)
  cmake_parse_arguments(PARSE_ARGV 2 found "UNCHECKED" "VERSION;INCLUDE;BUNDLED_LICENCE" "LINK")
  list(APPEND found_LINK ${arg_NEEDS})
  _toolbind_compiles(compiles ${name})
  if(compiles)
    add_library(toolbind::${name} INTERFACE IMPORTED GLOBAL)
    set_target_properties(toolbind::${name} PROPERTIES
      INTERFACE_INCLUDE_DIRECTORIES "${found_INCLUDE}"
      INTERFACE_LINK_LIBRARIES "${found_LINK}"
      TOOLBIND_VERSION "${found_VERSION}"
      TOOLBIND_BUNDLED_LICENCE "${found_BUNDLED_LICENCE}")
    string(REPLACE "  " " " line "toolbind: ${name} ${found_VERSION} from ${origin}")
    message(STATUS "${line}")
  endif()
endfunction()

# A refusal is not remembered, so that a repaired machine is seen. The consent to a library in the cache is, because that
# library does not change: a further build folder then starts in no time.
function(_toolbind_compiles out name)
  set(CMAKE_REQUIRED_QUIET ON)
  set(CMAKE_REQUIRED_FLAGS "-w") # the library's warnings are no reason to refuse it
  set(CMAKE_REQUIRED_INCLUDES ${found_INCLUDE})
  set(CMAKE_REQUIRED_LIBRARIES ${found_LINK})
  set(compiler "${CMAKE_CXX_COMPILER} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_CXX_FLAGS} ${CMAKE_EXE_LINKER_FLAGS}")
  string(SHA1 key "${compiler} ${found_INCLUDE} ${found_LINK} ${found_VERSION} ${arg_CHECK}")
  set(answer TOOLBIND_${name}_COMPILES_${key})
  set(remembered "${TOOLBIND_CACHE_DIR}/compiles/${name}-${key}")
  if(NOT EXISTS "${remembered}" AND NOT found_UNCHECKED)
    check_cxx_source_compiles("${arg_CHECK}" ${answer})
    if(NOT ${answer})
      unset(${answer} CACHE)
      set(${out} FALSE PARENT_SCOPE)
      return()
    endif()
    if(found_BUNDLED_LICENCE)
      file(WRITE "${remembered}" "")
    endif()
  endif()
  set(${out} TRUE PARENT_SCOPE)
endfunction()
