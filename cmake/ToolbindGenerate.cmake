# toolbind_generate(<target> SPECS <NAME.tools.json>... [NAMESPACE <ns>] [PROVIDER_JSON])
#
# Makes the static library <target> from tool specs: each NAME.tools.json gives NAME.tools.hpp and NAME.tools.cpp. Linking
# the library is all that a user does; it carries the include path and the runtime.
#
#   toolbind_generate(weather_tools SPECS weather.tools.json NAMESPACE acme::weather)
#   target_link_libraries(app PRIVATE weather_tools)
#
# NAMESPACE      overrides the spec's own; takes a single spec
# PROVIDER_JSON  also writes NAME.tools.PROVIDER.json, each provider's tools as a request has them
#
# Code is generated again when the spec, a file it refers to or the generator changes, and only then. The variable
# TOOLBIND_EXECUTABLE names another generator than toolbind::toolbind, as a cross build needs.

cmake_policy(VERSION 3.25)

function(toolbind_generate target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "PROVIDER_JSON" "NAMESPACE" "SPECS")
  _toolbind_check_usage(${target})
  # A folder per target: two targets may be made from one spec, with different options.
  set(out "${CMAKE_CURRENT_BINARY_DIR}/toolbind/${target}")
  set(sources "")
  foreach(spec IN LISTS arg_SPECS)
    _toolbind_generate_one(files "${spec}" "${out}")
    list(APPEND sources ${files})
  endforeach()
  add_library(${target} STATIC ${sources})
  target_include_directories(${target} PUBLIC "${out}")
  target_link_libraries(${target} PUBLIC toolbind::runtime)
endfunction()

# Every misuse ends the configure with a sentence that says what is expected. Reads the caller's arg_*.
function(_toolbind_check_usage target)
  set(problem "")
  set(names "")
  if(arg_UNPARSED_ARGUMENTS)
    list(JOIN arg_UNPARSED_ARGUMENTS " " unknown)
    set(problem "unknown argument '${unknown}'; expected SPECS, NAMESPACE or PROVIDER_JSON")
  elseif(TARGET ${target})
    set(problem "there is already a target of that name")
  elseif(NOT arg_SPECS)
    set(problem "expected SPECS with at least one file NAME.tools.json")
  elseif("NAMESPACE" IN_LIST arg_KEYWORDS_MISSING_VALUES)
    set(problem "expected a namespace after NAMESPACE, as in acme::weather")
  elseif(NOT "${arg_NAMESPACE}" STREQUAL "" AND NOT arg_SPECS MATCHES "^[^;]+$")
    set(problem "NAMESPACE takes a single spec; call toolbind_generate once per spec, or name the namespace in each spec")
  endif()
  foreach(spec IN LISTS arg_SPECS)
    cmake_path(GET spec FILENAME name)
    cmake_path(ABSOLUTE_PATH spec OUTPUT_VARIABLE path)
    if(problem)
      break()
    elseif(NOT name MATCHES "^.+\\.tools\\.json$")
      set(problem "expected a spec named NAME.tools.json, got '${spec}'")
    elseif(name IN_LIST names)
      set(problem "two specs are named '${name}' and would give the same files; put them in two targets")
    elseif(NOT EXISTS "${path}")
      get_source_file_property(generated "${path}" GENERATED)
      if(NOT generated)
        set(problem "there is no spec '${path}'")
      endif()
    endif()
    list(APPEND names "${name}")
  endforeach()
  if(NOT problem AND NOT TOOLBIND_EXECUTABLE AND NOT TARGET toolbind::toolbind)
    set(problem "there is no generator; set TOOLBIND_EXECUTABLE to a toolbind program that runs on this machine")
  elseif(NOT problem AND TOOLBIND_EXECUTABLE AND NOT EXISTS "${TOOLBIND_EXECUTABLE}")
    set(problem "TOOLBIND_EXECUTABLE names no file: '${TOOLBIND_EXECUTABLE}'")
  endif()
  if(problem)
    message(FATAL_ERROR "toolbind_generate(${target}): ${problem}")
  endif()
endfunction()

# The command that turns one spec into sources. Its OUTPUT is a stamp, because the sources are rewritten only when their
# text changes: what includes them is then not compiled again, and yet the command is known to have run. The depfile names
# the files that the spec refers to; its target is its own name without `.d`, which is the stamp.
function(_toolbind_generate_one out_files spec out)
  cmake_path(ABSOLUTE_PATH spec NORMALIZE)
  cmake_path(GET spec STEM LAST_ONLY name) # weather.tools.json -> weather.tools
  set(stamp "${out}/${name}.stamp")
  set(files "${out}/${name}.hpp" "${out}/${name}.cpp")
  set(generator "$<TARGET_FILE:toolbind::toolbind>")
  if(TOOLBIND_EXECUTABLE)
    set(generator "${TOOLBIND_EXECUTABLE}")
  endif()
  set(options "")
  if(NOT "${arg_NAMESPACE}" STREQUAL "") # `n` is a namespace, though false to if()
    list(APPEND options --namespace "${arg_NAMESPACE}")
  endif()
  set(documents "")
  if(arg_PROVIDER_JSON)
    list(APPEND options --provider-json)
    foreach(provider IN ITEMS openai_responses openai_chat anthropic gemini mcp)
      list(APPEND documents "${out}/${name}.${provider}.json")
    endforeach()
  endif()
  add_custom_command(
    OUTPUT "${stamp}"
    BYPRODUCTS ${files} ${documents}
    COMMAND "${generator}" generate "${spec}" --out "${out}" --depfile "${stamp}.d" ${options}
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${spec}" "${generator}"
    DEPFILE "${stamp}.d"
    COMMENT "Generating ${name}.hpp and ${name}.cpp"
    VERBATIM)
  set(${out_files} ${files} "${stamp}" PARENT_SCOPE)
endfunction()
