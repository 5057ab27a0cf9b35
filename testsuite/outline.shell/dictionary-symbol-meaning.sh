# Units do not share code by a dictionary in which a name is another function in one of them: by asm outside of functions
# (a symbol that is set, a version, a label), or as that of a local function.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge

cat >calls.h <<'SOURCE'
int put (int), who (void);
#define CALLS(NAME, N) \
  int NAME (int x) \
  { \
    put (who () + x), put (who () + 2 * x), put (who () + 3 * x), put (who () + 5 * x), put (x + N); \
    return who () + N; \
  }
SOURCE
cat >other.c <<'SOURCE'
#include "calls.h"
CALLS (other_1, 0)
CALLS (other_2, 9)
SOURCE
cat >set.c <<'SOURCE'
#include "calls.h"
__attribute__ ((used, visibility ("hidden"))) int my_who (void) { return 42; }
asm (".set who, my_who");
CALLS (own_1, 0)
CALLS (own_2, 9)
SOURCE
cat >local.c <<'SOURCE'
#include "calls.h"
static int own (void) __asm__ ("who");
static __attribute__ ((noipa, used)) int own (void) { return 42; }
CALLS (own_1, 0)
CALLS (own_2, 9)
SOURCE
cat >label.c <<'SOURCE'
#include "calls.h"
asm (".text\nwho:\n\tmovl\t$42, %eax\n\tret");
CALLS (own_1, 0)
CALLS (own_2, 9)
SOURCE
cat >inner.c <<'SOURCE'
#include "calls.h"
__attribute__ ((used, visibility ("hidden"))) int my_who (void) { return 42; }
void set (void) { asm volatile (".set who, my_who"); }
CALLS (own_1, 0)
CALLS (own_2, 9)
SOURCE
cat >main.c <<'SOURCE'
#include "calls.h"
int sum;
int put (int x) { sum += x; return x; }
int who (void) { return 1; }
int own_1 (int), own_2 (int), other_1 (int), other_2 (int);
int
main (void)
{
  other_1 (0), other_2 (0);
  int others = sum;
  sum = 0;
  own_1 (0), own_2 (0);
  return others == 8 + 9 && sum == 8 * OWN + 9 ? 0 : 1;
}
SOURCE

# program UNIT ANSWER: other.c and UNIT.c by a dictionary; who () is ANSWER in UNIT.c.
program ()
{
  rm -rf summaries
  for unit in other $1; do
    "$GCC" -fplugin="$PLUGIN" $arg-summary=summaries -Oz -S $unit.c -o /dev/null
  done
  "$merge" summaries -o dictionary -S shared.s
  for unit in other $1; do
    "$GCC" -fplugin="$PLUGIN" $arg-dictionary=dictionary -Oz -c $unit.c
  done
  "$GCC" -O2 -DOWN=$2 main.c other.o $1.o shared.s -o program
  run ./program || fail "wrong code: $1"
}
cp other.c same.c
sed -i 's/other_/own_/' same.c
program same 1
grep -q '^[^ 	.].*:' shared.s || fail "nothing is shared where the name is the same"
for unit in set local label inner; do
  program $unit 42
done
