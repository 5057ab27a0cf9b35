# Where nothing can be folded, as where calls take twelve bytes, a unit is compiled for trial to see whether outlining
# and merging make it smaller: it is no larger than GCC's, and what is much smaller stays shared.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# repeats STATEMENT...: twelve functions that have these statements in common.
repeats ()
{
  for i in $(seq 12); do
    echo "int f$i (volatile int *p, int x) { $* return x * $((i + 2)) + x / $((i + 5)); }"
  done
}
text () { size "$1" | awk 'NR == 2 { print $1 }'; }
repeats 'p[0] = 1001; p[3] = 2002;' >short.c
repeats 'p[0] = 1001; p[3] = 2002;' 'p[5] = x; p[6] = 3003; p[7] = x + 1; p[8] = 4004; p[9] = 5005; p[10] = 6006;' >long.c

tables="-fno-asynchronous-unwind-tables -fno-unwind-tables"
for options in "-Oz" "-Os" "-Oz $tables" "-Os $tables"; do
  options="$options -mcmodel=large"
  for unit in short long; do
    "$GCC" $options -c $unit.c -o alone.o
    for jobs in 1 2; do
      with_plugin $options $arg-jobs=$jobs -c $unit.c -o $unit.$jobs.o
    done
    cmp $unit.1.o $unit.2.o || fail "other code with one process, $unit, $options"
    [ "$(text $unit.1.o)" -le "$(text alone.o)" ] || fail "$(text $unit.1.o) bytes of $(text alone.o), $unit, $options"
  done
  nm short.1.o | grep -q "\.outline\.\|\.merged\." && fail "short sequences are shared, $options"
  nm long.1.o | grep -q "\.outline\.\|\.merged\." || fail "long ones are not, $options"
done

# Estimates alone would.
with_plugin -Oz -mcmodel=large $tables $arg-trials=0 -c short.c -o untried.o
nm untried.o | grep -q "\.outline\.\|\.merged\." || fail "without a trial nothing would be shared"
