# SPDX-License-Identifier: GPL-3.0-or-later
"""What runtest wrote, as data, and what is worse in one run than in another.

  1. read_run   NAME.sum and NAME.log of one process  ->  a list of Result
  2. kind_of    does a result count (the program, an internal error, assembler
                and linker), or is it a look at text (scans, messages)?
  3. worse      the results of a run that are bad and were not so alone, and
                tests that passed alone and have not been run at all

Example of a result:
  FAIL: g++.dg/eh/cond1.C  -std=c++14 execution test
    ->  Result (status="FAIL", name="g++.dg/eh/cond1.C  -std=c++14 execution test")

Limits: a name that occurs several times in a run (DejaGnu does not number
them) is compared by how often it is bad.
"""

import re
from collections import Counter
from dataclasses import dataclass

BAD = ("FAIL", "UNRESOLVED", "ERROR")
LINE = re.compile(r"(PASS|FAIL|XPASS|XFAIL|UNRESOLVED|UNSUPPORTED|UNTESTED"
                  r"|ERROR): (.*)")
EXCESS = "(test for excess errors)"
# What looks at text that the compiler prints.
LOOKS = re.compile(
    r"scan-|check-function-bodies|object-readelf|output-exists"
    r"|\(test for (warnings|errors|bogus messages)|\bat line \d|\(found \d"
    r"|blank line\(s\) in output|dg-message|expected multiline"
    r"|gcov|file .* does not exist")
# What in excess errors is more than a warning.
REAL = re.compile(r"error|Error:|undefined|multiple definition|\bld: |"
                  r"collect2|Segmentation|terminated", re.IGNORECASE)
# Words with "error" in them that are no error.
HARMLESS = re.compile(r"-Werror[=\w-]*|: (warning|note): .*")


@dataclass(frozen=True)
class Result:
    """STATUS as DejaGnu says it, NAME what stands after it.  MESSAGES: of a
    test for excess errors, what was in excess."""
    status: str
    name: str
    messages: str = ""

    @property
    def bad(self):
        return self.status in BAD

    @property
    def ran(self):
        return self.status not in ("UNSUPPORTED", "UNTESTED")

    @property
    def test(self):
        """The test's file, as DejaGnu names it."""
        return self.name.split()[0].rstrip(":,") if self.name else ""

    @property
    def pattern(self):
        """A glob of the path of the test's files.  Tests of several files are
        named by what these have in common, and those that were generated have
        the folder's name after "tmpdir-"."""
        return f"*/{self.test.removeprefix('tmpdir-')}*"


def read_run(folder, tool):
    """The Results of the process that ran in FOLDER."""
    log = (folder / f"{tool}.log").read_text(errors="replace")
    excess = {}
    for match in re.finditer(
            r"^X?FAIL: (.*)\nExcess errors:\n((?:.+\n)*)", log, re.MULTILINE):
        excess.setdefault(match[1], match[2])
    found = []
    for line in (folder / f"{tool}.sum").read_text(
            errors="replace").splitlines():
        match = LINE.fullmatch(line)
        if match:
            found.append(Result(match[1], match[2],
                                excess.get(match[2], "")))
    return found


def kind_of(result):
    """"counts", or "text" where only what the compiler prints is another."""
    if "internal compiler error" in result.name:
        return "counts"
    if LOOKS.search(result.name):
        return "text"
    if EXCESS in result.name and result.status != "MISSING":
        return "counts" if REAL.search(
            HARMLESS.sub("", result.messages)) else "text"
    return "counts"


def worse(alone, other):
    """The Results of the list OTHER that are bad more often than in ALONE, in
    their order; then, as results with the status MISSING, what passed in
    ALONE of tests that OTHER has not run, while nothing else of them is
    bad."""
    known = Counter(r.name for r in alone if r.bad)
    found = []
    for result in other:
        if not result.bad:
            continue
        if known[result.name] > 0:
            known[result.name] -= 1
        else:
            found.append(result)
    explained = {r.test for r in other if r.bad}
    present = {r.name for r in other if r.ran}
    for name in dict.fromkeys(r.name for r in alone if r.status == "PASS"):
        result = Result("MISSING", name)
        if name not in present and result.test not in explained:
            found.append(result)
    return found
