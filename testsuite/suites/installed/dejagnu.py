# SPDX-License-Identifier: GPL-3.0-or-later
"""Run a set of GCC's tests with DejaGnu against an installed compiler.

  1. site.exp   the compilers with their flags, the tests' folder, the choice
  2. processes  several runtest, which share the tests out by files in a
                common folder (GCC's own way: GCC_RUNTEST_PARALLELIZE_DIR)
  3. results    of all of them, in the order of their names

Example:  run (suite_set, compilers, flags,
               testsuite, Path ("build/suites/run/g++.dg_eh/stress"), jobs=2)
"""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .results import read_run

BOARDS = Path(__file__).resolve().parent.parent / "boards"
# What libgomp's configure writes where code runs on no other processor.
NO_OFFLOADING = "".join(f'set {name} ""\n' for name in (
    "cuda_driver_include", "cuda_driver_lib", "hsa_runtime_lib",
    "offload_plugins", "offload_targets", "offload_additional_options",
    "offload_additional_lib_paths"))


class RunFailed(Exception):
    """runtest did not run the tests."""


@dataclass
class Compilers:
    """The commands (lists of words) for C, C++ and Fortran (which may be
    missing), and the TRIPLET."""
    cc: list
    cxx: list
    fortran: list
    triplet: str


@dataclass
class Choice:
    """Of a set: paths that match one of the PATTERNS (None: the set's own),
    and of these every EVERYth."""
    patterns: list = None
    every: int = 1


def tcl_list(words):
    return " ".join("{" + word + "}" for word in words)


def site(suite_set, compilers, flags, testsuite, choice, folder):
    """The text of site.exp for a process in FOLDER."""
    patterns = choice.patterns or suite_set.patterns()
    lines = [
        'set rootme "."',
        f'set tmpdir "{folder}"',
        f'set srcdir "{testsuite}"',
        'set CFLAGS ""',
        'set CXXFLAGS ""',
        f'set GCC_UNDER_TEST "{" ".join(compilers.cc + flags)}"',
        f'set GXX_UNDER_TEST "{" ".join(compilers.cxx + flags)}"',
        f'set GFORTRAN_UNDER_TEST "{" ".join(compilers.fortran + flags)}"',
        f"set target_triplet {compilers.triplet}",
        f'lappend boards_dir "{BOARDS}"',
        "set target_list unix",
        f"set SUITES_PATTERNS [list {tcl_list(patterns)}]",
        f"set SUITES_PROGRAMS {int(suite_set.programs)}",
        f"set SUITES_EVERY {choice.every}",
    ]
    if suite_set.library:
        # No library was built here: the installed one is tested.
        lines += [f'set objdir "{folder}"', f'set rootme "{folder}"']
        lines += [f"set {machine}_triplet {compilers.triplet}"
                  for machine in ("host", "build")]
    return "\n".join(lines) + "\n"


def run(suite_set, compilers, flags, testsuite, folder, jobs, choice=Choice()):
    """Run SUITE_SET in FOLDER, which is made anew, with FLAGS for both
    compilers, as JOBS processes; return the Results, sorted by name."""
    shutil.rmtree(folder, ignore_errors=True)
    shared = folder / "shared"
    shared.mkdir(parents=True)
    environment = dict(os.environ, LC_ALL="C",
                       GCC_RUNTEST_PARALLELIZE_DIR=str(shared))
    # What make says of its jobs is not for the tests; nor is a user's setting.
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "DEJAGNU", "GCC_COLORS"):
        environment.pop(name, None)
    processes = []
    for job in range(jobs):
        place = folder / str(job)
        place.mkdir()
        (place / "site.exp").write_text(site(
            suite_set, compilers, flags, testsuite, choice, place))
        (place / "libgomp-test-support.exp").write_text(NO_OFFLOADING)
        with open(place / "runtest.out", "wb") as out:
            processes.append(subprocess.Popen(
                ["runtest", "--tool", suite_set.tool] + suite_set.scripts,
                cwd=place, env=environment, stdin=subprocess.DEVNULL,
                stdout=out, stderr=subprocess.STDOUT))
    for process in processes:
        process.wait()
    return collect(suite_set, folder, jobs)


def collect(suite_set, folder, jobs):
    """The Results of the JOBS processes in FOLDER.  What they compiled is
    removed, the logs stay."""
    found = []
    for job in range(jobs):
        place = folder / str(job)
        log = place / f"{suite_set.tool}.sum"
        if not log.exists() or "Summary ===" not in log.read_text(
                errors="replace"):
            raise RunFailed(f"runtest ended early: {place / 'runtest.out'}")
        found += read_run(place, suite_set.tool)
        remove_others(place, suite_set.tool)
    shutil.rmtree(folder / "shared")
    return sorted(found, key=lambda r: (r.name, r.status))


def remove_others(place, tool):
    """Remove all from the folder PLACE but logs and settings."""
    kept = ("site.exp", "runtest.out", f"{tool}.sum", f"{tool}.log")
    for path in place.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        elif path.name not in kept:
            path.unlink()
