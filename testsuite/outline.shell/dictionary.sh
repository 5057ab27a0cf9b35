# Units that are compiled twice, the second time with the dictionary of what they share, make the
# same program, with hidden symbols for what they share, in C and C++ and under many options; it is
# smaller; both rounds are deterministic.  What has no effect: a dictionary of another program, of
# another state of the source, of other options.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) machine="-mno-red-zone" protected="-fcf-protection=full" ;;
  aarch64-linux-gnu) machine="-mgeneral-regs-only" protected="-mbranch-protection=standard" ;;
  riscv64-linux-gnu) machine="-march=rv64gc_zba" protected="-march=rv64gc_zba_zbb" ;;
  # Nothing is protected; but A32 and Thumb-2 are as different.
  arm-linux-gnueabihf) machine="-marm -mcpu=cortex-a15" protected="-marm" ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
objcopy=$("$GCC" -print-prog-name=objcopy)
cat >unit.h <<'SOURCE'
extern int total;
#ifdef __cplusplus
#define C extern "C"
#else
#define C
#endif
C void count (int);
C int seen (const char *, int);
#define BODY(N) \
  C int N##1 (int x) { count (x); count (7), total ^= 5, count (9); return total * 3; } \
  C int N##2 (int x, int *p) { \
    int sum = 0; \
    for (int i = 0; i < x; i++) { count (p[i]); sum += total; count (sum); count (total ^ 5); } \
    count (sum); \
    total += sum * 17; \
    return sum; } \
  C int N##3 (const char *s) { \
    int z[4] = { 1, total, 2, 3 }; \
    int n = seen (s, 17) + seen (s, 23); \
    count (n), count (total), count (z[n & 3]); \
    return n + total * 7 + z[n & 1]; }
SOURCE
for u in a b c; do
  echo '#include "unit.h"'
  echo "BODY (${u}_)"
  echo "C int ${u}_own (int x) { return x * 77 + ${#u} + total; }"
done >all.c
for u in a b c; do
  { sed -n 1p all.c; echo "BODY (${u}_)"; echo "C int ${u}_own (int x) { return x * 77 + total; }"; } >$u.c
  cp $u.c $u.cc
done
cat >main.c <<'SOURCE'
int total;
__attribute__ ((noipa)) void count (int n) { total = total * 31 + n; }
__attribute__ ((noipa)) int seen (const char *s, int n) { return s[0] * n + total; }
#define DECLARE(N) int N##1 (int), N##2 (int, int *), N##3 (const char *), N##own (int);
DECLARE (a_) DECLARE (b_) DECLARE (c_)
#define CALL(N) N##1 (3), sum = sum * 31 + N##2 (4, v), sum = sum * 31 + N##3 ("text"), sum += N##own (sum)
int main (void)
{
  int v[] = { 1, 5, 2, 9 };
  unsigned sum = 0;
  CALL (a_), CALL (b_), CALL (c_);
  __builtin_printf ("%u %d\n", sum, total);
  return 0;
}
SOURCE
"$GCC" -O1 main.c a.c b.c c.c -o alone
run ./alone >expected
"$GCC" -O2 -c main.c

# both SUFFIX OPTION...: compiles in both rounds, to *.o, and merges.
both () {
  suffix=$1
  shift
  case $suffix in c) compiler=$GCC ;; cc) compiler=$GXX ;; esac
  rm -rf sums
  for u in a b c; do
    "$compiler" -fplugin="$PLUGIN" "$@" $arg-summary=sums -c $u.$suffix -o $u.1.o
  done
  "$merge" sums -o program.outline -S shared.s
  "$GCC" -c shared.s
  for u in a b c; do
    "$compiler" -fplugin="$PLUGIN" "$@" $arg-dictionary=program.outline -c $u.$suffix -o $u.o
  done
}

# used: how many references to shared fragments the objects have.
used () {
  nm a.o b.o c.o | grep -c ' U folded\.outline_merge\.' || :
}

for options in "c -Oz" "c -Os" "c -Os $arg-stress" "cc -Oz" "cc -Os $arg-stress" "c -Oz -fPIC" \
    "c -Oz -g" "c -Oz -fno-pie" "c -Os $arg-stress -fno-asynchronous-unwind-tables" \
    "c -Oz $protected" "cc -Oz -ffunction-sections -fexceptions" \
    "c -Os $arg-stress $machine -fno-omit-frame-pointer" "c -O2 $arg-all-levels $arg-stress"; do
  both $options
  [ "$(used)" -ge 3 ] || fail "nothing is shared with $options"
  case $options in *-fno-pie*) pie=-no-pie ;; *) pie= ;; esac
  "$GCC" $pie main.o a.o b.o c.o shared.o -o program -Wl,--gc-sections || fail "linking, $options"
  run ./program >printed || fail "$options: status $?"
  cmp printed expected || fail "$options: prints something else"
  nm program | grep -q ' [TtWw] folded\.outline_merge' || fail "$options: no shared code"
done

# Linked without what is shared, the linker's message names what is missing.
if "$GCC" main.o a.o b.o c.o -o none 2>messages; then fail "linked without shared.o"; fi
grep -q 'undefined reference to .folded\.outline_merge\.' messages \
  || { cat messages; fail "no word of what is missing"; }

# As a shared library: nothing of it is exported.
both c -Oz -fPIC
"$GCC" -shared a.o b.o c.o shared.o -o libabc.so
"$GCC" main.o -L. -labc -Wl,-rpath,"$PWD" -Wl,-E -o with-library
run ./with-library >printed && cmp printed expected || fail "as a library"
if nm -D --defined-only libabc.so | grep 'folded\.'; then fail "shared code is exported"; fi

# In an archive, of which a program takes one member: nobody looks for what others name, and
# what that member needs is found in another archive.
ar rc libone.a a.o b.o c.o shared.o
printf '%s\n' 'int total;' '__attribute__ ((noipa)) void count (int n) { total = total * 31 + n; }' >count.c
printf '%s\n' 'int seen (const char *s, int n) { return s[0] * n; }' >seen.c
"$GCC" -Os -c count.c seen.c
ar rc libtwo.a count.o seen.o
# Not even "total" is there.
sed 's/total/sum/g' unit.h >other.h
printf '%s\n' '#include "other.h"' 'BODY (d_)' 'extern float weight, sums[];' \
  'int d_f (float x, float *p) { p[0] = x * 3; p[1] = weight; return sums[3] > x; }' >d.c
cp d.c e.c
sed -i 's/d_/e_/' e.c
rm -rf sums
for u in d e a b; do "$GCC" -fplugin="$PLUGIN" -Os $arg-stress $arg-summary=sums -c $u.c; done
"$merge" sums -o both.outline -S both.s
for u in a b c; do "$GCC" -fplugin="$PLUGIN" -Os $arg-stress $arg-dictionary=both.outline -c $u.c; done
"$GCC" main.o a.o b.o c.o both.s -o program || fail "a program without a symbol that fragments name"
run ./program >printed && cmp printed expected || fail "a program without a symbol that fragments name"

printf '%s\n' 'int a_1 (int); int main (void) { return a_1 (3) == 0; }' >one.c
"$GCC" one.c -L. -lone -ltwo -o one
run ./one || fail "a program that takes one member"

# Two libraries with a dictionary each that have brought the same fragments, in one program: each with a source of what
# is shared, none with one, one.
for sources in "shared1.s shared2.s" "" shared1.s; do
  rm -rf sums1 sums2
  for u in a b; do "$GCC" -fplugin="$PLUGIN" -Oz $arg-summary=sums1 -c $u.c; done
  for u in a b c; do "$GCC" -fplugin="$PLUGIN" -Oz $arg-summary=sums2 -c $u.c; done
  case $sources in *1*) "$merge" sums1 -o p1.outline -S shared1.s ;; *) "$merge" sums1 -o p1.outline ;; esac
  case $sources in *2*) "$merge" sums2 -o p2.outline -S shared2.s ;; *) "$merge" sums2 -o p2.outline ;; esac
  for u in a b; do "$GCC" -fplugin="$PLUGIN" -Oz $arg-dictionary=p1.outline -c $u.c; done
  "$GCC" -fplugin="$PLUGIN" -Oz $arg-dictionary=p2.outline -c c.c
  "$GCC" main.o a.o b.o c.o $sources -o program || fail "two dictionaries, $sources"
  run ./program >printed && cmp printed expected || fail "two dictionaries, $sources"
  [ -n "$(nm program | grep ' folded\.outline_merge\.')" ] || fail "two dictionaries, $sources: nothing is shared"
  [ -z "$(nm program | sed -n 's/.* \(folded\.outline_merge\..*\)/\1/p' | sort | uniq -d)" ] \
    || fail "two dictionaries, $sources: two copies"
done

# What fragments name is in a shared library: a variable is copied, a function called by way of the table.
"$GCC" -O1 -fPIC -shared -Wl,--as-needed -x c - -o libdata.so <<'SOURCE'
int total;
void count (int n) { total = total * 31 + n; }
int seen (const char *s, int n) { return s[0] * n + total; }
SOURCE
grep -v '^int total\|noipa' main.c | sed '1i extern int total;' >use.c
both c -Oz -fno-pie
"$GCC" -no-pie use.c a.o b.o c.o shared.o -L. -Wl,--as-needed -ldata -Wl,-rpath,"$PWD" -o program
run ./program >printed && cmp printed expected || fail "symbols in a shared library"

# Smaller, with all that ships.
both c -Oz
bytes () { size "$@" | awk 'NR > 1 { s += $1 + $2 } END { print s }'; }
with=$(bytes a.o b.o c.o shared.o)
for u in a b c; do "$GCC" -fplugin="$PLUGIN" -Oz -c $u.c -o $u.plain.o; done
without=$(bytes a.plain.o b.plain.o c.plain.o)
[ "$with" -lt "$without" ] || fail "$with bytes with a dictionary, $without without"

# Deterministic, in whatever order and wherever units are compiled, and the same with -g.
cp program.outline first.outline
cp shared.s first.s
for u in a b c; do cp $u.o $u.first.o; done
rm -rf sums elsewhere
mkdir elsewhere
cp ./*.c unit.h elsewhere
for u in c a b; do
  (cd elsewhere && "$GCC" -fplugin="$PLUGIN" -Oz $arg-summary=../sums -c $u.c -o $u.1.o)
done
"$merge" sums -o program.outline -S shared.s
cmp program.outline first.outline || fail "another dictionary from another folder"
cmp shared.s first.s || fail "another source from another folder"
both c -Oz -g
cmp program.outline first.outline || fail "another dictionary with -g"
cmp shared.s first.s || fail "another source with -g"
for u in a b c; do
  "$objcopy" -O binary -j .text $u.o with && "$objcopy" -O binary -j .text $u.first.o without
  cmp with without || fail "other code with -g"
  "$GCC" -fplugin="$PLUGIN" -Oz $arg-dictionary=program.outline -fcompare-debug -c $u.c -o compared.o \
    || fail "-fcompare-debug"
done

# A dictionary of another program, of other options and of an older state has no effect but on size: the
# objects are those that are made without, where nothing fits (and GCC's usual code is not tried).
printf '%s\n' 'int g (int); int other (int x) { return g (x) + g (x + 1) + g (x * 2) + g (x - 7); }' \
  >other1.c
sed 's/other/another/' other1.c >other2.c
rm -rf sums
for u in other1 other2; do
  "$GCC" -fplugin="$PLUGIN" -Os $arg-stress $arg-summary=sums -c $u.c
done
"$merge" sums -o other.outline -S other.s
grep -q 'folded\.outline_merge.*:$' other.s || fail "the other program shares nothing"
for u in a b c; do
  "$GCC" -fplugin="$PLUGIN" -Oz $arg-trials=0 -c $u.c -o $u.plain.o
  "$GCC" -fplugin="$PLUGIN" -Oz $arg-dictionary=other.outline -c $u.c -o $u.o
  cmp $u.o $u.plain.o || fail "the dictionary of another program changes $u.o"
done
for u in a b c; do
  "$GCC" -fplugin="$PLUGIN" -Oz $protected $arg-dictionary=first.outline -c $u.c -o $u.o
done
[ "$(used)" = 0 ] || fail "a dictionary for other options is used"
both c -Oz
sed 's/total \* 7/total * 9/; s/, count (9)/, count (11)/' unit.h >new.h
mv new.h unit.h
"$GCC" -O1 main.c a.c b.c c.c -o alone
run ./alone >expected
for u in a b c; do
  "$GCC" -fplugin="$PLUGIN" -Oz $arg-dictionary=program.outline -c $u.c -o $u.o
done
"$GCC" main.o a.o b.o c.o shared.o -o program
run ./program >printed && cmp printed expected || fail "a stale dictionary"
