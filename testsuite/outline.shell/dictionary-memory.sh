# outline-merge keeps to --memory: it merges 2,000 units in an address space of 64 MB and a little, which is not enough for
# them if more memory is allowed, and finds what it finds with more.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
# Of one pseudo-random sequence: functions of calls and stores, some of which are the same in several.
for u in 1 2 3 4 5 6; do
  awk -v u=$u 'function next_of(n) { seed = (seed * 16807) % 2147483647; return seed % n }
    BEGIN {
      seed = u * 7919
      for (g = 0; g < 12; g++) printf "int g%d (int, int);\n", g
      for (f = 0; f < 60; f++) {
        printf "int f_%d_%d (int *p, int x) {\n", u, f
        for (s = 0; s < 8; s++)
          printf "  p[%d] = g%d (p[%d], %d);\n", next_of(9), next_of(12), next_of(9), next_of(40)
        print "  return x + p[1];\n}"
      }
    }' >unit$u.c
  with_plugin -Oz $arg-trials=0 $arg-summary=sums -c unit$u.c
done
"$BUILD"/vary-summaries sums many 2000

# merge_within KILOBYTES ARGUMENT...
merge_within () {
  (ulimit -v $1; shift; exec "$merge" many "$@" --report 2>messages)
}
little=$((64 * 1024 + 12 * 1024))
merge_within $little --memory 64M >bounded || { cat messages; fail "more than 64 MB are used with --memory 64M"; }
if merge_within $little --memory 3G >unbounded; then fail "3 GB would not have been used: the test shows nothing"; fi
grep -q "error: there is not enough memory" messages || { cat messages; fail "does not say that memory is missing"; }
"$merge" many --memory 3G --report >unbounded
cmp bounded unbounded || fail "something else is found with less memory"
