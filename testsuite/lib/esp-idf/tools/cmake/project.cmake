# What a test takes from ESP-IDF, in its place: idf_component_register with SRCS and REQUIRES,
# COMPONENT_LIB, and a project whose components are linked to one program.
# SPDX-License-Identifier: GPL-3.0-or-later

function (idf_component_register)
  cmake_parse_arguments (PARSE_ARGV 0 component "" "" "SRCS;REQUIRES")
  get_filename_component (name ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  # By objects: a program that names none of its functions has them, too.
  add_library (__idf_${name} OBJECT ${component_SRCS})
  target_link_libraries (project.elf PRIVATE __idf_${name})
  set (COMPONENT_LIB __idf_${name} PARENT_SCOPE)
endfunction ()

macro (project name)
  _project (${name} LANGUAGES C)
  add_executable (project.elf)
  file (GLOB folders ${CMAKE_SOURCE_DIR}/components/* ${CMAKE_SOURCE_DIR}/main)
  foreach (folder IN LISTS folders)
    add_subdirectory (${folder})
  endforeach ()
endmacro ()
