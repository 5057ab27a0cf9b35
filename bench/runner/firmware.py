# SPDX-License-Identifier: GPL-3.0-or-later
"""Firmware as it is flashed: linked by its own script, for bench/run --firmware.

  1. read      the descriptions firmware/NAME.toml, one for each of their boards or machines
  2. build     by the package's own build, with a compiler that adds the flags of
               a variant: the way it is linked, the level, the side (the compiler alone, the plugin,
               with `kept=' and `join-kept', with these and a dictionary, for which it is built once more before,
               at -Oz with all that and `variants=many')
  3. measure   what each image has in flash
  4. run       in QEMU, where a description says how: all variants print the same

A variant is built in a folder whose name is the same for all, as code may contain
it, and then moved to its own.  Its result is valid while sources, description,
compiler, flags, plugin and map are the same."""

import hashlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from argparse import Namespace
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .build import Variant
from .command import TOP, copy_plugin, cross_compilers, of_board, plugin_flags
from .elf import Sizes, measure
from .fetch import Apt, FetchError
from .programs import Program, digest, unpack
from .report import change, format_table, geomean, percent

DESCRIPTIONS = TOP / "bench" / "firmware"
# Where CONTRIBUTING.md has the plugin for a target built.
PLUGINS = {"aarch64-linux-gnu": "build-aarch64", "arm-none-eabi": "build-bare",
           "riscv64-linux-gnu": "build-riscv64", "riscv64-unknown-elf": "build-rv32",
           "x86_64-linux-gnu": "."}
SECTIONS = ["-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"]
WAYS = {"own": [], "sections": SECTIONS, "lto": [*SECTIONS, "-flto"]}
# That of the build for the computer that compiles; dictionaries do not depend on it.
MERGE = TOP / "build/outline-merge"
OPTION = "-fplugin-arg-outline-"
# What is added to the -Os of the builds.
LEVELS = {"-Os": [], "-Oz": ["-Oz"]}
# The sides with a dictionary.
DICTIONARY = ("shared", "many")
# By columns: (level, side) of what is compared, and of what it is compared with.
COLUMNS = {"-Os": (("-Os", "plugin"), ("-Os", "alone")),
           "kept": (("-Os", "kept"), ("-Os", "alone")),
           "shared": (("-Os", "shared"), ("-Os", "alone")),
           "-Oz alone": (("-Oz", "alone"), ("-Os", "alone")),
           "-Oz": (("-Oz", "plugin"), ("-Os", "alone")),
           "-Oz kept": (("-Oz", "kept"), ("-Os", "alone")),
           "-Oz shared": (("-Oz", "shared"), ("-Os", "alone")),
           "-Oz many": (("-Oz", "many"), ("-Os", "alone")),
           "-Oz/-Oz": (("-Oz", "plugin"), ("-Oz", "alone")),
           "kept/-Oz": (("-Oz", "kept"), ("-Oz", "alone"))}


class BuildError(Exception):
    """A variant could not be built; the text says where to look."""


@dataclass
class Firmware:
    """A description, for one BOARD of tools/board or one of its own machines if it is for such."""
    name: str
    package: str
    target: str
    build: str
    images: dict  # name -> ELF file in $OUT; its map has the suffix .map
    archive: str = ""
    needs: list = field(default_factory=list)
    prepare: str = ""
    own: list = field(default_factory=list)  # files beside the description
    ways: list = field(default_factory=lambda: ["own"])
    padded: bool = False  # to pages: the map is measured
    run: str = ""
    board: str = ""
    set: dict = field(default_factory=dict)  # environment variables of `build' and `run'
    tree: Path = None
    version: str = ""

    def unpack(self, work):
        """Have the sources; a FetchError if they cannot be had."""
        program = Program(self.package, self.package, archive=self.archive, needs=self.needs,
                          prepare=self.prepare)
        unpack(program, Apt(work / "apt"), work)
        self.tree, self.version = program.tree, program.version

    def digest(self):
        """Of what decides how the images look."""
        return digest(self.version, self.prepare, self.build, self.images, self.padded, self.board, self.set,
                      [(DESCRIPTIONS / name).read_text() for name in self.own])

    def environment(self, folder, tools, jobs):
        """What `build' and `run' find: OUT, PREFIX, OWN, JOBS, DIALOG (dialog.py), and for a board
        BOARD, the flags that compile and link for it, and EMULATE; and what the description sets."""
        prefix = f"{self.target}-"
        found = dict(os.environ, **self.set, LC_ALL="C", SOURCE_DATE_EPOCH="1700000000", OUT=folder / "out",
                     PREFIX=prefix, OWN=DESCRIPTIONS, JOBS=str(jobs),
                     DIALOG=TOP / "bench/runner/dialog.py",
                     # A package's version is not that of a repository around the work folder.
                     GIT_CEILING_DIRECTORIES=folder, PATH=f"{tools}:{os.environ['PATH']}")
        if self.board:
            found["EMULATE"] = f"{TOP / 'tools/emulate'} {self.target}/{self.board}"
            found["BOARD"] = of_board(self.board, "flags", folder / "board")
        return found


@dataclass
class Result:
    """Of a variant: sizes by image, what `run' printed (a digest, or its failure)."""
    sizes: dict
    printed: str = "-"


def read_firmware(path):
    """The firmware that the file PATH describes, by name."""
    keys = tomllib.loads(path.read_text())
    machines = keys.pop("machines", {}) | {
        board: {"board": board, "target": of_board(board, "triplet")} for board in keys.pop("boards", [])}
    if not machines:
        yield Firmware(path.stem, **keys)
    for name, own in machines.items():
        yield Firmware(f"{path.stem}-{name}", **keys | own)


def compiler_script(command, flags, images, image_flags):
    """A script that runs COMMAND with FLAGS and, for objects in the folder of one of IMAGES (all, if there is only one),
    IMAGE_FLAGS, in which "$image" is its name."""
    cases = [f"*/{Path(path).parent}/*) image={image} ;;" for image, path in images.items()]
    if len(images) == 1:
        cases = [f"*) image={image} ;;" for image in images]
    more = " ".join(f'"{flag}"' for flag in image_flags)
    return "\n".join((
        "#!/bin/sh", "last= object= image=", 'for word; do [ "$last" != -o ] || object=$word; last=$word; done',
        "case $object in", *cases, "esac", f'set -- "$@" {shlex.join(map(str, flags))}',
        *([f'[ -z "$image" ] || set -- "$@" {more}'] if more else []), f'exec {command} "$@"', ""))


def make_tools(folder, firmware, variant, image_flags):
    """The compilers of FIRMWARE in FOLDER, which add the flags of VARIANT and IMAGE_FLAGS, as compiler_script's."""
    folder.mkdir(parents=True)
    target = firmware.target
    suffix = "-12" if variant.cc.endswith("-12") else ""
    links = {f"{target}-{name}": f"{target}-gcc-{name}{suffix}"
             for name in ("ar", "nm", "ranlib")}  # Those that know objects for -flto.
    links |= {path.name.removesuffix(suffix): path.name
              for path in Path("/usr/bin").glob(f"{target}-*{suffix or 'none'}")}
    for name, real in links.items():
        (folder / name).symlink_to(f"/usr/bin/{real}")
    for name, real in ("gcc", variant.cc), ("g++", variant.cxx):
        path = folder / f"{target}-{name}"
        path.unlink(missing_ok=True)
        path.write_text(compiler_script(f"/usr/bin/{real}", variant.flags, firmware.images, image_flags))
        path.chmod(0o755)


def mapped_sizes(path):
    """Sizes by what the map PATH of GNU ld lists as linked, without padding."""
    text = path.read_text()
    sizes = Sizes()
    for section, size in re.findall(r"(?m)^ (\.[\w.$]+)\n? +0x[0-9a-f]+ +0x([0-9a-f]+) \S",
                                    text[text.index("Linker script and memory map"):]):
        for prefix, kind in ((".text", "text"), (".eh_frame", "eh"), (".rodata", "rodata"),
                             (".data", "data")):
            if section.startswith(prefix):
                setattr(sizes, kind, getattr(sizes, kind) + int(size, 16))
    return sizes


def build(firmware, variant, folder, jobs, image_flags=()):
    """Build FIRMWARE with VARIANT in FOLDER; the sizes by image.  IMAGE_FLAGS: compiler_script's."""
    shutil.rmtree(folder, ignore_errors=True)
    make_tools(folder / "tools", firmware, variant, image_flags)
    environment = firmware.environment(folder, folder / "tools", jobs)
    (folder / "out").mkdir()
    with open(folder / "build.log", "w", encoding="utf-8") as log:
        done = subprocess.run(["bash", "-euc", firmware.build], cwd=firmware.tree, stdout=log,
                              stderr=log, stdin=subprocess.DEVNULL, env=environment)
    if done.returncode:
        raise BuildError(f"the build failed, see {log.name}")
    return {image: mapped_sizes((folder / "out" / path).with_suffix(".map")) if firmware.padded
            else measure(folder / "out" / path, set()) for image, path in firmware.images.items()}


def run(firmware, folder, timeout):
    """Run what was built in FOLDER; a digest of what it prints, or how it failed."""
    with open(folder / "run.log", "wb") as log, subprocess.Popen(
            ["bash", "-euc", f"set -o pipefail; ulimit -f 10000\n{firmware.run}"], cwd=folder / "out",
            stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True,
            env=firmware.environment(folder, folder / "tools", 1)) as process:
        try:
            status = process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return "timeout"
    if status:
        return "fails"
    return hashlib.sha256((folder / "run.log").read_bytes()).hexdigest()[:16]


class Builder:
    """The variants of one FIRMWARE, below WORK."""

    def __init__(self, firmware, plugin, arguments):
        self.firmware, self.plugin, self.arguments = firmware, plugin, arguments
        self.folder = arguments.work / "firmware" / firmware.name
        self.runs = bool(firmware.run) and arguments.tests

    def variant(self, way, level, side):
        flags = [*WAYS[way], *LEVELS[level]]
        if side != "alone":
            flags += plugin_flags(self.plugin, self.arguments)
        if side == "many":
            flags.append(f"{OPTION}variants=many")
        return Variant(side, *cross_compilers(self.firmware.target), flags,
                       None if side == "alone" else self.plugin)

    def maps(self, way, level):
        """The texts of the maps that the compiler alone gave, by image."""
        return {image: (self.place(way, level, "alone") / "out" / path).with_suffix(".map").read_text()
                for image, path in self.firmware.images.items()}

    def place(self, way, level, side):
        return self.folder / f"{way}{level}-{side}"

    def built(self, variant, side, maps):
        """The folder in which VARIANT of SIDE has just been built, and the sizes by image.  MAPS: what it keeps of each
        image, if anything."""
        folder, image_flags = self.folder / "build", []
        for image, text in maps.items():
            (self.folder / f"{image}.map").write_text(text)
            image_flags = [f"{OPTION}kept={self.folder}/$image.map", f"{OPTION}join-kept"]
        if maps and side in DICTIONARY:
            summaries = self.folder / "summaries"
            shutil.rmtree(summaries, ignore_errors=True)
            summaries.mkdir()
            build(self.firmware, variant, folder, self.arguments.jobs,
                  [*image_flags, f"{OPTION}summary={summaries}/$image"])
            for image in self.firmware.images:
                subprocess.run([MERGE, summaries / image, "-o", self.folder / f"{image}.outline"], check=True)
            image_flags.append(f"{OPTION}dictionary={self.folder}/$image.outline")
        return folder, build(self.firmware, variant, folder, self.arguments.jobs, image_flags)

    def result(self, way, level, side):
        """The result of a variant, from an earlier run if that is valid."""
        variant, place = self.variant(way, level, side), self.place(way, level, side)
        maps = self.maps(way, level) if way != "lto" and side in ("kept", *DICTIONARY) else {}
        key = digest(self.firmware.digest(), variant.digest(), [str(flag) for flag in variant.flags], "join-kept", maps,
                     hashlib.sha256(MERGE.read_bytes()).hexdigest() if maps and side in DICTIONARY else "")
        path, started = place / "result.json", time.monotonic()
        saved = json.loads(path.read_text()) if path.exists() and not self.arguments.fresh else {}
        if built := saved.get("key") != key:
            folder, sizes = self.built(variant, side, maps)
            shutil.rmtree(place, ignore_errors=True)
            folder.rename(place)
            saved = {"key": key, "ran": "", "printed": "-",
                     "sizes": {image: asdict(each) for image, each in sizes.items()}}
        if runs := self.runs and saved["ran"] != digest(self.firmware.run):
            saved["ran"] = digest(self.firmware.run)
            saved["printed"] = run(self.firmware, place, self.arguments.timeout)
        if built or runs:
            path.write_text(json.dumps(saved))
            print(f"{self.firmware.name}, {way}{level}, {side}: {time.monotonic() - started:.0f} s",
                  file=sys.stderr, flush=True)
        return Result({image: Sizes(**each) for image, each in saved["sizes"].items()}, saved["printed"])

    def results(self, way):
        """By (level, side).  With LTO the linker says what it keeps, and all code is seen at once."""
        sides = ["alone", "plugin", *(["kept", "shared"] if way != "lto" else [])]
        return {(level, side): self.result(way, level, side) for level in LEVELS
                for side in [*sides, *(["many"] if level == "-Oz" else [])]}


def row_of(name, way, image, results, expected):
    """The cells of IMAGE linked in WAY.  EXPECTED: what has to be printed."""
    def loaded(variant):
        return results[variant].sizes[image].loaded
    cells = [name, way, str(loaded(("-Os", "alone")))]
    for new, old in COLUMNS.values():
        cells.append(percent(change(loaded(old), loaded(new))) if new in results else "-")
    printed = {result.printed for result in results.values()}
    if printed == {"-"}:
        ran = "-"
    elif bad := printed & {"fails", "timeout"}:
        ran = bad.pop()
    else:
        ran = "ok" if printed == {expected} else "differs"
    return [*cells, ran]


def grown(name, way, image, results):
    """Which variants are larger than what they are compared with, and by how much."""
    for column, (new, old) in COLUMNS.items():
        if new in results and new[1] != "alone":
            sizes = [results[each].sizes[image] for each in (new, old)]
            more = sizes[0].loaded - sizes[1].loaded
            if more > 0:
                yield f"{name}, {way}, {column}: {more} bytes"


def means(rows):
    """The lines of geometric means, by way."""
    for way in WAYS:
        chosen = [row for row in rows if row[1] == way]
        columns = [[float(row[3 + i]) for row in chosen if row[3 + i] != "-"]
                   for i in range(len(COLUMNS))]
        if chosen:
            yield ["geomean", way, "", *(percent(geomean(column)) if column else "-"
                                         for column in columns), ""]


def measured(firmware, arguments):
    """For each way of FIRMWARE: its name, its results, what all of them have to print."""
    built = arguments.plugin or TOP / PLUGINS[firmware.target] / "outline.so"
    if not built.is_file():
        raise FetchError(f"{built}: no such plugin")
    plugin = copy_plugin(Namespace(plugin=built),
                         arguments.work / "firmware" / "plugin" / firmware.target)
    firmware.unpack(arguments.work)
    builder, expected = Builder(firmware, plugin, arguments), None
    for way in firmware.ways:
        results = builder.results(way)
        expected = expected or results["-Os", "alone"].printed
        yield way, results, expected


def print_firmware(arguments):
    """Build, measure and run what ARGUMENTS ask for; the exit status.

    The table is printed, and left in firmware.json with the sizes by kind."""
    found = [firmware for path in sorted(DESCRIPTIONS.glob("*.toml"))
             for firmware in read_firmware(path)]
    names = [firmware.name for firmware in found]
    wanted = arguments.programs.split(",") if arguments.programs else names
    if unknown := set(wanted) - set(names):
        sys.exit(f"unknown firmware {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    rows, larger, details, failed = [], [], [], False
    for firmware in found:
        if firmware.name not in wanted or arguments.target not in (None, firmware.target):
            continue
        try:
            for way, results, expected in measured(firmware, arguments):
                for image in firmware.images:
                    name = firmware.name if len(firmware.images) == 1 else f"{firmware.name}/{image}"
                    rows.append(row_of(name, way, image, results, expected))
                    print("  ".join(rows[-1]), file=sys.stderr, flush=True)
                    larger += grown(name, way, image, results)
                    details += [
                        dict(asdict(result.sizes[image]), name=name, way=way, level=level, side=side)
                        for (level, side), result in results.items()]
        except (FetchError, BuildError) as error:
            print(f"left out: {firmware.name}: {error}", file=sys.stderr)
            failed = True
    header = ["image", "way", "bytes", *COLUMNS, "run"]
    print(format_table([header, *rows, *means(rows)]))
    print("larger:", "\n        ".join(larger) or "none")
    (arguments.work / "firmware.json").write_text(json.dumps(
        {"table": [dict(zip(header, row)) for row in rows], "larger": larger, "sizes": details},
        indent=1) + "\n")
    return 1 if larger or failed or any(row[-1] not in ("ok", "-") for row in rows) else 0
