# A toolchain file for firmware, as Zephyr and others have them, with the plugin.
# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -B build -DCMAKE_TOOLCHAIN_FILE=toolchain.cmake
#
# OUTLINE_PLUGIN is what follows -fplugin=, "outline" unless given; empty is no plugin.
# FIRMWARE_FLAGS are the processor's.

set (CMAKE_SYSTEM_NAME Generic)
set (CMAKE_SYSTEM_PROCESSOR arm)
if (NOT CMAKE_C_COMPILER)
  set (CMAKE_C_COMPILER arm-none-eabi-gcc)
endif ()
# Programs take a linker script, with which CMake's own checks do not link.
set (CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set (OUTLINE_PLUGIN outline CACHE STRING "The plugin, as it is given to -fplugin=")
set (FIRMWARE_FLAGS "-mcpu=cortex-m3 --specs=rdimon.specs" CACHE STRING "Flags of the processor")
# CMake compiles its checks with the same toolchain file, and is to know these there.
list (APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES OUTLINE_PLUGIN FIRMWARE_FLAGS)

set (CMAKE_C_FLAGS_INIT "${FIRMWARE_FLAGS} -Os")
if (NOT OUTLINE_PLUGIN STREQUAL "")
  string (APPEND CMAKE_C_FLAGS_INIT " -fplugin=${OUTLINE_PLUGIN}")
endif ()
