# Where GCC puts an underscore before names, units share code by a dictionary, with and without debug information and
# with COMDAT functions; and a name that asm sets counts with its underscore.  Prefix maps of paths change no name.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
merge=$BUILD/outline-merge
flags="-Oz -fleading-underscore"

cat >calls.h <<'SOURCE'
int put (int), who (void);
#define CALLS(NAME, N) \
  int NAME (int x) \
  { \
    put (who () + x), put (who () + 2 * x), put (who () + 3 * x), put (who () + 5 * x), put (x + N); \
    return who () + N; \
  }
SOURCE
cat >other.c <<'SOURCE'
#include "calls.h"
CALLS (other_1, 0)
CALLS (other_2, 9)
SOURCE
sed 's/other_/own_/' other.c >same.c
cat >set.c <<'SOURCE'
#include "calls.h"
__attribute__ ((used, visibility ("hidden"))) int my_who (void) { return 42; }
asm (".set _who, _my_who");
CALLS (own_1, 0)
CALLS (own_2, 9)
SOURCE
cat >main.c <<'SOURCE'
#include "calls.h"
int main (void) __asm__ ("main");
int sum;
int put (int x) { sum += x; return x; }
int who (void) { return 1; }
int own_1 (int), own_2 (int), other_1 (int), other_2 (int);
int
main (void)
{
  other_1 (0), other_2 (0);
  int others = sum;
  sum = 0;
  own_1 (0), own_2 (0);
  return others == 8 + 9 && sum == 8 * OWN + 9 ? 0 : 1;
}
SOURCE

# program UNIT ANSWER FLAG...: other.c and UNIT.c by a dictionary; who () is ANSWER in UNIT.c.
program () {
  unit=$1 answer=$2
  shift 2
  rm -rf summaries
  for file in other $unit; do
    "$GCC" -fplugin="$PLUGIN" $arg-summary=summaries $flags "$@" -S $file.c -o /dev/null
  done
  "$merge" summaries -o dictionary -S shared.s
  for file in other $unit; do
    "$GCC" -fplugin="$PLUGIN" $arg-dictionary=dictionary $flags "$@" -c $file.c
  done
  "$GCC" -O2 -fleading-underscore -DOWN=$answer main.c other.o $unit.o shared.s -o program
  run ./program || fail "wrong code: $unit $*"
}
program same 1
grep -q '^[^ 	.].*:' shared.s || fail "nothing is shared where the name is the same"
grep -q '_who' shared.s || fail "shared code does not call _who"
program same 1 -g
program same 1 -ffunction-sections
program set 42

cat >inline.cc <<'SOURCE'
extern "C" int put (int), who (void);
template <int N> struct calls
{
  static int
  f (int x)
  {
    put (who () + x), put (who () + 2 * x), put (who () + 3 * x), put (who () + 5 * x), put (x + N);
    return who () + N;
  }
};
extern "C" int F1 (int x) { return calls<0>::f (x); }
extern "C" int F2 (int x) { return calls<9>::f (x); }
int (*p[]) (int) = { calls<0>::f, calls<9>::f, calls<2>::f };
SOURCE
for name in other own; do
  "$GXX" -fplugin="$PLUGIN" $flags -g -DF1=${name}_1 -DF2=${name}_2 -Dp=${name}_p -c inline.cc -o $name.o
  nm $name.o | grep -q 'W __*\.\(outline\|folded\)\.' || fail "$name.o has no COMDAT code of the plugin's"
done
"$GCC" -O2 -fleading-underscore -DOWN=1 main.c own.o other.o -o program
run ./program || fail "wrong code: COMDAT functions"

# The same names whatever the folder is called in debug information.
for map in -fdebug-prefix-map="$PWD"=/a -ffile-prefix-map="$PWD"=/b -fmacro-prefix-map="$PWD"=/c; do
  "$GXX" -fplugin="$PLUGIN" -Oz -g -DF1=f1 -DF2=f2 -c inline.cc -o plain.o
  "$GXX" -fplugin="$PLUGIN" -Oz -g -DF1=f1 -DF2=f2 "$map" -c inline.cc -o mapped.o
  nm plain.o >plain
  nm mapped.o | diff plain - || fail "names depend on $map"
done
