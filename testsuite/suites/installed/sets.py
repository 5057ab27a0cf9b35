# SPDX-License-Identifier: GPL-3.0-or-later
"""The named sets of GCC's own tests.

A set is what `runtest --tool TOOL EXP...` runs, cut down to the tests whose
path matches a pattern.

Example:  SETS["g++.dg/eh"]
            ->  SuiteSet ("g++.dg/eh", tool="g++", scripts=["dg.exp"], ...)
"""

from dataclasses import dataclass


@dataclass
class SuiteSet:
    """A set NAME: the Tcl SCRIPTS of the TOOL that run it, the glob PATTERN
    of the tests' paths; PROGRAMS: only what is run."""
    name: str
    tool: str
    scripts: list
    pattern: str
    programs: bool = False

    def patterns(self):
        """Globs of whole paths, of which one must match."""
        return [f"*/{self.pattern}"]


def _set(name, scripts, pattern=None, programs=False):
    tool = name.split(".")[0]
    if tool not in ("g++", "gcc"):
        tool = "gcc"
    return name, SuiteSet(name, tool, scripts.split(),
                          pattern or f"{name}/*", programs)


SETS = dict([
    _set("g++.dg/eh", "dg.exp"),
    _set("g++.dg/torture", "dg-torture.exp stackalign.exp"),
    _set("g++.dg/tree-prof", "tree-prof.exp"),
    _set("gcc.dg/tree-prof", "tree-prof.exp"),
    _set("gcc.dg/torture", "dg-torture.exp stackalign.exp tls.exp"),
    _set("g++.dg/coroutines", "coroutines.exp coro-torture.exp"),
    _set("gcc.target/i386", "i386.exp", programs=True),
    _set("gcc.target/x86_64", "abi-x86_64.exp abi-avx.exp abi-avx512f.exp "
         "abi-ms-sysv.exp"),
    _set("gcc.target/aarch64", "aarch64.exp", programs=True),
    _set("gcc.dg/atomic", "atomic.exp"),
    _set("gcc.dg/lto", "lto.exp"),
    _set("g++.dg/lto", "lto.exp"),
    _set("gcc.dg/compat", "compat.exp"),
    _set("gcc.dg/struct-layout", "struct-layout-1.exp", "*"),
    _set("g++.dg/compat", "compat.exp"),
    _set("gcc.dg/ubsan", "ubsan.exp", "ubsan/*"),
    _set("g++.dg/ubsan", "ubsan.exp", "ubsan/*"),
    _set("gcc.dg/asan", "asan.exp", "asan/*"),
    _set("g++.dg/asan", "asan.exp", "asan/*"),
    _set("g++.dg/tsan", "tsan.exp", "tsan/*"),
    _set("gcc.dg/debug", "debug.exp dwarf2.exp"),
    _set("g++.dg/debug", "debug.exp dwarf2.exp"),
    _set("gcc.dg/vect", "vect.exp"),
    _set("g++.dg/vect", "vect.exp"),
    _set("gcc.dg/tls", "tls.exp"),
    _set("g++.dg/tls", "tls.exp"),
    _set("gcc.dg/tm", "tm.exp"),
    _set("g++.dg/tm", "tm.exp"),
    _set("gcc.dg/gomp", "gomp.exp", "gomp/*"),
    _set("g++.dg/gomp", "gomp.exp", "gomp/*"),
    _set("gcc.dg/ipa", "ipa.exp"),
    _set("gcc.dg/tree-ssa", "tree-ssa.exp"),
    _set("gcc.dg/dfp", "dfp.exp", "dfp/*"),
    _set("gcc.dg/plugin", "plugin.exp"),
    _set("gcc.dg/pch", "pch.exp"),
    _set("gcc.dg", "dg.exp", "gcc.dg/*.c"),
    _set("g++.dg/opt", "dg.exp"),
    _set("g++.dg/ipa", "dg.exp"),
    _set("g++.dg/ext", "dg.exp"),
    _set("g++.dg/init", "dg.exp"),
    _set("g++.dg/cpp0x", "dg.exp"),
    _set("g++.dg/cpp1y", "dg.exp"),
    _set("g++.dg/cpp1z", "dg.exp"),
    _set("g++.dg/cpp2a", "dg.exp"),
    _set("g++.dg/cpp23", "dg.exp"),
    _set("g++.old-deja", "old-deja.exp"),
    _set("g++.target/i386", "i386.exp", programs=True),
    _set("c-c++-common", "dg.exp", "c-c++-common/*"),
    _set("gcc.c-torture/execute", "execute.exp ieee.exp builtins.exp"),
    _set("gcc.c-torture/compile", "compile.exp"),
])

# What runs in an hour or so on two processors, what is most dangerous first.
DEFAULT_SETS = ["g++.dg/eh", "gcc.dg/tree-prof", "g++.dg/tree-prof",
                "g++.dg/coroutines", "gcc.dg/atomic", "gcc.dg/lto",
                "gcc.dg/tls", "g++.dg/tls", "g++.dg/torture"]
