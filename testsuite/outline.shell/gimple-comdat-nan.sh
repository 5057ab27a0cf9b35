# Functions outlined from inline functions of two objects that differ only in the
# payload or the sign of a NaN have two names: the linker keeps both.
# SPDX-License-Identifier: GPL-3.0-or-later

for unit in 'a 0x111' 'b 0x222'; do
  set -- $unit
  cat >"$1.cc" <<SOURCE
void count (int, double);
#define BODY(X) count (X, __builtin_nan ("$2")), count (X + 1, -__builtin_nan ("$2")), count (X * 3, 2.5)
inline __attribute__ ((noinline)) int ${1}_first (int x) { BODY (x); return x * 3; }
inline __attribute__ ((noinline)) int ${1}_second (int x) { BODY (x); return x * 5; }
int $1 (int x) { return ${1}_first (x) + ${1}_second (x); }
SOURCE
done
cat >main.cc <<'SOURCE'
int a (int), b (int);
static unsigned long long seen;
__attribute__ ((noipa)) void count (int, double number)
{
  unsigned long long bits;
  __builtin_memcpy (&bits, &number, sizeof bits);
  seen = seen * 31 + bits;
}
int main ()
{
  a (1);
  unsigned long long first = seen;
  seen = 0;
  b (1);
  return first == seen;
}
SOURCE
for unit in a b; do
  with_plugin -Os $arg-stress $arg-rtl=off -c $unit.cc -o $unit.o
  [ "$(outlined_in $unit.o)" -ge 1 ] || fail "nothing was outlined"
done
"$GXX" -Os -c main.cc
"$GXX" main.o a.o b.o -o program
run ./program || fail "one of the two is left"
