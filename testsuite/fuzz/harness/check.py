# SPDX-License-Identifier: GPL-3.0-or-later
"""One program: compile it in all variants, compare what it prints.

  1. generate   by csmith or by our own generator, from the seed
  2. alone      the variants without the plugin; all must agree
  3. sanitize   some programs: no undefined behaviour at run time
  4. plugin     the variants with it; each must print what -O0 printed, or
                what the compiler alone makes of the program with that
                variant's flags is as wrong
  5. options    the same with options of the compiler that are drawn, and that
                it takes alone without another result
  6. share      compiled twice, as two units of a program, with a dictionary
                of what these share: all that may be shared

Example:  Checker (...).check (Program ("own", 17, "c"))  ->  Result

Limits: a program that takes longer than RUN_SECONDS, which csmith does now
and then, says nothing and is not counted.
"""

import random as random_module
import shutil
import subprocess
from dataclasses import dataclass, field

from generator.calls import make_calls_program
from generator.program import make_program
from generator.tails import make_tails_program

from .options import draw
from .variants import (ALONE, CSMITH_FLAGS, FLAGS, SANITIZED, Variant,
                       drawn_variant, plugin_variants, shared_variant)

GENERATE_SECONDS = 20
COMPILE_SECONDS = 180
RUN_SECONDS = 5
EMULATED_RUN_SECONDS = 30
SMALL_PROGRAMS = 12
OTHER_LEVELS = ["-O0", "-O1", "-O2", "-O3"]
# How often options are drawn until the compiler takes them.
DRAWS = 4
# Of one program, where these are all.
OPTION_VARIANTS = 4
TRIAL_FAILED = "could not be compiled for trial"
MARKS = (b".outline.", b"folded.")


@dataclass(frozen=True)
class Program:
    """Where a program comes from: GENERATOR (own, calls, tails, csmith, or
    small: one of SMALL_PROGRAMS own ones with few functions), SEED, LANGUAGE
    (c or c++).  MOST: how many functions own, calls and csmith may make of
    it; 0: as many as each does by itself."""
    generator: str
    seed: int
    language: str
    most: int = 0

    @property
    def name(self):
        return (f"{self.generator}-{self.language}-{self.seed}"
                + (f"-functions-{self.most}" if self.most else ""))

    @property
    def file(self):
        return "program.cc" if self.language == "c++" else "program.c"


@dataclass
class Result:
    """VERDICT is passed, failed, unfit (the compiler alone disagrees with
    itself, WHY says how) or slow.  VARIANT is the one that failed.  OUTLINED:
    whether any variant had a function made by the outliner.  AGAINST: the
    variant that printed what VARIANT should."""
    program: Program
    verdict: str
    why: str = ""
    variant: object = None
    outlined: bool = False
    against: object = field(default_factory=lambda: ALONE[0])


class Checker:
    """COMMANDS: {language: compiler command}; PLUGIN_FLAGS load the plugin;
    WORK is a folder for scratch files.  RUNNER: the words of the command that
    runs a program of another machine; then nothing is sanitized.
    SANITIZE_EVERY: how often a program of our own generator is run under the
    sanitizers.  MERGE: the path of outline-merge, or None: then no units share
    code.  OPTIONS: those of the compiler from which some are drawn;
    OPTIONS_ONLY: for several variants of each program, which has no others."""

    def __init__(self, commands, plugin_flags, work, runner=(),
                 sanitize_every=10, merge=None, options=(),
                 options_only=False):
        self.commands = commands
        self.runner = list(runner)
        self.machine = subprocess.run(
            commands["c"] + ["-dumpmachine"], capture_output=True, text=True,
            check=True).stdout.strip()
        self.plugin_flags = plugin_flags
        self.merge = merge
        self.options = options
        self.options_only = options_only
        self.work = work
        self.sanitize_every = sanitize_every

    def generate(self, program, path):
        """Write the text of PROGRAM to PATH."""
        ours = {"own": make_program, "calls": make_calls_program,
                "tails": make_tails_program,
                "small": lambda seed, cpp: make_program(
                    seed % SMALL_PROGRAMS, cpp, 3)}
        if program.generator in ours:
            path.write_text(ours[program.generator] (
                program.seed, program.language == "c++",
                *([program.most] if program.most else [])))
            return
        # It leaves a file in the folder in which it runs.
        most = ["--max-funcs", str(program.most)] if program.most else []
        subprocess.run(csmith_command(program.seed) + most + ["-o", str(path)],
                       check=True, timeout=GENERATE_SECONDS,
                       cwd=path.parent, stdout=subprocess.DEVNULL)

    def command(self, program, variant, source, output):
        """The command that compiles SOURCE to OUTPUT in VARIANT."""
        return (self.commands[program.language] + FLAGS
                + (CSMITH_FLAGS if program.generator == "csmith" else [])
                + variant.flags + ["-o", str(output), str(source)])

    def compile(self, program, variant, folder, output="program"):
        """Compile in VARIANT to OUTPUT in FOLDER; "" or what went wrong."""
        command = self.command(program, variant, folder / program.file,
                               folder / output)
        try:
            done = subprocess.run(command, capture_output=True, text=True,
                                  timeout=COMPILE_SECONDS, errors="replace",
                                  cwd=folder)
        except subprocess.TimeoutExpired:
            return "compiling takes too long"
        if TRIAL_FAILED in done.stderr:
            return "a trial failed"
        if done.returncode == 0:
            return "" if (folder / output).exists() else "makes no program"
        errors = [line for line in done.stderr.splitlines()
                  if "error" in line or "undefined" in line]
        return "does not compile: " + (errors or ["?"])[0]

    def run(self, folder):
        """Run the program; what it printed, or None if it was too slow."""
        try:
            done = subprocess.run(
                self.runner + [str(folder / "program")], capture_output=True,
                timeout=EMULATED_RUN_SECONDS if self.runner else RUN_SECONDS,
                stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return None
        except OSError as error:      # As with -mx32, without its libraries.
            return f"does not start: {error.strerror}\n"
        return f"{done.stdout.decode(errors='replace')}" \
               f"exit status {done.returncode}\n"

    def outcome(self, program, variant, folder):
        """(error, printed) of PROGRAM in VARIANT."""
        error = self.compile(program, variant, folder)
        runs = not error and "-c" not in variant.flags
        return error, self.run(folder) if runs else None

    def share(self, program, variant, folder, with_source):
        """("", VARIANT with a dictionary of two units, each of which is
        PROGRAM, and with the code that they share, WITH_SOURCE or in the
        object); or what went wrong, and the variant in which it did.  All
        files are in FOLDER."""
        sums, shared = folder / "sums", folder / "shared"
        first = Variant(f"{variant.name} summary", variant.flags + [
            f"-fplugin-arg-outline-summary={sums}"])
        unit = Variant(first.name, first.flags + ["-c"])
        for output in ("one.o", "two.o"):
            error = self.compile(program, unit, folder, output)
            if error:
                return error, first
        source = [f"{shared}.s"] if with_source else []
        done = subprocess.run(
            [self.merge, sums, "-o", f"{shared}.outline",
             *(["-S", *source] if source else [])], capture_output=True,
            text=True, errors="replace")
        return ("" if done.returncode == 0 else
                f"outline-merge: error: {done.stderr.strip()}",
                Variant(f"{variant.name} shared", variant.flags + [
                    f"-fplugin-arg-outline-dictionary={shared}.outline",
                    *source]))

    def variants(self, random, program, folder, expected):
        """(error, Variant) of each variant of PROGRAM with the plugin; where
        ERROR is not empty the variant was not made.  EXPECTED: what PROGRAM
        prints."""
        if self.options_only:
            for number in range(OPTION_VARIANTS):
                yield from self.with_options(number, program, folder, expected)
            return
        # Asm outside of functions is not in the unit of the functions then.
        lto = ".macro" not in (folder / program.file).read_text()
        for variant in plugin_variants(random, self.plugin_flags, self.machine,
                                       program.generator == "tails", lto):
            yield "", variant
        if self.options:
            yield from self.with_options(0, program, folder, expected)
        if self.merge:
            yield self.share(program, shared_variant(
                random, self.plugin_flags), folder, random.random() < 0.5)

    def with_options(self, number, program, folder, expected):
        """("", variant NUMBER with options that are drawn); none where the
        compiler takes none of DRAWS draws, or makes of PROGRAM alone what
        prints something else than EXPECTED."""
        random = random_module.Random(f"options {number} {program.name}")
        for _ in range(DRAWS):
            variant = drawn_variant(
                random, self.plugin_flags,
                draw(random, self.options, self.machine, program.language),
                program.generator == "tails")
            alone = Variant(variant.name, variant.alone)
            if self.outcome(program, alone, folder) == ("", expected):
                yield "", variant
                return

    def fresh_folder(self, program):
        """An empty folder for PROGRAM."""
        folder = self.work / program.name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder

    def check(self, program):
        """The Result for PROGRAM.  Its folder stays if it failed."""
        folder = self.fresh_folder(program)
        try:
            self.generate(program, folder / program.file)
        except subprocess.TimeoutExpired:
            return Result(program, "slow")
        expected, result = self.check_alone(program, folder)
        if result is None:
            result = self.check_plugin(program, folder, expected)
        if result.verdict in ("passed", "slow"):
            shutil.rmtree(folder)
        return result

    def check_alone(self, program, folder):
        """What the program prints, and a Result where that is the end."""
        expected = None
        for variant in ALONE:
            error, printed = self.outcome(program, variant, folder)
            if not error and printed is None:
                return None, Result(program, "slow")
            expected = printed if expected is None else expected
            if error or printed != expected:
                return None, Result(program, "unfit", error or
                                    f"-{variant.name} alone disagrees",
                                    variant)
        if program.generator != "csmith" and not self.runner \
           and program.seed % self.sanitize_every == 0:
            error, printed = self.outcome(program, SANITIZED, folder)
            if error or printed != expected:
                return None, Result(program, "unfit", error or
                                    "undefined behaviour", SANITIZED)
        return expected, None

    def check_plugin(self, program, folder, expected):
        """The Result of the variants with the plugin."""
        random = random_module.Random(program.name)
        outlined = False
        for error, variant in self.variants(random, program, folder,
                                            expected):
            printed = None
            if not error:
                error, printed = self.outcome(program, variant, folder)
            if error or printed != expected:
                why = error or first_difference(expected, printed)
                return Result(program, self.blame(program, variant, folder,
                                                  expected, error),
                              why, variant, outlined)
            data = (folder / "program").read_bytes()
            outlined |= any(mark in data for mark in MARKS)
        return Result(program, "passed", outlined=outlined)

    def blame(self, program, variant, folder, expected, error):
        """The verdict on PROGRAM, for which VARIANT has failed, with ERROR
        where it does not compile: unfit where the compiler fails alone, too,
        with the same flags; also at another level, as with -fcall-saved-REG,
        which the C library does not heed."""
        if variant.alone is None:
            return "failed"
        level, *flags = variant.alone
        for other in [level] + ([] if error else OTHER_LEVELS):
            alone = Variant(f"{variant.name} alone", [other] + flags)
            if self.outcome(program, alone, folder) != ("", expected):
                return "unfit"
        return "failed"


def first_difference(expected, printed):
    """The first line in which PRINTED differs from EXPECTED."""
    if printed is None:
        return "does not end"
    for one, other in zip(expected.splitlines(), printed.splitlines()):
        if one != other:
            return f"prints '{other}', not '{one}'"
    return "prints less or more"


def csmith_command(seed):
    """csmith with options that SEED chooses."""
    random = random_module.Random(seed)
    options = ["csmith", "--seed", str(seed)]
    for option in ("packed-struct", "bitfields", "volatiles", "unions",
                   "float", "inline-function"):
        if random.random() < 0.5:
            options.append(f"--{option}")
    if random.random() < 0.5:
        options += ["--max-block-size", str(random.randint(5, 8))]
    return options
