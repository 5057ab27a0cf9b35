# Blocks are laid out by traces where code is smaller so: in Thumb-2 code at -Os and -Oz, in Thumb-1
# code at -Oz, not in A32 code, and on AArch64 at -Oz with unwind tables.  Not
# with limit=0, nor where the user chooses.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  arm-*)
    by_traces="-Os -Oz" not="-O1"
    "$GCC" -E -dM -x c /dev/null | grep -q '__thumb__' && ! "$GCC" -E -dM -x c /dev/null | grep -q '__thumb2__' \
      && by_traces="-Oz" not="-Os -O1" ;;
  aarch64*) by_traces="-Oz" not="-Os -O1" ;;
  *) exit 77 ;;
esac
cat >blocks.c <<'SOURCE'
int get (int), put (int);
#define TWO(n) \
  int one_##n (int x) { while (get (x)) if (put (x)) x += 3; else x ^= put (x + n); return x; } \
  int two_##n (int x) { if (get (x)) { x = put (x + n); if (x) return put (x); } return get (x + 1); }
TWO (1) TWO (2) TWO (3) TWO (4) TWO (5) TWO (6) TWO (7) TWO (8)
SOURCE
# layout OPTION...: the algorithm by which GCC lays out blocks.
layout ()
{
  rm -f blocks.c.*
  with_plugin "$@" $arg-trials=0 -fdump-rtl-bbro -c blocks.c -o blocks.o
  sed -n 's/^Reordering with the "*\(STC\|simple\)"* algorithm.*/\1/p' blocks.c.*bbro | sort -u | tr '\n' ' '
}
for level in $by_traces; do
  [ "$(layout $level)" = "STC " ] || fail "$level: $(layout $level)"
  for not_so in $arg-limit=0 -freorder-blocks-algorithm=simple; do
    [ "$(layout $level $not_so)" = "simple " ] || fail "$level $not_so: $(layout $level $not_so)"
  done
done
for level in $not; do
  [ "$(layout $level)" = "simple " ] || fail "$level: $(layout $level)"
done
case $("$GCC" -dumpmachine) in
  arm-linux*)
    [ "$(layout -Oz -marm)" = "simple " ] || fail "A32: $(layout -Oz -marm)" ;;
  aarch64*)
    [ "$(layout -Oz -fno-asynchronous-unwind-tables -fno-unwind-tables)" = "simple " ] || fail "without unwind tables" ;;
esac
