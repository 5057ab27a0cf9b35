# Of code that stays because of its asm the report counts the bytes of other instructions only: of asm the compiler knows
# no more than a bound, here 16 bytes a line.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
cat >access.c <<'SOURCE'
void
store (int *to, int value)
{
  asm volatile ("stac\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop");
  *to = value;
  asm volatile ("clac");
}
SOURCE
with_plugin -Os -c access.c "$arg-report=report.json"
python3 - <<'TEST'
import json
report = json.load(open("report.json"))
(refused,) = [r for r in report["folding"]["refusals"] if r["reason"] == "exclusive-load"]
assert refused["instructions"] == 3 and refused["bytes"] == 2, refused
TEST
