# "make dist" packs the same bytes in two clones, whatever the umask, the time zone and what else lies there;
# in it are the files of the commit and configure.generated, and it is configured without autoconf.
# What is not committed, and a version that NEWS does not have, are errors.
# SPDX-License-Identifier: GPL-3.0-or-later

if [ ! -e "$SOURCE_DIR/.git" ] || ! command -v git >/dev/null || ! command -v autoconf >/dev/null; then
  echo "skipped: make dist: it takes a clone of the repository, git and autoconf"
  exit 77
fi
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'
version=$(git -C "$SOURCE_DIR" show HEAD:VERSION)
archive=outline-$version.tar.gz
git clone -q --no-local "$SOURCE_DIR" one
(umask 077 && git clone -q --no-local "$SOURCE_DIR" two)
touch one/made-here.cc two/other
(umask 022 && cd one && TZ=UTC tools/make-dist build/dist)
sleep 1
(umask 077 && cd two && TZ=Pacific/Auckland LC_ALL=C.UTF-8 tools/make-dist build/dist)
cmp one/$archive two/$archive || fail "two clones give different archives"

tar -tzf one/$archive | grep -v '/$' | sort >packed
{ git -C one ls-tree -r --name-only HEAD; echo configure.generated; } \
  | sed "s,^,outline-$version/," | sort >expected
diff expected packed || fail "other files than the commit's are packed"
if tar -tvzf one/$archive | awk '$2 != "root/root"' | grep .; then fail "names of users"; fi
tar -xzf one/$archive
if grep -r -l -F "$PWD" "outline-$version"; then fail "the folder's name is in the archive"; fi

# Its configure takes no autoconf.
mkdir bin
printf '#!/bin/sh\necho "autoconf was called" >&2\nexit 1\n' >bin/autoconf
chmod +x bin/autoconf
(cd "outline-$version" && PATH="$OLDPWD/bin:$PATH" BUILD=build ./configure --with-gcc="$GCC") >out 2>&1 \
  || { cat out; fail "is not configured"; }
grep -q -x "PACKAGE_VERSION := $version" "outline-$version/build/config.mk" || fail "another version"

# says PATTERN: packing must fail with it.
says () {
  if (cd one && tools/make-dist build/dist) >out 2>&1; then fail "packs in spite of: $1"; fi
  grep -q "make-dist: error: .*$1" out || { cat out; fail "does not say: $1"; }
}
echo more >>one/NEWS
says "changes that are not committed"
(cd one && git checkout -q NEWS && echo 99.1 >VERSION \
 && git -c user.name=a -c user.email=a@example.org commit -q -a -m test)
says "the first version in NEWS is not 99\.1"
rm -rf one/.git
says "this is none"
