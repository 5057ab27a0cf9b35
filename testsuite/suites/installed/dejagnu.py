# SPDX-License-Identifier: GPL-3.0-or-later
"""Run a set of GCC's tests with DejaGnu against an installed compiler.

  1. build tree what the scripts look for in the folder where GCC was built
                (build_tree.py)
  2. site.exp   the compilers with their flags, the tests' folder, the choice
  3. processes  several runtest, which share the tests out by files in a
                common folder (GCC's own way: GCC_RUNTEST_PARALLELIZE_DIR)
  4. results    of all of them, in the order of their names

Example:  run (suite_set, compilers, flags,
               testsuite, Path ("build/suites/run/g++.dg_eh/stress"), jobs=2)
"""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .build_tree import make_build_tree
from .results import read_run

BOARDS = Path(__file__).resolve().parent.parent / "boards"
# What the scripts call the compilers of other languages.
UNDER_TEST = {"gfortran": "GFORTRAN_UNDER_TEST", "gdc": "GDC_UNDER_TEST",
              "go": "GOC_UNDER_TEST"}
# What libgomp's configure writes where code runs on no other processor.
NO_OFFLOADING = "".join(f'set {name} ""\n' for name in (
    "cuda_driver_include", "cuda_driver_lib", "hsa_runtime_lib",
    "offload_plugins", "offload_targets", "offload_additional_options",
    "offload_additional_lib_paths"))


# An error in a script, after which runtest goes on with the next one.
BROKEN = re.compile(r"^ERROR: in testcase (.*)\n(?:ERROR: +)?(.*)",
                    re.MULTILINE)


class RunFailed(Exception):
    """runtest did not run the tests."""


@dataclass
class Compilers:
    """The commands (lists of words) for C, C++ and, by the tools that test
    them (gfortran, gdc, go, gnat), the OTHERS, which may be missing; the
    TRIPLET; and the RUNNER that programs are run through, or ""."""
    cc: list
    cxx: list
    others: dict
    triplet: str
    runner: str = ""


@dataclass
class Choice:
    """Of a set: paths that match one of the PATTERNS (None: the set's own),
    and of these every EVERYth."""
    patterns: list = None
    every: int = 1


def tcl_list(words):
    return " ".join("{" + word + "}" for word in words)


def site(suite_set, compilers, flags, testsuite, choice, folder, build_tree):
    """The text of site.exp for a process in FOLDER.  BUILD_TREE is a folder,
    or None."""
    patterns = choice.patterns or suite_set.patterns()
    lines = [
        'set rootme "."',
        f'set tmpdir "{folder}"',
        f'set srcdir "{testsuite}"',
        'set CFLAGS ""',
        'set CXXFLAGS ""',
        f'set GCC_UNDER_TEST "{" ".join(compilers.cc + flags)}"',
        f'set GXX_UNDER_TEST "{" ".join(compilers.cxx + flags)}"',
        f'set HOSTCC "{" ".join(compilers.cc)}"',
        'set HOSTCFLAGS ""',
        f"set target_triplet {compilers.triplet}",
        f'lappend boards_dir "{BOARDS}"',
        "set target_list unix",
        f"set SUITES_PATTERNS [list {tcl_list(patterns)}]",
        f"set SUITES_PROGRAMS {int(suite_set.programs)}",
        f"set SUITES_EVERY {choice.every}",
        f"set SUITES_BUILD_TREE {{{build_tree or ''}}}",
        f"set SUITES_RUNNER {{{compilers.runner}}}",
    ]
    for tool, name in UNDER_TEST.items():
        command = " ".join(compilers.others[tool] + flags)
        lines.append(f'set {name} "{command}"')
    if suite_set.library:
        # No library was built here: the installed one is tested.
        lines += [f'set objdir "{folder}"', f'set rootme "{folder}"']
        lines += [f"set {machine}_triplet {compilers.triplet}"
                  for machine in ("host", "build")]
        # What libgomp's configure finds since GCC 14: one program of many threads at a time.
        lines += ["set FLOCK flock", 'set SYSROOT_CFLAGS_FOR_TARGET ""']
    return "\n".join(lines) + "\n"


def run(suite_set, compilers, flags, testsuite, folder, jobs, choice=Choice()):
    """Run SUITE_SET in FOLDER, which is made anew, with FLAGS for both
    compilers, as JOBS processes; return the Results, sorted by name."""
    shutil.rmtree(folder, ignore_errors=True)
    shared = folder / "shared"
    shared.mkdir(parents=True)
    build_tree = make_build_tree(suite_set, compilers, flags, testsuite,
                                 folder / "build-tree")
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
            suite_set, compilers, flags, testsuite, choice, place,
            build_tree))
        # Since GCC 14 it is looked for beside the processes' folders.
        for where in (folder, place):
            (where / "libgomp-test-support.exp").write_text(NO_OFFLOADING)
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
        broken = BROKEN.search((place / "runtest.out").read_text(
            errors="replace"))
        if broken:
            raise RunFailed(f"{broken[1]} ended early: {broken[2]}: "
                            f"{place / 'runtest.out'}")
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
