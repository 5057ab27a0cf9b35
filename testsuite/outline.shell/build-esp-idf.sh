# A component of ESP-IDF is compiled with the plugin by its own CMakeLists.txt; another one is not.
# In place of ESP-IDF is lib/esp-idf, which has as much of it as the example takes.
# SPDX-License-Identifier: GPL-3.0-or-later

system=ESP-IDF
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
hosted || exit 77
needs cmake make
export IDF_PATH="$SOURCE_DIR/testsuite/lib/esp-idf"
example esp-idf source
# build FOLDER PLUGIN
build () {
  cmake -S source -B "$1" -G "Unix Makefiles" -DCMAKE_C_COMPILER="$GCC" \
      -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DOUTLINE_PLUGIN="$2" >log 2>&1 \
    && env -u MAKEFLAGS -u MFLAGS cmake --build "$1" >>log 2>&1
}
build without "" || { cat log; fail "does not build"; }
build with "$PLUGIN" || { cat log; fail "does not build with the plugin"; }
compare without with 'sample.c.o' project.elf
grep '"command"' with/compile_commands.json | grep -q 'main\.c' || fail "main.c is not compiled"
if grep '"command"' with/compile_commands.json | grep 'main\.c' | grep -q fplugin; then
  fail "main.c is compiled with the plugin"
fi
