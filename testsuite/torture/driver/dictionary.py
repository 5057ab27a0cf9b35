# SPDX-License-Identifier: GPL-3.0-or-later
"""A program of which each test is a unit, compiled in two rounds.

  1. make_dictionary  every test leaves a summary; outline-merge finds what
                      tests share
  2.                  the tests, compiled with the flags that this returns and
                      linked with all shared code, unless each has what it
                      shares, are compared as usual

Limits: tests that are linked by LTO leave no summary.
"""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from .execute import attempt

ARGUMENT = "-fplugin-arg-outline-"


def make_dictionary(comparison, tests, jobs, merge, folder, in_objects):
    """Compile TESTS as COMPARISON does, JOBS at a time, and merge them by
    the command MERGE in FOLDER (made here); IN_OBJECTS: each is to have what
    it shares.  Return the flags for the second round, and how many fragments
    tests share."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    sums, shared = folder / "sums", folder / "shared.s"

    def summarize(test):
        work = folder / "work" / test.name
        attempt(comparison.toolchain, test, comparison.options,
                comparison.flags_for(test) + [f"{ARGUMENT}summary={sums}"],
                work, run=False)
        shutil.rmtree(work)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(summarize, tests))
    made = folder / "tests.outline"
    report = subprocess.run(
        [merge, sums, "-o", made, "--report",
         *([] if in_objects else ["-S", shared])],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    flags, code = [f"{ARGUMENT}dictionary={made}"], folder / "shared.o"
    if not in_objects:
        subprocess.run(comparison.toolchain.cc + ["-c", shared, "-o", code],
                       check=True)
        flags.append(str(code))
    return flags, report.count(" folded.outline_merge.")
