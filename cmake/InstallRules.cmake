# Installs the runtime, the program and the CMake package, and beside them what the runtime needs and only this build has:
#
#   include/toolbind/                  the runtime's headers
#   include/toolbind/third_party/      nlohmann's headers, if they were downloaded
#   lib/toolbind/                      libpcre2-8.a, if it was downloaded
#   lib/cmake/toolbind/                find_package(toolbind)
#
# So find_package(toolbind) works on a machine that has none of these libraries, too.

include(CMakePackageConfigHelpers)
set(toolbind_cmake_dir "${CMAKE_INSTALL_LIBDIR}/cmake/toolbind")

set(targets toolbind_runtime)
if(TOOLBIND_BUILD_GENERATOR)
  list(APPEND targets toolbind)
endif()
install(TARGETS ${targets} EXPORT toolbindTargets)
install(EXPORT toolbindTargets NAMESPACE toolbind:: DESTINATION "${toolbind_cmake_dir}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/runtime/include/toolbind" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

get_target_property(licence toolbind::json TOOLBIND_BUNDLED_LICENCE)
if(licence)
  get_target_property(include toolbind::json INTERFACE_INCLUDE_DIRECTORIES)
  install(DIRECTORY "${include}/nlohmann" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/toolbind/third_party")
  install(FILES "${licence}" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME LICENSE.nlohmann_json)
endif()

get_target_property(licence toolbind::pcre2 TOOLBIND_BUNDLED_LICENCE)
if(licence)
  get_target_property(library toolbind::pcre2 INTERFACE_LINK_LIBRARIES)
  if(TARGET ${library})
    set(library "$<TARGET_FILE:${library}>")
  endif()
  install(FILES "${library}" DESTINATION "${CMAKE_INSTALL_LIBDIR}/toolbind" RENAME libpcre2-8.a)
  install(FILES "${licence}" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME LICENSE.pcre2)
endif()

get_target_property(TOOLBIND_JSON_VERSION toolbind::json TOOLBIND_VERSION)
set(TOOLBIND_JSON_EXACT "")
if(TOOLBIND_JSON_VERSION)
  set(TOOLBIND_JSON_EXACT EXACT)
endif()
set(TOOLBIND_THIRD_PARTY_INCLUDE_DIR "${CMAKE_INSTALL_INCLUDEDIR}/toolbind/third_party")
set(TOOLBIND_THIRD_PARTY_LIBRARY "${CMAKE_INSTALL_LIBDIR}/toolbind/libpcre2-8.a")
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/toolbindConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/toolbindConfig.cmake" INSTALL_DESTINATION "${toolbind_cmake_dir}"
  PATH_VARS TOOLBIND_THIRD_PARTY_INCLUDE_DIR TOOLBIND_THIRD_PARTY_LIBRARY)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/toolbindConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(
  FILES "${PROJECT_BINARY_DIR}/toolbindConfig.cmake" "${PROJECT_BINARY_DIR}/toolbindConfigVersion.cmake"
        "${PROJECT_SOURCE_DIR}/cmake/ToolbindGenerate.cmake"
  DESTINATION "${toolbind_cmake_dir}")
