# The source, its folder, the plugin, the compiler's home and current folder may all be read only: the same object. Where
# output is to go there, that is an error that names the file.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
own_mounts
mkdir source out
write_tried source/unit.c 30
cp "$PLUGIN" source/outline.so
all=$PWD
mount --bind source source && mount -o remount,bind,ro source || exit 77
touch source/new 2>/dev/null && fail "the folder is not read only"
with_plugin -Oz -c source/unit.c -o out/writable.o
(cd source && HOME=$PWD "$GCC" -fplugin=./outline.so -Oz -c unit.c -o "$all/out/unit.o")
# The objects have the name of the file as it was given.
(cd source && "$GCC" -fplugin="$PLUGIN" -Oz -c unit.c -o "$all/out/again.o")
cmp out/unit.o out/again.o || fail "another object from a plugin that is read only"
strip -o out/1 out/writable.o && strip -o out/2 out/unit.o && cmp out/1 out/2 || fail "another object"
[ "$(nm out/unit.o | grep -c 'folded\.\|\.outline\.')" -gt 0 ] || fail "nothing was shared"

# refused PATTERN OPTION...: an error, and no object.
refused () {
  pattern=$1
  shift
  rm -f out/unit.o
  if with_plugin -Oz -c source/unit.c "$@" 2>messages; then fail "compiled, $*"; fi
  grep -q "rror: .*$pattern.*Read-only" messages || { cat messages; fail "no error, $*"; }
  [ ! -e out/unit.o ] || fail "left an object, $*"
}
refused source/unit.r.json -o out/unit.o $arg-report=source/unit.r.json
refused source/sums -o out/unit.o $arg-summary=source/sums
refused source -o out/unit.o $arg-summary=source
# No folder for temporary files: GCC takes another one, and so nothing is missed.
TMPDIR=$PWD/source with_plugin -Oz -c source/unit.c -o out/again.o
cmp out/writable.o out/again.o || fail "another object"
if with_plugin -Oz -S source/unit.c -o source/unit.s 2>messages; then fail "wrote where nothing can be written"; fi
grep -q 'Read-only' messages || { cat messages; fail "no error for the output"; }
