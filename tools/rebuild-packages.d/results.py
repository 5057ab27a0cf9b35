# What the log of a build says of tests.  SPDX-License-Identifier: GPL-3.0-or-later
"""
Test suites say what passed in many ways.  Two kinds of lines are looked for, anywhere in the log:

  1. a line with the name of a test and its result, as automake, CTest, Meson, TAP, GoogleTest, Autotest, DejaGnu,
     Python's unittest and Tcl's tcltest print them, and many a script: "name ... ok", "name: passed";
  2. other lines in which one of the words of results is beside a number, as sums are: "12 tests, 0 failed"; or that say
     that tests were run: "Ran 84 tests", "tests completed successfully".

Times, addresses and numbers of processes are left out, as they are others each time.
"""

import re
from collections import Counter

PASSED, FAILED, OTHER = "passed", "failed", "other"
WORDS = {
    PASSED: "pass passed ok success successful succeeded",
    FAILED: "fail failed failure error timeout xpass unresolved not_ok not_run exception crash crashed",
    OTHER: "skip skipped xfail untested unsupported expectedfail",
}
RESULT_OF = {word: result for result, words in WORDS.items() for word in words.split()}
ANY_WORD = "|".join(sorted((word.replace("_", "[ _-]") for word in RESULT_OF), key=len, reverse=True))

# The groups "name" and "result".
NAMED = [re.compile(pattern) for pattern in (
    r"(?P<result>PASS|FAIL|XFAIL|XPASS|SKIP|ERROR|UNRESOLVED|UNTESTED|UNSUPPORTED): (?P<name>\S.*)",
    r"\s*\d+/\d+ Test +#\d+: (?P<name>\S+) \.*\s*(\*\*\*)?"
    r"(?P<result>Passed|Failed|Not Run|Timeout|Exception|Skipped).*",
    r"\s*\d+/\d+ (?P<name>\S.*?) +(?P<result>OK|FAIL|SKIP|TIMEOUT|ERROR|EXPECTEDFAIL)\b.*",
    r"(?P<result>ok|not ok) (?P<name>\d+\b.*)",
    r"\[ +(?P<result>OK|FAILED|SKIPPED) +\] (?P<name>\S+).*\(\d+ ms\)",
    r"(?i)\s*(?P<name>\d+: .*?) +(?P<result>ok|FAILED|skipped) *(\(.*\))?",
    r"(?i)(?P<name>\S.{0,150}?)(\s*\.\.+\s*|\s*:\s+|(?<!\d)\s+\[?\s*)"
    rf"(?P<result>{ANY_WORD})\s*[\]!.]?",
    rf"(?i)\[?(?P<result>{ANY_WORD})\s*(\]|:|\.\.+)\s*(?P<name>\S.{{0,150}})",
)]
SUM_WORD = rf"({ANY_WORD}|failures|errors|passes)"
NUMBER_AND_WORD = re.compile(
    rf"(?i)(?=.{{1,200}}$).*(\b\d+%?(\s+[a-z]+){{0,2}}\s+{SUM_WORD}\b|\b{SUM_WORD}[]\s:=(|]{{1,4}}\d).*"
    r"|(ran \d+ tests?|(all )?tests (completed|passed)( successfully)?)[.!]*$")
# No tests: what compilers, make, configure and debhelper say.
NOT_TESTS = re.compile(
    r"\s*(checking |gcc |g\+\+ |cc |c\+\+ |x86_64-linux-gnu-|libtool: |/bin/(ba)?sh |make(\[|:)|dpkg|dh_|dh: |-- "
    r"|config\.status|configure: |\[ *\d+%\]|\[\d+/\d+\]|patching |dwz: |CC |CXX )"
    r"|.*\\$|.*(-fplugin|: (warning|note|error): | -o \S)"
    r"|.*(Compiler for C|Checking|Fetching|Library|Program) ")
COLOURS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CHANGING = re.compile(
    r"0x[0-9a-fA-F]+|\b\d+([.,]\d+)? ?(ms|msec|us|µs|ns|s|secs?|seconds?|minutes|[kKMG]i?B/s)\b"
    r"|\b\d+\.\d+\b|\b\d\d:\d\d:\d\d\b")


class Results:
    """NAMED: how often each (name, result) was printed; LINES: the other lines, without what changes."""

    def __init__(self, text):
        self.named = Counter()
        self.lines = Counter()
        for line in COLOURS.sub("", text).splitlines():
            line = line.rstrip()
            if line and not NOT_TESTS.match(line):
                self._read(line)

    def _read(self, line):
        for pattern in NAMED:
            match = pattern.fullmatch(line)
            if match:
                word = re.sub("[ -]", "_", match["result"].lower())
                self.named[CHANGING.sub("#", match["name"]).strip(), RESULT_OF[word]] += 1
                return
        if NUMBER_AND_WORD.match(line):
            self.lines[CHANGING.sub("#", line)] += 1

    def count(self, result):
        return sum(number for (_, its), number in self.named.items() if its == result)

    def any(self):
        return bool(self.count(PASSED) or self.count(FAILED) or self.lines)

    def summary(self):
        """What a table says of them: how many there are, or the lines themselves where those are few."""
        passed, failed = self.count(PASSED), self.count(FAILED)
        lines = [f"{name}: {result}" for name, result in self.named if result != OTHER] + sorted(self.lines)
        if passed + failed > 1:
            return f"{passed} passed" + (f", {failed} failed" if failed else "")
        return "; ".join(line.strip() for line in lines) if len(lines) <= 3 else f"{len(lines)} lines"

    def differences(self, other):
        """What OTHER has, and this has not, and the other way round: lines "+name: result" and "-name: result"."""
        def words(results):
            named = {f"{name}: {result}": number for (name, result), number in results.named.items()}
            return Counter(named) + results.lines

        own, others = words(self), words(other)
        return sorted([f"-{word}" for word in own - others] + [f"+{word}" for word in others - own])
