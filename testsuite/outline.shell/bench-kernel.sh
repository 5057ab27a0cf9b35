# bench/kernel compares stacks by function: one that the plugin made may be added or take the place of another; one that
# is missing, another one, or another order differ.  What init prints has to be the same, to its last line; warnings are
# compared without offsets.
# SPDX-License-Identifier: GPL-3.0-or-later

command -v python3 >/dev/null || exit 77

cat >check.py <<'END'
import importlib.machinery
import importlib.util
import pathlib
import sys
import types

loader = importlib.machinery.SourceFileLoader("kernel", sys.argv[1])
kernel = importlib.util.module_from_spec(importlib.util.spec_from_loader("kernel", loader))
sys.modules["kernel"] = kernel
sys.dont_write_bytecode = True
loader.exec_module(kernel)


def same(alone, made):
    return kernel.same_stack_p(alone.split(), made.split())


assert same("a b c", "a b c")
assert same("a b c", "a x.folded.9vt1 b c"), "added"
assert same("a b c", "a x.folded.9vt1 c"), "in its place"
assert same("a b c", "x.outline.9vt1 b c"), "in place of the innermost"
assert same("a b c", "a _.f.12 b c"), "a short name"
assert same("a b c", "a x.outline.1 y.merged.2 c"), "one added, one in its place"
assert not same("a b c", "a b"), "lost at the end"
assert not same("a b c", "b c"), "lost at the start"
assert not same("a b c", "a c"), "lost"
assert not same("a b c", "a x.folded.1 d"), "another one"
assert not same("a b c", "b a c"), "another order"
assert not same("a b c d", "a x.folded.1 d"), "one in the place of two"
assert not same("a", "a b"), "added, and not the plugin's"

CONSOLE = """[boot text]
= begin trace
| Call Trace:
|  dump_stack_lvl+0x34/0x44
|  ? old_value+0x3/0x10
| <4> link_a+0x12/0x30 [trace]
|  </TASK>
= stack read
| [<0>] pipe_read+0x1ac/0x2d0
| [<0>] entry_SYSCALL_64_after_hwframe+0x63/0xcd
= end trace 0
| <4>RIP: 0010:last+0x5/0x10 [trace]
| RIP: 0033:0x44b7e9
= all done
"""
lines, stacks = kernel.parse_console(CONSOLE)
assert lines == ["= begin trace", "= stack read", "= end trace 0", "= all done"], lines
assert stacks == [("begin trace", ["dump_stack_lvl", "link_a"]),
                  ("stack read", ["pipe_read", "entry_SYSCALL_64_after_hwframe"]),
                  ("end trace 0", ["last"])], stacks


class Printed:
    def __init__(self, text):
        self.folder, self.text = pathlib.Path("."), text

    def printed(self):
        return kernel.parse_console(self.text)


def compared(alone, plugin):
    return kernel.compare(Printed(alone), Printed(plugin))[0]


assert kernel.compare(Printed(CONSOLE), Printed(CONSOLE)) == (["ok", "3/3"], "")
assert compared(CONSOLE, CONSOLE.replace("link_a", "link_b")) == ["ok", "2/3"]
assert compared(CONSOLE, CONSOLE.replace("link_a", "link_b.folded.1")) == ["ok", "3/3"]
assert compared(CONSOLE, CONSOLE.replace("trace 0", "trace 1"))[0] == "differs"
assert compared(CONSOLE, CONSOLE.replace("= all done\n", ""))[0] == "fails"
assert compared(CONSOLE.replace("= all done\n", ""), CONSOLE)[0] == "alone: fails"

LOG = "  CC      a.o\na.o: warning: objtool: f+0x1f: return with modified stack frame\nkernel: WARNING: modpost: b\n"
assert kernel.warnings_in(LOG) == ["a.o: warning: objtool: f: return with modified stack frame",
                                   "kernel: WARNING: modpost: b"]
END
python3 check.py "$SOURCE_DIR/bench/kernel" || fail "compares wrongly"

"$SOURCE_DIR/bench/kernel" --configs nothing >out 2>&1 && fail "takes a configuration that there is not"
grep -q 'no configuration is called nothing; there are orc' out || { cat out; fail "does not say which there are"; }
