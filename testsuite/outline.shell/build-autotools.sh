# The example for Autoconf and Automake builds with the plugin, smaller, and without; a plugin that is
# asked for and does not load stops configure.
# SPDX-License-Identifier: GPL-3.0-or-later

system=Autotools
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
hosted || exit 77
needs autoreconf automake make
unset MAKEFLAGS MFLAGS MAKEOVERRIDES
example autotools source
(cd source && autoreconf -i) >log 2>&1 || { cat log; fail "autoreconf"; }
machine=$("$GCC" -dumpmachine)
# build FOLDER ARGUMENT...
build () {
  mkdir "$1"
  (cd "$1" && shift && ../source/configure --host="$machine" CC="$GCC" CFLAGS=-Os "$@" && make -s) \
    >log 2>&1
}
build without || { cat log; fail "does not build"; }
build with --with-outline="$PLUGIN" || { cat log; fail "does not build with the plugin"; }
compare without with sample.o sample
if build none --with-outline="$PWD/none.so"; then fail "configure accepts a plugin that is not there"; fi
grep -q "error: .* does not load the plugin $PWD/none.so" log || { cat log; fail "no error says why"; }
