# Under many options a program with hundreds of fragments, and one with outlined functions
# too, can be unwound at each instruction; and the tool that says so notices wrong
# tables.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu)
    machine="-Os -mno-red-zone|-Os -fcf-protection=full|-Os -mforce-drap -mstackrealign|\
-Os -maccumulate-outgoing-args|-Os -masm=intel" ;;
  aarch64-linux-gnu)
    machine="-Os -mbranch-protection=standard|-Os -mbranch-protection=pac-ret+leaf|\
-Os -mbranch-protection=pac-ret+b-key|-Os -march=armv8.3-a -mbranch-protection=pac-ret|\
-Os -fomit-frame-pointer|-Os -mgeneral-regs-only|-Os -mcmodel=tiny|-Os -mcmodel=large -fno-pie -no-pie|-Os -fno-shrink-wrap-separate" ;;
  riscv64-linux-gnu)
    machine="-Os -fomit-frame-pointer|-Os -mno-relax|-Os -mcmodel=medany -mexplicit-relocs|\
-Os -march=rv64imafd|-Os -mcmodel=medlow -fno-pie -no-pie" tables=-fasynchronous-unwind-tables ;;
  *) exit 77 ;;
esac
"$GCC" -O2 -fPIC -shared -fexceptions "$SOURCE_DIR/tools/unwind-steps.c" \
  -o steps.so -ldl
awk 'BEGIN {
  n = split ("x = k (x, y);|y = m (x);|if (x & 4) y += m (x); else x ^= y;|" \
    "z[1] += x; z[2] ^= y;|p (x);|z[x & 3] = k (y, z[0]);|sink = x; sink = y;|" \
    "for (u i = 0; i < (x & 7); i++) y += i * x;|if (y == 77) return m (x);|" \
    "x += w (x, y, 3, 4, 5, 6, x, y);|x = x / 3 + y % 5;", s, "|")
  print "typedef unsigned u; volatile u sink;"
  print "__attribute__ ((noipa)) u k (u a, u b) { sink = a; return a * 3 + b; }"
  print "__attribute__ ((noipa)) u m (u a) { sink = a; return a * 5; }"
  print "__attribute__ ((noipa)) void q (u a) { sink = a; }"
  print "__attribute__ ((noipa)) u w (u a, u b, u c, u d, u e, u f, u g, u h)"
  print "{ return a + b * 2 + c * 3 + d * 5 + e * 7 + f * 11 + g * 13 + h * 17; }"
  r = 12345
  for (i = 0; i < 50; i++) {
    printf "__attribute__ ((noinline)) u f%d (u x, u y, void (*p) (u)) {", i
    printf " u z[4] = { x, y, 1, 2 };"
    for (j = 0; j < 4 + i % 9; j++) {
      r = (r * 1103 + 12345) % 1000003
      printf " %s", s[1 + r % n]
    }
    printf " return x + y + z[%d]; }\n", i % 4
  }
  print "int main (void) { u t = 0; for (u j = 0; j < 3; j++) {"
  for (i = 0; i < 50; i++) printf " t = t * 31 + f%d (j, t, q);", i
  print " } __builtin_printf (\"%u\\n\", t); return 0; }"
}' >a.c
# What GCC does by itself on other targets.
fold="${tables-} $arg-gimple=off $arg-rtl=on $arg-stress $arg-all-levels"
"$GCC" -O1 a.c -o alone
run ./alone >expected

# stepped WORDS PROGRAM: UNWIND_STEPS is WORDS.
stepped () {
  env UNWIND_STEPS="$1" LD_PRELOAD="$PWD/steps.so" $RUNNER "$2"
}

# try OPTION...
try () {
  "$GCC" -fplugin="$PLUGIN" "$@" a.c -o folded
  stepped "constants all registers" ./folded >printed 2>messages </dev/null \
    || { cat messages; fail "$*"; }
  cmp printed expected || fail "$*: prints something else"
  grep -q '[0-9][0-9][0-9] in fragments, 0 wrong' messages \
    || { cat messages; fail "$*: too few"; }
}
echo "-Oz|-O2|-O3 -g|-Os -fPIC -fno-plt|-Os -flto|-Os -fstack-protector-all|\
-Os -ffunction-sections -Wl,--gc-sections|-Os -fno-pie -no-pie|\
-Os -fexceptions -fnon-call-exceptions" | tr '|' '\n' >common
echo "-Os|-Os -fno-omit-frame-pointer|$machine" | tr '|' '\n' >both
while read -r options; do
  try $fold $options
done <common
while read -r options; do
  try $fold $options
  try ${tables-} $arg-stress $options
done <both

"$GCC" -fplugin="$PLUGIN" $fold -Os -S a.c
awk '/\.folded\..*[@%]function/ { body = 1 } !(body && /cfi_def_cfa_offset [1-9]/)' a.s >b.s
cmp -s a.s b.s && fail "no directive to take away"
"$GCC" b.s -o wrong
stepped fragments ./wrong >printed 2>messages && fail "wrong tables passed"
grep -q 'wrong at .*folded\.' messages || fail "no word about wrong tables"

# Without the places of rbx or x19.
awk '!/cfi_offset (3|19), /' a.s >b.s
cmp -s a.s b.s && fail "no place to take away"
"$GCC" b.s -o wrong
stepped "all registers" ./wrong >printed 2>messages && fail "tables without saved registers passed"
grep -q 'another saved register' messages || { cat messages; fail "no word about saved registers"; }
