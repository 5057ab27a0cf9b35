# What is compiled for size leaves equal ends of blocks to -fcrossjumping and folding: GCC's -ftree-tail-merge is off.
# Not in a unit of one function, in a small one, at -O2, where a trial chooses GCC's usual code, nor if the user asks for
# it.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >tails.c <<'SOURCE'
extern int v[100];
int part (int);
#define CASE(n) case n: v[n] += x * n; x = part (v[n]); v[n + 1] ^= x; break;
#define FIVE(n) CASE (n) CASE (n + 10) CASE (n + 20) CASE (n + 30) CASE (n + 40)
#define TWENTY(n) FIVE (n) FIVE (n + 1) FIVE (n + 2) FIVE (n + 3)
#define FUNCTION(f) int f (int k, int x) { switch (k) { TWENTY (1) TWENTY (5) } return x; }
#ifndef SMALL
FUNCTION (one)
#ifndef SINGLE
FUNCTION (two)
#endif
#else
int one (int x) { return x + 1; }
int two (int x) { return x + 2; }
#endif
SOURCE
merges_p ()                     # whether GCC merges tails with options $@
{
  rm -f tails.c.*
  with_plugin "$@" -fdump-tree-pre-details -c tails.c -o tails.o
  [ -s tails.c.*.pre ] || fail "no dump with $*"
  grep -q "initial worklist" tails.c.*.pre
}

for level in -Os "-Oz $arg-trials=0"; do
  merges_p $level && fail "$level: tails are merged"
  for not in -DSINGLE -DSMALL -ftree-tail-merge $arg-rtl=off $arg-limit=0; do
    merges_p $level $not || fail "$level $not: tails are not merged"
  done
done
merges_p -Oz || fail "-Oz: tails of the usual code, which a trial chooses here, are not merged"
merges_p -O2 || fail "-O2: tails are not merged"
