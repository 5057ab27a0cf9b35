# The example for CMake builds with the plugin, smaller, and without; FindOutline.cmake finds it for C and
# C++, with options, and says why it does not find it.
# SPDX-License-Identifier: GPL-3.0-or-later

system=CMake
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
hosted || exit 77
needs cmake make
example cmake source
# build FOLDER ARGUMENT...
build () {
  folder=$1
  shift
  cmake -S source -B "$folder" -G "Unix Makefiles" -DCMAKE_BUILD_TYPE=MinSizeRel \
      -DCMAKE_C_COMPILER="$GCC" ${GXX:+-DCMAKE_CXX_COMPILER="$GXX"} \
      -DCMAKE_MODULE_PATH="$SOURCE_DIR/tools/cmake" "$@" >log 2>&1 \
    && env -u MAKEFLAGS -u MFLAGS cmake --build "$folder" >>log 2>&1
}
build without -DWITH_OUTLINE=OFF || { cat log; fail "does not build"; }
build with -DOUTLINE_PLUGIN="$PLUGIN" || { cat log; fail "does not build with the plugin"; }
compare without with 'sample.c.o' sample

if build none -DOUTLINE_PLUGIN="$PWD/none.so"; then fail "finds a plugin that is not there"; fi
grep -q 'Could NOT find Outline' log && grep -q 'none\.so' log || { cat log; fail "no reason"; }
# An option that the plugin does not have is found when CMake is run.
if build wrong -DOUTLINE_PLUGIN="$PLUGIN" -DOUTLINE_OPTIONS=nonsense; then fail "takes any option"; fi
grep -q nonsense log || { cat log; fail "does not name the option"; }
build options -DOUTLINE_PLUGIN="$PLUGIN" "-DOUTLINE_OPTIONS=rtl=off;report=%b.json" \
  || { cat log; fail "does not build with options"; }
# CMake has files in JSON of its own.
find . -name '*.json' -path '*options*' -exec grep -l '"schema"' {} + >reports
[ "$(wc -l <reports)" = 1 ] || { cat reports; fail "there is not one report, for the one object"; }
folded () {
  find "$1" -name sample.c.o -exec nm {} + | grep -c '\.folded\.' || :
}
if [ "$(folded with)" != 0 ] && [ "$(folded options)" != 0 ]; then fail "option rtl was not given"; fi

# C++, and a project that does without where there is none.
cat >source/CMakeLists.txt <<'CMAKE'
cmake_minimum_required (VERSION 3.13)
project (sample LANGUAGES CXX)
find_package (Outline)
set_source_files_properties (sample.c PROPERTIES LANGUAGE CXX)
add_executable (sample sample.c)
if (TARGET Outline::Outline)
  target_link_libraries (sample PRIVATE Outline::Outline)
endif ()
CMAKE
if [ -n "$GXX" ]; then
  build c++without -DOUTLINE_PLUGIN="$PWD/none.so" || { cat log; fail "C++ without"; }
  build c++with -DOUTLINE_PLUGIN="$PLUGIN" || { cat log; fail "C++ with"; }
  compare c++without c++with 'sample.c.o' sample
fi
