# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs to measure: one file NAME.toml each, see ../README.md.

  1. read      the description
  2. prepare   fetch the Debian source, run the script that makes generated
               sources and config.h; both once, until the description changes
  3. units     the list of compilations: from the patterns in the description,
               or as recorded while the package's own build ran

All paths in a description are relative to the unpacked source tree.
"""

import hashlib
import json
import os
import shlex
import subprocess
import sys
import threading
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from .fetch import Apt, FetchError

INSTALLING = threading.Lock()
CXX_SUFFIXES = (".cc", ".cpp", ".cxx", ".C")
RECORD = Path(__file__).parent / "record.py"
DESCRIPTIONS = Path(__file__).resolve().parent.parent / "programs"


@dataclass
class Unit:
    """One compilation.  MEASURED is false for test drivers."""
    name: str  # of the object, without suffix; unique in the program
    source: str
    cwd: Path
    flags: list
    measured: bool

    @property
    def is_cxx(self):
        return self.source.endswith(CXX_SUFFIXES)


@dataclass
class Program:
    name: str
    package: str
    archive: str = ""
    sources: list = field(default_factory=list)
    exclude: list = field(default_factory=list)
    driver: list = field(default_factory=list)
    own: list = field(default_factory=list)
    cflags: list = field(default_factory=list)
    link: list = field(default_factory=list)
    needs: list = field(default_factory=list)
    prepare: str = ""
    record: str = ""
    test: str = ""
    tree: Path = None
    version: str = ""
    units: list = field(default_factory=list)

    @property
    def is_cxx(self):
        return any(unit.is_cxx for unit in self.units)

    @property
    def tree_digest(self):
        """Of what decides how the tree looks after `prepare'."""
        archive = [self.archive] if self.archive else []
        return digest(self.package, self.prepare, self.record, *archive)

    @property
    def build_digest(self):
        """Of what decides how the objects and the linked program look."""
        own = [(DESCRIPTIONS / name).read_text() for name in self.own]
        return digest(self.tree_digest, self.sources, self.exclude,
                      self.driver, self.own, own, self.cflags, self.link,
                      self.version)


def digest(*values):
    """A short name for VALUES: strings and lists of strings."""
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def read_program(path, bare=False):
    """The description in the file PATH; unknown keys are a TypeError.

    BARE: as it is without an operating system, by its table [bare]; None if it
    is not for that.  Otherwise None if it is for nothing else."""
    keys = tomllib.loads(path.read_text())
    changes = keys.pop("bare", None)
    if keys.pop("only_bare", False):
        changes = {} if bare else None
    elif not bare:
        changes = {}
    if changes is None:
        return None
    return Program(name=path.stem, **{**keys, **changes})


def install(packages):
    """Install those of the Debian PACKAGES that are missing."""
    with INSTALLING:
        missing = [package for package in packages if subprocess.run(
            ["dpkg-query", "-Wf", "${db:Status-Status}", package],
            capture_output=True, text=True).stdout != "installed"]
        if missing:
            print(f"installing {' '.join(missing)}", file=sys.stderr, flush=True)
            apt_install(missing)


def apt_install(packages):
    """apt-get install; if that fails, once more with fresh package lists."""
    apt_get = [*([] if os.geteuid() == 0 else ["sudo"]), "apt-get", "-qq"]
    command = [*apt_get, "install", "-y", "--no-install-recommends", *packages]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return
    subprocess.run([*apt_get, "update"], capture_output=True)
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise FetchError(f"{' '.join(packages)}: {done.stderr.strip()}")


def run_script(program, script, log, folder):
    """Run SCRIPT in PROGRAM's tree; its output goes to FOLDER/LOG.log."""
    recorded = folder / "recorded.jsonl"
    recorder = f"{sys.executable} {RECORD} {recorded}"
    with open(folder / f"{log}.log", "w", encoding="utf-8") as output:
        done = subprocess.run(
            ["bash", "-ec", script], cwd=program.tree, stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.STDOUT,
            env=dict(os.environ, LC_ALL="C",
                     PATH="/usr/bin:" + os.environ["PATH"],
                     RECORD_CC=f"{recorder} gcc",
                     RECORD_CXX=f"{recorder} g++"))
    if done.returncode:
        raise FetchError(f"{program.name}: {log} failed, see {output.name}")


def unpack(program, apt, work):
    """Fill in PROGRAM's tree and version; all files are below WORK."""
    folder = work / "src" / program.name
    stamp = folder / "ready.json"
    if stamp.exists():
        ready = json.loads(stamp.read_text())
    else:
        ready = {}
    if ready.get("digest") != program.tree_digest:
        print(f"fetching and preparing {program.name}", file=sys.stderr,
              flush=True)
        install(["dpkg-dev", "gcc", "g++", "make", *program.needs])
        tree, version = (
            apt.packed(program.package, program.archive, folder)
            if program.archive else apt.source(program.package, folder))
        program.tree = tree
        if program.prepare:
            run_script(program, program.prepare, "prepare", folder)
        if program.record:
            run_script(program, program.record, "record", folder)
        ready = {"digest": program.tree_digest, "tree": str(tree),
                 "version": version}
        stamp.write_text(json.dumps(ready))
    program.tree = Path(ready["tree"])
    program.version = ready["version"]


def prepare(program, apt, work):
    """Fill in PROGRAM's tree, version and units; all files are below WORK."""
    unpack(program, apt, work)
    if program.record:
        program.units = recorded_units(program, work / "src" / program.name / "recorded.jsonl")
    drivers = listed_units(program, program.driver, False)
    drivers += [Unit(f"own__{name}", str(DESCRIPTIONS / name), program.tree,
                     program.cflags, False) for name in program.own]
    names = {unit.name for unit in drivers}
    program.units += [unit for unit in
                      listed_units(program, program.sources, True)
                      if unit.name not in names]
    program.units += drivers
    if not program.units:
        raise FetchError(f"{program.name}: no sources")


def listed_units(program, patterns, measured):
    """A unit for each file that PATTERNS match and `exclude' does not."""
    excluded = {path for pattern in program.exclude
                for path in program.tree.glob(pattern)}
    paths = []
    for pattern in patterns:
        found = sorted(set(program.tree.glob(pattern)) - excluded)
        if not found:
            raise FetchError(f"{program.name}: nothing matches {pattern}")
        paths += found
    names = [str(path.relative_to(program.tree)) for path in paths]
    return [Unit(name.replace("/", "__"), name, program.tree, program.cflags,
                 measured) for name in names]


def recorded_units(program, log):
    """The units noted in LOG, each output once, in the order of their names.

    Flags that choose optimisation, debug information, dependency files or the
    output are dropped: the runner sets its own."""
    units = {}
    for line in log.read_text().splitlines():
        entry = json.loads(line)
        flags, source, output = [], None, None
        arguments = iter(entry["args"])
        for argument in arguments:
            if argument == "-o":
                output = next(arguments)
            elif argument in ("-MF", "-MT", "-MQ"):
                next(arguments)
            elif argument.endswith((".c", *CXX_SUFFIXES)) and argument[0] != "-":
                source = argument
            elif argument != "-c" and not argument.startswith(
                    ("-O", "-g", "-M", "-Wp,-M")):
                flags.append(argument)
        if source is None:
            continue
        cwd = Path(entry["cwd"])
        path = os.path.relpath(cwd / (output or source), program.tree)
        if any(Path(path).match(pattern) for pattern in program.exclude):
            continue
        name = path.removesuffix(".o").replace("/", "__")
        units[name] = Unit(name, source, cwd, flags + program.cflags, True)
    return [units[name] for name in sorted(units)]


def describe_command(command):
    """COMMAND, a list, as a line to paste into a shell."""
    return " ".join(shlex.quote(str(word)) for word in command)
