# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies of GCC's test suite: without the marks that keep functions as they
are, and with other tests in the place of those of tree-prof.

Tests protect what they test by attributes: `noipa`, `noclone`, `noinline`.
What is protected so the plugin leaves alone, or only part of it.  In the copy
the chosen marks are `unused`, which any function may have; `noipa` is
`noinline` unless that is taken away, too, so that the function is still
called.  Files that have none are links to the original ones.

Example:  int f (int) __attribute__ ((__noipa__));
            ->  int f (int) __attribute__ ((__noinline__));

Folders that DejaGnu takes tests from are called testsuite: it looks for
../testsuite/lib.

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


def programs(folder):
    """The tests of FOLDER that are run: all of gcc.c-torture/execute, of
    others those that say so."""
    return [path for path in sorted(folder.glob("*.[cC]"))
            if folder.match("gcc.c-torture/execute")
            or re.search(r"dg-do\s+run", path.read_text(errors="replace"))]


def train(testsuite, target, suite_set):
    """Make TARGET a copy of the folder TESTSUITE, by symbolic links, in which
    tree-prof of SUITE_SET's tool has the programs of its trained folders."""
    shutil.rmtree(target, ignore_errors=True)
    own = target / f"{suite_set.tool}.dg" / "tree-prof"
    own.mkdir(parents=True)
    for path in testsuite.iterdir():
        if path.name != own.parent.name:
            (target / path.name).symlink_to(path)
    for path in (testsuite / own.parent.name).iterdir():
        if path.name != own.name:
            (own.parent / path.name).symlink_to(path)
    (own / "tree-prof.exp").symlink_to(
        testsuite / own.parent.name / own.name / "tree-prof.exp")
    for name in suite_set.trained:
        folder = testsuite / name
        for path in [*folder.glob("*.h"), *programs(folder)]:
            if not (own / path.name).is_symlink():
                (own / path.name).symlink_to(path)
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
