# The example for Meson builds with the plugin, smaller, and without; a plugin that does not load stops it.
# SPDX-License-Identifier: GPL-3.0-or-later

system=Meson
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
hosted || exit 77
needs meson ninja
example meson source
cat >cross.ini <<INI
[binaries]
c = '$GCC'
[host_machine]
system = 'linux'
cpu_family = '$("$GCC" -dumpmachine | sed 's/-.*//')'
cpu = '$("$GCC" -dumpmachine | sed 's/-.*//')'
endian = 'little'
INI
# build FOLDER PLUGIN
build () {
  meson setup --cross-file cross.ini -Dbuildtype=minsize -Doutline="$2" "$1" source >log 2>&1 \
    && ninja -C "$1" >>log 2>&1
}
build without "" || { cat log; fail "does not build"; }
build with "$PLUGIN" || { cat log; fail "does not build with the plugin"; }
compare without with '*.o' sample
if build none "$PWD/none.so"; then fail "accepts a plugin that is not there"; fi
grep -q "does not load the plugin $PWD/none.so" log || { cat log; fail "no error says why"; }
