# At link time functions with and without unwind tables are in one unit: they share no
# fragments, and exceptions pass through those of the former.
# SPDX-License-Identifier: GPL-3.0-or-later

# Arm has tables of another kind: lto-unwind-tables-arm.sh.
case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cat >body.h <<'HEADER'
extern volatile int first, second, third;
#define BODY first = 1; second = 2; thrower (third); third = 3; second = 5; first = 7
#define FUNCTION(NAME, N) \
  __attribute__ ((noinline)) int NAME (int x) \
  { plain (x * N); BODY; plain (2); return x + N; }
HEADER
cat >c.c <<'SOURCE'
#include "body.h"
void thrower (int);
void plain (int);
FUNCTION (c1, 3)
FUNCTION (c2, 5)
FUNCTION (c3, 7)
SOURCE
cat >cc.cc <<'SOURCE'
#include "body.h"
volatile int first, second, third;
extern "C" {
__attribute__ ((noipa)) void thrower (int x) { if (x == 11) throw 5; }
__attribute__ ((noipa)) void plain (int) {}
int c1 (int), c2 (int), c3 (int);
}
FUNCTION (f1, 3)
FUNCTION (f2, 5)
FUNCTION (f3, 7)

__attribute__ ((noipa)) static int
caught (int (*f) (int))
{
  try
    {
      third = 11;
      return f (1);
    }
  catch (int e)
    {
      return e;
    }
}

int
main ()
{
  return !(c1 (1) + c2 (1) + c3 (1) + f1 (1) + f2 (1) + f3 (1) == 36
           && caught (f1) == 5 && caught (f2) == 5 && caught (f3) == 5);
}
SOURCE
for options in "-Os -fno-asynchronous-unwind-tables" \
               "-Os -fno-asynchronous-unwind-tables -g" \
               "-Os -fno-asynchronous-unwind-tables -fno-dwarf2-cfi-asm"
do
  for more in "" $arg-gimple=off
  do
    plugin="-flto -flto-partition=one -fplugin=$PLUGIN $arg-stress $more"
    "$GCC" $options $plugin -c c.c
    "$GXX" $options $plugin -c cc.cc
    "$GXX" $options $plugin c.o cc.o -o program
    run ./program || fail "$options $more: an exception was not caught"
  done
done

# Functions without tables have no entries for the sake of the plugin.
cat >none.c <<'SOURCE'
extern volatile int io[16];
int none_1 (int x) { io[1] = 11111; io[2] = 11111; return x; }
int none_2 (int x) { io[3] = 22222; io[4] = 22222; return 5; }
SOURCE
cat >some.c <<'SOURCE'
volatile int io[16];
int some (int x) { return x + 1; }
int main (void) { return 0; }
SOURCE
"$GCC" -Oz -flto -fno-asynchronous-unwind-tables -c none.c -o none.o
"$GCC" -Oz -flto -c some.c -o some.o
entries ()                      # in the unwind table of the two, with options $@
{
  "$GCC" "$@" -Oz -flto -r -flinker-output=nolto-rel none.o some.o -o linked.o
  readelf --debug-dump=frames linked.o | grep -c ' FDE '
}
[ "$(entries -fplugin="$PLUGIN")" = "$(entries)" ] || fail "more unwind entries than alone"

# An entry that asm writes in such a function ends where the asm says.
cat >own.c <<'SOURCE'
volatile int io[16];
int own (int x) { io[1] = x; asm volatile ("\t.cfi_startproc\n\tnop\n\t.cfi_endproc"); io[2] = 7; return x; }
SOURCE
cat >late.c <<'SOURCE'
extern volatile int io[16];
int late (int x) { io[3] = x; return x + 1; }
SOURCE
"$GCC" -Oz -flto -fno-asynchronous-unwind-tables -c own.c -o own.o
"$GCC" -Oz -flto -c late.c -o late.o
ranges ()                       # of the entries of the two, with options $@
{
  "$GCC" "$@" -Oz -flto -r -flinker-output=nolto-rel own.o late.o -o linked.o
  readelf --debug-dump=frames linked.o | sed -n 's/.* FDE .*pc=//p'
}
alone=$(ranges)
[ "$(ranges -fplugin="$PLUGIN")" = "$alone" ] || fail "the entry of asm has another range than alone"
