# debian/control, debian/tests/control and debian/changelog are what debian/update-control makes of
# control.in and NEWS; there is a package for each compiler of which apt knows plugin headers, and no other.
# SPDX-License-Identifier: GPL-3.0-or-later

cp -R "$SOURCE_DIR/debian" "$SOURCE_DIR/NEWS" "$SOURCE_DIR/VERSION" .
mkdir tools
cp "$SOURCE_DIR/tools/gcc-versions" tools
# The compilers of the committed file, by its packages.
compilers=$(sed -n -e 's/^Package: gcc-\([0-9]*\)-plugin-outline$/\1/p' \
  -e 's/^Package: gcc-\([0-9]*\)-plugin-outline-\(.*\)/\1:\2/p' \
  -e 's/^Package: gcc-plugin-outline-\(arm.*\)/\1/p' debian/control)
debian/update-control $compilers >out
for file in control tests/control changelog; do
  diff "$SOURCE_DIR/debian/$file" debian/$file || fail "run debian/rules control"
done
[ "$(sed -n '1s/.*(\(.*\)).*/\1/p' debian/changelog)" = "$(cat VERSION)" ] || fail "another version"

# Of several versions the first in NEWS is the first in the changelog; each has its date.
{ sed '/^outline /,$d' NEWS; printf 'outline 9.1 (2030-01-02)\n\n* Two\n  lines.\n* One.\n\n'
  sed -n '/^outline /,$p' "$SOURCE_DIR/NEWS"; } >NEWS.new
mv NEWS.new NEWS
if debian/update-control 12 >out 2>&1; then fail "accepts another version than VERSION's"; fi
grep -q 'error: the first version in NEWS is not ' out || fail "does not say which"
old=$(cat VERSION)
echo 9.1 >VERSION
debian/update-control 12 >out
sed -n 's/^gcc-plugin-outline (\(.*\)) .*/\1/p; s/^ -- .*>  //p' debian/changelog | head -3 >found
printf '%s\n' 9.1 'Wed, 02 Jan 2030 00:00:00 +0000' "$old" | diff - found || fail "another changelog"
[ "$(grep -c '^  \* ' debian/changelog)" = "$(grep -c '^\* ' NEWS)" ] || fail "not all entries"

# What lintian warns of: lines of more than 80 characters, which those of NEWS would become.
sed "s/^\* One\.\$/* $(printf '%076d' 1)/" NEWS >NEWS.fits
cp NEWS NEWS.kept
cp NEWS.fits NEWS
debian/update-control 12 >out || { cat out; fail "refuses a line of 78 characters"; }
# The line with the maintainer is longer, and lintian knows it.
if grep -v '^ -- ' debian/changelog | grep '.\{81\}'; then fail "the changelog has longer lines"; fi
sed "s/^\* One\.\$/* $(printf '%077d' 1)/" NEWS.kept >NEWS
if debian/update-control 12 >out 2>&1; then fail "accepts a line of 79 characters"; fi
grep -q 'error: line [0-9]* of NEWS has more than 78 characters' out || { cat out; fail "does not say which line"; }
mv NEWS.kept NEWS
debian/update-control 12 >out

# An apt that knows these packages.
mkdir bin
cat >bin/apt-cache <<'FAKE'
#!/bin/sh
[ "$*" = pkgnames ] && cat "$(dirname "$0")/names"
FAKE
chmod +x bin/apt-cache
packages () {
  PATH="$PWD/bin:$PATH" debian/update-control >out
  sed -n 's/^Package: //p' debian/control | grep -v -e -tools -e -merge | tr '\n' ' '
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
grep -q '^Depends: gcc-14-plugin-outline, gcc-plugin-outline-merge,' debian/tests/control \
  || fail "no test of outline-merge"
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
