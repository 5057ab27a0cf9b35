# Prints which instructions of a program run.  SPDX-License-Identifier: GPL-3.0-or-later
#
#   trace.py PROGRAM FUNCTIONS
#
# A line each, with its bytes, in the order in which they run, of functions whose names match
# FUNCTIONS; of distances in the code only where they lead.  ./trace is trace.c, compiled.
import re, subprocess, sys
program, functions = sys.argv[1:]
text = subprocess.run(["objdump", "-d", "-w", program], capture_output=True, text=True).stdout
code, name = {}, ""
for line in text.splitlines():
    if found := re.match(r"[0-9a-f]+ <(.*)>:", line):
        name = found[1]
    elif found := re.match(r" *([0-9a-f]+):\t([0-9a-f ]+)\t(.*)", line):
        code[int(found[1], 16)] = (name, found[2].split(), found[3].strip())
section = subprocess.run(["objdump", "-h", program], capture_output=True, text=True).stdout
size, start = re.search(r" \.text +(\w+) +(\w+)", section).groups()
end = int(start, 16) + int(size, 16)
done = subprocess.run(["./trace", start, f"{end:x}", "./" + program], capture_output=True, text=True)
if done.returncode:
    sys.exit(77)
ours = re.compile(f"({functions})$")
for address in done.stdout.split():
    name, raw, what = code[int(address, 16)]
    if not ours.match(name):
        continue
    # Distances to code and data differ: the places that they lead to count.
    target = re.search(r"<([\w.]+)(\+0x\w+)?>", what)
    if what.startswith(("call", "j")) or "(%rip)" in what:
        short = what.split()[0]
        within = target[1] if target else ""
        print(name, short, within, len(raw))
    else:
        print(name, " ".join(raw), what)
