# What is compiled for size leaves equal ends of blocks to -fcrossjumping and folding: GCC's -ftree-tail-merge is off; and
# no jump goes past a condition by a copy of many statements.  Not in a unit of one function, in a small one, at -O2, where
# a trial chooses GCC's usual code, nor where the user asks for it.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >passes.c <<'SOURCE'
extern int v[100];
int part (int);
#define CASE(n) case n: v[n] += x * n; x = part (v[n]); v[n + 1] ^= x; break;
#define FIVE(n) CASE (n) CASE (n + 10) CASE (n + 20) CASE (n + 30) CASE (n + 40)
#define TWENTY(n) FIVE (n) FIVE (n + 1) FIVE (n + 2) FIVE (n + 3)
#ifdef UNTHREADED
#define THREADED
#else
#define THREADED int known = k > x ? 1 : part (k); v[91] += x; v[92] ^= k; v[93] -= x; v[94] += k * 3; v[95] = x - k; \
                 if (known == 1) part (x);
#endif
#define FUNCTION(f) int f (int k, int x) { switch (k) { TWENTY (1) TWENTY (5) } THREADED return x; }
#ifndef SMALL
FUNCTION (one)
#ifndef SINGLE
FUNCTION (two)
#endif
#else
int one (int k, int x) { THREADED return x + 1; }
int two (int x) { return x + 2; }
#endif
SOURCE
done_p ()                     # whether dump $1 has text $2 with options $3...
{
  dump=$1 text=$2
  shift 2
  rm -f passes.c.*
  with_plugin "$@" -fdump-tree-$dump-details -c passes.c -o passes.o
  [ -s passes.c.*.$dump ] || fail "no dump with $*"
  grep -q "$text" passes.c.*.$dump
}
merges_p () { done_p pre "initial worklist" "$@"; }
threads_p () { done_p dom2 "Registering jump thread" "$@"; }

threading=--param=max-jump-thread-duplication-stmts=15
for level in -Os "-Oz $arg-trials=0"; do
  merges_p $level && fail "$level: tails are merged"
  threads_p $level && fail "$level: jumps are threaded"
  for not in -DSINGLE -DSMALL $arg-rtl=off $arg-limit=0; do
    merges_p $level $not || fail "$level $not: tails are not merged"
    threads_p $level $not || fail "$level $not: jumps are not threaded"
  done
  merges_p $level -ftree-tail-merge || fail "$level: tails are not merged, as asked"
  threads_p $level $threading || fail "$level: jumps are not threaded, as asked"
done
merges_p -Oz -DUNTHREADED || fail "-Oz: tails of the usual code, which a trial chooses here, are not merged"
merges_p -O2 || fail "-O2: tails are not merged"
threads_p -O2 || fail "-O2: jumps are not threaded"
