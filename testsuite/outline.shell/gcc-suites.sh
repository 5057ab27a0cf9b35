# The comparison of GCC's suites counts what the compiler alone does not have, confirms it by a second
# run, keeps what is only text apart, and sees tests and scripts that were not run; its status says so.
# SPDX-License-Identifier: GPL-3.0-or-later

run="$SOURCE_DIR/testsuite/suites/run"
command -v python3 >/dev/null || exit 77
[ "$("$GCC" -dumpmachine | sed 's/-.*//')" = "$(uname -m)" ] || exit 77

major=$("$GCC" -dumpfullversion | sed "s,\..*,,")
mkdir -p bin "src/gcc-$major" top/gcc/testsuite/gcc.dg top/include top/libatomic top/libgomp top/libitm
mkdir -p top/libstdc++-v3/testsuite
mkdir -p top/gcc/testsuite/gcc.dg/tree-prof top/gcc/testsuite/gcc.dg/torture top/gcc/testsuite/c-c++-common/torture
touch top/gcc/testsuite/gcc.dg/tree-prof/tree-prof.exp top/gcc/testsuite/gcc.dg/tree-prof/own.c
echo '/* { dg-do compile } */' >top/gcc/testsuite/gcc.dg/torture/object.c
echo '/* { dg-do run } */' >top/gcc/testsuite/gcc.dg/torture/program.c
echo 'int f (void) __attribute__ ((__noipa__)); int noipa_too;' >top/gcc/testsuite/gcc.dg/mark.c
tar -C . -c -J -f "src/gcc-$major/gcc-$major.tar.xz" top

# A runtest that says what the file results has for the mode, after results-again where that is there and
# it is run again.
cat >bin/runtest <<'FAKE'
#!/bin/sh
mode=alone
grep -q outline.so site.exp && mode=plugin
grep -q stress site.exp && mode=stress
results=$HOME/$mode
case $PWD in
  *-again/*) [ ! -e "$results-again" ] || results=$results-again ;;
esac
echo "$mode $3" >>"$HOME/runs"
# Two run at once.
if mkdir "$GCC_RUNTEST_PARALLELIZE_DIR/taken" 2>/dev/null; then
  cp "$results" gcc.log
fi
touch gcc.log
cp gcc.log gcc.sum
echo "=== gcc Summary ===" >>gcc.sum
[ ! -e "$HOME/broken" ] || cat "$HOME/broken"
# Patterns of the tests that are run again.
grep SUITES_PATTERNS site.exp >>"$HOME/patterns"
FAKE
chmod +x bin/runtest

# suites STATUS ARGUMENT...: must end with STATUS; its output is in the file out.
suites () {
  wanted=$1
  shift
  status=0
  HOME=$PWD PATH=$PWD/bin:$PATH "$run" --cc "$GCC" --cxx "$GCC" --plugin "$PLUGIN" --build "$PWD/build" \
    --package-root "$PWD/src" --set gcc.dg "$@" >out 2>&1 || status=$?
  [ $status = "$wanted" ] || { cat out; fail "status $status, not $wanted"; }
}
has () {
  grep -q -x -e "$1" out || { cat out; fail "no line $1"; }
}
has_not () {
  ! grep -q -e "$1" out || { cat out; fail "a line $1"; }
}

cat >alone <<'END'
PASS: gcc.dg/a.c (test for excess errors)
PASS: gcc.dg/a.c execution test
FAIL: gcc.dg/b.c execution test
PASS: gcc.dg/c.c scan-assembler-times call 2
PASS: gcc.dg/d.c (test for excess errors)
END
cp alone plugin
cp alone stress

# Nothing is new: what fails alone may.
suites 0
has 'gcc\.dg  *5  *1  *0  *0  *0  *0  *0'
# The compiler alone is not run again.
[ "$(grep -c alone runs)" = 2 ] || fail "alone ran $(grep -c alone runs) processes"
suites 0
[ "$(grep -c alone runs)" = 2 ] || fail "alone ran again"

# A program that fails counts; a scan and a warning do not.
sed -e '/a\.c exec/s/PASS/FAIL/' -e '/scan/s/PASS/FAIL/' -e '/d\.c/s/PASS/FAIL/' alone >stress
printf 'Excess errors:\nd.c:1:1: warning: an error that is none\n\n' >>stress
suites 1
has 'FAIL: stress: gcc\.dg/a\.c execution test'
has 'gcc\.dg  *5  *1  *0  *1  *0  *2  *2'
# One that passes when it is run again does not.
cp alone stress-again
suites 0
rm stress-again
# A scan that the list names by its test's file is reviewed.
cp alone kept
echo 'PASS: gcc.dg/ifcvt-3.c scan-rtl-dump ce1 "3 true changes made"' >>alone
cp alone plugin
sed '/ifcvt/s/PASS/FAIL/' alone >stress
suites 0 --flags=-g0
has 'gcc\.dg  *6  *1  *0  *0  *0  *1  *0'
# A test that is not run again, as its name is not its file's, counts.
cat >alone <<'END'
PASS: gcc.dg/compat/s1 cp_compat_x_tst.o-cp_compat_y_tst.o execute
PASS: tmpdir-gcc.dg-struct-layout-1/t1 cp_compat_x_tst.o-cp_compat_y_tst.o execute
END
cp alone plugin
sed 's/PASS/FAIL/' alone >stress
: >alone-again
: >stress-again
suites 1 --flags=-g1
has 'FAIL: stress: gcc\.dg/compat/s1 .* execute'
has 'FAIL: stress: tmpdir-gcc\.dg-struct-layout-1/t1 .* execute'
# It is asked for by what its files have in common.
for pattern in 'gcc\.dg/compat/s1' 'gcc\.dg-struct-layout-1/t1'; do
  grep -q "{\*/$pattern\*}" patterns || fail "not run again: $pattern"
done
rm alone-again stress-again
mv kept alone

# A script that ends early is an error, although runtest goes on.
cat >broken <<'END'
ERROR: in testcase gcc.dg/compat/struct-layout-1.exp
ERROR:  can't read "HOSTCC": no such variable
END
suites 1 --flags=-g2
grep -q "error: gcc.dg/compat/struct-layout-1.exp ended early: can't read \"HOSTCC\"" out || { cat out; fail "no error"; }
rm broken

# Errors in what is in excess count, internal ones by their names, and tests that were not run.
sed '/d\.c/s/PASS/FAIL/' alone >plugin
printf 'Excess errors:\nd.s:7: Error: no such instruction\n\n' >>plugin
sed '/a\.c/d' alone >stress
echo 'FAIL: gcc.dg/c.c (internal compiler error: in f, at g.cc:1)' >>stress
suites 1
has 'FAIL: plugin: gcc\.dg/d\.c (test for excess errors)'
has 'FAIL: stress: gcc\.dg/c\.c (internal compiler error: in f, at g\.cc:1)'
has 'MISSING: stress: gcc\.dg/a\.c execution test'
suites 1 --modes plugin
has_not 'stress: '

# Without tests nothing was tested, nor where none was run; a name that is none is an error.
echo 'UNTESTED: gcc.dg/a.c' >alone
cp alone plugin
suites 1 --modes plugin --flags=-g3
has 'FAIL: no test was run of gcc\.dg'
: >alone
: >plugin
suites 1 --modes plugin --flags=-g
has 'FAIL: no test was run of gcc\.dg'
suites 1 --set no-such
grep -q "error: no set of tests 'no-such'" out || fail "no error for a set that is none"
# A plugin that does nothing tests nothing.
suites 1 --extra-plugin-args=-fplugin-arg-outline-disable
grep -q 'changes nothing' out || { cat out; fail "no error for a plugin that does nothing"; }

# Marks are taken away from a copy.
suites 1 --modes plugin --unmark
grep -q '((__noinline__)); int noipa_too;' build/sources/tests-without-noclone-noipa/testsuite/gcc.dg/mark.c \
  || fail "the mark is still there"
suites 1 --modes plugin --unmark noipa,noclone,noinline
grep -q '((__unused__)); int noipa_too;' build/sources/tests-without-*noinline*/testsuite/gcc.dg/mark.c \
  || fail "noipa became something else"
grep -q '((__noipa__))' build/sources/*/gcc/testsuite/gcc.dg/mark.c || fail "the original was changed"

# The sets with profiles have the programs of others in the place of tree-prof's own tests.
echo 'PASS: gcc.dg/tree-prof/program.c execution' >alone
cp alone plugin
suites 0 --set profiled/c --modes plugin
ls build/run/profiled_c/tests/testsuite/gcc.dg/tree-prof >tests
printf 'program.c\ntree-prof.exp\n' | cmp - tests || fail "not the programs"
grep -q -e '-O2 -w ' build/run/profiled_c/plugin/0/site.exp || fail "no level"
