# Firmware with a dictionary: linked by a script with --gc-sections and -ffunction-sections, it runs on the board, no
# section lands elsewhere, fragments that nobody uses and what only they name are dropped, and of the others there is
# one copy, whichever objects have them; both rounds give the same bytes again, with -g, too.  The dictionary of another
# processor has no effect.  No source is made of what a file of specs, as a board has, may have assembled otherwise.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  arm-none-eabi) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
objcopy=$("$GCC" -print-prog-name=objcopy)
objdump=$("$GCC" -print-prog-name=objdump)
# unit NAME: to standard output.  "spare" and what it calls is in no program.
unit () {
  cat <<SOURCE
extern volatile int port[4];
extern int total;
int g (int), h (int, int), only_spare (int);
int $1_1 (int x) { g (x); g (7), total ^= 5, g (9); return total * 3; }
int $1_2 (int x) { h (x, 5); g (7), total ^= 5, g (9); return total * 3; }
int $1_3 (int x, int *v) { int sum = 0; while (x--) { sum += g (v[x]); sum ^= h (sum, x); } return sum; }
int $1_4 (int x, int *v) { int sum = 1; while (x--) { sum -= g (v[x]); sum ^= h (sum, x); } return sum; }
void $1_5 (volatile int *p, int x) { p[0] = 1; p[1] = x; p[2] |= 4; if (p[3] & 1) g (x); p[0] = 2; p[1] = x ^ 255; }
void $1_6 (volatile int *p)
{
  p[0] = 305419896; p[1] = port[2]; g (total); p[3] = port[1] + 99999; total = 0x55667788;
}
int $1_7 (int x, int y) { if (x > y) x += 5, y -= 9; g (x + y); if (y < 3) y = 7 - x; g (y); return g (x * y) + 3; }
int $1_spare (int x) { only_spare (x); only_spare (7); only_spare (x * 3); return only_spare (x + 19) * 3; }
SOURCE
}
for u in a b c; do unit $u >$u.c; done
{
  echo '#include <stdio.h>'
  echo 'int total; volatile int port[4];'
  echo '__attribute__ ((noipa)) int g (int x) { total += x; return total * 3; }'
  echo '__attribute__ ((noipa)) int h (int x, int y) { return x * 31 + y; }'
  echo '__attribute__ ((noipa)) int only_spare (int x) { return x * 7; }'
  for u in a b c; do
    echo "int ${u}_1 (int), ${u}_2 (int), ${u}_3 (int, int *), ${u}_4 (int, int *), ${u}_7 (int, int);"
    echo "void ${u}_5 (volatile int *, int), ${u}_6 (volatile int *);"
  done
  echo 'int main (void) { int v[] = { 4, 1, 7 }; unsigned sum = 0;'
  for u in a b c; do
    echo "sum = sum * 7 + ${u}_1 (3); sum = sum * 7 + ${u}_2 (4); sum = sum * 7 + ${u}_3 (3, v); sum += ${u}_4 (3, v);"
    echo "${u}_5 (port, 9); sum += port[1] + port[2]; ${u}_6 (port); sum = sum * 3 + port[0] * 5 + port[3] + total;"
    echo "sum += ${u}_7 (sum & 7, sum >> 3 & 7);"
  done
  printf '%s\n' 'printf ("%u %d\n", sum, total); return 0; }'
} >main.c
sections="-ffunction-sections -fdata-sections"
link="-Wl,--gc-sections -Wl,--orphan-handling=error -Wl,--fatal-warnings"
"$GCC" -O1 $sections main.c a.c b.c c.c -o alone
run ./alone >expected
"$GCC" -O1 $sections -c main.c

# both OPTION...: to *.o, which have what they share.
both () {
  rm -rf sums
  for u in a b c; do "$GCC" -fplugin="$PLUGIN" $sections "$@" $arg-summary=sums -c $u.c -o $u.1.o; done
  "$merge" sums -o program.outline
  for u in a b c; do "$GCC" -fplugin="$PLUGIN" $sections "$@" $arg-dictionary=program.outline -c $u.c; done
}
# used: how many fragments objects have.
used () {
  nm a.o b.o c.o | grep " W folded\.outline_merge\." | sort -u | wc -l
}

for options in "-Oz" "-Oz -g" "-Os $arg-stress" "-O2 $arg-all-levels $arg-stress"; do
  both $options
  [ "$(used)" -ge 3 ] || fail "nothing is shared with $options"
  "$GCC" $sections main.o a.o b.o c.o -o program $link || fail "linking, $options"
  run ./program >printed || fail "$options: status $?"
  cmp printed expected || fail "$options: prints something else"
  nm program | grep -q ' [TtWw] folded\.outline_merge' || fail "$options: no shared code"
  [ -z "$(nm program | grep ' folded\.outline_merge' | sort | uniq -d)" ] || fail "$options: two copies of a fragment"
  # The fragments of "spare".
  [ "$(nm program | grep -c ' folded\.outline_merge')" -lt "$(used)" ] \
    || fail "$options: all fragments are in the program"
  if nm program | grep only_spare; then fail "$options: kept for a fragment that nobody uses"; fi
  # Constants go along; IT blocks, which are printed with what follows, stay.
  "$objdump" -d a.o b.o c.o | sed -n '/section \.text\.folded/,/Disassembly of section \.text\.[^f]/p' >shared
  grep -q '	\.word	' shared || fail "$options: no constants in shared code"
  if grep '	it[te]*	' shared; then fail "$options: an IT block is shared"; fi
done
"$merge" sums -o other.outline -S shared.s 2>messages
grep -q "note: what is assembled with '-specs=.*' is not shared.*leave -S away" messages \
  || { cat messages; fail "no word of specs"; }
if grep folded shared.s; then fail "code for an assembler with specs in a source"; fi

both -Oz
cp program.outline first.outline
for u in a b c; do cp $u.o $u.first.o; done
both -Oz -g
cmp program.outline first.outline || fail "another dictionary with -g"
for u in a b c; do
  "$GCC" -fplugin="$PLUGIN" $sections -Oz $arg-dictionary=program.outline -c $u.c -o $u.again.o
  cmp $u.again.o $u.first.o || fail "another object the second time"
  "$objcopy" --strip-debug $u.o $u.stripped.o
  "$objcopy" --strip-debug $u.first.o $u.stripped.first.o
  for file in $u.stripped.o $u.stripped.first.o; do
    "$objdump" -dr $file | sed 1,3d >$file.code
  done
  cmp $u.stripped.o.code $u.stripped.first.o.code || fail "other code with -g"
done

# Another processor, and other code for the same.
unaligned=$("$GCC" -dM -E - </dev/null | sed -n 's/.*__ARM_FEATURE_UNALIGNED 1/-mno-unaligned-access/p')
for other in "-mcpu=cortex-m35p -mfloat-abi=soft" $unaligned -fno-short-enums; do
  for u in a b c; do
    "$GCC" -fplugin="$PLUGIN" $sections -Oz $other $arg-dictionary=first.outline -c $u.c
  done
  [ "$(used)" = 0 ] || fail "the dictionary is used with $other"
done
