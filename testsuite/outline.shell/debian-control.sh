# debian/control, debian/tests/control and debian/changelog are what debian/update-control makes of
# control.in and NEWS; there is a package for each compiler of which apt knows plugin headers, and no other.
# SPDX-License-Identifier: GPL-3.0-or-later

cp -R "$SOURCE_DIR/debian" "$SOURCE_DIR/NEWS" "$SOURCE_DIR/VERSION" .
# The compilers of the committed file, by its packages.
compilers=$(sed -n -e 's/^Package: gcc-\([0-9]*\)-plugin-outline$/\1/p' \
  -e 's/^Package: gcc-\([0-9]*\)-plugin-outline-\(.*\)/\1:\2/p' \
  -e 's/^Package: gcc-plugin-outline-\(arm.*\)/\1/p' debian/control)
debian/update-control $compilers >out
for file in control tests/control changelog; do
  diff "$SOURCE_DIR/debian/$file" debian/$file || fail "run debian/rules control"
done
[ "$(sed -n '1s/.*(\(.*\)).*/\1/p' debian/changelog)" = "$(cat VERSION)" ] || fail "another version"

# An apt that knows these packages.
mkdir bin
cat >bin/apt-cache <<'FAKE'
#!/bin/sh
[ "$*" = pkgnames ] && cat "$(dirname "$0")/names"
FAKE
chmod +x bin/apt-cache
packages () {
  PATH="$PWD/bin:$PATH" debian/update-control >out
  sed -n 's/^Package: //p' debian/control | grep -v -e -tools | tr '\n' ' '
}
printf '%s\n' gcc-13 gcc-14-plugin-dev gcc-14-plugin-dev-aarch64-linux-gnu gcc-10-plugin-dev \
  gcc-14-plugin-dev-hppa-linux-gnu gcc-arm-none-eabi >bin/names
found=$(packages)
[ "$found" = "gcc-14-plugin-outline gcc-14-plugin-outline-aarch64-linux-gnu " ] || fail "packages: $found"
# What they are built with, each once; a cross compiler's only where there is one.
grep -q '^ gcc-14-plugin-dev,$' debian/control || fail "no headers"
grep -q '^ gcc-14-plugin-dev-aarch64-linux-gnu \[amd64\],$' debian/control || fail "no cross headers"
[ "$(grep -c '^ g++-14' debian/control)" = 1 ] || fail "g++-14 is not there once"
# Each package has its test.
for package in $found; do
  grep -q "^Depends: $package," debian/tests/control || fail "no test of $package"
done
# The C library that bare-metal programs take.
echo libnewlib-arm-none-eabi >>bin/names
case $(packages) in
  *" gcc-plugin-outline-arm-none-eabi ") ;;
  *) fail "no package for arm-none-eabi" ;;
esac
: >bin/names
if PATH="$PWD/bin:$PATH" debian/update-control >out 2>&1; then fail "packages for no compiler"; fi
grep -q 'error: .*apt-get update' out || fail "does not say what to do"
if debian/update-control 12:nonsense >out 2>&1; then fail "accepts any target"; fi
