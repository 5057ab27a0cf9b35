# A unit with an option that the plugin has not been told of is as the compiler alone makes it, and a remark and the report
# name the option; so is a function whose attribute sets one.  An option that is off but was not before counts; one that
# is known does not.
# SPDX-License-Identifier: GPL-3.0-or-later

hosted || exit 77
unknown=$BUILD/unknown/outline.so
write_sample sample.c

# alone FLAG...: the sample is left alone with FLAGs.
alone () {
  "$GCC" -Os "$@" -S sample.c -o alone.s
  rm -f remarks
  "$GCC" -fplugin="$unknown" -Os "$@" -fopt-info-missed=remarks $arg-report=r.json -S sample.c -o with.s
  cmp alone.s with.s || fail "changed with $*"
  grep -q "nothing is outlined or folded: the plugin does not know what option $1 means" remarks \
    || { cat remarks; fail "no remark for $1"; }
  [ "$(grep -c 'does not know what option' remarks)" = 1 ] || fail "several remarks for $1"
  grep -q '"left_alone": *"unknown-option"' r.json || fail "the report does not say why"
  grep -q "\"option\": *\"$1\"" r.json || fail "the report does not name $1"
}
alone -fgcse-las
alone -fno-gcse-las
alone -fira-algorithm=CB

# The same where the plugin knows the option.
with_plugin -fgcse-las $arg-report=r.json -c sample.c
[ "$(outlined_in sample.o)" -gt 0 ] || fail "a known option keeps code from being outlined"
! grep -q left_alone r.json || fail "the report says of a known option that it is not known"
"$GCC" -fplugin="$unknown" -Os -fgcse-lm -c sample.c
[ "$(outlined_in sample.o)" -gt 0 ] || fail "another option keeps code from being outlined"

# Of a function.
sed 's/^int \(first\|second\|third\)/__attribute__ ((optimize ("gcse-las"))) int \1/' sample.c >functions.c
"$GCC" -fplugin="$unknown" -Os $arg-report=r.json -c functions.c
[ "$(outlined_in functions.o)" = 0 ] || fail "outlined from functions with an unknown option"
grep -q '"reason": *"unknown-option"' r.json || fail "no reason for functions"
with_plugin -c functions.c
[ "$(outlined_in functions.o)" -gt 0 ] || fail "functions with a known option are left alone"
sed 's/gcse-las/gcse-lm/' functions.c >known.c
"$GCC" -fplugin="$unknown" -Os -c known.c
[ "$(outlined_in known.o)" -gt 0 ] || fail "functions with another option are left alone"

# It is listed, and nothing else is.
"$GCC" -fplugin="$unknown" -Os $arg-unclassified=names -c sample.c
[ "$(grep '^option' names | tr '\n' ' ')" = "option -fgcse-las option -fira-algorithm= " ] || { cat names; fail "other names"; }
