# A Debian package is compiled with the plugin by DEB_CFLAGS_MAINT_APPEND in debian/rules: its program is
# smaller and prints the same.
# SPDX-License-Identifier: GPL-3.0-or-later

system="a Debian package"
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
# Packages for another machine take a tool chain of Debian's, which the test's need not be.
[ -z "$RUNNER" ] && hosted || exit 77
needs dpkg-buildpackage dh
unset MAKE MAKEFLAGS MFLAGS MAKEOVERRIDES MAKELEVEL
# build FOLDER PLUGIN: -d, as gcc-12-plugin-outline is not installed here.
build () {
  mkdir -p "$1.package"
  example debian-package "$1.package/source"
  (cd "$1.package/source" \
   && CC="$GCC" OUTLINE="$2" DEB_BUILD_OPTIONS="noautodbgsym nostrip" dpkg-buildpackage -d -us -uc -b) \
    >log 2>&1 && dpkg-deb -x "$1.package"/sample_*.deb "$1"
}
build without "" || { cat log; fail "does not build"; }
build with "$PLUGIN" || { cat log; fail "does not build with the plugin"; }
grep -q -e "-Os -fplugin=$PLUGIN" log || { cat log; fail "another command line"; }
compare without with sample usr/bin/sample
if build none "$PWD/none.so"; then fail "no plugin is no error"; fi
