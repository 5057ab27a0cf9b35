# SPDX-License-Identifier: GPL-3.0-or-later
"""A program of which each test is a unit, compiled in two rounds.

  1. make_dictionary  every test leaves a summary; outline-merge finds what
                      tests share
  2.                  the tests, compiled with the flags that this returns and
                      linked with all shared code, are compared as usual

Limits: tests that are linked by LTO leave no summary.
"""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from .execute import attempt

ARGUMENT = "-fplugin-arg-outline-"


def make_dictionary(comparison, tests, jobs, merge, folder):
    """Compile TESTS as COMPARISON does, JOBS at a time, and merge them by
    the command MERGE in FOLDER (made here).  Return the flags for the second
    round, and how many fragments tests share."""
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
    subprocess.run([merge, sums, "-o", made, "-S", shared], check=True)
    text = shared.read_text()
    code = folder / "shared.o"
    subprocess.run(comparison.toolchain.cc + ["-c", shared, "-o", code],
                   check=True)
    return ([f"{ARGUMENT}dictionary={made}", str(code)],
            text.count("\t.size\tfolded.outline_merge."))
