# In a sandbox that lets nobody start a process, or has no /proc, the compiler makes the same object without a word; in one
# that is both it compiles, and warns once if the object is another one.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
own_mounts
cc -O1 "$SOURCE_DIR/testsuite/lib/deny.c" -o deny || exit 77
./deny /bin/sh -c : || exit 77
./deny /bin/sh -c "(:); :" 2>messages && fail "the sandbox lets a shell start a process"
write_tried small.c 30
write_tried large.c 90

for unit in small large; do
  for options in -Os "-Oz -g" -O2; do
    with_plugin $options -c $unit.c -o free.o
    what="$unit.c, $options"
    with_plugin $options -wrapper "$PWD/deny" -c $unit.c -o $unit.o 2>messages \
      || { cat messages; fail "not compiled, $what"; }
    cmp free.o $unit.o || fail "another object, $what"
    [ ! -s messages ] || { cat messages; fail "not silent, $what"; }
  done
done
# Errors and warnings are those of the compiler alone, once, with the status that they always have.
echo 'int f (void) { int unused; return undeclared; }' >bad.c
"$GCC" -Os -Wall -c bad.c 2>alone && fail "the compiler takes what is no C"
grep -q 'error:' alone && grep -q 'warning:' alone || fail "the sample has no error, or no warning"
status=0
with_plugin -Wall -wrapper "$PWD/deny" -c bad.c 2>messages || status=$?
[ $status = 1 ] && cmp alone messages || { cat messages; fail "other messages, status $status"; }

with_plugin -Oz -c large.c -o free.o
mount -t tmpfs none /proc 2>/dev/null || exit 77
[ ! -e /proc/self ] || fail "there still is a /proc"
with_plugin -Oz -c large.c -o large.o 2>messages || { cat messages; fail "not compiled without /proc"; }
cmp free.o large.o && [ ! -s messages ] || { cat messages; fail "another object without /proc"; }
with_plugin -Oz -wrapper "$PWD/deny" -c large.c -o large.o 2>messages \
  || { cat messages; fail "not compiled without /proc and processes"; }
cmp free.o large.o || [ "$(grep -c 'warning: part of the unit could not be compiled for trial' messages)" = 1 ] \
  || { cat messages; fail "another object without a warning"; }
