# A debugger that comes from a fragment does not show a variable that the fragment has set with the value from before;
# one that it leaves alone is shown.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] && command -v gdb >gdb-path || exit 77
# Set in the fragment, a call of probe and what is before it; and set before the call of a fragment that ends in probe.
cat >called.c <<'SOURCE'
struct a { volatile int a, b, c, d; }; struct b { volatile unsigned a, b, c, d; };
__attribute__ ((noipa)) int probe (void *p) { return *(int *) p; }
__attribute__ ((noinline)) int
one (struct a *p)
{
  int state = 1, kept = 77;
  p->a = 0x1234567;
  state = 2;
  p->b = 0x7654321; p->c = 0x3333333; p->d = 0x4444444;
  int r = probe (p);
  return r + 5;
}
__attribute__ ((noinline)) int
two (struct b *p)
{
  p->a = 0x1234567; p->b = 0x7654321; p->c = 0x3333333; p->d = 0x4444444;
  int r = probe (p);
  return r * 3;
}
__attribute__ ((noinline)) int
three (struct b *p)
{
  p->d = 7;
  p->a = 0x1234567; p->b = 0x7654321; p->c = 0x3333333; p->d = 0x4444444;
  int r = probe (p);
  return r * 7;
}
int main (void) { struct a a; struct b b; return one (&a) + two (&b) + three (&b) == 3; }
SOURCE
cat >thunk.c <<'SOURCE'
volatile int g[8];
__attribute__ ((noipa)) long probe (long a, long b) { return a * 31 + b; }
__attribute__ ((noinline)) long
one (int x, int y)
{
  long b = 1000, kept = 77;
  g[0] = x;
  b = probe (x, 5);
  long c = probe (0x2345678, 0x3456789);
  g[1] = y;
  return b + c;
}
__attribute__ ((noinline)) unsigned long
two (int x, int y)
{
  g[2] = x + y;
  unsigned long b = probe (y, 6);
  unsigned long c = probe (0x2345678, 0x3456789);
  g[2] = y * 3;
  return b * c;
}
__attribute__ ((noinline)) void *
three (int x, int y)
{
  g[3] = x * y;
  char *b = (char *) probe (y * 5, 7);
  long c = probe (0x2345678, 0x3456789);
  g[4] = c * 3;
  return b + c * 4;
}
int main (void) { return one (1, 2) + two (3, 4) + (long) three (5, 6) == 3; }
SOURCE
# shown FILE VARIABLE CONDITION FLAG...: what gdb shows of it in function one.
shown () {
  file=$1 variable=$2 condition=$3
  shift 3
  "$GCC" -Oz -g "$@" $file.c -o $file
  gdb -nx -batch -ex "break probe $condition" -ex run -ex 'frame function one' -ex "print $variable" ./$file 2>&1 \
    | sed -n 's/^\$1 = //p'
}
plugin="-fplugin=$PLUGIN"
for case in "called:state:2:" "thunk:b:36:if a==0x2345678"; do
  file=${case%%:*} variable=$(echo "$case" | cut -d: -f2) value=$(echo "$case" | cut -d: -f3) condition=${case##*:}
  [ "$(shown $file $variable "$condition")" = "$value" ] || fail "GCC alone does not show $variable"
  with=$(shown $file $variable "$condition" $plugin $arg-gimple=off)
  [ "$with" = "$value" ] || [ "$with" = "<optimized out>" ] || fail "$variable is shown as $with"
  nm $file | grep -q '\.folded\.' || fail "nothing is folded in $file"
  [ "$(shown $file kept "$condition" $plugin $arg-gimple=off)" = 77 ] || fail "what is not set is not shown"
done
