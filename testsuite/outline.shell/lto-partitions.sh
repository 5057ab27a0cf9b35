# At link time GCC divides a program of 10,000 instructions into parts; one that is compiled for size stays whole with the
# plugin, as code is shared within a part.  Not without -Os or -Oz, and not where the size of the parts is given.
# SPDX-License-Identifier: GPL-3.0-or-later

i=0
while [ $i -lt 400 ]; do
  echo "int f$i (int x) { step (x * $i); step (x + 1$i); step (x - $i); if (x & $i) step (x ^ $i); return step (x); }"
  i=$((i + 1))
done >functions
for half in a b; do
  { echo "int step (int);"; sed "s/int f/int $half/" functions; } >$half.c
  sed "s/int f\([0-9]*\).*/int $half\1 (int);/" functions
done >declared.h
{ cat declared.h; echo "int step (int x) { return x; } int main (void) { int s = 0;"
  sed "s/int f\([0-9]*\).*/s += a\1 (s) + b\1 (s);/" functions; echo "return s != s; }"; } >main.c
parts ()                        # of the program, linked with options $*
{
  rm -f *.ltrans*
  with_plugin $* -flto -fno-inline a.c b.c main.c -save-temps -o program
  run ./program || fail "$*: another result"
  ls | grep -c '\.ltrans[0-9]*\.ltrans\.s$'
}
[ "$(parts -Os)" = 1 ] || fail "a program of 10,000 instructions is divided"
for apart in -O2 "-Os --param=lto-min-partition=10000" "-Os $arg-limit=0"; do
  [ "$(parts $apart)" -gt 1 ] || fail "$apart: GCC's parts are not kept"
done
