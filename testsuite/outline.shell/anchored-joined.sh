# Option join-kept: variables that the kept functions use together have one base, as with -ffunction-sections alone.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in arm-* | aarch64*) ;; *) exit 77 ;; esac

cat >library.c <<'SOURCE'
static int first, second, third;
__attribute__ ((noinline)) int set (int x) { first += x; second = x + first; third -= second; return third; }
__attribute__ ((noinline)) int sum (void) { return first + 3 * second + 5 * third; }
int dropped (void) { return first ^ second; }
SOURCE
cat >main.c <<'SOURCE'
int set (int), sum (void);
int main (void)
{
  unsigned all = 0;
  for (int i = 1; i < 10; i++)
    all = all * 31 + set (i) + sum ();
  return all != 1902781731u;
}
SOURCE
flags="-Os -ffunction-sections -fdata-sections"
"$GCC" $flags -c main.c
"$GCC" $flags -c library.c
"$GCC" main.o library.o -Wl,--gc-sections,-Map=kept.map -o alone
run ./alone || fail "the program itself"
for options in "$arg-kept=kept.map" "$arg-kept=kept.map $arg-join-kept"; do
  with_plugin $flags $options -S library.c
  grep -q 'section.*\.bss\.third' library.s && fail "$options: no base for all"
  "$GCC" -c library.s
  "$GCC" main.o library.o -Wl,--gc-sections -o program
  run ./program || fail "$options: another result"
done
# The twin: without these options the third one may be dropped where the first two are not.
with_plugin $flags -S library.c
grep -q 'section.*\.bss\.third' library.s || fail "without options the third one is kept for the others"
