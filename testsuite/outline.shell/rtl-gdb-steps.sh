# gdb finds the way back to main from each instruction of fragments of each kind.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v gdb >gdb-path || exit 77
cat >a.c <<'SOURCE'
#define F(X) __attribute__ ((X)) int
volatile int sink;
F (noipa) k (int x) { sink = x; return x * 2; }
F (noipa) l (int a, int b, int c, int d, int e, int f, int g, int h) { return a + b * c + d * e + f * g - h; }
F (noinline) inner_1 (int x) { int t = k (x), u = k (t ^ x); sink = t + u; __asm__ ("# 1"); return k (x) + 1; }
F (noinline) inner_2 (int x) { int t = k (x), u = k (t ^ x); sink = t + u; __asm__ ("# 2"); return k (x) + 2; }
#ifndef ONE_FRAME
F (noinline) thunk_1 (int x) { k (x); sink = 1; sink = 2; k (9); __asm__ ("# 3"); return k (x) + 3; }
F (noinline) thunk_2 (int x) { k (x); sink = 1; sink = 2; k (9); __asm__ ("# 4"); return k (x) + 4; }
F (noinline) stack_1 (int x) { int v[4] = { x, 1, 2, x }; k (x); v[x & 3] ^= x; v[2] += v[x & 1]; __asm__ ("# 5"); return l (1, 2, 3, 4, 5, v[0], v[2], v[x & 3]); }
F (noinline) stack_2 (int x) { int v[4] = { x, 1, 2, x }; k (x); v[x & 3] ^= x; v[2] += v[x & 1]; __asm__ ("# 6"); return l (1, 2, 3, 4, 5, v[0], v[2], v[x & 3]); }
#else
#define stack_1 inner_1
#define stack_2 inner_2
#define thunk_1 inner_1
#define thunk_2 inner_2
#endif
F (noinline) linked_1 (int x) { volatile int v[4] = { x, 1, 2, x }; sink = 3; sink = 4; __asm__ ("# 7"); return v[0] + v[x & 3]; }
F (noinline) linked_2 (int x) { volatile int v[4] = { x, 1, 2, x }; sink = 3; sink = 4; __asm__ ("# 8"); return v[0] * v[x & 3]; }
F (noipa) main (void)
{
  int sum = linked_1 (7) + linked_2 (8) + inner_1 (1) + inner_2 (2) + thunk_1 (3) + thunk_2 (4) + stack_1 (5) + stack_2 (6);
  return sum == 0;
}
SOURCE
cat >steps.py <<'SCRIPT'
import gdb
for command in ("pagination off", "confirm off", "disable-randomization off"):
    gdb.execute("set " + command)
gdb.execute("break main")
gdb.execute("run")

def register(name):
    return int(gdb.parse_and_eval("(unsigned long) $" + name))

def word(address):
    return int.from_bytes(gdb.selected_inferior().read_memory(address, 8), "little")

# The truth: where return addresses lie, and what they are.
calls, fragments, kinds, wrong, last = [], set(), set(), [], None
for i in range(4000):
    pc, sp = register("pc"), register("rsp")
    while calls and calls[-1][0] < sp:
        calls.pop()
    if last and sp == last[1] - 8 and last[2]:
        calls.append((sp, word(sp)))
    frame = gdb.newest_frame()
    name = frame.name() or "?"
    if calls or name != "main":
        found = []
        while frame.older() is not None and frame.name() != "main":
            frame = frame.older()
            # What jumped to a fragment has the frame of the fragment.
            if frame.type() == gdb.TAILCALL_FRAME:
                continue
            found.append((int(frame.read_register("rsp")) - 8, frame.pc()))
        if not calls:
            break
        if ".folded." in name or name.startswith("folded from "):
            fragments.add(pc)
            kinds.add(name)
        if found != calls[::-1]:
            wrong.append((name, hex(pc)))
    text = gdb.selected_frame().architecture().disassemble(pc)[0]["asm"]
    last = pc, sp, text.startswith("call") or "call " in text
    try:
        gdb.execute("stepi", to_string=True)
        gdb.newest_frame()
    except gdb.error:
        break
print("fragments %d instructions %d wrong %d %s"
      % (len(kinds), len(fragments), len(wrong), wrong[:3]))
SCRIPT
for options in "-Os" "-Os -g" "-Os -fno-omit-frame-pointer" "-O2 $arg-all-levels" \
               "-Os -fno-pie -no-pie" "-Os -fcf-protection=full" \
               "-Os -g -fno-asynchronous-unwind-tables -DONE_FRAME"; do
  # (Without unwind tables a fragment whose sites have several frames has no entry: docs/folding.md.)
  with_plugin $arg-stress $arg-rtl=on $arg-gimple=off $options -Wl,-z,now a.c -o a.out
  ./a.out || fail "$options: the program"
  timeout 200 gdb -nx -q -batch -x steps.py ./a.out >output 2>&1 || :
  grep -q 'ptrace: Operation not permitted' output && exit 77
  grep -q '^fragments [3-9][0-9]* instructions [2-9][0-9]* wrong 0 \|^fragments [1-9][0-9] instructions [0-9]* wrong 0 ' output \
    || { tail -5 output; fail "$options"; }
  echo "$options: $(grep '^fragments' output)"
done
