# SPDX-License-Identifier: GPL-3.0-or-later
"""With the plugin: the same bytes each time, and the same code with -g.

  1. twice    compile again, in another folder, with a larger environment (so
              that the stack lies elsewhere; the heap moves by itself): the
              objects must be equal, byte by byte
  2. debug    compile with -g; without debug information the object must equal
              the first one without it
  3. alone    a test whose objects differ like that without the plugin, too,
              is not counted

All tests are compiled to objects, those that could be run as well.  The
option set must not hold -g itself.

Example of the line for a failure:
  FAIL: execute/20010122-1.c -Os: the code with -g is another: build/torture/...

Limits: symbol tables are compared without local symbols, as debug
information brings some of its own.
"""

import dataclasses
import shutil
import subprocess

from .compare import Comparison, Verdict
from .execute import attempt, build_command, result_file

SEED = ["-frandom-seed=torture"]
STRIP = ["--strip-debug", "--discard-all", "--remove-section=.comment"]


class Determinism(Comparison):
    """As Comparison, for whether objects are reproducible.  The baseline
    keeps, as an Outcome, what the compiler alone does: COMPILE is ok where
    its objects are equal."""

    def objects(self, test, folder, extra):
        """What is wrong with the objects of TEST compiled with EXTRA in
        FOLDER, in words, and the Outcome of the first."""
        first = self.build(test, folder / "first", extra)
        if first.compile != "ok":
            return "", first
        again = self.build(test, folder / "second", extra,
                           {"PADDING": "x" * 5000})
        debug = self.build(test, folder / "debug", extra + ["-g"])
        for other, name in ((again, "second"), (debug, "debug")):
            if other.compile != "ok":
                return f"compiling: {other.compile} ({name})", first
        name = result_file(test)
        one = (folder / "first" / name).read_bytes()
        if one != (folder / "second" / name).read_bytes():
            return "two compilations gave different bytes", first
        if self.code(folder / "first" / name) != self.code(
                folder / "debug" / name):
            return "the code with -g is another", first
        return "", first

    def build(self, test, folder, extra, environment=None):
        return attempt(self.toolchain, test, self.options, extra + SEED,
                       folder, False, environment)

    def code(self, path):
        """The object PATH without what belongs to debug information."""
        stripped = path.with_suffix(".stripped")
        strip = shutil.which(f"{self.toolchain.triplet}-strip") or "strip"
        subprocess.run([strip, *STRIP, "-o", str(stripped), str(path)],
                       check=True, stderr=subprocess.DEVNULL)
        return stripped.read_bytes()

    def alone_is_same(self, test, folder):
        """Whether the compiler alone makes equal objects of TEST."""
        command = ["determinism"] + build_command(
            self.toolchain, test, self.options, SEED, result_file(test))
        outcome = self.baseline.get(test, command)
        if outcome is None:
            why, outcome = self.objects(test, folder / "alone", [])
            outcome.compile = "error" if why else outcome.compile
            self.baseline.put(test, command, outcome)
        return outcome.compile == "ok"

    def compare(self, test):
        test = dataclasses.replace(test, kind="compile",
                                   sources=test.sources[:1])
        folder = self.failures / "determinism" / test.name
        shutil.rmtree(folder, ignore_errors=True)
        why, outcome = self.objects(test, folder, self.flags_for(test))
        counted = outcome.compile == "ok"
        if why and not self.alone_is_same(test, folder):
            why, counted = "", False
        if not why:
            shutil.rmtree(folder, ignore_errors=True)
        message = f"FAIL: {test.name} -{self.options.name}: {why}: {folder}"
        return Verdict(counted, not why, outcome.outlined, message)
