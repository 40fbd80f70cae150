# https for toolbind::httplib: its header speaks it only with OpenSSL, and only where a macro asks for it.

# toolbind_httplib_tls(): adds OpenSSL to toolbind::httplib if this machine has it and the two compile together.
function(toolbind_httplib_tls)
  get_target_property(found_INCLUDE toolbind::httplib INTERFACE_INCLUDE_DIRECTORIES)
  get_target_property(found_LINK toolbind::httplib INTERFACE_LINK_LIBRARIES)
  get_target_property(found_BUNDLED_LICENCE toolbind::httplib TOOLBIND_BUNDLED_LICENCE)
  if(NOT found_INCLUDE)
    # A project's or package's own target: the macro changes the classes' layout, so a program must use it throughout.
    list(GET found_LINK 0 target)
    message(STATUS "toolbind: httplib with or without TLS, as ${target} has it")
    return()
  endif()
  find_package(OpenSSL 1.1.1 QUIET GLOBAL)
  if(NOT OPENSSL_FOUND)
    message(STATUS "toolbind: httplib without TLS: no OpenSSL (apt: libssl-dev)")
    return()
  endif()
  list(APPEND found_LINK OpenSSL::SSL OpenSSL::Crypto)
  set(found_VERSION "${OPENSSL_VERSION} ${OPENSSL_INCLUDE_DIR} ${OPENSSL_LIBRARIES}") # what the answer is remembered for
  set(arg_CHECK [[
    #define CPPHTTPLIB_OPENSSL_SUPPORT
    #include <httplib.h>
    int main() { return !httplib::SSLClient("localhost").is_valid(); }
  ]])
  _toolbind_compiles(compiles httplib)
  if(compiles)
    set_target_properties(toolbind::httplib PROPERTIES
      INTERFACE_COMPILE_DEFINITIONS CPPHTTPLIB_OPENSSL_SUPPORT
      INTERFACE_LINK_LIBRARIES "${found_LINK}")
    message(STATUS "toolbind: httplib with TLS: OpenSSL ${OPENSSL_VERSION}")
  else()
    message(STATUS "toolbind: httplib without TLS: it does not compile with OpenSSL ${OPENSSL_VERSION}")
  endif()
endfunction()
