# How the plugin may be named is as the README says: by a path with a slash, by "outline" where it is
# installed; "outline.so" is refused by GCC, which does not look in the current folder, and nothing
# is compiled.  SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
mkdir plugins
cp "$PLUGIN" outline.so
cp "$PLUGIN" plugins

for name in -fplugin=./outline.so "-fplugin=$PWD/outline.so" \
    "-iplugindir=$PWD/plugins -fplugin=outline"; do
  rm -f sample.o
  "$GCC" -Os $name -c sample.c
  [ "$(outlined_in sample.o)" = 1 ] || fail "nothing is outlined with $name"
done

rm sample.o
if "$GCC" -Os -fplugin=outline.so -c sample.c 2>messages; then
  fail "outline.so in the current folder is found: the README says otherwise"
fi
[ ! -e sample.o ] || fail "left an object"
# The words are GCC's and the loader's; the README has them.
grep -q 'error: cannot load plugin outline.so: outline.so: cannot open shared object file' messages \
  || { cat messages; fail "another message than in the README"; }
grep -q 'cannot load plugin outline.so: outline.so: cannot open shared object file' \
  "$SOURCE_DIR/README.md" || fail "the README does not have the message"
