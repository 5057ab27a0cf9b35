# The scripts in tools/ say how they are called when they are asked by --help, in the manner of GNU's programs, and
# do nothing else.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
scripts=$(grep -l -x -d skip '#!/bin/sh' "$SOURCE_DIR"/tools/*)
for name in check-gcc check-gcc-matrix check-packages debian-root gcc-versions install-deps; do
  case " $(echo $scripts) " in
    *"/tools/$name "*) ;;
    *) fail "$name is not among the scripts" ;;
  esac
done
for script in $scripts; do
  name=tools/${script##*/}
  "$script" --help >out 2>errors </dev/null || { cat out errors; fail "$name --help: status $?"; }
  [ ! -s errors ] || { cat errors; fail "$name --help complains"; }
  head -1 out | grep -q "^Usage: $name[ A-Z]*" || { cat out; fail "$name does not begin with its usage"; }
  [ "$(grep -c '' out)" -ge 2 ] || { cat out; fail "$name does not say what it is for"; }
  ! grep -q '^#\|^set -\|SPDX' out || { cat out; fail "$name prints more than the comment"; }
  # Each line of the usage, and the last of the comment, are there.
  ways=$(sed -n '/^#/!q; /^#   tools\//p' "$script" | grep -c '')
  [ "$(grep -c '^Usage: tools/\|^  or:  tools/' out)" = "$ways" ] || { cat out; fail "$name has other usages"; }
done
# Another word is a name still.
"$SOURCE_DIR/tools/gcc-versions" help >out 2>&1 && fail "gcc-versions takes any word"
"$SOURCE_DIR/tools/install-deps" --list lint >out
grep -q cppcheck out || fail "install-deps --list"
