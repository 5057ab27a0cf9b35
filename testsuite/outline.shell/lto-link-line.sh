# With -flto the plugin works at link time, where it must be on the link line
# too; each partition is a unit with a report of its own.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
cat >main.c <<'MAIN'
#include <stdio.h>
int first (int), second (int), third (int);
void record (int a, int b, int c) { printf ("%d %d %d\n", a, b, c); }
int main (int argc, char **argv)
{
  return first (argc) + second (argc) + third (argc) != 8;
}
MAIN
"$GCC" -Os main.c sample.c -o plain
for flags in "" -flto-partition=none -flto-partition=max; do
  rm -f ./*.json
  with_plugin -flto -fno-inline -c main.c sample.c
  with_plugin -flto -fno-inline $flags main.o sample.o -o with \
    "$arg-report=%b.json"
  "$GCC" -flto -fno-inline $flags main.o sample.o -o without
  [ "$(outlined_in without)" = 0 ] || fail "outlined without the plugin $flags"
  ls ./*.json >/dev/null
  run ./plain >plain.out
  run ./with >with.out
  cmp plain.out with.out
  [ "$flags" = -flto-partition=max ] || [ "$(outlined_in with)" -ge 1 ] \
    || fail "nothing outlined at link time $flags"
done
