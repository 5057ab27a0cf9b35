# The driver's own reports of what it runs (-v, -time, -###) are those of a compiler without a plugin, line by line, and change
# no byte of the object: processes that compile for trial are not seen in them.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
write_tried unit.c 30
# steady FILE: without names of temporary files, times, and what names the plugin.
steady () {
  sed -e 's/"//g' -e 's,/[^ ]*/cc[A-Za-z0-9]*\.,TEMPORARY.,g' -e "s/'\{0,1\}-\(fplugin\|iplugindir\)=[^ ]* //g" \
    -e 's/ [0-9][0-9.]* [0-9][0-9.]*$/ SECONDS/' "$1"
}
with_plugin -Oz -c unit.c -o plain.o
for option in -v "-v -save-temps" "-###" -time; do
  "$GCC" -Oz $option -c unit.c -o unit.o 2>alone
  rm -f unit.o
  "$GCC" -fplugin="$PLUGIN" -Oz $option -c unit.c -o unit.o 2>messages
  steady alone >expected
  # GCC itself says with -v which plugins it has loaded.
  steady messages | sed '/^Versions of loaded plugins:/,/^ outline:/d' >said
  diff expected said || fail "other messages with $option"
  [ "$option" = "-###" ] || cmp plain.o unit.o || fail "another object with $option"
done
