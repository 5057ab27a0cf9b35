# Where there are no unwind tables, debuggers are told of the frames of fragments nevertheless, and
# the code is the same without -g.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >unit.c <<'SOURCE'
volatile int io[8];
__attribute__ ((noipa)) int stop (int x) { return x + io[0]; }
__attribute__ ((noipa)) int g (int x) { return x * 3 + io[1]; }
#define FUNCTION(NAME, FIRST, SECOND) \
  __attribute__ ((noinline)) int \
  NAME (int x, int y, int *p) \
  { \
    int z = g (FIRST); \
    z = g (SECOND); \
    p[0] = z; \
    p[1] = y; \
    io[2] = stop (z + y); \
    p[3] = io[2] * 5; \
    return stop (p[3]) + y; \
  }
FUNCTION (a, x, z - 7)
FUNCTION (b, x + 1, z + y)
FUNCTION (c, x ^ 1, z ^ y)
int main (void) { int p[4]; return a (1, 20, p) + b (2, 40, p) + c (3, 60, p) == 0; }
SOURCE
flags="-fno-asynchronous-unwind-tables -fno-unwind-tables -fno-exceptions $arg-gimple=off"
for options in -Oz "-Os $arg-stress" "-Oz -fno-omit-frame-pointer"; do
  with_plugin $options $flags -g -c unit.c -o with-g.o
  with_plugin $options $flags -c unit.c -o without.o
  nm with-g.o | grep -q '\.folded\.' || exit 77
  for object in with-g without; do
    objcopy -O binary --only-section=.text $object.o $object.bin 2>/dev/null \
      || "$("$GCC" -print-prog-name=objcopy)" -O binary --only-section=.text $object.o $object.bin
  done
  cmp with-g.bin without.bin || fail "$options: -g changes the code"
  readelf --debug-dump=frames with-g.o 2>/dev/null \
    | sed -n 's/.* FDE .*pc=\([0-9a-f]*\)\.\.\([0-9a-f]*\)$/\1 \2/p' >entries
  for body in $(nm with-g.o | sed -n 's/^\([0-9a-f]*\) t .*\.folded\..*/\1/p'); do
    place=$((0x$body)) found=
    while read -r from to; do
      [ $place -lt $((0x$from)) ] || [ $place -ge $((0x$to)) ] || found=yes
    done <entries
    [ "$found" ] || fail "$options: no entry for the body at $body"
  done
done

# In gdb: from what a tail has called, back to main.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 0
command -v gdb >gdb-path || exit 0
for options in -Oz "-Os $arg-stress"; do
  with_plugin $options $flags -g unit.c -o program
  gdb -batch -ex 'break stop' -ex run -ex 'backtrace -frame-arguments none' -ex continue \
    -ex 'backtrace -frame-arguments none' program >trace 2>&1 || :
  [ "$(grep -c '^#[2-4] .* main ' trace)" = 2 ] || fail "$options: $(cat trace)"
done
