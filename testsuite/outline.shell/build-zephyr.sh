# A toolchain file for firmware adds the plugin: the program is smaller, and prints the same; without an
# operating system, on a board.
# SPDX-License-Identifier: GPL-3.0-or-later

system="a toolchain file"
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
needs cmake make
example zephyr source
# FIRMWARE_FLAGS are empty: $GCC has the board's.
# build FOLDER PLUGIN
build () {
  cmake -S source -B "$1" -G "Unix Makefiles" -DCMAKE_TOOLCHAIN_FILE=toolchain.cmake \
      -DCMAKE_C_COMPILER="$GCC" -DFIRMWARE_FLAGS= -DOUTLINE_PLUGIN="$2" >log 2>&1 \
    && env -u MAKEFLAGS -u MFLAGS cmake --build "$1" >>log 2>&1
}
build without "" || { cat log; fail "does not build"; }
build with "$PLUGIN" || { cat log; fail "does not build with the plugin"; }
compare without with 'sample.c.obj' sample
if build none "$PWD/none.so"; then fail "no plugin is no error"; fi
