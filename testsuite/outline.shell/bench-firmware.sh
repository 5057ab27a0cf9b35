# bench/run --firmware says which images are larger than with the compiler alone, at which level and by how much, and
# which print something else; of an image that is padded the bytes are those that the linker's map lists.  Each
# description can be read, and an unknown name is an error.  dialog.py types a line each time that it is asked, ends
# what asks once more, and fails if it was not asked often enough.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v python3 >/dev/null || exit 77

cat >check.py <<'END'
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from runner import firmware
from runner.elf import Sizes

found = [each for path in sorted(firmware.DESCRIPTIONS.glob("*.toml")) for each in firmware.read_firmware(path)]
assert len({each.name for each in found}) == len(found) >= 8
for each in found:
    assert each.target in firmware.PLUGINS and set(each.ways) <= set(firmware.WAYS), each.name
    assert all((firmware.DESCRIPTIONS / name).is_file() for name in each.own), each.name
    assert each.images and each.digest(), each.name


def results(printed="x", **bytes):
    """By (level, side), of an image "i"; BYTES: Os_alone=100, ..."""
    return {("-" + name[:2], name[3:]): firmware.Result({"i": Sizes(text=size - 7, data=7)}, printed)
            for name, size in bytes.items()}


same = results(Os_alone=1000, Os_plugin=990, Os_kept=980, Os_shared=970, Oz_alone=950, Oz_plugin=940, Oz_kept=900,
               Oz_shared=890, Oz_many=880)
assert firmware.row_of("n", "own", "i", same, "x") == [
    "n", "own", "1000", "-1.00", "-2.00", "-3.00", "-5.00", "-6.00", "-10.00", "-11.00", "-12.00", "-1.05", "-5.26", "ok"]
assert not list(firmware.grown("n", "own", "i", same))
assert firmware.row_of("n", "own", "i", same, "y")[-1] == "differs"

# Without a map of their own: LTO.
lto = results(Os_alone=1000, Os_plugin=1000, Oz_alone=990, Oz_plugin=994, Oz_many=980)
assert firmware.row_of("n", "lto", "i", lto, "x") == [
    "n", "lto", "1000", "+0.00", "-", "-", "-1.00", "-0.60", "-", "-", "-2.00", "+0.40", "-", "ok"]
assert list(firmware.grown("n", "lto", "i", lto)) == ["n, lto, -Oz/-Oz: 4 bytes"]

other = {**same, ("-Oz", "kept"): firmware.Result({"i": Sizes(text=1001)}, "y")}
assert firmware.row_of("n", "own", "i", other, "x")[-1] == "differs"
assert list(firmware.grown("n", "own", "i", other)) == ["n, own, -Oz kept: 1 bytes", "n, own, kept/-Oz: 51 bytes"]
for failure in "fails", "timeout":
    failed = {**same, ("-Os", "plugin"): firmware.Result({"i": Sizes(text=9)}, failure)}
    assert firmware.row_of("n", "own", "i", failed, "x")[-1] == failure
assert firmware.row_of("n", "own", "i", results("-", **dict.fromkeys(
    ("Os_alone", "Os_plugin", "Os_kept", "Oz_alone", "Oz_plugin", "Oz_kept"), 9)), "-")[-1] == "-"

# Compilers add flags of a variant, then those of the image in whose folder the object is.
def added(images, *words):
    script = firmware.compiler_script("echo", ["-Os", "-f x"], images, ["-g=/a b/$image"])
    return subprocess.run(["sh", "-euc", script, "sh", *words], capture_output=True, text=True, check=True).stdout


two = {"one": "out/one/one.elf", "two": "out/two/two.elf"}
assert added(two, "-c", "a.c", "-o", "/x/out/two/a.o") == "-c a.c -o /x/out/two/a.o -Os -f x -g=/a b/two\n"
assert added(two, "-c", "a.c", "-o", "/x/out/lib/a.o") == "-c a.c -o /x/out/lib/a.o -Os -f x\n"
assert added({"one": "one.elf"}, "-c", "a.c") == "-c a.c -Os -f x -g=/a b/one\n"

pathlib.Path("a.map").write_text("""Discarded input sections
 .text.dropped  0x00000000       0x40 a.o

Linker script and memory map

.text           0x00001000     0x1000
 *(.text*)
 .text.f        0x00001000       0x10 a.o
                0x00001000                f
 .text.a_long_name
                0x00001010        0x8 a.o
 *fill*         0x00001018      0xfe8
.rodata         0x00002000        0x4
 .rodata.str    0x00002000        0x4 a.o
 .data          0x00003000        0x2 a.o
 .bss           0x00004000       0x99 a.o
""")
assert firmware.mapped_sizes(pathlib.Path("a.map")) == Sizes(text=0x18, rodata=4, data=2)
END
python3 check.py "$SOURCE_DIR/bench" || fail "measures wrongly"

"$SOURCE_DIR/bench/run" --work "$PWD/work" --firmware --programs nothing >out 2>&1 && fail "takes an unknown name"
grep -q 'unknown firmware nothing; there are: .*lwip-cortex-m4' out || { cat out; fail "does not say which there are"; }

cat >asks.py <<'END'
import sys
for turn in range(int(sys.argv[1])):
    print("sum? ", end="", flush=True)
    line = b""
    while (character := sys.stdin.buffer.read(1)) != b"\r":
        line += character
        print(character.decode(), end="", flush=True)
    print(f"\n{sum(map(int, line.split()))}")
END
dialog () {
  printf '%s\n' '1 2 3' '' '40 2' | python3 "$SOURCE_DIR/bench/runner/dialog.py" 'sum[?] $' python3 -u asks.py "$1" >out
}
dialog 3 || fail "fails where all lines are asked for"
printf 'sum? 1 2 3\n6\nsum? \n0\nsum? 40 2\n42\n' >expected
cmp out expected || { cat out; fail "another dialog"; }
dialog 9 || fail "fails where more is asked for"
{ cat expected; printf 'sum? '; } | cmp - out || { cat out; fail "another dialog where more is asked for"; }
if dialog 2; then fail "not all lines are asked for, and it succeeds"; fi
