# SPDX-License-Identifier: GPL-3.0-or-later
"""Results that are kept in the repository (docs/data/*.tsv), for tables and charts.

A file has lines `# KEY: VALUE' (date, what was measured, versions, command), a line with
the names of the columns, and a line a measurement, with tabs between the cells:

    # date: 2026-11-23
    # gcc: gcc (Debian 12.2.0-14+deb12u1) 12.2.0
    # command: bench/run --sizes --flags=-Oz
    program	variant	text	loaded
    lua5.4	gcc	139204	174508

Nothing in it depends on the machine, but for times.
"""

import datetime
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .command import TOP
from .report import change, geomean

# What is shown by target and level: the file, its name for readers.
SIZES = [
    ("sizes-x86-64-O2", "x86-64 -O2"),
    ("sizes-x86-64-Os", "x86-64 -Os"),
    ("sizes-x86-64-Oz", "x86-64 -Oz"),
    ("sizes-aarch64-Oz", "AArch64 -Oz"),
    ("sizes-riscv64-Oz", "RISC-V -Oz"),
    ("sizes-cortex-m3-Oz", "Cortex-M3 -Oz"),
]
# Where clang was measured, too: the file and its target.
CLANG = [("sizes-x86-64-Oz", "x86-64"), ("sizes-aarch64-Oz", "AArch64"), ("sizes-riscv64-Oz", "RISC-V")]


@dataclass
class Stored:
    """What is in a file: FACTS from its first lines, and its ROWS, a dict each."""
    facts: dict = field(default_factory=dict)
    rows: list = field(default_factory=list)


def read(path):
    """The Stored of the file PATH; ValueError, naming the line, if it is not one."""
    stored, columns = Stored(), None
    for number, line in enumerate(Path(path).read_text("utf-8").splitlines(), 1):
        if line.startswith("# ") and ": " in line and columns is None:
            key, value = line[2:].split(": ", 1)
            stored.facts[key] = value
        elif columns is None:
            columns = line.split("\t")
        else:
            cells = line.split("\t")
            if len(cells) != len(columns):
                raise ValueError(f"{path}:{number}: {len(cells)} cells, but "
                                 f"{len(columns)} columns")
            stored.rows.append(dict(zip(columns, cells)))
    if not stored.rows:
        raise ValueError(f"{path}: there are no results")
    return stored


def write(path, stored):
    """STORED to the file PATH, whole or not at all."""
    lines = [f"# {key}: {value}" for key, value in stored.facts.items()]
    lines.append("\t".join(stored.rows[0]))
    lines += ["\t".join(str(cell) for cell in row.values()) for row in stored.rows]
    new = Path(f"{path}.new")
    new.write_text("\n".join(lines) + "\n", "utf-8")
    new.replace(path)


def compiler_version(command):
    """The first line of what COMMAND, a compiler, says of its version."""
    return subprocess.run([command, "--version"], capture_output=True, text=True,
                          check=True).stdout.splitlines()[0]


def commit():
    """The last commit that changed the plugin, with `and changes' if its files differ
    from it."""
    def git(*arguments):
        return subprocess.run(["git", "-C", TOP, *arguments], capture_output=True,
                              text=True, check=True).stdout.strip()
    code = "core", "measure", "plugin", "gcc", "facts", "report", "variants", "gimple", "rtl", "target"
    return git("log", "-1", "--format=%h of %cs", "--abbrev=12", "--", *code) + (
        " and changes" if git("status", "--porcelain", "--", *code) else "")


# Options that do not change the results: where files go, how many processes, the note.
NOT_KEPT = ("--store", "--work", "--jobs", "--note")


def command_line(argv):
    """ARGV as a line for a shell, without NOT_KEPT and without a plugin from outside of
    the sources, which is a copy of theirs."""
    words, arguments = [os.path.relpath(argv[0], TOP)], iter(argv[1:])
    for word in arguments:
        name, equals, value = word.partition("=")
        if name in (*NOT_KEPT, "--plugin"):
            value = value if equals else next(arguments, "")
            path = os.path.relpath(value, TOP)
            if name == "--plugin" and not path.startswith(".."):
                words += [name, path]
        else:
            words.append(word)
    return shlex.join(words)


def facts(compilers, note=None):
    """The first lines for a measurement that was made now by this command.

    COMPILERS: name -> command.  NOTE: what readers must know of it."""
    found = {"date": datetime.date.today().isoformat()}
    found.update((name, compiler_version(path)) for name, path in compilers.items())
    found["plugin"] = commit()
    found["command"] = command_line(sys.argv)
    if note:
        found["note"] = note
    return found


def sides(rows, key="variant"):
    """{program: {KEY's value: row}} of ROWS, in their order."""
    programs = {}
    for row in rows:
        programs.setdefault(row["program"], {})[row[key]] = row
    return programs


def saved(base, other, kind="loaded"):
    """Percent of KIND's bytes that row OTHER has less than row BASE."""
    return -change(int(base[kind]), int(other[kind]))


def mean(percents):
    """The geometric mean of what is saved, in percent."""
    return -geomean([-value for value in percents])
