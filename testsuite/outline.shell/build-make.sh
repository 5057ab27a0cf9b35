# The example for make builds with the plugin, smaller, and without.
# SPDX-License-Identifier: GPL-3.0-or-later

system=make
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
hosted || exit 77
unset MAKEFLAGS MFLAGS MAKEOVERRIDES
example make without
example make with
make -s -C without CC="$GCC" OUTLINE=
make -s -C with CC="$GCC" OUTLINE="$PLUGIN"
compare without with sample.o sample
rm with/sample*o
if make -s -C with CC="$GCC" OUTLINE="$PWD/none.so" 2>messages; then fail "no plugin is no error"; fi
