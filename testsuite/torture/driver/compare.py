# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare the compiler with the plugin to the compiler alone, test by test.

  1. alone     the Outcome of the compiler alone, from the cache if it is there
  2. with      the same with the plugin
  3. differs   what the second does worse; nothing: passed
  4. confirm   both once more, afresh: only what differs again is a failure
  5. keep      for a failure, a folder with both sides and a script

A test that the compiler alone cannot compile is still compiled with the
plugin, where only a crash of the compiler counts; it is not counted as
passed.  A program that fails when compiled by the compiler alone is only
compiled.

Example of the line for a failure:
  FAIL: execute/20010122-1.c -Os: exit status -6, alone 0: build/torture/failures/Os/execute/20010122-1.c/repeat
"""

import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from .execute import as_shell, attempt, build_command, result_file
from .suites import ALL_LEVELS


@dataclass
class Tally:
    """What came of a run.  OUTLINED counts functions, TESTS_OUTLINED the
    tests in which there was at least one."""
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    outlined: int = 0
    tests_outlined: int = 0
    failures: list = field(default_factory=list)

    def add(self, other):
        for name in ("passed", "failed", "skipped", "outlined",
                     "tests_outlined", "failures"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Verdict:
    """PASSED, or not COUNTED, or failed with the MESSAGE to print."""
    counted: bool
    passed: bool
    outlined: int = 0
    message: str = ""


def differs(alone, plugin, check_output=True):
    """What the outcome PLUGIN does worse than ALONE, in words; "" if
    nothing."""
    if plugin.compile != alone.compile:
        crash = plugin.compile == "crash"
        if alone.compile == "ok" or crash:
            return ("the compiler crashed" if crash else
                    f"compiling: {plugin.compile}, alone {alone.compile}")
        return ""
    if alone.run != 0:
        return ""
    if plugin.run != 0:
        return f"exit status {plugin.run}, alone 0"
    if check_output and plugin.output != alone.output:
        return "prints something else than alone"
    return ""


def first_error(path):
    """The first error in the file PATH of diagnostics, behind a colon; "" if
    there is none."""
    match = re.search(r"(?:error|undefined|could not be compiled).*", path.read_text(errors="replace"))
    return ": " + match[0] if match else ""


class Comparison:
    """Compares tests of one set with one option set.  PLUGIN_FLAGS switch the
    plugin on and stress it; WORK and FAILURES are folders for scratch files
    and for what is kept."""

    def __init__(self, toolchain, options, plugin_flags, baseline, work,
                 failures, keep=False):
        self.toolchain = toolchain
        self.options = options
        self.plugin_flags = plugin_flags + options.plugin_args
        self.baseline = baseline
        self.work = work / options.name
        self.failures = failures / options.name
        self.keep = keep

    def flags_for(self, test):
        """The plugin's flags for TEST: one that sets its own level takes
        part at that level."""
        flags = self.plugin_flags
        if test.own_level and ALL_LEVELS not in flags:
            flags = flags + [ALL_LEVELS]
        return flags

    def alone(self, test):
        """The Outcome of TEST without the plugin; run at most once ever."""
        command = build_command(self.toolchain, test, self.options, [],
                                result_file(test))
        outcome = self.baseline.get(test, command)
        if outcome is None:
            folder = self.work / "alone" / test.name
            outcome = attempt(self.toolchain, test, self.options, [], folder)
            shutil.rmtree(folder, ignore_errors=True)
            self.baseline.put(test, command, outcome)
        return outcome

    def compare(self, test):
        """The Verdict on TEST."""
        shutil.rmtree(self.failures / test.name, ignore_errors=True)
        alone = self.alone(test)
        folder = self.work / "plugin" / test.name
        plugin = attempt(self.toolchain, test, self.options,
                         self.flags_for(test), folder, alone.run == 0)
        why = differs(alone, plugin)
        if why:
            why = self.confirm(test)
        if not self.keep:
            shutil.rmtree(folder, ignore_errors=True)
        counted = alone.compile == "ok" or bool(why)
        message = f"FAIL: {test.name} -{self.options.name}: {why}: " \
                  f"{self.failures / test.name}/repeat" if why else ""
        return Verdict(counted, not why, plugin.outlined, message)

    def confirm(self, test):
        """Both sides of TEST once more, in the folder of failures; what
        differs, or "" (and then the folder is removed)."""
        folder = self.failures / test.name
        shutil.rmtree(folder, ignore_errors=True)
        before = attempt(self.toolchain, test, self.options, [],
                         folder / "alone-1")
        alone = attempt(self.toolchain, test, self.options, [],
                        folder / "alone")
        plugin = attempt(self.toolchain, test, self.options,
                         self.flags_for(test), folder / "plugin")
        shutil.rmtree(folder / "alone-1")
        stable = before.output == alone.output
        why = differs(alone, plugin, stable) \
            if before.run == alone.run else ""
        if why:
            why += first_error(folder / "plugin" / "compile.err")
            self.write_script(test, folder)
        else:
            shutil.rmtree(folder)
        return why

    def write_script(self, test, folder):
        """Write FOLDER/repeat: compile and run both sides of TEST."""
        name = result_file(test)
        lines = ["#!/bin/sh", f"cd '{folder}'"]
        for side, extra in (("alone", []), ("plugin", self.flags_for(test))):
            command = build_command(self.toolchain, test, self.options,
                                    extra, name)
            lines += [f"echo '{side}:'", f"(cd {side} && {as_shell(command)}"]
            if test.kind == "run":
                program = as_shell(self.toolchain.runner + ["./" + name])
                lines[-1] += f" && {program}"
            lines[-1] += "; echo exit status $?)"
        script = folder / "repeat"
        script.write_text("\n".join(lines) + "\n")
        script.chmod(0o755)

    def run(self, tests, jobs, show):
        """Compare all TESTS with JOBS at a time; call SHOW with the line of
        each failure.  Return the Tally."""
        tally = Tally()
        with ThreadPoolExecutor(jobs) as pool:
            for test, verdict in zip(tests, pool.map(self.compare, tests)):
                tally.outlined += verdict.outlined
                tally.tests_outlined += verdict.outlined > 0
                if not verdict.counted:
                    tally.skipped += 1
                elif verdict.passed:
                    tally.passed += 1
                else:
                    tally.failed += 1
                    tally.failures.append(test.name)
                    show(verdict.message)
        self.baseline.save()
        return tally
