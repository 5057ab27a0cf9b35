# make demo, make check and make deps install what is missing, by name; configure and make install nothing.  Where nothing
# can be installed (no network, no rights, no apt) one line says what is missing and what to do.  An installation that
# is running is waited for.
# SPDX-License-Identifier: GPL-3.0-or-later

unset MAKEFLAGS MFLAGS MAKEOVERRIDES BUILD WITH_GCC
mkdir source
(cd "$SOURCE_DIR" && cp -r --parents Makefile configure configure.ac ./*.in plugin/plugin.cc \
   tools/install-deps tools/gcc-versions VERSION "$OLDPWD/source")

# A machine that has what this one has but for what Debian's packages bring: no package counts as installed.  What
# apt-get is asked for is in the file asked, what it answers in the file answer.
mkdir tools
ln -s /usr/bin/* tools
ln -s /bin/* tools 2>/dev/null || :
rm -f tools/apt-get tools/sudo tools/dpkg-query tools/id
mkdir apt user rootless
cat >apt/apt-get <<FAKE
#!/bin/sh
echo "\$*" >>"$PWD/asked"
cat "$PWD/answer" >&2
exit 100
FAKE
echo 'echo 0' >user/id
echo 'echo 1000' >rootless/id
echo 'exit 1' >tools/dpkg-query
chmod +x apt/* user/* rootless/* tools/dpkg-query

# with FOLDERS COMMAND...: COMMAND, which must fail, with programs from FOLDERS (and tools) only.  What it says is
# in the file said, without what make says itself.
with () {
  folders=$1
  shift
  rm -f asked
  if env PATH="$(for f in $folders; do printf '%s:' "$PWD/$f"; done)$PWD/tools" "$@" >all 2>&1; then
    cat all
    fail "$* was good"
  fi
  grep -v -e '^make.*: \*\*\* ' -e '^Makefile:[0-9]*: ' all >said || :
}

# errors PATTERN: one line of what was said begins with PATTERN, and no other line is an error.
errors () {
  grep -q -- "^$1" said || { cat said; fail "no line '$1'"; }
  [ "$(grep -v -c '^Installing Debian packages: ' said)" = 1 ] || { cat said; fail "more than one line"; }
}

# No network.
{ echo 'Reading package lists...'
  echo 'W: Failed to fetch http://deb.example/InRelease  Temporary failure resolving'
  echo 'E: Unable to locate package autoconf'; } >answer
for target in deps demo check; do
  with "apt user" make -C source --no-print-directory $target
  errors "install-deps: error: apt-get could not install .*autoconf.*g++.*: Failed to fetch http://deb.example/"
  grep -q ' install --no-install-recommends .*autoconf.*g++' asked || fail "make $target installs nothing"
  ! grep -v -q -- '-o DPkg::Lock::Timeout=[1-9]' asked || fail "make $target does not wait for another installation"
done
with "apt user" make -C source --no-print-directory deps WITH_GCC=aarch64-linux-gnu-gcc-12
errors "install-deps: error: apt-get could not install .*gcc-12-plugin-dev-aarch64-linux-gnu"

# Not root, and no sudo.
with "apt rootless" make -C source --no-print-directory demo
errors "install-deps: error: run as root: apt-get install --no-install-recommends .*autoconf"
[ ! -e asked ] || fail "asked apt-get although it is not root"

# Not Debian.
with user make -C source --no-print-directory demo
errors "install-deps: error: these packages are missing, and this is not Debian:.* autoconf"

# configure and make never install, not even a cross compiler.
for compiler in gcc-99 aarch64-linux-gnu-gcc-99 arm-none-eabi-gcc-99; do
  with "apt user" source/configure --with-gcc=$compiler
  grep -q "^configure: error: there is no command $compiler; on Debian: apt-get install gcc-.*, or make deps WITH_GCC=$compiler$" all \
    || { cat all; fail "configure does not say how to get $compiler"; }
  [ ! -e asked ] || fail "configure installs $compiler"
  with "apt user" make -C source --no-print-directory WITH_GCC=$compiler
  errors "configure: error: there is no command $compiler; on Debian: "
  [ ! -e asked ] || fail "make installs $compiler"
done
rm tools/autoconf
with "apt user" make -C source --no-print-directory
errors "configure: error: autoconf is missing; on Debian: apt-get install autoconf, or make deps"
[ ! -e asked ] || fail "make installs autoconf"

# Without a compiler the headers are those of the version that the release's package of it stands for.
rm -f tools/gcc tools/aarch64-linux-gnu-gcc
printf '#!/bin/sh\necho "$2"; echo "  Depends: cpp"; echo "  Depends: gcc-77"\n' >apt/apt-cache
chmod +x apt/apt-cache
with "apt user" make -C source --no-print-directory deps
errors "install-deps: error: apt-get could not install .*g++-77 gcc gcc-77-plugin-dev"
with "apt user" make -C source --no-print-directory deps WITH_GCC=aarch64-linux-gnu-gcc
errors "install-deps: error: apt-get could not install .*gcc-77-plugin-dev-aarch64-linux-gnu"

# Where apt has no list of packages yet it gets one first.
printf '#!/bin/sh\n! [ -e "%s" ] || { echo "$2"; echo "  Depends: gcc-78"; }\n' "$PWD/asked" >apt/apt-cache
with "apt user" make -C source --no-print-directory deps
errors "install-deps: error: apt-get could not install .*gcc-78-plugin-dev"
head -1 asked | grep -q update || fail "apt gets no list of packages"
