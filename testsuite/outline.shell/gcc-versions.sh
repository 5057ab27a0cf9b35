# CI's other version of GCC is another one with each commit, and none is left out; all who need the list have it from one
# place.
# SPDX-License-Identifier: GPL-3.0-or-later

versions () {
  "$SOURCE_DIR/tools/gcc-versions" "$@"
}
for i in 0 1 2 3 4 5 6 7 8 9; do versions in-turn $i; done >turns
[ "$(head -5 turns | sort)" = "$(echo 11 13 14 15 16 | tr ' ' '\n')" ] || { cat turns; fail "not each in turn"; }
[ "$(head -5 turns)" = "$(tail -5 turns)" ] || fail "another turn the second time"
[ "$(versions in-turn)" = "$(versions in-turn)" ] || fail "not the same for the same commit"
grep -q 'SUITES="unit dg torture-subset gcc-$(tools/gcc-versions in-turn)"' "$SOURCE_DIR/.ci/run" || fail "CI does not ask"
[ "$(versions)" = "11 12 13 14 15 16" ] || fail "other versions"
# has SUITE VERSION [TARGET]: SUITE is empty where no Debian has it.
has () {
  expected=$1
  shift
  [ "$(versions suite "$@" || :)" = "$expected" ] || fail "suite $*: $(versions suite "$@")"
}
has bookworm 11
has bookworm 12 arm-none-eabi
has trixie 13 aarch64-linux-gnu
has "" 13 arm-none-eabi
has trixie 14 riscv64-unknown-elf
has "" 16 riscv64-unknown-elf
has sid 16
has sid 17
has "" 10
for user in configure.ac debian/update-control tools/check-gcc tools/check-gcc-matrix; do
  grep -q 'tools"*/gcc-versions' "$SOURCE_DIR/$user" || fail "$user has a list of its own"
done
[ "$(sed -n 's/^#define OUTLINE_NEWEST_TESTED_GCC //p' "$BUILD/outline-config.h")" = "$(versions newest)" ] \
  || fail "configure knows another newest one"
