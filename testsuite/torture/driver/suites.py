# SPDX-License-Identifier: GPL-3.0-or-later
"""The sets of tests and the sets of options that they are compiled with.

A set is a folder of GCC's test suite with what its own driver file (*.exp)
adds: the kind of test where the test does not say, and options.  An option
set is what a user of the plugin would write, and what the plugin must be told
to take part.

Example:  tests_of (SETS["execute"], testsuite, "x86_64-linux-gnu")
            ->  [Test (name="execute/20000112-1.c", kind="run", ...), ...]
"""

import fnmatch
import re
from dataclasses import dataclass, field
from pathlib import Path

from .directives import read_directives


@dataclass
class TestSet:
    """A folder of tests.  FOLDERS and PATTERN say which files; DEFAULT_KIND
    and FLAGS are what holds for all of them.  BUILTINS: compile each with its
    -lib.c and lib/main.c.  PROGRAMS: only tests that are run, of the folders
    in the folders too."""
    name: str
    folders: list
    pattern: str
    default_kind: str
    flags: list = field(default_factory=list)
    builtins: bool = False
    programs: bool = False


@dataclass
class OptionSet:
    """FLAGS for both sides; PLUGIN_ARGS for the plugin's side only."""
    name: str
    flags: list
    plugin_args: list = field(default_factory=list)

    def with_flags(self, flags):
        """This set with FLAGS behind its own."""
        name = "".join([self.name] + flags).replace("/", "_")
        return OptionSet(name, self.flags + flags, self.plugin_args)

    @property
    def lto(self):
        return "-flto" in self.flags


@dataclass
class Test:
    """One test: NAME (set/file), LANGUAGE c or c++, KIND run, link or compile,
    its own OPTIONS, the SOURCES (absolute paths)."""
    name: str
    language: str
    kind: str
    options: list
    sources: list

    @property
    def own_level(self):
        """Whether the test sets the optimization level itself."""
        return any(re.fullmatch(r"-O\w*", o) for o in self.options)


def _set(name, folders, pattern, kind, flags=(), builtins=False,
         programs=False):
    return name, TestSet(name, folders, pattern, kind, list(flags), builtins,
                         programs)


TORTURE = "gcc.c-torture/execute"
SETS = dict([
    _set("execute", [TORTURE], "*.c", "run", ["-w"]),
    _set("compile", ["gcc.c-torture/compile"], "*.c", "compile", ["-w"]),
    _set("ieee", [TORTURE + "/ieee"], "*.c", "run", ["-w", "-fno-inline"]),
    _set("builtins", [TORTURE + "/builtins"], "*.c", "run",
         ["-w", "-fno-tree-dse", "-fno-tree-loop-distribute-patterns",
          "-fno-tracer", "-fno-ipa-ra", "-fno-inline-functions"], True),
    _set("dg", ["gcc.dg/torture", "c-c++-common/torture"], "*.c", "compile"),
    _set("stackalign", ["gcc.dg/torture/stackalign"], "*.c", "run",
         ["-mstackrealign", "-mpreferred-stack-boundary=5", "-mno-mmx"]),
    _set("g++eh", ["g++.dg/eh"], "*.C", "compile"),
    _set("g++torture", ["g++.dg/torture"], "*.C", "compile"),
    _set("g++opt", ["g++.dg/opt"], "*.C", "compile"),
    _set("c-programs", ["gcc.dg", "c-c++-common"], "*.c", "compile", ["-w"],
         programs=True),
    _set("c++programs", ["g++.dg"], "*.C", "compile", ["-w"], programs=True),
    _set("x86-programs", ["gcc.target/i386", "gcc.target/x86_64"], "*.c",
         "compile", ["-w"], programs=True),
])
DEFAULT_SETS = ["execute", "compile"]

ALL_LEVELS = "-fplugin-arg-outline-all-levels"
OPTION_SETS = {o.name: o for o in [
    OptionSet("Os", ["-Os"]),
    OptionSet("O2", ["-O2"], [ALL_LEVELS]),
    OptionSet("lto", ["-Os", "-flto"]),
    OptionSet("g", ["-Os", "-g"]),
    OptionSet("fPIC", ["-Os", "-fPIC"]),
    OptionSet("Oz", ["-Oz"]),
    OptionSet("O3", ["-O3", "-fno-inline"], [ALL_LEVELS]),
    OptionSet("frame-pointer", ["-Os", "-fno-omit-frame-pointer"]),
    # What GIMPLE outlining has taken folding does not see.
    OptionSet("fold", ["-Os"], ["-fplugin-arg-outline-gimple=off"]),
    OptionSet("fold-O2", ["-O2"],
              [ALL_LEVELS, "-fplugin-arg-outline-gimple=off"]),
]}
DEFAULT_OPTION_SETS = ["Os", "O2", "lto", "fold"]


def tests_of(test_set, testsuite, triplet, pattern="*"):
    """The tests of TEST_SET in the folder TESTSUITE whose name matches the
    glob PATTERN, in the order of their names."""
    tests = []
    for folder in test_set.folders:
        top = testsuite / folder
        find = top.rglob if test_set.programs else top.glob
        for path in sorted(find(test_set.pattern)):
            name = f"{test_set.name}/{path.relative_to(top)}"
            if test_set.builtins and path.stem.endswith("-lib"):
                continue
            if not any(fnmatch.fnmatch(n, pattern) for n in (name, path.name)):
                continue
            test = read_test(test_set, name, path, triplet)
            if test.kind == "run" or not test_set.programs:
                tests.append(test)
    return tests


def read_test(test_set, name, path, triplet):
    """The test NAME in the file PATH, with what its directives say."""
    found = read_directives(path.read_text(errors="replace"), triplet)
    options = (test_set.flags + (found.options or []) + found.additional
               + expect_flags(path.with_suffix(".x")))
    sources = [path] + [path.parent / s for s in found.sources]
    if test_set.builtins:
        sources += [path.with_name(path.stem + "-lib.c"),
                    path.parent / "lib" / "main.c"]
    language = "c++" if path.suffix == ".C" else "c"
    kind = found.kind or test_set.default_kind
    return Test(name, language, kind, options, [str(s) for s in sources])


def expect_flags(path):
    """The flags that the old-style file PATH (NAME.x) adds, if it exists.
    Lines that belong to a condition are indented, and left out."""
    if not Path(path).exists():
        return []
    flags = []
    for line in path.read_text().splitlines():
        match = re.match(r"(?:lappend|set) additional_flags (.*)", line)
        if match:
            flags += match[1].replace('"', "").split()
    return flags
