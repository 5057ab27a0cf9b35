# With -ffunction-sections folding may save nothing in a large unit.  Then it is compiled as GCC does alone, for which
# tails are merged (-ftree-tail-merge); it is the same object from a process that was started for trial, from the
# compiler itself, and where no process can be started.  SPDX-License-Identifier: GPL-3.0-or-later

echo 'extern volatile int in[64], out[64]; struct o { int x, y, z; struct o *n; };' >large.c
for i in $(seq 1 40); do
  cat <<SOURCE
int f_$i (struct o *p, int a, int b)
{
  int r = a * $((i * 7919)) + in[$i];
  switch (b ^ $((i * 31)))
    {
    case 1: p->x = r; p->n = p; return $i;
    case 2: r ^= $((i * 17 + 1)); break;
    case 5: out[$i] = r; p->x = r; p->n = p; return $i;
    case 7: p->z = b; break;
    case 9: p->x = r; p->n = p; return $i;
    }
  return r - p->y * $((i + 3));
}
SOURCE
done >>large.c
sections="-ffunction-sections -fdata-sections"

# Bytes that are loaded of object $1.
loaded ()
{
  size "$1" | awk 'NR == 2 { print $1 + $2 }'
}

"$GCC" -Os $sections -c large.c -o alone.o
with_plugin -Os $sections -c large.c -o with.o
[ "$(loaded with.o)" -le "$(loaded alone.o)" ] || fail "$(loaded with.o) bytes, $(loaded alone.o) without the plugin"
with_plugin -Os $sections -fdump-ipa-all-details -c large.c -o dumped.o
grep -h '^trial\|^chosen' ./*.outline_finish >tried || fail "nothing was tried"
[ "$(wc -l <tried)" = 3 ] || fail "$(cat tried)"
grep -q '^trial 2: as it is, usual code' tried || fail "GCC's usual code was not tried"
cmp with.o dumped.o || fail "with dumps"
with_plugin -Os $sections $arg-jobs=1 -c large.c -o one.o
cmp with.o one.o || fail "with jobs=1"

# The twin: functions that no linker drops share enough, and nothing is compiled twice.
rm -f ./*.outline_*
with_plugin -Os -fdump-ipa-all-details -c large.c -o together.o
! grep -h '^trial' ./*.outline_finish || fail "tried without -ffunction-sections"
