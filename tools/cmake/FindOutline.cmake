# Finds the plugin outline for the compilers of a CMake project.
# SPDX-License-Identifier: GPL-3.0-or-later
#
#   list (APPEND CMAKE_MODULE_PATH /usr/share/outline/cmake)   # where this file is
#   find_package (Outline)
#   target_link_libraries (program PRIVATE Outline::Outline)
#
# For each language, C and C++, that the project has enabled, a file is compiled with the
# plugin.  If that works, Outline_FOUND is true and the target Outline::Outline adds the
# options to what is compiled and, for -flto, linked.  If not, find_package says what the
# compiler said; it is an error with REQUIRED only.  A project that is to build without the
# plugin, too, links with the target if it exists:
#
#   if (TARGET Outline::Outline)
#
# Variables, to be set before or by -D:
#
#   OUTLINE_PLUGIN     what follows -fplugin=; "outline", the installed plugin, unless
#                      set.  A path has a slash; it is absolute
#   OUTLINE_OPTIONS    a list of options of the plugin: "slowdown=5;report=%b.json"

set (OUTLINE_PLUGIN outline CACHE STRING "The plugin, as it is given to -fplugin=")
set (OUTLINE_OPTIONS "" CACHE STRING "Options of the plugin, without -fplugin-arg-outline-")

set (_outline_flags -fplugin=${OUTLINE_PLUGIN})
foreach (_outline_option IN LISTS OUTLINE_OPTIONS)
  list (APPEND _outline_flags -fplugin-arg-outline-${_outline_option})
endforeach ()

# Compiled each time that CMake is run: the compiler and the plugin may have changed.  Only as far
# as the plugin's options are read: nothing is written, no report either.
set (_outline_works "")
set (_outline_reason "neither C nor C++ is enabled")
get_property (_outline_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
foreach (_outline_language IN ITEMS C CXX)
  if (NOT _outline_language IN_LIST _outline_languages)
    continue ()
  endif ()
  if (_outline_language STREQUAL C)
    set (_outline_source "${CMAKE_BINARY_DIR}/CMakeFiles/outline.c")
  else ()
    set (_outline_source "${CMAKE_BINARY_DIR}/CMakeFiles/outline.cc")
  endif ()
  file (WRITE "${_outline_source}" "int outline_check;\n")
  execute_process (
    COMMAND ${CMAKE_${_outline_language}_COMPILER} ${_outline_flags} -fsyntax-only
      "${_outline_source}"
    RESULT_VARIABLE _outline_status
    OUTPUT_VARIABLE _outline_output
    ERROR_VARIABLE _outline_output)
  file (REMOVE "${_outline_source}")
  if (NOT _outline_status EQUAL 0)
    set (_outline_works FALSE)
    string (REPLACE ";" "," _outline_reason
      "${CMAKE_${_outline_language}_COMPILER}: ${_outline_output}")
    break ()
  endif ()
  set (_outline_works TRUE)
endforeach ()

include (FindPackageHandleStandardArgs)
find_package_handle_standard_args (Outline
  REQUIRED_VARS _outline_works
  REASON_FAILURE_MESSAGE "the compiler does not load it: install it for this compiler, or set OUTLINE_PLUGIN to its path\n${_outline_reason}")

if (Outline_FOUND AND NOT TARGET Outline::Outline)
  add_library (Outline::Outline INTERFACE IMPORTED)
  foreach (_outline_flag IN LISTS _outline_flags)
    set_property (TARGET Outline::Outline APPEND PROPERTY INTERFACE_COMPILE_OPTIONS
      "$<$<COMPILE_LANGUAGE:C,CXX>:${_outline_flag}>")
  endforeach ()
  set_property (TARGET Outline::Outline APPEND PROPERTY INTERFACE_LINK_OPTIONS
    ${_outline_flags})
endif ()
