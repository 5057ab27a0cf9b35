# "make install" puts the plugin where -fplugin=outline finds it, below DESTDIR;
# "make uninstall" takes it away.  SPDX-License-Identifier: GPL-3.0-or-later

unset MAKEFLAGS MFLAGS MAKEOVERRIDES
make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" install \
  DESTDIR="$PWD/root"
folder=$PWD/root$("$GCC" -print-file-name=plugin)
test -f "$folder/outline.so"
write_sample sample.c
"$GCC" -Os -iplugindir="$folder" -fplugin=outline -c sample.c
[ "$(outlined_in sample.o)" = 1 ] || fail "did nothing"
make -s -C "$SOURCE_DIR" BUILD="${BUILD#"$SOURCE_DIR/"}" uninstall \
  DESTDIR="$PWD/root"
[ ! -e "$folder/outline.so" ] || fail "still there"
