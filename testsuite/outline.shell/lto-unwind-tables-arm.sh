# At link time functions with and without -funwind-tables are in one unit: fragments of the
# former have entries of their own, whatever stands before them.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  arm-*linux*) ;;
  *) exit 77 ;;
esac
cat >unit.h <<'HEADER'
extern volatile unsigned v[64];
void other (int);
#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) void NAME (int x) { other (x); STORES; other (x + N); }
HEADER
cat >a.c <<'SOURCE'
#include "unit.h"
#define STORES \
  v[1] = 1; v[2] = 2; v[3] = 9; v[4] = 7; v[5] = 5; v[6] = 16; v[7] = 17; v[8] = 18
FUNCTION (a1, 1)
FUNCTION (a2, 2)
FUNCTION (a3, 3)
SOURCE
cat >b.c <<'SOURCE'
#include "unit.h"
#define STORES \
  v[11] = 1; v[12] = 2; v[13] = 3; v[14] = 4; v[15] = 5; v[16] = 6; v[17] = 7; v[18] = 8
FUNCTION (b1, 1)
FUNCTION (b2, 2)
FUNCTION (b3, 3)
void a1 (int), a2 (int), a3 (int);
volatile unsigned v[64];
__attribute__ ((noinline)) void other (int x) { v[x & 63]++; }
int main (void) { b1 (1); b2 (2); b3 (3); a1 (1); a2 (2); a3 (3); return 0; }
SOURCE
flags="-Oz -flto -flto-partition=none"
with_plugin $arg-gimple=off $flags -funwind-tables -c a.c -o a.o
with_plugin $arg-gimple=off $flags -c b.c -o b.o
leaves=0
for order in "a.o b.o" "b.o a.o"; do
  with_plugin $arg-gimple=off $flags $order -o program
  run ./program || fail "$order: the program fails"
  arm-linux-gnueabihf-readelf -uW program >entries
  # The addresses that a1 to a3 call in fragments.
  called=$(arm-linux-gnueabihf-objdump -d program \
             | awk '/^[0-9a-f]+ <a[123]/ { on = 1; next } /^$/ { on = 0 }
                    on && /\tbl\t.*\.folded\./ { print $(NF - 1) }')
  [ -n "$called" ] || fail "$order: nothing of a.c is folded"
  for at in $called; do
    # The entry before it: a fragment may begin in another.
    entry=$(sed -n 's/^0x\([0-9a-f]*\) <.*>: \([^ ]*\).*/\1 \2/p' entries | while read -r start what; do
              [ $((0x$start)) -gt $((0x$at)) ] || echo "$what"
            done | tail -n 1)
    case $entry in
      0x80b0b0b0) leaves=1 ;;
      0x80*) ;;
      *) fail "$order: $at has the entry $entry" ;;
    esac
  done
done
[ $leaves = 1 ] || fail "no body without calls"
