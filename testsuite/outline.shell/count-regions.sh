# The counter behind docs/experiments.md finds functions and regions that are alike but for a number or a callee,
# and none where more differs than can be passed; debug information has a line for each copy of a region; no byte of the
# code is changed.
# SPDX-License-Identifier: GPL-3.0-or-later

# What is merged is no longer there to be counted.
unmerged=-fplugin-arg-outline-merge-functions=off

# count FILE ARGUMENT...: compiles FILE and leaves what was counted in "counted".
count () {
  source=$1
  shift
  rm -f counted
  "$GCC" -Oz -fplugin="$PLUGIN" $unmerged -fplugin="$BUILD/regions.so" -fplugin-arg-regions-output=counted "$@" \
    -c "$source" -o unit.o || fail "does not compile"
}

# found KEY: the number after KEY in the first object of "counted" that has it.
found () {
  sed -n "s/.*$1[^0-9-]*\(-\{0,1\}[0-9]*\).*/\1/p" counted
}

# A body of which the names in upper case are what differs.
cat >body.h <<'EOF2'
int NAME (int n)
{
  int s = 0;
  for (int i = 0; i < n; i++)
    {
      s += CALLEE (i + A);
      if (s > B)
        s = CALLEE (s - C);
      use (s);
      use (s * n); use (s ^ i); use (n - i); use (s | n); use (i & s); use (s / n); use (n % s);
    }
  return s + D;
}
EOF2

# unit NAME:CALLEE:A:B:C:D...: functions of that body.
unit () {
  echo 'int p (int), q (int); void use (int);'
  for each in "$@"; do
    echo "$each" | tr : ' ' | {
      read -r name callee a b c d
      sed "s/NAME/$name/; s/CALLEE/$callee/; s/\bA\b/$a/; s/\bB\b/$b/; s/\bC\b/$c/; s/\bD\b/$d/" body.h
    }
  done
}

unit f:p:3:100:7:17 g:p:3:100:7:27 >number.c
count number.c
[ "$(found '"parameters": ')" = 1 ] && grep -q '"callee": false, "functions": \["[fg]", "[fg]"\]' counted \
  || { cat counted; fail "a number"; }
cp unit.o with.o
"$GCC" -Oz -fplugin="$PLUGIN" $unmerged -c number.c -o unit.o
cmp unit.o with.o || fail "counting changes the object"

unit f:p:3:100:7:17 g:q:3:100:7:17 >callee.c
count callee.c
[ "$(found '"parameters": ')" = 1 ] && grep -q '"callee": true' counted || { cat counted; fail "a callee"; }

# Four numbers are too many for three parameters, and not for four.
unit f:p:3:100:7:17 g:p:5:101:9:27 >four.c
count four.c
if grep -q '"functions": \["' counted; then cat counted; fail "four differences"; fi
# Arm passes four arguments in registers.
case $("$GCC" -dumpmachine) in
  arm*) ;;
  *)
    count four.c -fplugin-arg-regions-parameters=4
    [ "$(found '"parameters": ')" = 4 ] || { cat counted; fail "four parameters"; } ;;
esac

# Another operation is no parameter.
unit f:p:3:100:7:17 >other.c
unit g:p:3:100:7:17 | sed '1d; s/s > /s < /' >>other.c
count other.c
if grep -q '"functions": \["' counted; then cat counted; fail "another operation"; fi

# The same loop in functions that differ elsewhere; then loops that differ.
region () {
  cat <<EOF2
int p (int), q (int); void use (int);
int f (int n) { use (n); use (4); LOOP return 1; }
int g (int n, int m) { if (m > 7) return q (m); LOOP use (2); use (m); return q (3) * m; }
EOF2
}
region | sed 's/LOOP/for (int i = 0; i < n; i++) { if (p (i)) use (i * 3 + 1); else use (i - 8); use (p (n) * 4); }/' >loop.c
count loop.c
[ "$(found '"regions": {"saved": ')" -gt 0 ] || { cat counted; fail "a region"; }
grep -q '"marked": \[{"added": [0-9]*, "exits": 1, "first_line": 1, "copies": 2}\]' counted \
  || { cat counted; fail "lines of copies"; }
count loop.c -g
"$("$GCC" -print-prog-name=objdump)" -dl unit.o | sed -n 's,^.*/*\(regions:[0-9]*\).*,\1,p' | sort -u >lines
printf 'regions:1\nregions:2\n' | cmp - lines || { cat lines; fail "copies in the debug information"; }
sed '3s/i++/i += n/; 3s/\* 4/+ n/; 3s/- 8/* n/' loop.c >loops.c
count loops.c
[ "$(found '"regions": {"saved": ')" = 0 ] || { cat counted; fail "regions that differ"; }
