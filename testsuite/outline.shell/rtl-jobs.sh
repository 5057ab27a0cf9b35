# The object does not depend on how many processes the compiler uses at once, and each run
# gives the same bytes; -g changes no code.
# SPDX-License-Identifier: GPL-3.0-or-later

# Processes are the same for each target: once, beside the compiler of this machine.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
awk 'BEGIN {
  print "typedef unsigned u; volatile u sink; u k (u, u), m (u);"
  for (i = 0; i < 700; i++) {
    printf "u f%d (u x, u y) { u z[4] = { x, y, 1, 2 };", i
    for (j = 0; j < 12; j++)
      printf " %s", (i * 7 + j * j * 5) % 11 < 5 ? "x = k (x, y);"             \
        : (i + j) % 4 == 0 ? "if (x & 4) y += m (x); else z[x & 3] ^= y;"      \
        : (i + j) % 4 == 1 ? "z[1] += x; z[2] ^= y;" : "y = m (z[2]); sink = y;"
    printf " return x + y + z[1] + %d; }\n", i
  }
}' >a.c
fold="$arg-gimple=off $arg-rtl=on"
for options in "-Os" "-Oz" "-Os $arg-stress" "-Os -fPIC $arg-stress"; do
  for jobs in 1 2 8; do
    with_plugin $fold $options $arg-jobs=$jobs -c a.c -o $jobs.o
  done
  [ "$(nm 1.o | grep -c '\.folded\.')" -ge 5 ] || fail "nothing was folded, $options"
  cmp 1.o 2.o || fail "jobs=2, $options"
  cmp 1.o 8.o || fail "jobs=8, $options"
  with_plugin $fold $options -g -c a.c -o debug.o
  for o in 1.o debug.o; do
    strip --strip-debug --discard-all --remove-section=.comment $o -o $o.code
  done
  cmp 1.o.code debug.o.code || fail "-g, $options"
done
with_plugin $fold -fcompare-debug -c a.c -o debug.o || fail "-fcompare-debug"
