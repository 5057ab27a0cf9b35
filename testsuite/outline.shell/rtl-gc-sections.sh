# With -ffunction-sections and --gc-sections a shared body keeps nothing that its sites
# do not: what only dropped functions call may be missing from the program.  Bodies
# of functions that are kept together share one section.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
# Repeats within kept functions, within dropped ones and their local callees, and
# between both.
cat >unit.c <<'SOURCE'
void here (int), also_here (int), missing (int), also_missing (int);
#define KEPT(x) here (x * 3 + 1), also_here (x ^ 5), here (x * 7 + 2), also_here (x + 9)
#define DROPPED(x) missing (x * 5 + 4), also_missing (x ^ 3), missing (x * 9 + 6), also_missing (x + 11)
#define local static __attribute__ ((noinline))
local int leaf (int x) { KEPT (x); return x + 1; }
local int inner (int x) { KEPT (x); return leaf (x) * 3; }
int kept (int x) { KEPT (x); here (x); return inner (x) + leaf (x); }
local int dropped_leaf (int x) { DROPPED (x); KEPT (x); return x + 2; }
int dropped (int x) { DROPPED (x); KEPT (x); missing (x); return dropped_leaf (x); }
int dropped_too (int x) { DROPPED (x); also_missing (x); KEPT (x); return dropped_leaf (x + 1); }
SOURCE
cat >main.c <<'SOURCE'
#include <stdio.h>
static unsigned sum;
void here (int x) { sum = sum * 31 + x; }
void also_here (int x) { sum = sum * 37 + x; }
int kept (int);
int main (void) { int k = kept (4); printf ("%d %u\n", k, sum); return 0; }
SOURCE
"$GCC" -Os unit.c main.c -ffunction-sections -Wl,--gc-sections -o without
run ./without >expected
for options in "-Oz $arg-stress" "-Os $arg-stress" "-Oz -fno-asynchronous-unwind-tables" "-Os -fPIC $arg-stress"; do
  with_plugin $options $arg-gimple=off -ffunction-sections -c unit.c -o unit.o
  nm unit.o | grep -q '\.folded\.' || fail "nothing was folded with $options"
  "$GCC" unit.o main.c -ffunction-sections -Wl,--gc-sections -o with \
    || fail "$options: a body keeps what no kept function calls"
  run ./with | cmp - expected || fail "$options: another result"
done

# What only kept calls is kept with it, and there is one section for fragments; what
# others may call too is not.
sections ()                     # of fragments, in unit $1, with options $2
{
  with_plugin -Os $arg-stress $arg-gimple=off -ffunction-sections ${2-} -c $1 -o sections.o
  objdump -h sections.o | grep -c ' \.text\.[^ ]*\.folded\.'
}
grep -v dropped unit.c >one.c
sed 's/^local int/int/' one.c >three.c
[ "$(sections one.c)" = 1 ] || fail "fragments of functions that are kept together are apart"
[ "$(sections three.c)" -gt 1 ] || fail "others share a section"

# So is what is only reached through an address: one that a kept function takes, or that a table has which only it uses.
# A table that others may name, or that may be kept for others in its section, is reason enough to keep its functions; an
# alias is another name.
cat >callbacks.c <<'SOURCE'
void enter (int (*) (int));
void call (int), also_call (int);
#define ALL(x) call (x * 3), also_call (x + 5), call (x - 9), also_call (x ^ 4)
#define TABLE(x) call (x + 11), also_call (x - 7), also_call (x + 1)
#define local static __attribute__ ((noinline))
local int passed (int x) { ALL (x); return x + 1; }
local int first (int x) { ALL (x); TABLE (x); return x + 2; }
local int second (int x) { ALL (x); TABLE (x); return x + 3; }
LINKAGE int (*const table[]) (int) = { first, second };
int kept (int x) { ALL (x); enter (passed); return table[x & 1] (x); }
#ifdef ALIAS
static int alias (int) __attribute__ ((alias ("passed"), used));
#endif
SOURCE
[ "$(sections callbacks.c "-DLINKAGE=static -fdata-sections")" = 1 ] \
  || fail "callbacks that are kept together are apart"
for others in "-DLINKAGE= -fdata-sections" -DLINKAGE=static "-DLINKAGE=static -fdata-sections -DALIAS"; do
  [ "$(sections callbacks.c "$others")" -gt 1 ] || fail "callbacks that others may keep share a section: $others"
done

# A thunk of functions that are dropped may read as a tail of those that are kept does.
cat >alike.c <<'SOURCE'
extern int v[16];
void here (int), missing (int), also_missing (int);
#define ALIKE v[0] = 17, v[1] = 29, v[2] = 31, v[3] = 47, here (5)
#define DROPPED missing (4), also_missing (3), missing (6), also_missing (11)
void dropped (void) { ALIKE; v[9] = 1; DROPPED; v[10] = 4; }
void dropped_too (void) { ALIKE; v[8] = 3; DROPPED; v[7] = 7; }
void kept (void) { v[5]++; ALIKE; }
void kept_too (void) { v[6]--; ALIKE; }
SOURCE
cat >alike-main.c <<'SOURCE'
int v[16];
void here (int x) { v[4] += x; }
void kept (void), kept_too (void);
int main (void) { kept (); kept_too (); return v[4] != 10; }
SOURCE
for options in -Os "-Os $arg-stress"; do
  with_plugin $options $arg-gimple=off -ffunction-sections -c alike.c -o alike.o
  "$GCC" alike.o alike-main.c -ffunction-sections -Wl,--gc-sections -o alike \
    || fail "$options: a tail keeps what no kept function calls"
  run ./alike || fail "$options: another result"
done
