# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line of outline-report.

Exit status: 0; 1 if --fail-if-larger found that, or --diff units of one build only; 2 for wrong options and input that
cannot be read, with one message."""

import argparse
import gc
import os
import sys

from . import diff, elf, tables
from .callgrind import callgrind_table
from .comparison import write_comparison
from .load import InputError, load
from .model import Build, shorten
from .similar import similar_table
from .source import MapError, Sources, parse_map
from .stack import stack_table
from .terminal import Progress, Writer, integer, percent, signed

DESCRIPTION = """\
Shows what the outline plugin did in a build: what it saved and where, what it left alone
and why, what repeats in the source, and what changed between two builds.

REPORT is a report of the plugin (-fplugin-arg-outline-report=%b.json), or a folder: all
reports below it are read as one build.  GCC's records (-fsave-optimization-record,
*.opt-record.json.gz) are read where there is no report; they know less."""

EXAMPLES = """\
examples:
  outline-report build/                         totals, and the top of each table
  outline-report build/ --table groups --top 0  all shared functions and fragments
  outline-report build/ --html report.html      a page to look around in
  outline-report --diff before/ after/          what grew, which groups came and went
  outline-report --diff main/ branch/ --fail-if-larger 0.5%
  outline-report --diff before/ after/ --html changes.html
  outline-report --elf before.elf after.elf     what is linked, as measured
  outline-report build/ --similar               what repeats in the source
  outline-report build/ --callgrind callgrind.out.1   which functions pay in executed instructions
  outline-report build/ --stack before/ build/  how much deeper the stack is
  outline-report build/ --csv --table files >files.csv

exit status:
  0  all is well
  1  --fail-if-larger: the second build is larger than that; --diff: units are in one build only
  2  wrong options, or a file that cannot be read

NO_COLOR=1 in the environment turns colours off.  docs/outline-report.md says more."""

# By option: the table of a build that it asks for; sections of --html.
FURTHER = {"callgrind": callgrind_table, "stack": stack_table}


def parser():
    result = argparse.ArgumentParser(
        prog="outline-report", description=DESCRIPTION, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="%(prog)s [options] REPORT...\n"
              "       %(prog)s --diff BEFORE AFTER [--fail-if-larger PERCENT%%]\n"
              "       %(prog)s --elf BEFORE AFTER [--fail-if-larger PERCENT%%]")
    add = result.add_argument
    add("reports", nargs="*", metavar="REPORT", help="report files, or folders of them")
    add("--html", metavar="PAGE.html", help="write a page that needs nothing else, also with "
        "--callgrind, --stack, --diff, --elf; nothing is printed")
    add("--diff", nargs=2, metavar=("BEFORE", "AFTER"), help="compare two builds")
    add("--elf", nargs=2, metavar=("BEFORE", "AFTER"), help="compare two programs or objects (ELF): what "
        "is loaded, by section, source file and symbol")
    add("--link-map", nargs=2, metavar=("BEFORE", "AFTER"), help="with --elf: maps of the two links (GNU ld, -Map), "
        "for the objects and members of libraries in place of source files")
    add("--fail-if-larger", metavar="PERCENT", help="with --diff, --elf: exit status 1 if the code "
        "(--elf: what is loaded) of AFTER is larger by more than so many percent")
    add("--units-may-differ", action="store_true", help="with --diff: units that only one build "
        "has are no error (else exit status 1); they are not compared")
    add("--similar", action="store_true", help="what repeats in the source, outlined or "
        "not: for refactoring; best of builds with -fplugin-arg-outline-limit=0")
    add("--callgrind", action="append", default=[], metavar="FILE", help="which functions execute more "
        "instructions as they share code: FILE is of a run under valgrind --tool=callgrind (several: their sum)")
    add("--stack", nargs=2, metavar=("BEFORE", "AFTER"), help="by how much the stack is deeper, by chain of calls: "
        "folders of GCC's call graphs (-fcallgraph-info=su) without the plugin, and of the build of the reports")
    add("--table", choices=sorted({*tables.MAKERS, "sections", "symbols"}), help="this table only")
    add("--top", type=count, metavar="N", help="rows of each table (default: 10, and all "
        "with --table; 0: all)")
    add("--json", action="store_true", help="print all as JSON")
    add("--csv", action="store_true", help="print a table as CSV (default: groups)")
    add("--map", action="append", default=[], metavar="OLD=NEW", help="source files named "
        "OLD/... in the reports are NEW/..., a folder or an https: address (NEW/...#L7); "
        "with an empty OLD, those with relative names")
    add("--link", metavar="TEMPLATE", help="links of the page to source lines, with {path} "
        "and {line}: for example vscode://file{path}:{line}")
    add("--title", metavar="TEXT", help="title of the page")
    return result


def count(text):
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of rows")
    return int(text)


def parse_percent(text):
    """The number in TEXT, "2.5%" or "2.5".  Raises InputError."""
    try:
        value = float(text.removesuffix("%"))
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise InputError(f"--fail-if-larger {text}: write a percentage, as in 0.5%")
    return value


def check(options):
    """Raise InputError where OPTIONS do not go together."""
    pair = options.diff or options.elf
    if pair and options.reports:
        raise InputError(f"{'--diff' if options.diff else '--elf'} takes two builds, and {options.reports[0]} "
                         "is one more")
    if not pair and not options.reports:
        raise InputError("name a report or a folder of reports (--help says more)")
    if options.units_may_differ and not options.diff:
        raise InputError("--units-may-differ goes with --diff BEFORE AFTER")
    if options.link_map and not options.elf:
        raise InputError("--link-map goes with --elf BEFORE AFTER")
    if options.fail_if_larger is not None and not pair:
        raise InputError("--fail-if-larger goes with --diff or --elf BEFORE AFTER")
    section = options.html and not pair
    modes = [name for name, on in (("--html", section), ("--diff", options.diff), ("--elf", options.elf),
                                   ("--similar", options.similar), ("--callgrind", options.callgrind and not section),
                                   ("--stack", options.stack and not section)) if on]
    formats = [name for name, on in (("--html", options.html), ("--json", options.json),
                                     ("--csv", options.csv)) if on]
    for several in modes, formats:
        if len(several) > 1:
            raise InputError(f"{several[0]} and {several[1]} do not go together")
    allowed = ("functions", "groups", None) if options.diff else \
        ("sections", "files", "symbols", None) if options.elf else \
        (None,) if options.similar or options.callgrind or options.stack or options.html else (*tables.MAKERS, None)
    if options.table not in allowed:
        raise InputError(f"--table {options.table} does not go with {modes[0]}")


def main(arguments=None):
    """Run the program.  Returns the exit status."""
    options = parser().parse_args(arguments)
    # Hardly anything becomes garbage, and looking for it in so many objects takes long.
    gc.disable()
    try:
        check(options)
        status = run(options)
        sys.stdout.flush()
        return status
    except (InputError, MapError) as error:
        print(f"outline-report: error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Who reads has seen enough, as head does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def run(options):
    maps = [parse_map(text) for text in options.map]
    sources = Sources(maps, options.link)
    progress = Progress()
    if options.elf:
        return run_elf(options, sources)
    if options.diff:
        return run_diff(options, progress)
    build = Build(load(options.reports, progress))
    further = [make(build, getattr(options, name)) for name, make in FURTHER.items() if getattr(options, name)]
    if options.html:
        from .page import write_page
        write_page(build, options, sources, further, progress)
        return 0
    rename(build.units, sources)
    if options.similar:
        show(similar_table(build), options)
    elif further:
        show(further[0], options)
    elif options.json:
        tables.write_json(all_data(build, options.table), sys.stdout)
    elif options.csv or options.table:
        show(tables.MAKERS[options.table or "groups"](build), options)
    else:
        summary(build, options)
    return 0


def rename(units, sources):
    """Give UNITS and their source files the names of --map."""
    if not sources.maps:
        return
    for unit in units:
        unit.name = sources.mapped(unit.name)
        for place in unit.places():
            if place.file:
                place.file = sources.mapped(place.file)


def all_data(build, only):
    """BUILD for JSON: totals and tables, or table ONLY."""
    data = {"format": 1, "totals": tables.totals(build)}
    for name, make in tables.MAKERS.items():
        if only in (None, name):
            data[name] = tables.as_data(make(build))
    return data


def show(table, options):
    """Print TABLE as OPTIONS say."""
    if options.csv:
        tables.write_csv(table, sys.stdout)
    elif options.json:
        tables.write_json({"format": 1, table.name: tables.as_data(table)}, sys.stdout)
    else:
        out = Writer(sys.stdout)
        top = 0 if options.table else 10
        out.line(out.style(table.title, "head") + "  " + out.style(table.note, "dim"))
        out.table(table, top if options.top is None else options.top)


def plural(number, word):
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def summary(build, options):
    """Print totals, and the top of each table."""
    folder = shorten(build.units)
    out, sums = Writer(sys.stdout), tables.totals(build)
    out.line(out.style(plural(sums["units"], "unit"), "bold")
             + f", {sums['target']}, GCC {sums['compiler']}"
             + (f", {sums['plugin']}" if sums["plugin"] != "unknown" else "")
             + (f", in {folder}" if folder else ""))
    out.line()
    rest = "" if sums["percent"] is None else (
        f" of {integer(sums['code'] + sums['saved'])} ({percent(sums['percent'])})")
    out.line(f"{'saved':<12}" + out.style(f"{integer(sums['saved']):>10}", "bold", "good")
             + f" bytes{rest}, by estimate, without the unwind entries that functions share; --elf measures what is linked")
    print_part(out, "functions", sums["groups_saved"], sums["groups"], "function",
               sums["group_places"])
    print_part(out, "fragments", sums["fragments_saved"], sums["fragments"], "fragment",
               sums["fragment_places"])
    if sums["equal"]:
        out.line(f"{'equal':<12}{integer(sums['equal_saved']):>10} bytes by {plural(sums['equal'], 'function')} "
                 "replaced by equal ones")
    if sums["shared_entries"]:
        out.line(f"{'entries':<12}{integer(sums['shared_entries']):>10} bytes "
                 "for unwind entries of fragments, and their alignment")
    if sums["code"] is not None:
        out.line(f"{'code':<12}{integer(sums['code']):>10} bytes in "
                 f"{plural(sums['functions'], 'function')} and the fragments")
    top = 10 if options.top is None else options.top
    for make in (tables.advice_table, tables.groups_table, tables.files_table, tables.functions_table,
                 tables.refusals_table, tables.budget_table):
        table = make(build)
        out.heading(table.title, table.note)
        out.table(table, 0 if table.name in ("advice", "budget") else top)


def print_part(out, name, saved, number, word, places):
    out.line(f"{name:<12}{integer(saved):>10} bytes by {plural(number, word)} "
             f"at {plural(places, 'place')}")


def run_diff(options, progress):
    """--diff.  Returns the exit status."""
    limit = (parse_percent(options.fail_if_larger)
             if options.fail_if_larger is not None else None)
    sources = Sources([parse_map(text) for text in options.map])
    loaded = [load([path], progress) for path in options.diff]
    for units in loaded:
        rename(units, sources)
        shorten(units)          # They may have been built in two folders.
    *both, gone, came = diff.in_both(*loaded)
    if not both[0]:
        raise InputError(f"no unit is in both {options.diff[0]} and {options.diff[1]}, as "
                         f"{(gone or came)[0]}: --map OLD=NEW helps where names differ")
    old, new = (Build(units) for units in both)
    sums = diff.totals_diff(old, new)
    if limit is not None and sums["code"]["percent"] is None:
        which = options.diff[0] if not old.code_bytes else options.diff[1]
        raise InputError(f"{which}: --fail-if-larger wants sizes of functions, and these "
                         "reports have none")
    if options.html:
        notes = [f"{plural(len(names), 'unit')} only in {path}, not compared: {listed(names)}"
                 for path, names in zip(options.diff, (gone, came)) if names]
        write_comparison(options.html, options.title or "Two builds", options.diff, sums,
                         [diff.functions_diff(old, new), diff.groups_diff(old, new)], notes)
    makers = {"functions": diff.functions_diff, "groups": diff.groups_diff}
    found = {name: make(old, new) for name, make in makers.items()
             if options.table in (None, name)}
    if options.html:
        pass
    elif options.csv:
        tables.write_csv(found.get(options.table or "functions"), sys.stdout)
    elif options.json:
        tables.write_json({"format": 1, "totals": sums, "only_before": gone, "only_after": came}
                          | {name: tables.as_data(t) for name, t in found.items()},
                          sys.stdout)
    else:
        print_diff(sums, found.values(), len(gone) + len(came), options)
    sys.stdout.flush()
    if (gone or came) and not options.units_may_differ:
        for path, names in zip(options.diff, (gone, came)):
            if names:
                print(f"outline-report: {plural(len(names), 'unit')} only in {path}, not compared: "
                      + listed(names), file=sys.stderr)
        print("outline-report: one of the builds may be unfinished; if not: --units-may-differ", file=sys.stderr)
        return 1
    return larger(options.diff, sums["code"]["percent"], limit)


def run_elf(options, sources):
    """--elf.  Returns the exit status."""
    limit = (parse_percent(options.fail_if_larger)
             if options.fail_if_larger is not None else None)
    before, after = (elf.Elf(path) for path in options.elf)
    if options.link_map:
        for program, path in zip((before, after), options.link_map):
            program.read_map(path, sources.mapped)
    sums, found = elf.totals(before, after), elf.tables(before, after)
    if options.table:
        found = {options.table: found[options.table]}
    if options.html:
        write_comparison(options.html, options.title or "Two programs", options.elf, sums, found.values(),
                         ["What is loaded: code, constants, tables, initial values; RAM: what is writable."])
    elif options.csv:
        tables.write_csv(found[options.table or "symbols"], sys.stdout)
    elif options.json:
        tables.write_json({"format": 1, "totals": sums}
                          | {name: tables.as_data(t) for name, t in found.items()}, sys.stdout)
    else:
        out = Writer(sys.stdout)
        print_sum(out, "loaded", sums["loaded"], "in the file: code, constants, tables, initial values")
        print_sum(out, "RAM", sums["ram"], "writable, with what begins as zero")
        for table in found.values():
            out.heading(table.title, table.note)
            out.table(table, 10 if options.top is None else options.top)
    sys.stdout.flush()
    return larger(options.elf, sums["loaded"]["percent"], limit)


def larger(paths, percents, limit):
    """The exit status for the second of PATHS, which is larger by PERCENTS, with LIMIT or None."""
    if limit is None or percents is None or percents <= limit:
        return 0
    print(f"outline-report: {paths[1]} is larger than {paths[0]} by {percents:.3g}%, more than {limit:g}%",
          file=sys.stderr)
    return 1


def print_sum(out, name, row, note=""):
    """Print ROW, of which less is better."""
    text = signed(row["change"]) + (f" ({row['percent']:+.2f}%)" if row["percent"] is not None else "")
    style = () if not row["change"] else ("bad",) if row["change"] > 0 else ("good",)
    out.line(f"{name:<8}{integer(row['before']):>10} → {integer(row['after']):>10} bytes  "
             + out.style(text, *style) + (f"  {note}" if note else ""))


def listed(names, most=5):
    """The first MOST of NAMES, in words."""
    rest = len(names) - most
    return ", ".join(names[:most]) + (f", and {rest} more" if rest > 0 else "")


def print_diff(sums, found, apart, options):
    """Print SUMS and the tables FOUND; APART: units that are in one build only."""
    out = Writer(sys.stdout)
    for name in ("code", "saved"):
        row = sums[name]
        if row["change"] is None:
            out.line(f"{name:<8}not known of both builds")
            continue
        worse = row["change"] > 0 if name == "code" else row["change"] < 0
        text = signed(row["change"]) + (f" ({row['percent']:+.2f}%)"
                                        if row["percent"] is not None else "")
        style = () if not row["change"] else ("bad",) if worse else ("good",)
        out.line(f"{name:<8}{integer(row['before']):>10} → {integer(row['after']):>10} bytes  "
                 + out.style(text, *style))
    for name in ("units", "groups"):
        row = sums[name]
        out.line(f"{name:<8}{integer(row['before']):>10} → {integer(row['after']):>10}"
                 + (f"        ({plural(apart, 'unit')} of one build only, not compared)"
                    if apart and name == "units" else ""))
    for table in found:
        out.heading(table.title, table.note)
        out.table(table, 10 if options.top is None else options.top)
