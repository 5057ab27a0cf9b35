# A program that is linked as one unit still shares half of what its files share alone: deep calls in
# loops do not make all code seem to be executed too often for that.
# SPDX-License-Identifier: GPL-3.0-or-later

hosted || exit 77
levels="1 2 3 4 5 6"
for level in $levels; do
  next=$((level + 1))
  cat >level$level.c <<SOURCE
extern volatile int io$level[16];
int f${next}_1 (int), f${next}_2 (int), f${next}_3 (int), f${next}_4 (int);
#define FUNCTION(N) \\
  __attribute__ ((noinline)) int f${level}_##N (int x) \\
  { \\
    for (int i = 0; i < x; i++) io$level[0] = f${next}_##N (i); \\
    io$level[1] = x * 3; io$level[2] = x ^ 1001; io$level[3] = 2002 - x; \\
    io$level[4] = x + 3003; io$level[5] = x | 4004; io$level[6] = 5005; \\
    return x + N; \\
  }
FUNCTION (1)
FUNCTION (2)
FUNCTION (3)
FUNCTION (4)
volatile int io$level[16];
SOURCE
done
cat >main.c <<'SOURCE'
extern volatile int io6[16];
int f1_1 (int), f1_2 (int), f1_3 (int), f1_4 (int);
int f7_1 (int x) { return x; }
int f7_2 (int x) { return x; }
int f7_3 (int x) { return x; }
int f7_4 (int x) { return x; }
int main (int argc, char **argv)
{
  int x = argc + 6;
  return f1_1 (x) + f1_2 (x) + f1_3 (x) + f1_4 (x) != 38 || io6[6] != 5005;
}
SOURCE

# text PROGRAM: the bytes of its code.
text () {
  size -A "$1" | awk '$1 == ".text" { print $2 }'
}
# saved FLAG...: what the plugin takes from the code of the program.
saved () {
  for side in alone with; do
    rm -f ./*.o
    plugin=
    [ $side = alone ] || plugin="-fplugin=$PLUGIN"
    "$GCC" -Os $plugin "$@" -c ./*.c
    "$GCC" -Os $plugin "$@" ./*.o -o program-$side
    run ./program-$side || fail "$side $*: wrong result"
  done
  echo $(($(text program-alone) - $(text program-with)))
}
separate=$(saved -fno-lto)
whole=$(saved -flto -flto-partition=one)
[ "$separate" -ge 100 ] || fail "the files share next to nothing: $separate bytes"
[ $((2 * whole)) -ge "$separate" ] || fail "$whole bytes as one unit, $separate in separate ones"
