# SPDX-License-Identifier: GPL-3.0-or-later
"""The named sets of GCC's own tests.

A set is what `runtest --tool TOOL EXP...` runs, cut down to the tests whose
path matches a pattern.  The sets profiled/... are made of others: their
programs are run by the scripts of tree-prof, which compile, train, and compile
again with the profile.  What was not run then is cold, and functions have two
partitions.

Example:  SETS["g++.dg/eh"]
            ->  SuiteSet ("g++.dg/eh", tool="g++", scripts=["dg.exp"], ...)
"""

from dataclasses import dataclass, field


@dataclass
class SuiteSet:
    """A set NAME: the Tcl SCRIPTS of the TOOL that run it, the glob PATTERN
    of the tests' paths; PROGRAMS: only what is run.  TRAINED: the folders whose
    programs take the place of the set's own tests.  FLAGS come before all
    others.  LIBRARY: the tests are not in gcc/testsuite but in that of this
    library."""
    name: str
    tool: str
    scripts: list
    pattern: str
    programs: bool = False
    trained: list = field(default_factory=list)
    flags: list = field(default_factory=list)
    library: str = ""

    def patterns(self):
        """Globs of whole paths, of which one must match."""
        return [f"*/{self.pattern}"]


def _set(name, scripts, pattern=None, programs=False, flags=()):
    tool = name.split(".")[0]
    if tool not in ("g++", "gcc", "gfortran", "gdc", "go", "gnat"):
        tool = "gcc"
    return name, SuiteSet(name, tool, scripts.split(),
                          pattern or f"{name}/*", programs,
                          flags=list(flags))


def _profiled(name, tool, folders):
    return name, SuiteSet(name, tool, ["tree-prof.exp"],
                          f"{tool}.dg/tree-prof/*", trained=folders.split(),
                          flags=["-O2", "-w"])


def _library(name, scripts, pattern="*", folder=""):
    return name, SuiteSet(name, name, scripts.split(), pattern,
                          library=folder or name)


SETS = dict([
    _set("g++.dg/eh", "dg.exp"),
    _set("g++.dg/torture", "dg-torture.exp stackalign.exp"),
    _set("g++.dg/tree-prof", "tree-prof.exp"),
    _set("gcc.dg/tree-prof", "tree-prof.exp"),
    _profiled("profiled/eh", "g++", "g++.dg/eh"),
    _profiled("profiled/c++", "g++", "g++.dg/torture g++.dg/opt "
              "g++.dg/coroutines/torture"),
    _profiled("profiled/execute", "gcc", "gcc.c-torture/execute"),
    _profiled("profiled/c", "gcc", "gcc.dg/torture c-c++-common/torture"),
    _set("gcc.dg/torture", "dg-torture.exp stackalign.exp tls.exp"),
    _set("g++.dg/coroutines", "coroutines.exp coro-torture.exp"),
    _set("gcc.target/i386", "i386.exp", programs=True),
    _set("gcc.target/x86_64", "abi-x86_64.exp abi-avx.exp abi-avx512f.exp "
         "abi-ms-sysv.exp"),
    _set("gcc.target/aarch64", "aarch64.exp", programs=True),
    _set("gcc.target/riscv", "riscv.exp"),
    _set("gcc.dg/atomic", "atomic.exp"),
    _set("gcc.dg/lto", "lto.exp"),
    _set("g++.dg/lto", "lto.exp"),
    _set("gcc.dg/compat", "compat.exp"),
    _set("gcc.dg/struct-layout", "struct-layout-1.exp", "*"),
    _set("g++.dg/struct-layout", "struct-layout-1.exp", "*"),
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
    _set("g++.dg/cpp26", "dg.exp"),             # since GCC 14
    _set("g++.dg/contracts", "dg.exp"),         # since GCC 13
    _set("g++.dg/modules", "modules.exp"),
    _set("g++.old-deja", "old-deja.exp"),
    _set("g++.target/i386", "i386.exp", programs=True),
    _set("c-c++-common", "dg.exp", "c-c++-common/*"),
    _set("gcc.c-torture/execute", "execute.exp ieee.exp builtins.exp"),
    _set("gcc.c-torture/compile", "compile.exp"),
    _set("gfortran.dg", "dg.exp"),
    _set("gfortran.fortran-torture", "execute.exp compile.exp"),
    _set("gdc.dg", "dg.exp", "gdc.dg/*"),
    _set("gdc.test", "runnable.exp runnable_cxx.exp compilable.exp",
         "gdc.test/*"),
    _set("go.dg", "dg.exp"),
    # Where programs are position independent, the script leaves all of them out.
    _set("go.test", "go-test.exp", flags=["-fno-pie", "-no-pie"]),
    _set("gnat.dg", "dg.exp", "gnat.dg/*"),
    _library("libstdc++", "conformance.exp", folder="libstdc++-v3"),
    _library("libatomic", "c.exp"),
    _library("libitm", "c.exp c++.exp"),
    _library("libgomp", "c.exp c++.exp", "libgomp.c*/*"),
])

# The most dangerous first: several processes of the compiler, exceptions, partitions.
DEFAULT_SETS = ["g++.dg/eh", "gcc.dg/tree-prof", "g++.dg/tree-prof",
                "profiled/eh", "g++.dg/coroutines", "gcc.dg/atomic", "gcc.dg/lto",
                "gcc.dg/tls", "g++.dg/tls", "libatomic", "libitm",
                "g++.dg/torture"]

# What has to be unpacked beside gcc/testsuite: the libraries' tests include
# their headers.
LIBRARY_FOLDERS = ("include", "libatomic", "libgomp", "libitm",
                   "libstdc++-v3/testsuite")
