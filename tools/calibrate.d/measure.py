# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles a unit with and without rewriting and notes prediction and truth.

  1. full      compile with everything on; the report holds the predicted
               total, the dump a line for each group (see dump_plan in
               gimple/dump.cc)
  2. nothing   compile with limit=0: the same pipeline, no rewrite
  3. steps     compile with limit=1, 2, ...: what a step changes is the real
               effect of one group

Limits: a step also carries what the group changes in its surroundings
(register allocation, alignment of jumps, functions that share an unwind
entry); such noise is a few bytes either way.
"""

import json
import re
import subprocess
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path

from runner.elf import Sizes, measure

# An unwind entry and its place in the table of .eh_frame_hdr, x86-64.
SHARED_ENTRY = 24 + 8
STATEMENTS_KEPT = 12  # of a group's first copy, for the list of the worst


@dataclass
class Group:
    """A group that was outlined.  Sizes in bytes."""
    unit: str
    number: int  # in the order of selection, from 1
    fields: dict  # the words and numbers of its line in the dump
    place: str = ""
    statements: list = field(default_factory=list)  # of the first copy
    saved: int = 0  # really, of all that is loaded
    saved_text: int = 0
    saved_eh: int = 0

    @property
    def predicted(self):
        return self.fields["benefit"] / 10

    @property
    def error(self):
        """How many bytes too much were promised."""
        return self.predicted - self.saved


@dataclass
class Measured:
    """A unit.  GROUPS holds those whose effect was measured."""
    program: str
    name: str
    before: Sizes
    after: Sizes
    predicted: float
    group_count: int
    groups: list = field(default_factory=list)

    @property
    def saved(self):
        return self.before.loaded - self.after.loaded

    @property
    def growth(self):
        """In percent of what is loaded."""
        return -100 * self.saved / max(1, self.before.loaded)


class CompileError(Exception):
    pass


class Compiler:
    """Compiles UNIT with COMMAND, a list, in the folder SCRATCH."""

    def __init__(self, unit, command, scratch):
        self.unit = unit
        self.scratch = Path(scratch)
        self.command = [*command, "-o", str(self.scratch / "unit.o"),
                        "-dumpdir", f"{self.scratch}/"]

    def sizes(self, *arguments):
        """What is loaded of the object that the plugin's ARGUMENTS make."""
        command = [*self.command,
                   *(f"-fplugin-arg-outline-{each}" for each in arguments)]
        done = subprocess.run(command, cwd=self.unit.cwd, capture_output=True,
                              text=True, errors="replace")
        if done.returncode:
            raise CompileError(f"{self.unit.name}: {done.stderr.strip()[:500]}")
        return measure(self.scratch / "unit.o", set())


def read_groups(unit, lines):
    """The groups in LINES of a dump, without their real effect."""
    groups = []
    for line in lines:
        line = line.rstrip("\n")
        if line.startswith("plan "):
            head, _, rest = line.partition(": ")
            numbers = {word: int(number) for word, number in
                       re.findall(r"(\w+) (-?\d+)", rest)}
            groups.append(Group(unit, int(head.split()[1]), numbers))
        elif groups and line.startswith("    "):
            if len(groups[-1].statements) < STATEMENTS_KEPT:
                groups[-1].statements.append(line.strip())
        elif groups and line.startswith("  ") and not groups[-1].place:
            groups[-1].place = line.strip()
    return groups


def measure_steps(compiler, groups, before):
    """Fill in the real effect of GROUPS, which are the first of the unit."""
    last = before
    for group in groups:
        now = compiler.sizes(f"limit={group.number}")
        group.saved = last.loaded - now.loaded
        group.saved_text = last.text - now.text
        group.saved_eh = last.eh - now.eh
        if group.number == 1 and now.fdes > last.fdes:
            # The entry that the groups of a unit share is no group's own.
            group.saved += SHARED_ENTRY
            group.saved_eh += SHARED_ENTRY
        last = now


def measure_unit(program, unit, command, most):
    """A Measured of UNIT of PROGRAM, with the effects of its first MOST
    groups.  COMMAND compiles it with the plugin."""
    with tempfile.TemporaryDirectory(prefix="calibrate-") as scratch:
        compiler = Compiler(unit, command, scratch)
        report = Path(scratch) / "report.json"
        after = compiler.sizes(f"report={report}", *["dump=stats"] * bool(most))
        totals = json.loads(report.read_text())["totals"]
        groups = []
        for dump in sorted(Path(scratch).glob("*.outline")):
            with open(dump, encoding="utf-8", errors="replace") as lines:
                groups += read_groups(f"{program} {unit.name}", lines)
        groups = groups[:most]
        before = compiler.sizes("limit=0")
        measure_steps(compiler, groups, before)
    return Measured(program, unit.name, before, after, totals["bytes_saved"],
                    totals["groups"], groups)


def save(path, units):
    path.write_text(json.dumps([asdict(unit) for unit in units], indent=1))


def load(path):
    """What `save' wrote."""
    units = []
    for entry in json.loads(path.read_text()):
        for side in ("before", "after"):
            entry[side] = Sizes(**entry[side])
        entry["groups"] = [Group(**group) for group in entry["groups"]]
        units.append(Measured(**entry))
    return units
