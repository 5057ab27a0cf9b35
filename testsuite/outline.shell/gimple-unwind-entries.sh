# In the object, one unwind entry covers all outlined functions that stand side
# by side and the function behind them.
# SPDX-License-Identifier: GPL-3.0-or-later

# Arm has tables of another kind.
case $("$GCC" -dumpmachine) in arm-*) exit 77 ;; esac

cat >a.c <<'SOURCE'
void a (int), b (int), c (int), d (int);
void a1 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 1"); }
void a2 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 2"); }
void b1 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 3"); }
void b2 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 4"); }
void c1 (int x, int *p) { p[0] = p[1] * x, p[2] ^= p[0], p[3] += p[2] * 5; __asm__ ("# 5"); }
void c2 (int x, int *p) { p[0] = p[1] * x, p[2] ^= p[0], p[3] += p[2] * 5; __asm__ ("# 6"); }
SOURCE
for options in "" "-fPIC" "-g" "-fno-omit-frame-pointer"; do
  with_plugin $arg-rtl=off $arg-stress $arg-unwind-entries=own $options -c a.c
  python3 - <<'CHECK' || fail "with options '$options'"
import re, subprocess
def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
functions = {}
for line in run("nm", "-S", "a.o").splitlines():
    words = line.split()
    if len(words) == 4 and words[2] in "tT":
        functions[words[3]] = (int(words[0], 16), int(words[1], 16))
outlined = {n: r for n, r in functions.items() if ".outline." in n}
assert len(outlined) == 3, functions
entries = [(int(a, 16), int(b, 16)) for a, b in
           re.findall(r"FDE cie=\S+ pc=([0-9a-f]+)\.\.([0-9a-f]+)",
                      run("readelf", "--debug-dump=frames", "a.o"))]
assert len(entries) == len(functions) - len(outlined), entries
start = min(at for at, size in outlined.values())
end = max(at + size for at, size in outlined.values())
assert any(a <= start and b >= end for a, b in entries), (outlined, entries)
for at, size in functions.values():
    assert sum(a <= at < b for a, b in entries) == 1, (at, entries)
CHECK
done
with_plugin $arg-rtl=off $arg-stress -fno-asynchronous-unwind-tables \
  -fno-unwind-tables -c a.c
readelf --debug-dump=frames a.o | grep -q FDE && fail "tables without asking"
:
