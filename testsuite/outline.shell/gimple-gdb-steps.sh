# gdb finds the way back to main from each instruction of outlined functions.
# SPDX-License-Identifier: GPL-3.0-or-later

[ -z "$RUNNER" ] && command -v gdb >gdb-path || exit 77
cat >a.c <<'SOURCE'
volatile int sink;
__attribute__ ((noipa)) void a (int x) { sink = x; }
__attribute__ ((noipa)) int b (int x) { sink = x; return x * 2; }
__attribute__ ((noinline)) void a1 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 1"); }
__attribute__ ((noinline)) void a2 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 2"); }
__attribute__ ((noinline)) int b1 (int x) { int t = b (x), u = b (t ^ x), v = b (u - t); sink = t + u + v + x; __asm__ ("# 3"); return x; }
__attribute__ ((noinline)) int b2 (int x) { int t = b (x), u = b (t ^ x), v = b (u - t); sink = t + u + v + x; __asm__ ("# 4"); return x + 1; }
__attribute__ ((noipa)) int main (void) { a1 (1); a2 (2); return b1 (3) + b2 (4) != 8; }
SOURCE
cat >steps.py <<'SCRIPT'
import gdb
gdb.execute("set pagination off")
gdb.execute("set confirm off")
gdb.execute("set disable-randomization off")
gdb.execute("break main")
gdb.execute("run")
seen, wrong = {}, []

def outlined(name):
    return ".outline." in name or name.startswith("outlined from ")

for i in range(3000):
    try:
        frame = gdb.newest_frame()
    except gdb.error:
        break
    names = []
    while frame is not None and len(names) < 12:
        # Those that jumped to a fragment have gone.
        if frame.type() == gdb.TAILCALL_FRAME:
            frame = frame.older()
            continue
        names.append(frame.name() or "?")
        if names[-1] == "main":
            break
        frame = frame.older()
    if names[-1] != "main":
        break
    if outlined(names[0]):
        seen.setdefault(names[0], set()).add(gdb.newest_frame().pc())
        # outlined function, function, main
        if len(names) != 3 or names[1] not in ("a1", "a2", "b1", "b2"):
            wrong.append(names)
    elif len(names) > 1 and outlined(names[1]):
        if len(names) != 4:
            wrong.append(names)
    gdb.execute("stepi", to_string=True)
print("functions %d instructions %d wrong %d %s"
      % (len(seen), sum(map(len, seen.values())), len(wrong), wrong[:3]))
SCRIPT
for options in "-Os" "-Os -g" "-Os -fno-omit-frame-pointer" \
               "-Os -fno-dwarf2-cfi-asm" "-O2 $arg-all-levels" "-Os -fPIE -pie"; do
  with_plugin $arg-stress $options a.c -o a.out
  ./a.out || fail "$options: the program"
  timeout 100 gdb -nx -q -batch -x steps.py ./a.out >output 2>&1 || :
  grep -q 'ptrace: Operation not permitted' output && exit 77
  grep -q '^functions [2-9] instructions [2-9][0-9]* wrong 0 ' output \
    || { tail -5 output; fail "$options"; }
done
