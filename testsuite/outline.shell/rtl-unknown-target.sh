# For a target or code model that folding does not know the unit is outlined all
# the same, and one remark says that nothing is folded.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-*) unknown=-mcmodel=large ;;
  aarch64*) unknown=-mfix-cortex-a53-835769 ;;
  arm*) unknown=-mlong-calls ;;
  *) unknown= ;;
esac
write_sample sample.c
with_plugin $unknown -fno-pic -fopt-info-missed -c sample.c 2>messages
[ "$(grep -c '^nothing is folded: folding is not implemented' messages)" = 1 ] \
  || { cat messages; fail "not one remark"; }
[ "$(outlined_in sample.o)" -ge 1 ] || fail "nothing was outlined"
