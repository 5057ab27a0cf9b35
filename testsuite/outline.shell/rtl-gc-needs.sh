# With -ffunction-sections a function takes part in shared code that it does not pay for alone, if it refers to a
# function that does: whatever a linker keeps, no program grows.  Not if the linker may take another definition of that
# function, or if it is the one that refers.  What main and constructors refer to pays for all others.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >unit.c <<'SOURCE'
#define STORES(p, x) p[0] = 7; p[3] = x; p[5] = x ^ 9; p[7] = 11; p[2] = x + 3; p[9] = 4; p[8] = x + 5; p[6] = 1
#define local static __attribute__ ((noinline))
typedef volatile int *place;
int report (int);
#ifdef OTHER
void other (place, int, int);
#else
#define other pays
#endif
local int first (place p, int x) { STORES (p, x); return report (p[1]) * 3; }
local int second (place p, int x) { STORES (p, x); return report (p[4]) - 5; }
#ifdef WEAK
__attribute__ ((weak))
#endif
void
pays (place p, int x, int y)
{
  report (first (p + y, x) + second (p + x, y));
#ifdef REFERS
  other (p, y, x);
#endif
}
void
takes_part (place p, int x)
{
  STORES (p, x);
  x = report (p[10]) * 3;
#ifndef REFERS
  other ((place) 16, x, 12);
#endif
}
#ifdef MAIN
int main (void) { pays ((place) 32, 3, 4); return 1; }
#endif
#ifdef CONSTRUCTOR
__attribute__ ((constructor)) void construct (void) { pays ((place) 32, 3, 4); }
#endif
SOURCE
flags="-Oz -ffunction-sections -fno-asynchronous-unwind-tables -fno-unwind-tables -fno-optimize-sibling-calls"

# The most places of one shared piece of code with options $@.
most_places ()
{
  with_plugin $flags -fopt-info-optimized "$@" -c unit.c -o unit.o 2>&1 \
    | sed -n 's/.* \(at\|from\) \([0-9]*\) places.*/\2/p' | sort -n | tail -1
}

expect ()                       # EXPECTED OPTION...: that many places, of instructions and of statements
{
  expected=$1
  shift
  [ "$(most_places $arg-gimple=off "$@")" = $expected ] || fail "folded at other than $expected places: $*"
  [ "$(most_places $arg-rtl=off $arg-min-benefit=1 "$@")" = $expected ] || fail "outlined at other than $expected: $*"
}
expect 3
expect 2 -DOTHER
expect 2 -DWEAK
expect 2 -DOTHER -DREFERS
expect 3 -DOTHER -DMAIN
expect 2 -DOTHER -DMAIN -ffreestanding
expect 2 -DOTHER -DMAIN -DWEAK
expect 3 -DOTHER -DCONSTRUCTOR

# None of the programs is larger.
cat >script.ld <<'SCRIPT'
SECTIONS { .text 0x10000 : { *(.text .text.*) } .data 0x20000 : { *(.data .bss COMMON) } }
SCRIPT
bytes ()                        # of code in the program of unit $1 that begins with function $2
{
  "$GCC" -nostdlib -nostartfiles -static -Wl,--gc-sections -Wl,-e,$2 -Wl,-T,script.ld -Wl,--defsym=report=$2 \
    $1 -o program
  size -A program | awk '$1 == ".text" { bytes += $2 } END { print bytes }'
}
"$GCC" $flags -c unit.c -o without.o
with_plugin $flags -c unit.c -o with.o
for kept in pays takes_part; do
  with=$(bytes with.o $kept) without=$(bytes without.o $kept)
  [ "$without" -gt 0 ] || fail "no code"
  [ "$with" -lt "$without" ] || fail "$kept: $with bytes of code, $without without the plugin"
done
