# SPDX-License-Identifier: GPL-3.0-or-later
"""The reviewed list of texts that come out otherwise with the plugin.

Each line of the file `expected` is a mode (plugin, stress or any), a glob of
the result's name, after two spaces the reason.  A glob that ends with a test's
file is for all its results.  Lines that begin with # are comments.

Example:  stress g++.dg/*scan-assembler*  fragments hold what was scanned for
"""

import re
from fnmatch import fnmatchcase

MODES = ("plugin", "stress", "any")


class BadList(Exception):
    """A line that is not what a line must be."""


def read_expected(path):
    """The lines of the file PATH as a list of (mode, glob)."""
    rules = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = re.fullmatch(r"(\w+) (.+?)  (\S.*)", line)
        if not match or match[1] not in MODES:
            raise BadList(f"{path}:{number}: not MODE GLOB  REASON: {line}")
        rules.append((match[1], match[2]))
    return rules


def literal_brackets(glob):
    """GLOB with "[" for itself: names hold many, and sets of characters no
    line needs."""
    return glob.replace("[", "[[]")


def expected(rules, mode, name):
    """Whether one of RULES is for the result NAME of MODE."""
    return any(rule_mode in (mode, "any")
               and any(fnmatchcase(name, literal_brackets(glob) + rest)
                       for rest in ("", " *"))
               for rule_mode, glob in rules)
