# variants=many compiles units for -Oz also with functions tuned in three ways, and only merged, and with each function tuned
# as suits it; it takes the smallest, which is the same object from a process that was started for trial, with one such
# process at a time, and from one without them; and with a dictionary the same variant.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# Values that live across a call: to save r12 to r15 for them takes more than to keep them in memory.
cat >few.c <<'SOURCE'
int get (void);
#define LIVE(f, op) int f (int a, int b, int c, int d, int e, int g) \
  { int r = get (); r = r op a; r ^= get () op b; return (r op c ^ d) + (e op g); }
LIVE (one, +)
LIVE (two, *)
LIVE (three, -)
SOURCE
cat >main.c <<'SOURCE'
static int calls;
int get (void) { return ++calls * 7; }
int one (int, int, int, int, int, int), two (int, int, int, int, int, int), three (int, int, int, int, int, int);
int main (void)
{
  return one (1, 2, 3, 4, 5, 6) != 42 || two (1, 2, 3, 4, 5, 6) != 161 || three (1, 2, 3, 4, 5, 6) != 2;
}
SOURCE
text () { size "$1" | awk 'NR == 2 { print $1 }'; }
# tries OPTION... [FILE]: compiles few.c, or FILE, to with.o; prints what was tried, and chosen.
tries ()
{
  rm -rf dumps
  mkdir dumps
  case "$*" in *.c) ;; *) set -- "$@" few.c ;; esac
  with_plugin "$@" -fdump-ipa-all -dumpdir dumps/ -c -o with.o
  sed -n 's/^trial [0-9]*: \(.*\): [0-9].*/\1;/p; s/^chosen:/chosen:/p' dumps/*outline_try | tr '\n' ' '
}

many=$arg-variants=many
tried=$(tries -Oz)
[ "$tried" = "outlined; as it is, usual code; chosen: outlined " ] || fail "-Oz: $tried"
cp with.o few.o
tried=$(tries -Oz $many)
few="few registers, traces, branches, little effort"
tuned="outlined, $few; outlined, few registers, one cse, traces, branches, no forwarding; outlined, one cse, priorities; merged"
tuned="$tuned; outlined, tuned by function"
[ "$tried" = "outlined; $tuned; as it is, usual code; chosen: outlined, $few " ] || fail "-Oz, many: $tried"
[ "$(text with.o)" -lt "$(text few.o)" ] || fail "$(text with.o) bytes, without $(text few.o)"
objdump -d with.o | grep -q '%r1[2-5]' && fail "registers that cost bytes are used"
objdump -d few.o | grep -q '%r1[2-5]' || fail "the twin does not use them"

# The same object from one process after the other, and without dumps.
cp with.o many.o
with_plugin -Oz $many $arg-jobs=1 -c few.c -o with.o
cmp with.o many.o || fail "with jobs=1"
with_plugin -Oz $many -g0 -c few.c -o with.o
cmp with.o many.o || fail "without dumps"
"$GCC" -O0 few.c main.c -o alone && "$GCC" -O2 main.c many.o -o many || fail "does not link"
run ./alone && run ./many || fail "another result"

# Not below -Oz, nor without trials.
tried=$(tries -Os $many)
echo "$tried" | grep -q 'few registers\|merged' && fail "-Os: $tried"
tried=$(tries -Oz $many $arg-trials=0)
[ "$tried" = "chosen: outlined " ] || fail "trials=0: $tried"

# The usual code is compiled, too, though folding saves much of the best of the others.
{ cat few.c; for i in $(seq 20); do echo "LIVE (n$i, +) LIVE (m$i, *)"; done; } >much.c
tried=$(tries -Oz much.c)
echo "$tried" | grep -q usual && fail "without many the usual code is tried: $tried"
tried=$(tries -Oz $many much.c)
echo "$tried" | grep -q "usual code; chosen" || fail "the usual code is not tried: $tried"

# Asm may need more registers than would be left: its function has all, others of the unit few.
cat >asm.c <<'SOURCE'
int f (int a, int b, int c, int d, int e, int g, int h, int i, int j, int k, int l, int m)
{
  int r;
  __asm__ ("# %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %12" : "=&r" (r)
           : "r" (a), "r" (b), "r" (c), "r" (d), "r" (e), "r" (g), "r" (h), "r" (i), "r" (j), "r" (k), "r" (l), "r" (m));
  return r;
}
SOURCE
with_plugin -Oz $many -Werror -c asm.c -o with.o 2>messages || { cat messages; fail "asm with many operands"; }
[ ! -s messages ] || { cat messages; fail "asm with many operands: messages"; }
{ cat asm.c; sed 's/get/put/' few.c; } >both.c
tried=$(tries -Oz $many both.c)
echo "$tried" | grep -q "outlined, $few; outlined, few registers, one cse" || fail "asm with many operands: $tried"
with_plugin -Oz $many -fcompare-debug -c both.c -o with.o || fail "asm with many operands: -fcompare-debug"

# Each function is tuned for itself: in these a place in memory costs less, or a register, as the values live in a loop.
cat >loop.c <<'SOURCE'
int get (void);
int one (int a, int b, int c, int d, int e, int g)
{ int r = get (); r = r + a; r ^= get () + b; return (r + c ^ d) + (e + g); }
int two (int a, int b, int c, int d, int e, int g)
{ int r = get () * 3; r = r - a; r |= get () & b; return (r * c | d) - (e & g); }
long all (long *p, long *q, long *r, long *s)
{
  long sum = 0;
  while (get ())
    {
      sum += p[0] * q[0] + r[0] * s[0];
      p[1] += get (); q[1] -= get (); r[1] ^= get (); s[1] |= get ();
      sum ^= p[2] + q[2]; sum += r[2] * s[2];
      p[3] += get (); q[3] -= get (); r[3] ^= get (); s[3] |= get ();
    }
  return sum;
}
SOURCE
tried=$(tries -Oz $many loop.c)
[ "$tried" = "outlined; $tuned; as it is, usual code; chosen: outlined, tuned by function " ] || fail "by function: $tried"
code () { objdump -d --no-show-raw-insn with.o | sed -n "/<$1>:/,/^\$/p"; }
code one | grep -q '%r1[2-5]' && fail "one uses registers that cost bytes"
code all | grep -q '%r1[2-5]' || fail "all does not use registers that its loop needs"

# In both rounds for a dictionary the same variant is chosen, and with the dictionary the object is the same each time.
first=$(tries -Oz $many $arg-summary=sums loop.c)
[ "$first" = "outlined; $tuned; chosen: outlined, tuned by function " ] || fail "for a dictionary: $first"
sed 's/one/three/; s/two/four/; s/all/other/' loop.c >second.c
with_plugin -Oz $many $arg-summary=sums -c second.c
"$BUILD/outline-merge" sums -o program.outline
[ "$(tries -Oz $many $arg-dictionary=program.outline loop.c)" = "$first" ] || fail "with a dictionary another variant"
cp with.o shared.o
nm shared.o | grep -q folded.outline_merge || fail "nothing is shared"
for options in $arg-jobs=1 ""; do
  with_plugin -Oz $many $options $arg-dictionary=program.outline -c loop.c -o with.o
  cmp with.o shared.o || fail "with a dictionary, $options"
done
