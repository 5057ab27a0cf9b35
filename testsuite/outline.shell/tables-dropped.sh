# Unwind tables that the linker drops cost nothing: those of freestanding code without exceptions, and where the map of an
# earlier link says so.  Otherwise a fragment has to pay for its entry.  The rows are right either way.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

cat >unit.c <<'SOURCE'
#define STORES(p, x) p[0] = 7; p[3] = x; p[5] = 9; p[7] = x
typedef volatile int *place;
int report (int);
int first (place p, int x) { STORES (p, x); return report (p[1]) * 3; }
int second (place p, int x) { STORES (p, x); return report (p[4]) - 5; }
SOURCE
flags="-Oz -ffunction-sections -fasynchronous-unwind-tables -fno-optimize-sibling-calls -fopt-info-optimized"

expect ()                       # "shared" or "alone" OPTION...: what the stores are
{
  expected=$1
  shift
  found=alone
  with_plugin $flags $arg-gimple=off "$@" -c unit.c -o unit.o 2>&1 | grep -q "at 2 places" && found=shared
  [ $found = $expected ] || fail "$found, not $expected: $*"
}
# map SECTION: that of a link that has dropped one .eh_frame, and kept the functions, and SECTION.
map ()
{
  printf '%s\n' 'Discarded input sections' '' ' .eh_frame  0x0000000000000000  0x88 unit.o' \
    'Linker script and memory map' '' ' .text.first  0x0000000000000000  0x10 unit.o' \
    ' .text.second  0x0000000000000010  0x10 unit.o' " $1  0x0000000000000100  0x20 crt.o"
}

expect shared -ffreestanding $arg-kept=all
expect shared -fno-hosted $arg-kept=all
expect shared $arg-unwind-by=nothing $arg-kept=all
for options in "" "-ffreestanding -fhosted" "-ffreestanding -fexceptions" "-ffreestanding $arg-unwind-by=tables"; do
  expect alone $options $arg-kept=all
done

map .data >dropped.map
map .eh_frame >kept.map
expect shared $arg-kept=$PWD/dropped.map
expect alone $arg-kept=$PWD/kept.map
expect alone -fexceptions $arg-kept=$PWD/dropped.map

for way in tables nothing; do
  with_plugin -Os -fasynchronous-unwind-tables $arg-stress $arg-gimple=off $arg-unwind-by=$way -S unit.c -o $way.s
done
grep -q 'folded' tables.s || fail "nothing is folded"
cmp tables.s nothing.s
