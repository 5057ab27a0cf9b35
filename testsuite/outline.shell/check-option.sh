# Option check compares functions as they are and outlined, and shared code at each of its places, and changes nothing
# of the object: at -Os, where trials compare anyway, at -O2, and in stress mode.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
cp "$SOURCE_DIR"/testsuite/outline.dg/gimple/tail-calls/*.[ch] .
for file in sample indirect merged asm own-memory; do
  for flags in -Os -O2 "-Os $arg-stress" "-O2 $arg-all-levels $arg-stress"; do
    with_plugin $flags -c $file.c -o plain.o || fail "$file.c $flags"
    with_plugin $flags $arg-check -c $file.c -o checked.o || fail "$file.c $flags $arg-check"
    cmp plain.o checked.o || fail "$file.c: $flags: check changes the code"
  done
done
grep -q outline checked.o || fail "nothing is outlined"
