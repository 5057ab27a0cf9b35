# SPDX-License-Identifier: GPL-3.0-or-later
"""Compile one test, run it, and say what happened.

  1. build_command  the compiler's command for a test, an option set and flags
  2. attempt        run it in a fresh folder, then the program that it made
  3. Outcome        the four things that are compared between the two sides

Example:  attempt (toolchain, test, options, [], Path ("work/7"))
            ->  Outcome (compile="ok", run=0, output="e3b0c4...", outlined=0)

Limits: a program that reads its own name, the time or an address prints
something else each time; the caller repeats before it believes a difference.
"""

import hashlib
import os
import shlex
import signal
import subprocess
from dataclasses import dataclass, asdict
from pathlib import Path

from .elf import count_outlined

TRIAL_FAILED = "could not be compiled for trial"
# Of processor time for one process; the clock may show PATIENCE times as much.
COMPILE_SECONDS = 120
RUN_SECONDS = 10
PATIENCE = 10
OUT_OF_TIME = "CPU time limit exceeded"  # What the driver says of cc1.


@dataclass
class Outcome:
    """COMPILE is ok, error, crash (of the compiler), timeout, or no trial
    (the plugin warned that a trial failed).  RUN is the
    program's exit status (negative: the signal), "timeout", or None where
    nothing was run; OUTPUT the hash of what it printed.  OUTLINED counts the
    functions that the outliner made."""
    compile: str
    run: object = None
    output: str = ""
    outlined: int = 0

    def as_json(self):
        return asdict(self)


@dataclass
class Toolchain:
    """The commands (lists of words) that compile C and C++, the compiler's
    TRIPLET, and RUNNER, what programs are run through (qemu), or []."""
    cc: list
    cxx: list
    triplet: str
    runner: list

    def compiler(self, language):
        return self.cxx if language == "c++" else self.cc


def build_command(toolchain, test, options, extra, output):
    """The command that compiles TEST with the option set OPTIONS and the
    flags EXTRA to the file OUTPUT.  A compile-only test under LTO is linked
    to an object, as otherwise no code is generated.  With EXTRA, the plugin's
    flags, warnings are on: the plugin warns of what failed."""
    own = [o for o in test.options if o != "-w"] if extra else test.options
    command = (toolchain.compiler(test.language) + options.flags
               + own + ["-fchecking"] + extra + test.sources)
    if test.kind == "compile":
        command += (["-r", "-flinker-output=nolto-rel", "-nostdlib"]
                    if options.lto else ["-c"])
    elif test.language == "c":
        command += ["-lm"]
    return command + ["-o", output]


def result_file(test):
    """The name of what compiling TEST makes."""
    return "test.o" if test.kind == "compile" else "test.exe"


def run_bounded(command, folder, seconds, stdout, stderr, more=None):
    """Run COMMAND in FOLDER for at most SECONDS of processor time, with the
    variables MORE in its environment; return its exit status or "timeout".
    All of its processes are gone afterwards."""
    limit = ["prlimit", f"--cpu={seconds}:{seconds + 5}", "--"]
    environment = dict(os.environ, LC_ALL="C", TMPDIR=str(folder),
                       **(more or {}))
    with open(folder / stdout, "wb") as out, open(folder / stderr, "wb") as err:
        process = subprocess.Popen(
            limit + command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out,
            stderr=err, env=environment, start_new_session=True)
        try:
            status = process.wait(PATIENCE * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "timeout"
    return "timeout" if status == -signal.SIGXCPU else status


def attempt(toolchain, test, options, extra, folder, run=True,
            environment=None):
    """Compile TEST in FOLDER (made here; ENVIRONMENT: more variables) and,
    for a run test and if RUN, run it.  Return the Outcome; the files stay."""
    folder.mkdir(parents=True, exist_ok=True)
    name = result_file(test)
    command = build_command(toolchain, test, options, extra, name)
    status = run_bounded(command, folder, COMPILE_SECONDS,
                         "compile.out", "compile.err", environment)
    compiled = compile_verdict(status, folder / "compile.err")
    if compiled != "ok":
        return Outcome(compiled)
    outlined = count_outlined(folder / name)
    if test.kind != "run" or not run:
        return Outcome("ok", outlined=outlined)
    status = run_bounded(toolchain.runner + ["./" + name], folder,
                         RUN_SECONDS, "run.out", "run.err")
    printed = (folder / "run.out").read_bytes()
    return Outcome("ok", status, hashlib.sha256(printed).hexdigest()[:16],
                   outlined)


def compile_verdict(status, messages):
    """Name the end of a compilation with exit STATUS and the file MESSAGES
    of diagnostics."""
    if status == "timeout":
        return "timeout"
    text = Path(messages).read_text(errors="replace")
    if OUT_OF_TIME in text:
        return "timeout"
    if status == 0:
        return "no trial" if TRIAL_FAILED in text else "ok"
    crashed = "internal compiler error" in text or "Killed" in text
    return "crash" if crashed else "error"


def as_shell(command):
    """COMMAND as a line for the shell."""
    return " ".join(shlex.quote(word) for word in command)
