# Takes a library from a Debian package without root and without installing it: a private apt, whose every state folder
# lies in the cache, downloads the .deb, and `dpkg-deb -x` unpacks it there; or it downloads a source package, whose
# upstream part CMake unpacks (Debian's patches are not applied: that takes tools that a machine need not have). The
# machine's apt configuration (proxies, credentials, keys) stays in force; only its folders, pins and hooks are replaced.
#
#   ${TOOLBIND_CACHE_DIR}/debian/<architecture>/<suite>/<package>/usr/...   the unpacked package
#                                                                /version   its upstream version; written last
#   ${TOOLBIND_CACHE_DIR}/debian/source/<suite>/<package>/source/...        the unpacked sources
#                                                        /version
#
# A package that is in the cache is taken without asking the network.

include(AptSources)

# toolbind_debian_suites(<out> [library...]): where to look, best first; empty on a machine that is not Debian. Only
# header files may come from another release than the machine's own: a library was compiled for that release's libc.
function(toolbind_debian_suites out)
  cmake_host_system_information(RESULT id QUERY DISTRIB_ID)
  cmake_host_system_information(RESULT codename QUERY DISTRIB_VERSION_CODENAME)
  find_program(apt_get apt-get NO_CACHE)
  find_program(dpkg_deb dpkg-deb NO_CACHE)
  set(suites "")
  if(id STREQUAL "debian" AND codename AND apt_get AND dpkg_deb)
    set(suites ${codename})
    if(NOT ARGN)
      list(APPEND suites testing)
    endif()
  endif()
  set(${out} "${suites}" PARENT_SCOPE)
endfunction()

# toolbind_debian_package(<out> <package> <suite> binary|source CACHED|DOWNLOAD): the folder of the unpacked package, or
# empty. DOWNLOAD downloads only what is not in the cache.
function(toolbind_debian_package out package suite kind mode)
  set(architecture source)
  if(kind STREQUAL "binary")
    execute_process(COMMAND dpkg --print-architecture OUTPUT_VARIABLE architecture OUTPUT_STRIP_TRAILING_WHITESPACE)
  endif()
  set(suite_dir "${TOOLBIND_CACHE_DIR}/debian/${architecture}/${suite}")
  set(unpacked "${suite_dir}/${package}")
  if(mode STREQUAL "DOWNLOAD" AND NOT EXISTS "${unpacked}")
    file(LOCK "${TOOLBIND_CACHE_DIR}/lock" GUARD FUNCTION TIMEOUT 600)
    if(NOT EXISTS "${unpacked}") # nor has another configure put it there while this one waited
      _toolbind_apt_update("${suite_dir}" ${suite} ${kind})
      _toolbind_apt_unpack("${suite_dir}" ${package} ${kind})
    endif()
  endif()
  if(NOT EXISTS "${unpacked}")
    set(unpacked "")
  endif()
  set(${out} "${unpacked}" PARENT_SCOPE)
endfunction()

# Downloads the package lists of a suite, once per configure. The result is not looked at: a source that does not answer
# matters only if a package is then missing, and the download says so.
function(_toolbind_apt_update suite_dir suite kind)
  get_property(updated GLOBAL PROPERTY toolbind_apt_updated_${kind}_${suite})
  if(NOT updated)
    set(type deb)
    if(kind STREQUAL "source")
      set(type deb-src)
    endif()
    toolbind_apt_sources(sources ${suite} ${type})
    file(WRITE "${suite_dir}/apt/debian.sources" "${sources}")
    file(CONFIGURE OUTPUT "${suite_dir}/apt/apt.conf" CONTENT [[
Dir::State "@suite_dir@/apt";
Dir::State::lists "@suite_dir@/apt/lists";
Dir::Cache "@suite_dir@/apt";
Dir::Etc::sourcelist "@suite_dir@/apt/debian.sources";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
APT::Default-Release "";
// The usual download user may not be allowed to write into the cache.
APT::Sandbox::User "root";
Acquire::GzipIndexes "true";
Acquire::Languages "none";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
]] @ONLY)
    file(MAKE_DIRECTORY "${suite_dir}/apt/lists/partial" "${suite_dir}/apt/archives/partial")
    message(STATUS "toolbind: reading Debian's lists of ${kind} packages (${suite})")
    _toolbind_apt_get("${suite_dir}" update)
    set_property(GLOBAL PROPERTY toolbind_apt_updated_${kind}_${suite} TRUE)
  endif()
endfunction()

# Downloads and unpacks beside the final place, then renames, so that a folder that exists is complete.
function(_toolbind_apt_unpack suite_dir package kind)
  set(temporary "${suite_dir}/apt/unpack")
  file(REMOVE_RECURSE "${temporary}")
  cmake_language(CALL _toolbind_apt_unpack_${kind} version)
  if(EXISTS "${temporary}/root")
    file(WRITE "${temporary}/root/version" "${version}")
    file(RENAME "${temporary}/root" "${suite_dir}/${package}")
  endif()
  file(REMOVE_RECURSE "${temporary}")
endfunction()

# The two kinds: each downloads to the caller's ${temporary}, unpacks to `root` in there, and tells the upstream version.

function(_toolbind_apt_unpack_binary out)
  _toolbind_apt_get("${suite_dir}" download ${package})
  file(GLOB deb "${temporary}/${package}_*.deb")
  if(deb)
    execute_process(COMMAND dpkg-deb -f "${deb}" Version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND dpkg-deb -x "${deb}" "${temporary}/root" COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "^([0-9]+:)?([0-9.]+).*" "\\2" version "${version}") # 1:3.5.0+ds-1 -> 3.5.0
    set(${out} "${version}" PARENT_SCOPE)
  endif()
endfunction()

# The sources usually lie in a folder of the archive that is named after the release or its commit, but need not.
function(_toolbind_apt_unpack_source out)
  _toolbind_apt_get("${suite_dir}" source --download-only --only-source ${package})
  file(GLOB archive "${temporary}/${package}_*.orig.tar.[gx]z" "${temporary}/${package}_*.orig.tar.bz2")
  if(archive)
    file(ARCHIVE_EXTRACT INPUT "${archive}" DESTINATION "${temporary}/archive")
    file(GLOB source "${temporary}/archive/*")
    list(LENGTH source entries)
    if(NOT entries EQUAL 1 OR NOT IS_DIRECTORY "${source}")
      set(source "${temporary}/archive")
    endif()
    file(MAKE_DIRECTORY "${temporary}/root")
    file(RENAME "${source}" "${temporary}/root/source")
    string(REGEX REPLACE ".*_([0-9]+([.][0-9]+)*)[^_]*$" "\\1" version "${archive}") # inja_3.5.0+ds.orig.tar.xz -> 3.5.0
    set(${out} "${version}" PARENT_SCOPE)
  endif()
endfunction()

# What apt complained about is kept for the error message, should the library be found nowhere. Its result is not enough:
# `update` succeeds without a network.
function(_toolbind_apt_get suite_dir command)
  file(MAKE_DIRECTORY "${suite_dir}/apt/unpack")
  execute_process(
    COMMAND apt-get --config-file "${suite_dir}/apt/apt.conf" -qq ${command} ${ARGN}
    WORKING_DIRECTORY "${suite_dir}/apt/unpack" TIMEOUT 300 OUTPUT_VARIABLE ignored ERROR_VARIABLE complaint)
  if(complaint)
    set_property(GLOBAL PROPERTY toolbind_apt_${command}_complaint "${complaint}")
    message(VERBOSE "toolbind: apt-get ${command} ${ARGN}: ${complaint}")
  endif()
endfunction()
