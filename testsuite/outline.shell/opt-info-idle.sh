# Where the plugin does nothing remarks say so, once, and what to do: at -O0, at -Og, and where with -flto the work is
# left to the link; of -fopt-info-missed and of -fopt-info-ipa-optimized.  Where something may be done they say nothing
# of the kind, and without -fopt-info the plugin is silent.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
echo '__attribute__ ((optimize ("Os"))) int sized (int x) { return x * 9; }' >some.c
cat sample.c >>some.c
: >empty.c

# says COUNT PATTERN ARGUMENT...: so many lines match PATTERN when $1 is compiled with
# the ARGUMENTs.
says () {
  count=$1 pattern=$2
  shift 2
  "$GCC" -fplugin="$PLUGIN" -fopt-info-missed "$@" -c -o x.o >messages 2>&1 \
    || { cat messages; fail "does not compile with $*"; }
  [ "$(grep -c -- "$pattern" messages)" = "$count" ] \
    || { cat messages; fail "not $count lines with '$pattern' for $*"; }
}

any='nothing is outlined or folded'
o0="^sample.c:[0-9]*:[0-9]*: missed:  *$any at -O0; with -Os or -Oz all code takes part"
says 1 "$o0" -O0 sample.c
says 1 "$o0" sample.c
says 1 "$o0" -O0 -flto sample.c
says 1 "$any at -Og without -fplugin-arg-outline-all-levels" -Og sample.c
says 0 "$any" -Og sample.c $arg-all-levels
says 1 "^sample.c:.*: $any before the link; with -flto name the plugin on the link line, too" \
  -Os -flto -fno-fat-lto-objects sample.c
says 0 "$any" -Os -flto -ffat-lto-objects sample.c
for level in -O1 -O2 -O3 -Os; do
  says 0 "$any" $level sample.c
done
# One function takes part; there is none; the plugin is asked to do nothing.
says 0 "$any" -O0 some.c
says 0 "$any" -O0 empty.c
says 0 "$any" -O0 sample.c $arg-disable

# So says -fopt-info-ipa-optimized, which shows nothing that is missed; both together say it once.
for flags in "-O0" "-Os -flto -fno-fat-lto-objects"; do
  "$GCC" -fplugin="$PLUGIN" $flags -fopt-info-ipa-optimized -c sample.c -o x.o >messages 2>&1
  [ "$(grep -c "^sample.c:[0-9]*:[0-9]*: optimized: *$any " messages)" = 1 ] && [ "$(grep -c '' messages)" = 1 ] \
    || { cat messages; fail "not one remark with $flags"; }
  "$GCC" -fplugin="$PLUGIN" $flags -fopt-info-ipa-optimized-missed -c sample.c -o x.o >messages 2>&1
  [ "$(grep -c "$any" messages)" = 1 ] || { cat messages; fail "not once with $flags"; }
done
with_plugin -fopt-info-ipa-optimized -c sample.c -o x.o >messages 2>&1
grep -q 'optimized: ' messages && ! grep "$any" messages || { cat messages; fail "no remark of what is done"; }
# The command of docs/tuning.md for the plugin's remarks alone.
with_plugin -fopt-info-ipa-missed -c some.c -o x.o 2>&1 | grep -E 'missed: +(nothing is|not|partly) (outlined|folded)' \
  >messages || fail "no remark that something was left alone"
! grep -v 'outlined\|folded' messages || fail "remarks of GCC's"

for flags in -O0 -Og "-Os -flto"; do
  "$GCC" -fplugin="$PLUGIN" $flags -c sample.c -o x.o >messages 2>&1
  [ ! -s messages ] || { cat messages; fail "not silent with $flags"; }
done
