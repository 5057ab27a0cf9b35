# Each check of configure that fails names in one line the Debian package that mends it, and the command
# that installs it; what is no failure it writes down.
# SPDX-License-Identifier: GPL-3.0-or-later

# says PATTERN: configure, told to use ./fake-gcc, must fail with PATTERN.
says () {
  if BUILD=configure-test "$SOURCE_DIR/configure" --with-gcc="$fake" \
       >out 2>&1; then
    fail "configure accepted $fake"
  fi
  grep '^configure: error: ' out >error
  [ "$(wc -l <error)" = 1 ] || { cat out; fail "configure does not stop with one line"; }
  grep -q -- "$1" error || { cat out; fail "configure does not say $1"; }
}

# accepts ARGUMENT...: configure, told to use ./fake-gcc, must succeed.
accepts () {
  BUILD=configure-test "$SOURCE_DIR/configure" --with-gcc="$fake" "$@" >out 2>&1 \
    || { cat out; fail "configure refuses a compiler that works"; }
}

# configured LINE: it must have written LINE to config.mk.
configured () {
  grep -q -x -- "$1" "$SOURCE_DIR/configure-test/config.mk" \
    || fail "config.mk does not say $1"
}

# A compiler that answers like the real one, but for what follows.
fake=$PWD/fake-gcc
make_fake () {
  { echo '#!/bin/sh'; cat; echo "exec '$GCC' \"\$@\""; } >"$fake"
  chmod +x "$fake"
}

mkdir source
cp -r "$SOURCE_DIR/configure" "$SOURCE_DIR"/*.ac "$SOURCE_DIR"/*.in "$SOURCE_DIR/VERSION" source
mkdir source/plugin source/tools
cp "$SOURCE_DIR/tools/gcc-versions" source/tools
: >source/plugin/plugin.cc
SOURCE_DIR=$PWD/source

make_fake </dev/null
accepts
configured "GCC := $fake"
configured "WERROR := "
! grep WARNING out || fail "warns of a version that is tested"
accepts --enable-werror
configured "WERROR := -Werror"

# What configure finds again keeps its date, and nothing is built anew; where it finds something else, or another build of
# the same version, it is written.
written="$SOURCE_DIR/configure-test/config.mk $SOURCE_DIR/configure-test/outline-config.h"
touch -d 2020-01-01 then $written
accepts --enable-werror
[ -z "$(find $written -newer then)" ] || fail "configure rewrites what has not changed"
[ "$SOURCE_DIR/configure-test/configured" -nt then ] || fail "configure does not say that it ran"
accepts
[ "$SOURCE_DIR/configure-test/config.mk" -nt then ] || fail "configure keeps settings that have changed"
touch -d 2020-01-01 $written
make_fake <<'FAKE'
case "$*" in -v) echo "gcc version 12.2.0 (another build)" >&2; exit;; esac
FAKE
accepts
[ "$SOURCE_DIR/configure-test/config.mk" -nt then ] || fail "configure takes another build of the compiler for the same"
make_fake </dev/null
accepts

# Folding is for these targets, not for others that have some of the same names.
for machine in x86_64-linux-gnu=x86 aarch64-linux-gnu=aarch64 \
    aarch64_be-linux-gnu=aarch64 arm-linux-gnueabihf=arm arm-none-eabi=arm \
    riscv64-linux-gnu=riscv riscv32-unknown-elf=riscv powerpc64le-linux-gnu=none s390x-linux-gnu=none; do
  make_fake <<FAKE
case "\$*" in -dumpmachine) echo ${machine%=*}; exit;; esac
FAKE
  accepts
  configured "FOLD_TARGET := ${machine#*=}"
done

# Programs run as they are where the compiler is for this machine, also if the compiler of the plugin names its vendor;
# through an emulator where it is for another one.
cat >vendor-g++ <<'FAKE'
#!/bin/sh
case "$*" in -dumpmachine) g++ -dumpmachine | sed 's/-/-pc-/'; exit;; esac
exec g++ "$@"
FAKE
chmod +x vendor-g++
for machine in "$(g++ -dumpmachine)=" "riscv64-linux-gnu=$SOURCE_DIR/tools/emulate riscv64-linux-gnu"; do
  make_fake <<FAKE
case "\$*" in -dumpmachine) echo ${machine%%=*}; exit;; esac
FAKE
  accepts CXX="$PWD/vendor-g++"
  configured "RUNNER := ${machine#*=}"
done

make_fake <<'FAKE'
case "$*" in -dumpfullversion) echo 17.1.0; exit;; esac
FAKE
accepts
grep -q 'WARNING: GCC 17 is newer than any that the plugin was tested with' out \
  || { cat out; fail "says nothing of a version that is not tested"; }

make_fake <<'FAKE'
case "$*" in -v) echo "clang version 14" >&2; exit;; esac
FAKE
says "fake-gcc is not GCC"

make_fake <<'FAKE'
case "$*" in -dumpfullversion) echo 10.2.1; exit;; esac
FAKE
says "GCC 11 or later is needed.*"
says "apt-get install gcc-12"

make_fake <<'FAKE'
case "$*" in -print-file-name=plugin) echo plugin; exit;; esac
FAKE
says "the compiler's plugin headers are missing"
case $("$GCC" -dumpmachine) in
  arm-none-eabi | riscv64-unknown-elf) says "apt-get install gcc-$("$GCC" -dumpmachine)" ;;
  *) says "apt-get install gcc-[0-9]*-plugin-dev" ;;
esac

make_fake <<'FAKE'
case "$*" in -print-file-name=plugin) echo plugin; exit;;
-dumpmachine) echo riscv64-linux-gnu; exit;; esac
FAKE
says "apt-get install gcc-[0-9]*-plugin-dev-riscv64-linux-gnu"

make_fake <<'FAKE'
case "$*" in *-fplugin=*) echo "plugin support is disabled" >&2; exit 1;; esac
FAKE
says "does not load a plugin"

fake=gcc-99
says "there is no command gcc-99"
says "apt-get install gcc-99"
fake=riscv64-none-gnu-gcc
says "apt-get install gcc-riscv64-none-gnu"
says "make deps WITH_GCC=riscv64-none-gnu-gcc"
fake=riscv64-linux-gnu-gcc-99
says "apt-get install gcc-99-riscv64-linux-gnu"
