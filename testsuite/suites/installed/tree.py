# SPDX-License-Identifier: GPL-3.0-or-later
"""A copy of GCC's test suite without the marks that keep functions as they are.

Tests protect what they test by attributes: `noipa`, `noclone`, `noinline`.
What is protected so the plugin leaves alone, or only part of it.  In the copy
the chosen marks are `unused`, which any function may have; `noipa` is
`noinline` unless that is taken away, too, so that the function is still
called.  Files that have none are links to the original ones.

Example:  int f (int) __attribute__ ((__noipa__));
            ->  int f (int) __attribute__ ((__noinline__));

Limits: a test whose result hangs on a mark then fails without the plugin,
too; the comparison sees to that.
"""

import os
import re
import shutil

MARKS = ("noipa", "noclone", "noinline")
SOURCES = (".c", ".C", ".h", ".cc", ".H")


def without_marks(text, marks):
    """TEXT without the attributes in MARKS, a set of members of MARKS."""
    def other(match):
        instead = "unused"
        if match[2] == "noipa" and "noinline" not in marks:
            instead = "noinline"
        return match[1] + instead + match[3]
    return re.sub(r"(?<![-\w])(_*)(" + "|".join(sorted(marks))
                  + r")(_*)(?![-\w])", other, text)


def copy_without_marks(testsuite, target, marks):
    """Make TARGET a copy of the folder TESTSUITE without MARKS, once; a
    marker file written last is what a whole one has."""
    complete = target / "complete"
    if complete.exists():
        return target
    shutil.rmtree(target, ignore_errors=True)
    for folder, _, names in os.walk(testsuite):
        copied = target / os.path.relpath(folder, testsuite)
        copied.mkdir(parents=True, exist_ok=True)
        for name in names:
            copy_file(os.path.join(folder, name), copied / name, marks)
    complete.touch()
    return target


def copy_file(source, target, marks):
    """Copy the file SOURCE to the path TARGET without MARKS, or link it."""
    if name_has_marks(source):
        with open(source, encoding="latin-1", newline="") as file:
            old = file.read()
        new = without_marks(old, marks)
        if new != old:
            with open(target, "w", encoding="latin-1", newline="") as file:
                file.write(new)
            return
    os.link(source, target, follow_symlinks=False)


def name_has_marks(path):
    """Whether PATH is a source, by its name."""
    return path.endswith(SOURCES) and not os.path.islink(path)
