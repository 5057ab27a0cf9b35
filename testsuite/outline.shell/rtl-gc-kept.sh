# With -ffunction-sections a function that a linker may drop counts as kept as often as not, and two of them share no code
# that saves next to nothing where both are kept.  What main and constructors refer to is surely kept, and they share it;
# not if the linker may take another definition of the function that refers to them.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >unit.c <<'SOURCE'
#define STORES(p, x) p[0] = 7; p[3] = x; p[5] = 9; p[7] = x
typedef volatile int *place;
int report (int);
int first (place p, int x) { STORES (p, x); return report (p[1]) * 3; }
int second (place p, int x) { STORES (p, x); return report (p[4]) - 5; }
#ifdef WEAK
__attribute__ ((weak))
#endif
int calls (place p, int x) { return first (p, x) + second (p, x + 1); }
#ifdef MAIN
int main (void) { return calls ((place) 32, 3); }
#endif
#ifdef CONSTRUCTOR
__attribute__ ((constructor)) void construct (void) { calls ((place) 32, 3); }
#endif
SOURCE
flags="-Oz -ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables -fno-optimize-sibling-calls -fno-inline"

expect ()                       # "shared" or "alone" OPTION...: what the stores are
{
  expected=$1
  shift
  found=alone
  with_plugin $flags -fopt-info-optimized $arg-gimple=off "$@" -c unit.c -o unit.o 2>&1 | grep -q "at 2 places" \
    && found=shared
  [ $found = $expected ] || fail "$found, not $expected: $*"
}
expect alone
expect shared $arg-kept=all
expect shared -DMAIN
expect alone -DMAIN -ffreestanding
expect alone -DMAIN -DWEAK
expect shared -DCONSTRUCTOR
