# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles, links and runs the programs in each variant, with a cache.

  0. train     with profiles: each program is compiled for one and its test is run
  1. plan      which (program, variant) pairs have no valid result
  2. compile   all their units in one pool, largest source first; user time of
               each from wait4, so the assembler and cc1 are in it
  3. measure   sections of the objects and of the linked program
  4. test      the program's test script with each variant's program; it must
               succeed, and print what it printed with the first variant

A result is valid while compiler version, flags, plugin file, program
description and source version are the same.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .elf import Sizes, measure
from .programs import DESCRIPTIONS, describe_command, digest


# Programs with threads count together.
PROFILE_GENERATE = "-fprofile-generate", "-fprofile-update=prefer-atomic"
PROFILE_USE = "-Wno-missing-profile", "-fprofile-use"


@dataclass
class Variant:
    """A way to compile.  PLUGIN: a file whose contents count, or None.
    TESTED: whether the programs' tests are of interest.  UNKNOWN: flags of
    programs that the compiler does not know.  RUNNER: the command that programs
    are run through, if they are for another machine.  PROFILED: whether it
    uses a profile.  LINK: flags for linking."""
    name: str
    cc: str
    cxx: str
    flags: list
    plugin: Path = None
    tested: bool = True
    unknown: tuple = ()
    runner: tuple = ()
    profiled: bool = False
    link: tuple = ()

    def command(self, unit):
        known = [flag for flag in unit.flags if flag not in self.unknown]
        return [self.cxx if unit.is_cxx else self.cc, *known, "-w",
                *self.flags, "-c", unit.source]

    def folder_name(self):
        """The same for all versions of a plugin: each replaces the last."""
        return self.name + "-" + digest(self.cc, self.cxx, self.flags)

    def digest(self):
        """Of the tools that decide what becomes of a source."""
        versions = [subprocess.run([compiler, "-v"], capture_output=True,
                                   text=True, check=True).stderr
                    for compiler in (self.cc, self.cxx)]
        plugin = hashlib.sha256(self.plugin.read_bytes() if self.plugin
                                else b"").hexdigest()
        return digest(versions, plugin)


@dataclass
class Result:
    """What was measured of one program in one variant."""
    objects: dict = field(default_factory=dict)  # name -> {sizes, user}
    failures: list = field(default_factory=list)  # names of units
    total: Sizes = field(default_factory=Sizes)  # COMDAT groups once
    linked: Sizes = None  # None too if only the objects were wanted
    user: float = 0.0  # seconds, all measured units
    test: str = "-"  # ok, fails, timeout, differs; - where none was run
    test_key: str = ""  # of the test script that was run
    test_output: str = ""  # digest of what it printed


class Build:
    """One (program, variant) pair and the folder of its files."""

    def __init__(self, program, variant, tools, work):
        self.program = program
        self.variant = variant
        self.folder = work / "obj" / program.name / variant.folder_name()
        self.key = program.build_digest + "-" + tools
        self.result = Result()
        self.profiles = None  # The folder of those that it uses.

    @property
    def linked_path(self):
        return self.folder / "program"

    def load(self, linked):
        """Take the result of an earlier run; false if there is no valid one.

        LINKED: it must be of the linked program too."""
        path = self.folder / "result.json"
        if not path.exists():
            return False
        saved = json.loads(path.read_text())
        if saved.pop("key") != self.key or saved["failures"] \
           or linked and not saved["linked"]:
            return False
        for name in ("total", "linked"):
            saved[name] = saved[name] and Sizes(**saved[name])
        for entry in saved["objects"].values():
            entry["sizes"] = entry["sizes"] and Sizes(**entry["sizes"])
        self.result = Result(**saved)
        return True

    def save(self):
        text = json.dumps(dict(asdict(self.result), key=self.key))
        (self.folder / "result.json").write_text(text)

    def clear(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def object_path(self, unit):
        return self.folder / f"{unit.name}.o"

    def compile(self, unit, timeout):
        """Compile UNIT; false, and the reason in UNIT.log, if that fails."""
        command = [*self.variant.command(unit), "-o", self.object_path(unit)]
        if self.profiles:
            command += use_profiles(self.profiles)
        log = self.folder / f"{unit.name}.log"
        status, user = run_timed(command, unit.cwd, log, timeout)
        self.result.objects[unit.name] = {"sizes": None, "user": user}
        if status:
            self.result.failures.append(unit.name)
            with open(log, "a", encoding="utf-8") as file:
                file.write(f"\ncd {unit.cwd}\n{describe_command(command)}\n")
        else:
            log.unlink()
        return status == 0

    def measure(self):
        """Fill in the sizes of the objects, their sum, and the time."""
        result, seen = self.result, set()
        for unit in self.program.units:
            if not unit.measured or unit.name in result.failures:
                result.objects.pop(unit.name, None)
                continue
            path = self.object_path(unit)
            result.objects[unit.name]["sizes"] = measure(path, set())
            result.total += measure(path, seen)
            result.user += result.objects[unit.name]["user"]

    def link(self):
        """Link all objects, drivers too; a failure is left in link.log."""
        program = self.program
        linker = self.variant.cxx if program.is_cxx else self.variant.cc
        command = [linker, *self.variant.link, "-o", self.linked_path,
                   *(self.object_path(unit) for unit in program.units),
                   *program.link]
        with open(self.folder / "link.log", "w", encoding="utf-8") as log:
            done = subprocess.run(command, cwd=program.tree, stdout=log,
                                  stderr=log)
        if done.returncode:
            self.result.failures.append("link")
        else:
            self.result.linked = measure(self.linked_path, set())

    def program_to_run(self):
        """What runs the linked program: itself, or a script that does."""
        if not self.variant.runner:
            return self.linked_path
        script = self.folder / "emulated"
        command = describe_command([*self.variant.runner, self.linked_path])
        script.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        script.chmod(0o755)
        return script

    def test_key(self):
        return digest(self.program.test)

    def run_test(self, timeout):
        """Run the test script; sets TEST to ok, fails or timeout.

        The script finds in its environment: PROGRAM (the linked program), TREE
        (the sources), OBJECTS (the folder of the objects), OWN (the folder of
        the descriptions), CC and CXX (commands with this variant's flags), and
        RUN (what the programs that they make are run through, or nothing).
        Its folder is empty, and its own."""
        scratch = self.folder / "test"
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        variant, result = self.variant, self.result
        environment = dict(
            os.environ, LC_ALL="C.UTF-8", TREE=self.program.tree,
            PROGRAM=self.program_to_run(), RUN=" ".join(variant.runner),
            OBJECTS=self.folder, OWN=DESCRIPTIONS,
            CC=describe_command([variant.cc, "-w", *variant.flags]),
            CXX=describe_command([variant.cxx, "-w", *variant.flags]))
        result.test_key = self.test_key()
        with open(self.folder / "test.log", "wb") as log:
            try:
                status = subprocess.run(
                    ["bash", "-euc", "set -o pipefail\n" + self.program.test],
                    cwd=scratch, env=environment, stdin=subprocess.DEVNULL,
                    stdout=log, stderr=log, timeout=timeout).returncode
                result.test = "fails" if status else "ok"
            except subprocess.TimeoutExpired:
                result.test = "timeout"
        output = (self.folder / "test.log").read_bytes()
        result.test_output = hashlib.sha256(output).hexdigest()
        shutil.rmtree(scratch, ignore_errors=True)


def run_timed(command, cwd, log, timeout):
    """Run COMMAND with its output in LOG; (exit status, user seconds).

    TIMEOUT is in seconds of processor time.  The user time is that of the
    process and of all its children: driver, compiler proper, assembler."""
    process = start(command, cwd, log, timeout)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime


def start(command, cwd, log, timeout):
    """The process that runs COMMAND in CWD with its output in LOG."""
    with open(log, "w", encoding="utf-8") as output:
        return subprocess.Popen(
            ["bash", "-c", f'ulimit -t {timeout}; exec "$@"', "bash",
             *command],
            cwd=cwd, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            start_new_session=True)


def use_profiles(folder):
    """Flags with which -fprofile-use finds the profiles of the objects in FOLDER.

    A copy of them elsewhere would do for functions that other files see only: GCC
    names the others by the object's path, too (coverage_compute_profile_id)."""
    return ["-dumpdir", f"{folder}/"]


def train(builds, options):
    """Have BUILDS, pairs that use a profile, find one.

    Each program is trained once, by its own test, compiled by the compiler of
    its first variant alone."""
    folders = {}
    for build in builds:
        program, variant = build.program, build.variant
        if program.name not in folders:
            flags = [flag for flag in variant.flags
                     if flag not in PROFILE_USE and "plugin" not in flag]
            trainer = Variant("train", variant.cc, variant.cxx,
                              [*flags, *PROFILE_GENERATE], runner=variant.runner,
                              link=PROFILE_GENERATE)
            trained = Build(program, trainer, trainer.digest(), options.work)
            if options.fresh or not trained.load(linked=True):
                trained.clear()
                compile_all([trained], True, options.jobs, options.timeout)
                if not trained.result.failures:
                    trained.link()
                if trained.result.linked:
                    trained.run_test(options.timeout)
                trained.save()
            if trained.result.test != "ok":
                print(f"{program.name}: no profile, see {trained.folder}",
                      file=sys.stderr)
            folders[program.name] = trained.folder
        build.profiles = folders[program.name]


def compile_all(builds, drivers, jobs, timeout):
    """Compile the units of BUILDS, JOBS at a time; DRIVERS: those too.

    The variants of one unit stand together, so that a slow moment of the
    machine hits both sides of a ratio."""
    todo = [(build, unit) for build in builds for unit in build.program.units
            if unit.measured or drivers]

    def weight(item):
        build, unit = item
        size = (unit.cwd / unit.source).stat().st_size
        return -size, build.program.name, unit.name

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda item: item[0].compile(item[1], timeout),
                      sorted(todo, key=weight)))


def build_all(programs, variants, options):
    """Result for each program name and variant name, from the cache or new.

    OPTIONS: work (folder), jobs, timeout, fresh (ignore the cache), sizes (of
    the objects only), tests."""
    digests = {variant.name: variant.digest() for variant in variants}
    builds = [Build(program, variant, digests[variant.name], options.work)
              for program in programs for variant in variants]
    new = [build for build in builds if options.fresh
           or not build.load(linked=not options.sizes)]
    for build in new:
        build.clear()
    train([build for build in new if build.variant.profiled], options)
    started = time.monotonic()
    compile_all(new, not options.sizes, options.jobs, options.timeout)
    if new:
        print(f"compiled in {time.monotonic() - started:.0f} s",
              file=sys.stderr, flush=True)
    for build in new:
        build.measure()
        if not build.result.failures and not options.sizes:
            build.link()
        build.save()
    if options.tests and not options.sizes:
        test_all(builds, options)
    results = {program.name: {} for program in programs}
    for build in builds:
        results[build.program.name][build.variant.name] = build.result
    return results


def test_all(builds, options):
    """Run the tests that have not succeeded; compare with the first variant."""
    todo = [build for build in builds
            if build.program.test and build.variant.tested
            and build.result.linked
            and (build.result.test != "ok"
                 or build.result.test_key != build.test_key())]
    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(lambda build: build.run_test(options.timeout), todo))
    first = {}
    for build in builds:
        build.save()
        reference = first.setdefault(build.program.name, build).result
        if build.result.test == "ok" \
           and build.result.test_output != reference.test_output:
            build.result.test = "differs"
