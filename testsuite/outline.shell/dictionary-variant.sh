# With a dictionary the second round compiles the variant of the first one, in which fragments were found, and tries
# nothing: the objects are those that it makes without that record, whether or not -g is given.  A unit that has
# changed, or is compiled with another option, is tried anew.  In the first round less is tried than without: not GCC's
# usual code.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu|aarch64-linux-gnu|arm-linux-gnueabihf) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
objcopy=$("$GCC" -print-prog-name=objcopy)
for u in a b; do
  cat >$u.c <<SOURCE
struct s { int a, b, c, d; };
int g (int), h (int, int), total;
void ${u}_1 (struct s *p) { p->a = 1; p->b = 2; p->c = 3; p->d = g (1); total += 7; }
void ${u}_2 (struct s *p) { p->a = 1; p->b = 2; p->c = 3; p->d = g (2); total += 9; }
int ${u}_3 (int x) { g (x); g (7), total ^= 5, g (9); return total * 3; }
int ${u}_4 (int x) { h (x, 5); g (7), total ^= 5, g (9); return total * 3; }
int ${u}_5 (int x, int *v) { int sum = 0; while (x--) { sum += g (v[x]); sum ^= h (sum, x); } return sum; }
int ${u}_6 (int x, int *v) { int sum = 1; while (x--) { sum -= g (v[x]); sum ^= h (sum, x); } return sum; }
SOURCE
done

# tries FILE OPTION...: compiles it, and prints what was tried.
tries () {
  file=$1
  shift
  rm -rf dumps
  mkdir dumps
  "$GCC" -fplugin="$PLUGIN" "$@" -fdump-ipa-all -dumpdir dumps/ -c "$file" -o dumped.o
  cat dumps/*.outline_try
}

# record OPTION...: the dictionary of both units, compiled with OPTIONs.
record () {
  rm -rf sums
  for u in a b; do "$GCC" -fplugin="$PLUGIN" "$@" $arg-summary=sums -c $u.c -o $u.o; done
  "$merge" sums -o program.outline -S shared.s
}

for options in "-Oz" "-Os" "-Oz -fPIC"; do
  # A pattern that matches nothing: the code is the same, what the record is found by is not.
  record $options $arg-no-outline-functions=nothing
  cp program.outline other.outline
  record $options
  for u in a b; do
    tries $u.c $options $arg-dictionary=other.outline >anew
    if grep recorded anew; then fail "$options: the record of other options is used"; fi
    "$GCC" -fplugin="$PLUGIN" $options $arg-dictionary=other.outline -c $u.c -o $u.anew.o
    "$GCC" -fplugin="$PLUGIN" $options $arg-dictionary=program.outline -c $u.c -o $u.o
    cmp $u.o $u.anew.o || fail "$options: another object with the record"
    "$GCC" -fplugin="$PLUGIN" $options -g $arg-jobs=1 $arg-dictionary=program.outline -c $u.c -o $u.debug.o
    "$objcopy" -O binary -j .text $u.o code
    "$objcopy" -O binary -j .text $u.debug.o code-debug
    cmp code code-debug || fail "$options: other code with -g"
  done
done

# trials FILE OPTION...: how many.
trials () { tries "$@" | grep -c '^trial' || :; }

record -Oz
for options in "" "-g" "$arg-jobs=1"; do
  [ "$(trials a.c -Oz $options $arg-dictionary=program.outline)" = 0 ] || fail "tried in the second round: $options"
done
sed 's/total += 9/total += 10/' a.c >changed.c
for anew in "a.c -fno-ipa-ra" changed.c; do
  [ "$(trials $anew -Oz $arg-dictionary=program.outline)" -gt 0 ] || fail "not tried anew: $anew"
done

echo 'int h (int a, int b) { return a * 3 + b; }' >tiny.c
for u in tiny a; do
  [ "$(trials $u.c -Oz $arg-summary=sums)" -lt "$(trials $u.c -Oz)" ] || fail "$u.c: as many trials in the first round"
done
# What was not tried then is not tried again.
rm -rf sums
"$GCC" -fplugin="$PLUGIN" -Oz $arg-summary=sums -c tiny.c -o tiny.o
"$merge" sums -o tiny.outline -S tiny.s
[ "$(trials tiny.c -Oz $arg-dictionary=tiny.outline)" = 0 ] || fail "tiny.c: tried in the second round"
