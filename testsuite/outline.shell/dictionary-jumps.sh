# Units share code with loops and early returns, on x86-64 whole functions that differ in types alone, and the program
# behaves the same.  A function whose loop is one instruction longer keeps it.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-gnueabihf | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cat >list.h <<'SOURCE'
extern "C" void count (int);
extern int total;
struct full { int at; };
void fail (int);
/* MORE (X) is in the loop.  */
template<typename T> struct list
{
  T items[20];
  int used;
  __attribute__ ((noinline)) int
  add (const T *from, int n)
  {
    if (used + n > 9)
      fail (used);
    int before = used;
    for (int i = 0; i < n; i++)
      {
        count (i);
        if (from[i] == T (77))
          return before;
        items[used++] = from[i];
        MORE (i);
      }
    count (used);
    return used;
  }
};
#define CODE(NAME, T) \
  int NAME (int x) \
  { \
    list<T> l = {}; \
    T v[] = { T (x), T (7), T (8), T (77), T (2) }; \
    int n = l.add (v, 2) * 100 + l.add (v, x) + l.items[1]; \
    return n * 31 + l.used; \
  }
SOURCE
printf '%s\n' '#define MORE(X)' '#include "list.h"' 'CODE (a, int)' >a.cc
printf '%s\n' '#define MORE(X)' '#include "list.h"' 'CODE (b, unsigned)' >b.cc
printf '%s\n' '#define MORE(X) total += X' '#define list longer' '#include "list.h"' 'CODE (c, int)' >c.cc
cat >main.cc <<'SOURCE'
#define MORE(X)
#include "list.h"
#include <cstdio>
#include <initializer_list>
int total;
extern "C" __attribute__ ((noipa)) void count (int n) { total = total * 31 + n; }
__attribute__ ((noipa)) void fail (int n) { throw full { n }; }
int a (int), b (int), c (int);
int main ()
{
  for (int i = 0; i < 12; i++)
    for (auto f : { a, b, c })
      try { std::printf ("%d ", f (i % 9)); } catch (const full &at) { std::printf ("full at %d ", at.at); }
  std::printf ("%d\n", total);
}
SOURCE
"$GXX" -O1 main.cc a.cc b.cc c.cc -o alone
run ./alone >expected
grep -q full expected || fail "nothing is thrown"
# bytes NAME: of the function add in NAME.o.
bytes () {
  nm -S -t d $1.o | awk '$4 ~ /I[a-z]*E3add[A-Za-z0-9_]*$/ { print $2 + 0 }'
}
for options in "-Oz" "-Os $arg-stress" "-O2 $arg-all-levels $arg-stress" "-Os -fno-asynchronous-unwind-tables"; do
  for u in a b c; do "$GXX" -fplugin="$PLUGIN" $options $arg-summary=sums -c $u.cc; done
  "$BUILD/outline-merge" sums -o p.outline -S shared.s
  for u in a b c; do "$GXX" -fplugin="$PLUGIN" $options $arg-dictionary=p.outline -c $u.cc; done
  "$GXX" main.cc a.o b.o c.o shared.s -o program
  run ./program >printed || fail "$options: status $?"
  cmp printed expected || fail "$options: prints something else"
  [ "$options" != -Oz ] || grep -q '^\.L[0-9]*:' shared.s || fail "no jump in shared code"
  # On other targets the register saves of a function's prologue are not in code that is jumped to.
  case $("$GXX" -dumpmachine)$options in
    x86_64*-Oz)
      for u in a b; do [ "$(bytes $u)" -le 5 ] || fail "add has $(bytes $u) bytes in $u.o"; done
      [ "$(bytes c)" -gt 5 ] || fail "c.o has the shorter loop"
      ;;
  esac
  rm -r sums
done

# A quoted symbol may look like a label of shared code.
for u in one two; do
  cat >$u.c <<SOURCE
extern void called (int) __asm__ ("\"called@1\"");
extern int other (int), total;
int
$u (int n, const int *p)
{
  for (int i = 0; i < n; i++)
    {
      called (i);
      total += p[i] * 7;
      if (other (total) == 5)
        return i;
      called (total);
      total ^= 1234567;
    }
  called (n);
  return total;
}
SOURCE
done
cat >quoted.c <<'SOURCE'
void called (int) __asm__ ("\"called@1\"");
int one (int, const int *), two (int, const int *);
int total, sum;
void called (int n) { sum = sum * 3 + n; }
int other (int n) { return n % 9; }
int
main (void)
{
  int v[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  return (one (9, v) + two (9, v) + sum) & 63;
}
SOURCE
case $("$GCC" -dumpmachine) in arm*) exit 0 ;; esac   # There "@" begins a comment.
"$GCC" -no-pie -fno-pie -O1 quoted.c one.c two.c -o alone
run ./alone && expected=0 || expected=$?
options="-Os -fno-pie $arg-gimple=off $arg-stress"
for u in one two; do "$GCC" -fplugin="$PLUGIN" $options $arg-summary=sums -c $u.c; done
"$BUILD/outline-merge" sums -o p.outline -S shared.s
for u in one two; do "$GCC" -fplugin="$PLUGIN" $options $arg-dictionary=p.outline -c $u.c; done
"$GCC" -no-pie -fno-pie -O1 quoted.c one.o two.o shared.s -o program
run ./program && printed=0 || printed=$?
[ "$printed" = "$expected" ] || fail "exit status $printed, not $expected"
