# At -O2 and -O3 only cold code is shared: what runs is the same, instruction by instruction
# and byte by byte, as without the plugin; with and without a profile, with and without cold
# parts of functions.  At -O0 and -Og nothing is.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v python3 >python3-path || exit 77
cat >a.c <<'SOURCE'
#define FN __attribute__ ((noinline)) int
volatile int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
__attribute__ ((noipa, cold)) void rare (int n) { total = total * 37 + n; }
#define SAME(F) F (7), total ^= 1001, F (9), total += 2002, F (11), total ^= 3003
FN ran_1 (int x) { put (x); SAME (put); return x; }
FN ran_2 (int x) { put (x); SAME (put); return x + 1; }
FN loop_1 (int x) { for (int i = 0; i < x; i++) { SAME (put); if (i == 99) { SAME (rare); } } return x; }
FN loop_2 (int x) { for (int i = 0; i < x; i++) { SAME (put); if (i == 98) { SAME (rare); } } return x + 1; }
/* Cold blocks in the midst of code that runs, with values that live across them.  */
FN mixed_1 (int x, int y) { put (x); if (x == 99) { SAME (rare); x++; } put (x); SAME (put); return x + y; }
FN mixed_2 (int x, int y) { put (x); if (x == 98) { SAME (rare); x--; } put (x); SAME (put); return x - y; }
FN ends_1 (int x) { put (x); if (x == 99) { SAME (rare); __builtin_abort (); } put (x + 3); return x; }
FN ends_2 (int x) { put (x); if (x == 98) { SAME (rare); __builtin_abort (); } put (x + 5); return x; }
__attribute__ ((cold)) FN never_1 (int x) { put (x); SAME (put); rare (x); return x; }
__attribute__ ((cold)) FN never_2 (int x) { put (x); SAME (put); rare (x); return x + 1; }
__attribute__ ((noipa)) int main (int argc, char **argv)
{
  (void) argv;
  for (int i = 0; i < 20; i++)
    ran_1 (i), ran_2 (i), loop_1 (i), loop_2 (i), mixed_1 (i, 3), mixed_2 (i, 5),
    ends_1 (i), ends_2 (i);
  if (argc > 5)
    never_1 (argc), never_2 (argc);
  return total & 127;
}
SOURCE
trace="$SOURCE_DIR/testsuite/lib/trace"
"$GCC" -O1 "$trace.c" -o trace

# built NAME FLAG...: the program NAME and its object NAME.o.
built () {
  name=$1
  shift
  "$GCC" "$@" -fno-pie -fno-ipa-icf -c a.c -o a.o
  "$GCC" -static a.o -o $name
  mv a.o $name.o
}

# same_runs: what runs is the same in alone and with.
same_runs () {
  for program in alone with; do
    python3 "$trace.py" $program '(ran|loop|mixed|ends)_.|put|rare|main|.*\.folded\..*' \
      >$program.ran || exit $?
  done
  [ "$(wc -l <alone.ran)" -gt 1000 ] || fail "the trace has $(wc -l <alone.ran) lines"
  cmp alone.ran with.ran || { diff alone.ran with.ran | head -5; fail "$*: what runs has changed"; }
}

for level in -O2 -O3; do
  "$GCC" $level -fprofile-generate -c a.c
  "$GCC" -fprofile-generate a.o -o training
  ./training || :
  for profile in "" "-fprofile-use -Wno-missing-profile"; do
    for parts in -freorder-blocks-and-partition -fno-reorder-blocks-and-partition; do
      flags="$level $profile $parts"
      built alone $flags
      built with $flags -fplugin="$PLUGIN"
      same_runs $flags
      nm with | grep -q '\.folded\.' || fail "$flags: nothing is folded"
      nm with | grep -q '\.outline\.' || fail "$flags: nothing is outlined"
      # The twin: without bounds what runs is shared, too.
      built with $flags -fplugin="$PLUGIN" $arg-all-levels $arg-slowdown=1000
      python3 "$trace.py" with '.*(folded|outline)\..*' >with.ran || exit $?
      [ -s with.ran ] || fail "$flags: all-levels shares nothing that runs"
    done
  done
  rm -f a.gcda
done

for level in -O0 -Og; do
  "$GCC" $level -S a.c -o alone.s
  "$GCC" $level -S a.c -o with.s -fplugin="$PLUGIN"
  cmp alone.s with.s || fail "$level: the code has changed"
done
:
