# In several processes (testsuite/run-dg) each test is run once, by one of them, with the results that one process has;
# what is to run alone is run last, by itself.  With ONE_SET a test has the same option set.  A process that
# stops in the middle is an error, and so is what fails.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
command -v runtest >/dev/null || exit 77
here=$PWD
mkdir -p testsuite/outline.dg testsuite/outline.shell one ran several
cp -r "$SOURCE_DIR/testsuite/lib" testsuite
cp "$SOURCE_DIR/testsuite/outline.dg/dg.exp" testsuite/outline.dg
cp "$SOURCE_DIR/testsuite/outline.shell/shell.exp" testsuite/outline.shell
for i in 1 2 3 4 5 6 7 8 9; do
  { echo '/* { dg-do compile } */'
    [ $((i % 3)) = 0 ] || echo '/* { dg-options "-Os" } */'
    echo 'int x;'; } >testsuite/outline.dg/c$i.c
  cat >testsuite/outline.shell/s$i.sh <<SCRIPT
echo $i >>"$here/ran/s$i"
ls "$here/ran" >"$here/before-$i"
SCRIPT
done
echo 'int y = "wrong"' >>testsuite/outline.dg/c5.c
echo 'exit 77' >>testsuite/outline.shell/s6.sh
echo '# Alone: for this test' >>testsuite/outline.shell/s2.sh
sed "/^set srcdir /s,\"[^\"]*\",\"$here/testsuite\"," "$BUILD/check/site.exp" >one/site.exp
cp one/site.exp several

# results FILE: the lines of tests, sorted as run-dg does.
results () { grep -E '^[A-Z]+: ' "$1" | grep -v '^WARNING: ' | sort -s -k2,2; }
# sums FILE: kinds and numbers.
sums () { sed -n 's/^# of \([a-z ]*\)\t*\([0-9]*\)$/\1 \2/p' "$1" | tr -s ' ' | sort; }

for more in "" ONE_SET=1; do
  rm -f ran/*
  (cd one && runtest $more) >output 2>&1 && fail "a failure is not seen by one process"
  [ "$(cat ran/* | wc -l)" = 9 ] || fail "one process does not run all"
  rm -f ran/*
  "$SOURCE_DIR/testsuite/run-dg" several 3 $more >output 2>&1 && fail "a failure is not seen"
  [ "$(cat ran/* | wc -l)" = 9 ] || fail "not each script has run once: $(cat ran/*)"
  [ "$(wc -l <before-2)" = 9 ] || fail "what is to run alone does not run last"
  results one/outline.sum >expected
  results several/outline.sum >found
  diff expected found || fail "other results with several processes"
  sums one/outline.sum >expected
  sums several/outline.sum >found
  [ "$(wc -l <found)" = 3 ] && diff expected found || fail "other sums"
  grep -q '^FAIL: outline.dg/c5.c ' output || fail "what fails is not printed"
  grep -q '^# of expected passes' output || fail "the sums are not printed"
done
rm testsuite/outline.dg/c5.c
"$SOURCE_DIR/testsuite/run-dg" several 2 "dg.exp=c[12]*" >output || { cat output; fail "the status of a good run"; }
[ "$(grep -c '^PASS: outline.dg/c' several/outline.sum)" = 2 ] || fail "runs more than asked for"

# The process that has claimed it is gone with the results of what follows.
echo 'kill -KILL $PPID' >>testsuite/outline.shell/s3.sh
"$SOURCE_DIR/testsuite/run-dg" several 2 >output 2>&1 && fail "a process that is killed is no error"
grep -q '^ERROR: runtest stopped in the middle: ' output several/outline.sum || fail "which process was killed is not said"
