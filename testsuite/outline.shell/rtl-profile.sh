# With a real profile, scope=cold leaves the code of blocks that ran as it was,
# byte for byte; what never ran is folded.  Without the bounds, hot code is folded
# too; and unprofiled= says what code that the training did not know counts as.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v python3 >python3-path || exit 77
cat >a.c <<'SOURCE'
#define FN __attribute__ ((noinline)) int
volatile int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
__attribute__ ((noipa)) void rare (int n) { total = total * 37 + n; }
#define SAME(F) F (7), total ^= 1001, F (9), total += 2002, F (11), total ^= 3003, F (13)
FN ran_1 (int x) { put (x); SAME (put); return x; }
FN ran_2 (int x) { put (x); SAME (put); return x + 1; }
FN ran_3 (int x) { put (x); SAME (put); return x + 2; }
/* Cold blocks in the midst of code that runs.  */
FN mixed_1 (int x) { put (x); if (x == 99) { SAME (rare); x++; } put (x); SAME (put); return x; }
FN mixed_2 (int x) { put (x); if (x == 98) { SAME (rare); x--; } put (x); SAME (put); return x + 1; }
FN never_1 (int x) { put (x); SAME (put); rare (x); return x; }
FN never_2 (int x) { put (x); SAME (put); rare (x); return x + 1; }
#ifdef UNKNOWN
FN new_1 (int x) { rare (x); rare (5); total ^= 3003; rare (6); total += 4004; rare (7); total ^= 5005; rare (8); return x; }
FN new_2 (int x) { rare (x); rare (5); total ^= 3003; rare (6); total += 4004; rare (7); total ^= 5005; rare (8); return x + 1; }
int (*unknown[]) (int) = { new_1, new_2 };
#endif
int main (int argc, char **argv)
{
  (void) argv;
  for (int i = 0; i < 20; i++)
    ran_1 (i), ran_2 (i), ran_3 (i), mixed_1 (i), mixed_2 (i);
  if (argc > 5)
    never_1 (argc), never_2 (argc);
  return total & 127;
}
SOURCE
"$GCC" -Os -fprofile-generate -c a.c
"$GCC" -fprofile-generate a.o -o training
status=0
./training || status=$?

# compiled NAME FLAG...: the program NAME, with the profile.
compiled () {
  name=$1
  shift
  with_plugin -fprofile-use -Wno-missing-profile -fno-ipa-icf -fno-pie \
    $arg-gimple=off "$@" -c a.c -o a.o
  "$GCC" -static a.o -o $name
  result=0
  ./$name || result=$?
  [ $result = $status ] || fail "$name: exit status $result, not $status"
}
compiled alone $arg-rtl=off
compiled cold $arg-rtl=on $arg-scope=cold
compiled all $arg-rtl=on $arg-scope=all $arg-slowdown=1000

trace="$SOURCE_DIR/testsuite/lib/trace"
"$GCC" -O1 "$trace.c" -o trace
for program in alone cold all; do
  python3 "$trace.py" $program 'ran_.|mixed_.|never_.|put|rare|main|.*\.folded\..*' >$program.ran || exit $?
done
[ "$(wc -l <alone.ran)" -gt 1000 ] || fail "the trace has $(wc -l <alone.ran) lines"
cmp alone.ran cold.ran || { diff alone.ran cold.ran | head -5; fail "code that ran has changed"; }
[ "$(nm cold | grep -c '\.folded\.')" -ge 2 ] || fail "nothing cold was folded"
grep -q '\.folded\.' all.ran || fail "scope=all folds nothing that ran: a test that cannot fail"

# Functions of which all runs are the same bytes in the object.
bytes_of () {
  objdump -dr --no-show-raw-insn --disassemble="$2" "$1" \
    | sed -n '/>:$/,$p' | sed 's/^ *[0-9a-f]*:\t//; s/[0-9a-f]* <.*//'
}
compiled alone $arg-rtl=off
cp a.o alone.o
compiled cold $arg-rtl=on $arg-scope=cold
cp a.o cold.o
for f in ran_1 ran_2 ran_3 put rare; do
  bytes_of alone.o $f >alone.text
  bytes_of cold.o $f >cold.text
  grep -q ret alone.text || fail "$f is not there"
  cmp alone.text cold.text || fail "$f has changed"
done

# Functions that the training did not know.
compiled unknown-cold -DUNKNOWN $arg-rtl=on $arg-scope=cold
objdump -d --disassemble=new_1 unknown-cold | grep -q '\.folded\.' \
  || fail "functions without a profile are not cold"
compiled unknown-hot -DUNKNOWN $arg-rtl=on $arg-scope=cold $arg-unprofiled=hot
objdump -d --disassemble=new_1 unknown-hot | grep -q '\.folded\.' \
  && fail "unprofiled=hot folds them"
[ "$(nm unknown-hot | grep -c '\.folded\.')" -ge 2 ] || fail "unprofiled=hot folds nothing"
:
