# limit=N makes the N most beneficial rewrites and no others: the dump numbers
# them, and each program on the way works.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >a.c <<'SOURCE'
#include <stdio.h>
#define BODY1 printf ("%d\n", x), printf ("%d\n", x + 1), printf ("%d\n", x * 3), printf ("%d\n", x ^ 5)
#define BODY2 fputs ("one\n", stdout), fputs ("two\n", stdout), fputs ("six\n", stdout), fputs ("ten\n", stdout)
#define BODY3 p[0] += x, p[1] ^= p[0], p[2] = p[1] * 5, p[3] -= p[2], p[4] |= p[3]
#define CUT __asm__ volatile ("" : : : "memory")
#define F(N) __attribute__ ((noinline)) int f##N (int x, int *p) { CUT; BODY1; CUT; BODY2; CUT; BODY3; CUT; return N; }
F (1) F (2) F (3) F (4)
int main (void)
{
  int a[5] = { 1, 2, 3, 4, 5 };
  int s = f1 (1, a) + f2 (2, a) + f3 (3, a) + f4 (4, a);
  printf ("%d %d %d %d %d %d\n", s, a[0], a[1], a[2], a[3], a[4]);
  return 0;
}
SOURCE
"$GCC" -Os a.c -o alone
run ./alone >expected
with_plugin $arg-rtl=off -c a.c -o all.o
all=$(outlined_in all.o)
[ "$all" -ge 2 ] || fail "only $all groups"
n=0
while [ $n -le $((all + 1)) ]; do
  rm -f a.c.*.outline a-a.c.*.outline ./*.outline
  with_plugin $arg-rtl=off $arg-limit=$n $arg-dump a.c -o "limit$n"
  run ./limit$n >output
  cmp output expected || fail "limit=$n breaks the program"
  made=$(nm limit$n | grep -c '\.outline\.' || :)
  want=$n
  [ "$want" -le "$all" ] || want=$all
  [ "$made" = "$want" ] || fail "limit=$n makes $made functions"
  [ "$(grep -c '^plan ' ./*.outline)" = "$want" ] || fail "limit=$n: dump"
  if [ "$want" -gt 0 ]; then
    # The Nth plan is the one that the limit let in last.
    name=$(sed -n "s/^plan $want \([^:]*\):.*/\1/p" ./*.outline)
    nm limit$n | grep -q " $name\$" || fail "limit=$n: no $name"
    if [ -e "limit$((want - 1))" ] && [ "$want" = "$n" ]; then
      nm "limit$((want - 1))" | grep -q " $name\$" \
        && fail "limit=$((want - 1)) has $name already"
    fi
  fi
  n=$((n + 1))
done
