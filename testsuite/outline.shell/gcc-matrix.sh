# The table of check-gcc-matrix has a line for each version and target that exist; failures, skips
# and what stops without counting are told apart, in the status, too.
# SPDX-License-Identifier: GPL-3.0-or-later

mkdir tools
cp "$SOURCE_DIR/tools/check-gcc-matrix" "$SOURCE_DIR/tools/gcc-versions" tools
cat >tools/check-gcc <<'FAKE'
#!/bin/sh
case $1 in
  13) echo "skipped: GCC 13: its packages cannot be installed"; exit 77 ;;
  15) echo "GCC 15.3.0 for x86_64-linux-gnu"; exit 2 ;;
  16:aarch64-linux-gnu)
    echo "$2" >sample
    echo "GCC 16.2.0 for aarch64-linux-gnu"; echo "FAIL: one.c"
    echo "4 passed, 1 failed"; exit 1 ;;
esac
echo "GCC ${1%%:*}.1.0 for machine"
echo "dg: 7 passed, 0 failed"
echo "7 passed, 0 failed"
FAKE
chmod +x tools/check-gcc

# matrix STATUS VERSIONS TARGETS: must end with STATUS; its output is in the file out.
matrix () {
  status=0
  tools/check-gcc-matrix "$2" "$3" >out 2>&1 || status=$?
  [ $status = $1 ] || { cat out; fail "status $status, not $1, for $2 of $3"; }
}
# line PATTERN: the table must have such a line.
line () {
  grep -q -x "$1" out || { cat out; fail "no line $1"; }
}
matrix 0 "12 14" native
line 'version  target  *passed  failed'
line '12\.1\.0  *machine  *7  *0'
line '14\.1\.0  *machine  *7  *0'
matrix 77 "12 13" native
line '13  *native  *skipped: its packages cannot be installed'
matrix 1 "13 15" native
line '15\.3\.0  *x86_64-linux-gnu  *stopped with status 2.*'
matrix 1 "16" "native aarch64-linux-gnu"
line 'FAIL: one\.c'
line '16\.2\.0  *aarch64-linux-gnu  *4  *1'
[ "$(cat sample)" = "RUNTESTFLAGS=sample" ] || fail "a cross compiler runs no sample"
# Each suite of Debian has one version for bare-metal Arm.
matrix 0 "11 12 16" arm-none-eabi
[ "$(grep -c machine out)" = 1 ] || { cat out; fail "compilers that nobody has"; }
matrix 1 "" ""
[ "$(grep -c '^1[1-6][. ]' out)" = 30 ] || { cat out; fail "not all of them"; }
