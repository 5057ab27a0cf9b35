# SPDX-License-Identifier: GPL-3.0-or-later
r"""Each option of the compiler alone, in each of its forms.

  1. programs   a few small ones in C and C++, and what they print; each form
                is tried with one of them
  2. plugin     -Os in stress mode with check, and -Oz: most forms change
                nothing that is printed
  3. alone      for the others, the same without the plugin: what the program
                prints must be that; where the compiler makes nothing that
                runs, only objects are compiled
  4. left       with an option of class alone, or unknown, nothing is shared

Example:  check_each (checker, options, pool)  ->  Rows, in which
            row.line() is "-fgcse\tequal\t-fno-gcse\tsmall-c-13\tpassed..."

Limits: two levels, and programs of few functions; pairs and other levels are
for the random programs.
"""

import re
import shutil
from dataclasses import dataclass, replace

from .check import SMALL_PROGRAMS, Program, Result, first_difference
from .options import LANGUAGES, forms, why_left_out
from .variants import ALONE, Variant, each_variants

# The names of functions that the plugin made.
OUTLINED = re.compile(rb"[\w$]+\.(?:outline|merged)\.\w+")
FOLDED = re.compile(rb"[\w$]+\.folded\.\w+")
# As an attribute or asm of a program may not go with a form, one that the
# compiler refuses is tried with PROGRAMS whose numbers are FAR apart.
PROGRAMS = 3
FAR = 10001
COLUMNS = ["option", "class", "form", "program", "result", "outlined",
           "folded", "why"]


@dataclass
class Row:
    """What came of FORM of OPTION: RESULT is passed, compiled (it passed, but
    what the compiler makes alone cannot be run here), refused (by the
    compiler), unfit (so the compiler disagrees with itself), left out, or
    failed; then FAILURE is the Result.  OUTLINED and FOLDED: how many
    functions the plugin made."""
    option: object
    form: str
    program: object = None
    result: str = "passed"
    outlined: int = 0
    folded: int = 0
    why: str = ""
    failure: object = None

    def line(self):
        """The line of the table, with tabs between its COLUMNS."""
        return "\t".join(str(field) for field in (
            self.option.name, self.option.meaning, self.form,
            "-" if self.result == "left out" else self.program.name,
            self.result, self.outlined, self.folded, self.why))


def check_each(checker, options, pool):
    """Iterate over the Rows of all forms of OPTIONS, in their order, which
    the threads of POOL check."""
    rows = [row for option in options
            for row in _rows(option, checker.machine)]
    for number, row in enumerate(rows):
        row.program = Program("small", number, _language(row.option, number))
    prints = {(language, number): _usual(checker, language, number)
              for language in LANGUAGES for number in range(SMALL_PROGRAMS)}
    return pool.map(lambda row: _check_row(checker, row, prints), rows)


def _rows(option, machine):
    """The Rows of OPTION, not yet checked."""
    why = why_left_out(option)
    written = [] if why else forms(option, machine)
    if not written:
        return [Row(option, option.name, result="left out",
                    why=why or "takes a text that this machine has none for")]
    return [Row(option, form) for form in written]


def _language(option, number):
    """A language of OPTION; of several C++, which takes three times as long,
    for every fourth NUMBER where the plugin has code for the option."""
    if len(option.languages) == 1:
        return option.languages[0]
    return "c++" if option.meaning == "handled" and number % 4 == 0 else "c"


def _usual(checker, language, number):
    """What the small program of NUMBER prints without options."""
    program = Program("small", number, language)
    folder = checker.fresh_folder(program)
    checker.generate(program, folder / program.file)
    error, printed = checker.outcome(program, ALONE[0], folder)
    if error or not printed:
        raise RuntimeError(f"{program.name}: {error or 'does not end'}")
    return printed


def _check_row(checker, row, prints):
    """ROW, with what came of it; without options its program prints what
    PRINTS has for its language and number."""
    if row.result == "left out":
        return row
    first = row.program
    for number in range(first.seed, first.seed + PROGRAMS * FAR, FAR):
        row.result, row.why, row.outlined, row.folded = "passed", "", 0, 0
        row.program = replace(first, seed=number)
        _check_program(checker, row,
                       prints[first.language, number % SMALL_PROGRAMS])
        if row.result != "refused":
            break
    return row


def _check_program(checker, row, usual):
    """Fill in ROW, whose program prints USUAL without options.  The program's
    folder stays if it failed."""
    folder = checker.fresh_folder(row.program)
    checker.generate(row.program, folder / row.program.file)
    for variant in each_variants(checker.plugin_flags, row.form):
        outcome = checker.outcome(row.program, variant, folder)
        _count(row, folder / "program")
        if outcome != ("", usual):
            _compare(checker, row, variant, folder, outcome)
        if row.result == "passed" and _must_be_left(row) and row.outlined:
            _fail(row, variant, "code is shared")
        if row.result in ("failed", "refused", "unfit"):
            break
    if row.result != "failed":
        shutil.rmtree(folder)


def _must_be_left(row):
    return row.option.meaning in ("alone", "unknown") \
        and row.form != row.option.negative


def _compare(checker, row, variant, folder, outcome):
    """Fill in ROW, of which VARIANT had an OUTCOME that is not the usual one:
    that of the compiler alone counts."""
    alone = Variant(f"{variant.name} alone", variant.alone)
    error, printed = checker.outcome(row.program, alone, folder)
    if error or not (printed or "").endswith("exit status 0\n"):
        _compare_objects(checker, row, variant, folder)
        row.why = row.why or error or "does not run"
    elif outcome != ("", printed):
        _fail(row, variant, outcome[0]
              or first_difference(printed, outcome[1]))
        row.result = checker.blame(row.program, variant, folder, printed,
                                   outcome[0])


def _compare_objects(checker, row, variant, folder):
    """Fill in ROW, of which the compiler alone makes no program that runs
    here: does VARIANT compile if the compiler does?"""
    row.result = "compiled"
    if checker.compile(row.program, Variant("", variant.alone + ["-c"]),
                       folder):
        row.result = "refused"
        return
    error = checker.compile(row.program, Variant("", variant.flags + ["-c"]),
                            folder)
    if error:
        _fail(row, variant, error)
    _count(row, folder / "program")


def _fail(row, variant, why):
    row.result, row.why = "failed", why
    row.failure = Result(row.program, "failed", why, variant,
                         against=Variant("alone", variant.alone))


def _count(row, path):
    """Add to ROW how many functions the plugin has made in the file PATH, and
    remove it."""
    data = path.read_bytes() if path.exists() else b""
    path.unlink(missing_ok=True)
    row.outlined += len(set(OUTLINED.findall(data)))
    row.folded += len(set(FOLDED.findall(data)))
