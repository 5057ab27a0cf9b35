# The example for bare metal runs in QEMU and prints the same without the plugin, with it and with LTO; with both it is
# smaller at -Oz, and it fits where it was 16 bytes too large.  What the functions of an object share is where the
# linker script puts that object, so no code in RAM calls flash; a script that names sections exactly leaves it in
# flash, and the example's check says so.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  arm-none-eabi) ;;
  *) exit 77 ;;
esac
system="bare metal"
. "$SOURCE_DIR/testsuite/lib/build-systems.sh"
# $GCC has flags for a board of its own.
needs make qemu-system-arm arm-none-eabi-gcc
unset MAKEFLAGS MFLAGS MAKEOVERRIDES
example bare-metal firmware
cd firmware
build () {
  make -s clean
  make -s "$@"
}
# What it prints: to FILE.
prints () {
  make -s run >"$1" 2>messages || { cat messages; fail "the firmware ends with an error: $1"; }
}
# Bytes in flash.
flash () {
  "$("$GCC" -print-prog-name=size)" firmware.elf | awk 'NR == 2 { print $1 + $2 }'
}
build OUTLINE= LEVEL=-Oz
prints expected
[ -s expected ] || fail "prints nothing"
make -s check || fail "the compiler alone: code in RAM calls flash"
alone=$(flash)
mv firmware.map kept.map
build OUTLINE= LEVEL=-Oz LTO=1
alone_lto=$(flash)

build OUTLINE="$PLUGIN" LEVEL=-Oz
prints plugin
with=$(flash)
[ "$with" -lt "$alone" ] || fail "not smaller with the plugin: $with and $alone bytes"
make -s check || fail "code in RAM calls flash"
build OUTLINE="$PLUGIN" LEVEL=-Oz KEPT=kept.map
prints kept
[ "$(flash)" -le "$with" ] || fail "larger with a map: $(flash) and $with bytes"
make -s check || fail "a map: code in RAM calls flash"
"$("$GCC" -print-prog-name=objdump)" -h flash.o | grep '\.text\.' && fail "functions that are kept are apart"
build OUTLINE="$PLUGIN" LEVEL=-Oz LTO=1
prints lto
[ "$(flash)" -lt "$alone_lto" ] || fail "not smaller with LTO: $(flash) and $alone_lto bytes"
make -s check || fail "LTO: code in RAM calls flash"

# Flash that is too small by 16 bytes.
make -s clean
sed "s/LENGTH = 32K/LENGTH = $((alone - 16))/" firmware.ld >small.ld
cp firmware.ld large.ld
mv small.ld firmware.ld
if make -s OUTLINE= LEVEL=-Oz 2>messages; then fail "too much fits"; fi
grep -q "region .FLASH. overflowed by" messages || { cat messages; fail "another error"; }
build OUTLINE="$PLUGIN" LEVEL=-Oz || fail "does not fit with the plugin"
prints fits
mv large.ld firmware.ld

# Everything that can be shared is.
build OUTLINE="$PLUGIN" CFLAGS="-Oz $arg-stress"
prints stress
[ "$(outlined_in flash.o)" -gt 0 ] || fail "the code for RAM shares nothing"
make -s check || fail "stress: code in RAM calls flash"
for printed in plugin kept lto fits stress; do cmp $printed expected || fail "$printed: prints something else"; done

sed 's/\*flash\.o(.*/*(.text.wait .text.flash_erase .text.flash_write .text.flash_lock .text.flash_errors)/' \
  firmware.ld >exact.ld
mv exact.ld firmware.ld
build OUTLINE="$PLUGIN" CFLAGS="-Oz $arg-stress"
make -s check >calls 2>&1 && fail "exact names of sections: calls of flash are not found"
grep -q '<__flash_.*_veneer>' calls || { cat calls; fail "exact names of sections: another error"; }
build OUTLINE= LEVEL=-Oz
make -s check || fail "exact names of sections, the compiler alone: code in RAM calls flash"
