# A function that comes to shared code from above, without a jump, is in gdb's backtrace from there, and shows no wrong
# values; sampling finds the code by its own symbol.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v gdb >gdb-path || exit 77
on_linux_x86_64

cat >unit.c <<'SOURCE'
volatile int first, second, third;
__attribute__ ((noipa)) void note (int n) { third = n; }
#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) int \
  NAME (int x) \
  { \
    __asm__ volatile ("# own " #NAME); \
    note (x + N); \
    first = 1001, second = 2002, third = 3003; \
    return 77; \
  }
FUNCTION (one, 1)
FUNCTION (two, 2)
FUNCTION (three, 3)
int main (void) { return one (1) + two (2) + three (3) != 3 * 77; }
SOURCE
"$GCC" -g -Os -fno-asynchronous-unwind-tables -fno-unwind-tables "-fplugin=$PLUGIN" -fplugin-arg-outline-gimple=off \
  unit.c -o program
./program || fail "the program fails"
objdump -d program >text
sed -n '/<three>:/,/^$/p' text >three
! grep -q jmp three || fail "three jumps: $(cat three)"
grep -q '<one.folded.*>:' text || fail "the shared code has no symbol"
gdb -q -batch -ex "break note if n == 6" -ex run -ex backtrace program >said 2>&1
grep '^#2 .*three (x=<optimized out>, x@entry=3)' said || fail "three is not shown: $(cat said)"
