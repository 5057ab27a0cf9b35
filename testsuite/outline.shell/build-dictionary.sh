# The examples of programs with a dictionary make both rounds with one command: the program shares code,
# and prints what it does without; what has changed is made again, and nothing else.  The examples are compiled with -Oz.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
unset MAKEFLAGS MFLAGS MAKEOVERRIDES
for system in make cmake; do
  cp -r "$SOURCE_DIR/examples/dictionary-$system" $system
done

# check FOLDER WITH WITHOUT: the two programs.
check () {
  run "$3" >expected
  run "$2" >printed || fail "$1: status $?"
  cmp expected printed || fail "$1: prints something else"
  nm "$2" | grep -q ' folded\.outline_merge\.' || fail "$1: nothing is shared"
  if nm "$3" | grep -q 'folded'; then fail "$1: shared without the plugin"; fi
}

with="OUTLINE=$PLUGIN MERGE=$BUILD/outline-merge"
make -s -C make CC="$GCC" OUTLINE=
mv make/count without
make -s -C make clean
make -s -C make CC="$GCC" $with
check make make/count ./without
make -q -C make CC="$GCC" $with || fail "made again without a change"
touch make/lines.c
make -C make CC="$GCC" $with >log
grep -q 'outline-merge' log || fail "no new dictionary after a change"
check make make/count ./without

if ! command -v cmake >/dev/null || ! command -v ninja >/dev/null; then
  echo "skipped: cmake or ninja is not installed: run tools/install-deps build-systems"
  exit 77
fi
cmake -S cmake -B without-build -G Ninja -DCMAKE_C_COMPILER="$GCC" -DWITH_OUTLINE=OFF >log
cmake --build without-build >>log || { cat log; fail "without"; }
cmake -S cmake -B build -G Ninja -DCMAKE_C_COMPILER="$GCC" -DOUTLINE_PLUGIN="$PLUGIN" \
  -DCMAKE_MODULE_PATH="$SOURCE_DIR/tools/cmake" -DOUTLINE_MERGE="$BUILD/outline-merge" >log
cmake --build build >>log || { cat log; fail "cmake"; }
check cmake build/count without-build/count
ninja -C build -n | grep -q 'no work to do' || fail "cmake: made again without a change"
touch cmake/lines.c
cmake --build build >log
grep -q 'program\.outline' log || fail "cmake: no new dictionary after a change"
check cmake build/count without-build/count
