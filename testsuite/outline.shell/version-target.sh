# A plugin that was built for a compiler of another machine says so.
# SPDX-License-Identifier: GPL-3.0-or-later

own=$("$GCC" -dumpmachine)
for other in gcc arm-linux-gnueabihf-gcc-12 aarch64-linux-gnu-gcc-12 none; do
  machine=$($other -dumpmachine 2>/dev/null) && [ "$machine" != "$own" ] && break
done
[ "$other" != none ] || exit 77
write_sample sample.c
if "$other" -fplugin="$PLUGIN" -Os -c sample.c -o sample.o 2>messages; then
  fail "compiled"
fi
[ ! -e sample.o ] || fail "left an object"
grep -q "plugin 'outline' was built for another compiler: the configuration of that one\
 has '--target=$own' where this one has '--target=$machine'" messages \
  || fail "$(cat messages)"
