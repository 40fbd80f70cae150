# The libraries that toolbind uses, and why each is worth its place. How one is found is in ResolveDependency.cmake; it is
# then called toolbind::<name>. The commits of route 3 are those of the release named beside them.

option(TOOLBIND_FETCH_DEPENDENCIES "Download dependencies that are not installed" ON)
set(TOOLBIND_CACHE_DIR "${PROJECT_SOURCE_DIR}/.cache/deps" CACHE PATH "Downloads, shared by all build folders")

# A checkout that may not be written to leaves the cache to the build folder.
# Two calls: the commands of one run at the same time.
execute_process(COMMAND "${CMAKE_COMMAND}" -E make_directory "${TOOLBIND_CACHE_DIR}" ERROR_QUIET)
execute_process(COMMAND "${CMAKE_COMMAND}" -E touch "${TOOLBIND_CACHE_DIR}/lock" RESULT_VARIABLE result ERROR_QUIET)
if(NOT result EQUAL 0)
  set(TOOLBIND_CACHE_DIR "${PROJECT_BINARY_DIR}/deps")
endif()

include(ResolveDependency)
include(HttplibTls)

# Calls that run at the same time.
find_package(Threads REQUIRED GLOBAL)

# JSON documents: `toolbind::Json` is the type that most C++ programs with JSON already have.
toolbind_dependency(json
  TARGETS nlohmann_json::nlohmann_json
  PACKAGE nlohmann_json
  HEADER nlohmann/json.hpp
  DEBIAN nlohmann-json3-dev
  ELSEWHERE "brew: nlohmann-json, vcpkg: nlohmann-json, conan: nlohmann_json"
  REPOSITORY https://github.com/nlohmann/json.git VERSION 3.11.3
  COMMIT 9cca280a4d0ccf0c08f47a99aa71d1b0e52f8d03
  INCLUDE include
  CHECK [[
    #include <nlohmann/json.hpp>
    int main() { return nlohmann::ordered_json().size() != 0; }
  ]])

# `pattern`: std::regex overflows the stack on long input and lacks Unicode; PCRE2 also bounds the work of a match.
# Linked statically, so that a program with tools in it starts wherever it is copied to.
toolbind_dependency(pcre2
  TARGETS pcre2::pcre2-8-static PCRE2::8BIT
  PACKAGE pcre2 COMPONENTS 8BIT
  HEADER pcre2.h
  LIBRARY libpcre2-8.a pcre2-8-static pcre2-8
  DEBIAN libpcre2-dev
  ELSEWHERE "brew: pcre2, vcpkg: pcre2, conan: pcre2"
  REPOSITORY https://github.com/PCRE2Project/pcre2.git VERSION 10.42
  COMMIT 52c08847921a324c804cabf2814549f50bce1265
  INCLUDE "" BUILDS pcre2-8-static
  CHECK [[
    #define PCRE2_CODE_UNIT_WIDTH 8
    #include <pcre2.h>
    int main() { int on = 0; return pcre2_config(PCRE2_CONFIG_UNICODE, &on) < 0 || !pcre2_match_context_create(nullptr); }
  ]])

# Enumerators <-> text, without a table beside each enum that someone forgets to extend.
toolbind_dependency(magic_enum
  TARGETS magic_enum::magic_enum
  PACKAGE magic_enum
  HEADER magic_enum/magic_enum.hpp
  DEBIAN libmagicenum-dev
  ELSEWHERE "brew: magic_enum, vcpkg: magic-enum, conan: magic_enum"
  REPOSITORY https://github.com/Neargye/magic_enum.git VERSION 0.9.7
  COMMIT e046b69a3736d314fad813e159b1c192eaef92cd
  INCLUDE include
  CHECK [[
    #include <magic_enum/magic_enum.hpp>
    enum class Colour { red };
    int main() { return static_cast<int>(magic_enum::enum_cast<Colour>("red").value()); }
  ]])

if(TOOLBIND_BUILD_GENERATOR)
  # Templates: what the generated code looks like is read in files that look like it.
  toolbind_dependency(inja
    TARGETS pantor::inja
    PACKAGE inja
    HEADER inja/inja.hpp
    NEEDS json
    DEBIAN inja-dev
    ELSEWHERE "brew: inja, vcpkg: inja, conan: inja"
    REPOSITORY https://github.com/pantor/inja.git VERSION 3.4.0
    COMMIT b2276440be8334aeba9cd5d628c2731d0f6a5809
    INCLUDE include
    CHECK [[
      #include <inja/inja.hpp>
      int main() { return sizeof(inja::Environment) == 0; }
    ]])

  # The command line: sub-commands, help texts and their errors are not this project's subject.
  toolbind_dependency(cxxopts
    TARGETS cxxopts::cxxopts
    PACKAGE cxxopts
    HEADER cxxopts.hpp
    DEBIAN libcxxopts-dev
    ELSEWHERE "brew: cxxopts, vcpkg: cxxopts, conan: cxxopts"
    REPOSITORY https://github.com/jarro2783/cxxopts.git VERSION 3.1.1
    COMMIT eb787304d67ec22f7c3a184ee8b4c481d04357fd
    INCLUDE include
    CHECK [[
      #include <cxxopts.hpp>
      int main() { return sizeof(cxxopts::Options) == 0; }
    ]])
endif()

if(TOOLBIND_BUILD_EXAMPLES)
  # HTTP: the client of the agent example, and the scripted server that it is tested with.
  toolbind_dependency(httplib
    TARGETS httplib::httplib
    PACKAGE httplib
    HEADER httplib.h
    NEEDS Threads::Threads
    DEBIAN_SOURCE cpp-httplib
    ELSEWHERE "brew: cpp-httplib, vcpkg: cpp-httplib, conan: cpp-httplib"
    REPOSITORY https://github.com/yhirose/cpp-httplib.git VERSION 0.11.4
    COMMIT 7992b148969fbf8093230b37a6a36c2f61135937
    INCLUDE ""
    OPTIONAL "agent example"
    CHECK [[
      #include <httplib.h>
      int main() { return httplib::Server().is_running() || !httplib::Client("localhost", 80).is_valid(); }
    ]])
  if(TARGET toolbind::httplib)
    toolbind_httplib_tls()
  endif()
endif()

if(TOOLBIND_BUILD_TESTS)
  # Unit tests: of the usual frameworks the one that costs the least time to compile.
  toolbind_dependency(doctest
    TARGETS doctest::doctest
    PACKAGE doctest
    HEADER doctest/doctest.h
    DEBIAN doctest-dev
    ELSEWHERE "brew: doctest, vcpkg: doctest, conan: doctest"
    REPOSITORY https://github.com/doctest/doctest.git VERSION 2.4.11
    COMMIT ae7a13539fb71f270b87eb2e874fbac80bc8dda2
    INCLUDE ""
    CHECK [[
      #define DOCTEST_CONFIG_DISABLE
      #include <doctest/doctest.h>
      TEST_CASE("compiles") { CHECK(true); }
      int main() {}
    ]])
endif()
