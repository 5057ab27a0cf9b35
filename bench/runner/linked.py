# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs linked in the ways that the plugin knows: separate objects, objects
that share code by a dictionary, -flto.  For bench/lto, bench/dictionary and
bench/run --linked."""

import resource
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass

from .build import Build, Result, Variant, build_all, run_timed
from .command import for_target, plugin_flags
from .elf import Sizes, measure
from .memory import run_watched
from .report import change, format_table, geomean, percent

KINDS = "text", "eh", "rodata", "data", "loaded"
PARTITIONS = {"default": [],
              **{name: [f"-flto-partition={name}"]
                 for name in ("one", "none", "balanced", "1to1", "max")}}


class Linked(Build):
    """PROGRAM linked from the objects of the build COMPILED with LINK, which
    VARIANT's flags name for the programs that its test makes."""

    def __init__(self, compiled, name, flags, link, work):
        old = compiled.variant
        super().__init__(compiled.program, Variant(
            name, old.cc, old.cxx, [*flags, *link], link=[*flags, *link]), "",
            work)
        self.compiled = compiled
        self.memory = 0.0

    def make(self, options):
        """Link, measure, test.  OPTIONS: timeout, tests, memory (link once
        more, for its peak)."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.compiled.folder, self.folder,
                        ignore=shutil.ignore_patterns("test", "program"))
        program, variant = self.program, self.variant
        self.result = Result()
        linker = variant.cxx if program.is_cxx else variant.cc
        command = [linker, *variant.link, "-o", self.linked_path,
                   *(self.object_path(unit) for unit in program.units),
                   *program.link]
        log = self.folder / "link.log"
        status, self.result.user = run_timed(command, program.tree, log,
                                             options.timeout)
        if status:
            sys.exit(f"{program.name}: the link failed, see {log}")
        if options.memory:
            self.memory = run_watched(command, program.tree, log,
                                      options.timeout)[1]
        self.result.linked = measure(self.linked_path, set())
        if options.tests and program.test:
            self.run_test(options.timeout)
        return self.result


def lto_variant(flags, cc, cxx):
    """How objects for Linked are compiled."""
    return Variant("lto", cc, cxx, [*flags, "-flto"], tested=False,
                   link=(*flags, "-flto"))


def lto_sides(way, objects, plugin, flags, options):
    """The builds of one program linked from OBJECTS, its build for LTO, with the
    partitions of WAY: by the compiler alone and with the flags PLUGIN."""
    link = ["-flto", *PARTITIONS[way]]
    builds = [Linked(objects, f"lto-{way}-{side}", flags, link + more,
                     options.work)
              for side, more in (("gcc", []), ("plugin", plugin))]
    for build in builds:
        build.make(options)
    return builds


def tested(result, base):
    """What became of the test of RESULT, which must print what BASE printed."""
    differs = result.test == "ok" and result.test_output != base.test_output
    return "differs" if differs else result.test


def measured(program, variants, options):
    """The results of PROGRAM in VARIANTS, by name; they must compile and link."""
    results = build_all([program], variants, options)[program.name]
    for name, result in results.items():
        if result.failures:
            sys.exit(f"{program.name}, {name}: {' '.join(result.failures)} failed: see "
                     f"{options.work}/obj/{program.name}")
    return results


@dataclass
class DictionaryBuild:
    """A program with and without a dictionary.  RESULTS: by variant (gcc, plugin,
    summary, dictionary); SECONDS: the user time of outline-merge; SUMMARIES:
    their bytes; SHARED: what shared.o takes."""
    results: dict
    seconds: float
    summaries: int
    shared: Sizes

    def sizes(self, variant):
        """Those of the program linked in VARIANT, or, where nothing is linked, of
        its objects."""
        result = self.results[variant]
        if result.linked:
            return result.linked
        return result.total + (self.shared if variant == "dictionary" else Sizes())


def merge(folder, arguments, assemble):
    """Make FOLDER's dictionary from its summaries and, unless objects have what they share, shared.o; the user
    seconds.  ASSEMBLE: the command of the assembler."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    command = [arguments.merge, folder / "summaries", "-o", folder / "program.outline"]
    if arguments.in_objects:
        subprocess.run(command, check=True)
    else:
        subprocess.run([*command, "-S", folder / "shared.s"], check=True)
        subprocess.run([*assemble, "-c", folder / "shared.s", "-o", folder / "shared.o"], check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def build_with_dictionary(program, plugin, arguments):
    """Build PROGRAM alone, with PLUGIN, and with PLUGIN and a dictionary.

    ARGUMENTS: flags, plugin_args, cc, cxx, target, board, merge, in_objects, and the
    options of build_all."""
    *gcc, flags, runner = for_target(arguments)
    extra = plugin_flags(plugin, arguments)
    folder = arguments.work / "dictionary" / program.name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    def variant(name, more, **rest):
        return Variant(name, *gcc, [*flags, *more], plugin if more else None,
                       runner=runner, **rest)

    option = "-fplugin-arg-outline-"
    found = measured(program, [
        variant("gcc", []), variant("plugin", extra),
        variant("summary", [*extra, f"{option}summary={folder / 'summaries'}"], tested=False)],
        arguments)
    seconds = merge(folder, arguments, [gcc[0], *flags])
    shared = [] if arguments.in_objects else [str(folder / "shared.o")]
    found.update(measured(program, [
        variant("dictionary", [*extra, f"{option}dictionary={folder / 'program.outline'}",
                               # For what tests link of the objects.
                               *(f"-Wl,{path}" for path in shared)], link=(*flags, *shared))], arguments))
    return DictionaryBuild(found, seconds, sum(
        path.stat().st_size for path in (folder / "summaries").iterdir()),
        measure(shared[0], set()) if shared else Sizes())


WAYS = "separate", "dictionary", "lto", "lto, one"


def compare_ways(program, plugin, arguments):
    """For each of WAYS: PROGRAM linked so by the compiler alone, and with PLUGIN,
    as (result, result, user seconds of either, test).

    What has no dictionary without the plugin is compared with separate objects."""
    dictionary = build_with_dictionary(program, plugin, arguments)
    alone, separate, summary, shared = (
        dictionary.results[name] for name in ("gcc", "plugin", "summary", "dictionary"))
    rows = [(alone, separate, alone.user, separate.user),
            (alone, shared, alone.user, summary.user + dictionary.seconds + shared.user)]
    flags, extra = shlex.split(arguments.flags), plugin_flags(plugin, arguments)
    lto = lto_variant(flags, arguments.cc, arguments.cxx)
    compiled = measured(program, [lto], arguments)["lto"].user
    objects = Build(program, lto, lto.digest(), arguments.work)
    for way in ("default", "one"):
        old, new = (build.result for build in
                    lto_sides(way, objects, extra, flags, arguments))
        rows.append((old, new, compiled + old.user, compiled + new.user))
    return {way: (*row, tested(row[1], alone)) for way, row in zip(WAYS, rows)}


def ways_table(found):
    """FOUND, what compare_ways gave for each program name, as rows of a table."""
    rows = [["program", "way", "text", "loaded", *(f"{kind}%" for kind in KINDS), "all%",
             "time", "test"]]
    for name, ways in found.items():
        base = ways["separate"][0].linked
        for way, (old, new, old_seconds, new_seconds, test) in ways.items():
            rows.append([name, way, str(old.linked.text), str(old.linked.loaded),
                         *(percent(change(getattr(old.linked, kind), getattr(new.linked, kind)))
                           for kind in KINDS),
                         percent(change(base.loaded, new.linked.loaded)),
                         f"{new_seconds / old_seconds:.2f}", test])
    for way in WAYS:
        pairs = [ways[way][:2] for ways in found.values()]
        bases = [ways["separate"][0].linked.loaded for ways in found.values()]
        rows.append(["geomean", way, "", "", *(
            percent(geomean([change(getattr(old.linked, kind), getattr(new.linked, kind))
                             for old, new in pairs if getattr(old.linked, kind)] or [0]))
            for kind in KINDS),
            percent(geomean([change(base, new.linked.loaded)
                             for base, (_, new) in zip(bases, pairs)])), "", ""])
    return rows


def print_ways(programs, plugin, arguments):
    """Print what bench/run --linked finds of PROGRAMS; the rows of its table."""
    found = {}
    for program in programs:
        found[program.name] = compare_ways(program, plugin, arguments)
        lines = ways_table({program.name: found[program.name]})[1:1 + len(WAYS)]
        print(format_table(lines), file=sys.stderr, flush=True)
    rows = ways_table(found)
    print(format_table(rows))
    return rows
