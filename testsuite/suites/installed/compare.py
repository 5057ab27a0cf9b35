# SPDX-License-Identifier: GPL-3.0-or-later
"""One set: alone, with the plugin, in stress mode; what is new.

  1. alone    the compiler alone, from the cache if it is there
  2. mode     the same tests with the plugin's flags
  3. worse    what is bad now and was not alone; what is text goes apart
  4. again    the tests of the rest once more, alone and in that mode: only
              what is new again is a failure, and what could not be run alone
              (a file that the scripts have made, say)

Example of the line for a failure:
  FAIL: stress: g++.dg/eh/cond1.C  -std=c++14 execution test

Limits: a program that fails now and then, for whatever reason, is missed if
the second run is good; the first one's logs stay for who wants to look.
"""

import hashlib
import json
from dataclasses import asdict, dataclass, field

from .dejagnu import Choice, run
from .expected import expected
from .results import Result, kind_of, worse
from .tree import train

FORMAT = 1


@dataclass
class Summary:
    """What came of a set: the number of TESTS' results, of those that were
    NOT_RUN (unsupported, untested) and of those bad ALONE; for each mode what
    is NEW and counts, what is TEXT, and of that what is UNREVIEWED, each a list
    of Results."""
    name: str
    tests: int = 0
    not_run: int = 0
    alone: int = 0
    new: dict = field(default_factory=dict)
    text: dict = field(default_factory=dict)
    unreviewed: dict = field(default_factory=dict)


class Comparison:
    """Compares sets.  IDENTITY is the compiler's description, MODES maps
    names to the plugin's flags, SOURCES is where GCC's are unpacked, TESTSUITE its
    gcc/testsuite or a copy of that, RULES is what read_expected gives."""

    def __init__(self, compilers, identity, flags, sources, testsuite, build,
                 modes, rules, jobs, every, show):
        self.compilers = compilers
        self.flags = flags
        self.sources = sources
        self.testsuite = testsuite
        self.build = build
        self.modes = modes
        self.rules = rules
        self.jobs = jobs
        self.every = every
        self.show = show
        self.circumstances = f"{FORMAT} {identity} {flags} {testsuite} {every}"

    def folder(self, suite_set, mode):
        return self.build / "run" / suite_set.name.replace("/", "_") / mode

    def once(self, suite_set, mode, flags, patterns=None):
        """The Results of SUITE_SET with the plugin's FLAGS, of all its tests
        or those that match PATTERNS; their files are in MODE's folder."""
        choice = Choice(patterns, 1 if patterns else self.every)
        testsuite = self.testsuite
        if suite_set.library:
            testsuite = self.sources / suite_set.library / "testsuite"
        if suite_set.trained:
            testsuite = train(
                testsuite, self.folder(suite_set, "tests") / "testsuite",
                suite_set)
        return run(suite_set, self.compilers,
                   suite_set.flags + self.flags + flags, testsuite,
                   self.folder(suite_set, mode), self.jobs, choice)

    def alone(self, suite_set):
        """What the compiler alone does with SUITE_SET."""
        name = suite_set.name.replace("/", "_")
        text = f"{self.circumstances} {suite_set}"
        key = hashlib.sha256(text.encode()).hexdigest()[:8]
        path = self.build / "alone" / f"{name}-{key}.json"
        if path.exists():
            return [Result(**r) for r in json.loads(path.read_text())]
        results = self.once(suite_set, "alone", [])
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".new")
        partial.write_text(json.dumps([asdict(r) for r in results]))
        partial.replace(path)
        return results

    def confirmed(self, suite_set, mode, candidates):
        """Those of CANDIDATES that are new again when their tests are run
        once more, or are of tests of which nothing was run then."""
        if not candidates:
            return []
        patterns = sorted({r.pattern for r in candidates})
        alone = self.once(suite_set, "alone-again", [], patterns)
        again = self.once(suite_set, f"{mode}-again", self.modes[mode],
                          patterns)
        repeated = {r.test for r in alone}
        return ([r for r in candidates if r.test not in repeated]
                + [r for r in worse(alone, again) if kind_of(r) == "counts"])

    def run(self, suite_set):
        """The Summary of SUITE_SET."""
        alone = self.alone(suite_set)
        summary = Summary(suite_set.name, len(alone),
                          sum(not r.ran for r in alone),
                          sum(r.bad for r in alone))
        for mode, flags in self.modes.items():
            found = worse(alone, self.once(suite_set, mode, flags))
            text = [r for r in found if kind_of(r) == "text"]
            summary.text[mode] = text
            summary.unreviewed[mode] = [
                r for r in text if not expected(self.rules, mode, r.name)]
            summary.new[mode] = self.confirmed(
                suite_set, mode, [r for r in found if kind_of(r) != "text"])
            for result in summary.new[mode]:
                self.show(f"{result.status}: {mode}: {result.name}")
            self.list_texts(suite_set, mode, summary)
        return summary

    def list_texts(self, suite_set, mode, summary):
        """Write the differences in text, the unreviewed ones first."""
        path = self.folder(suite_set, mode) / "texts"
        unreviewed = summary.unreviewed[mode]
        rest = [r for r in summary.text[mode] if r not in unreviewed]
        path.write_text("".join(
            [f"unreviewed: {r.name}\n" for r in unreviewed]
            + [f"expected: {r.name}\n" for r in rest]))
