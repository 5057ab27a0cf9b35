# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the documentation that are made from stored results.

In a page, what is between these two lines is replaced by the table NAME:

    <!-- stored: NAME -->
    <!-- end of stored -->

NAME is `summary', `programs', `clang', or the name of a file in docs/data without .tsv.  Under the
table of a file its date, versions and command are named.
"""

import math
import re
from pathlib import Path

from . import stored
from .report import change, geomean
from .stored import CLANG, SIZES, mean, saved, sides

PLACE = re.compile(r"(?ms)^(<!-- stored: (\S+) -->\n).*?^(<!-- end of stored -->)$")


def signed(percent):
    """PERCENT with a sign, a minus as in text."""
    return f"{percent:+.2f}%".replace("-", "−")


def bold(cells):
    return [f"**{cell}**" if cell else "" for cell in cells]


def markdown(header, rows):
    """HEADER and ROWS, lists of cells, as a table."""
    lines = [header, ["---"] * len(header), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines).replace(
        "| --- |", "|---|").replace(" --- |", "---|")


def origin(facts):
    """A paragraph and the command, from the FACTS of a stored file."""
    versions = "; ".join(f"{key}: {value}" for key, value in facts.items()
                         if key not in ("date", "command", "note"))
    note = f" {facts['note']}" if "note" in facts else ""
    return f"{facts['date']}; {versions}.{note}\n\n    {facts['command']}\n"


def size_changes(side):
    """Changes of text, unwind data and all that is loaded, in percent; of the programs
    that have some."""
    return [change(int(side["gcc"][kind]), int(side["plugin"][kind]))
            for kind in ("text", "eh", "loaded")]


def time_ratio(side):
    return float(side["plugin"]["user_seconds"]) / float(side["gcc"]["user_seconds"])


def middle(ratios):
    """The geometric mean of RATIOS."""
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def means(programs):
    """The means of size_changes over PROGRAMS."""
    return [geomean(column) for column in
            zip(*(size_changes(side) for side in programs.values()))]


def count(programs, column):
    return sum(int(side["plugin"][column]) for side in programs.values())


def sizes_table(file, data):
    """A line a program of the stored file FILE."""
    kept = stored.read(data / f"{file}.tsv")
    programs = sides(kept.rows)
    name, = (name for key, name in SIZES if key == file)
    rows = [[program, side["plugin"]["version"], side["gcc"]["loaded"],
             *map(signed, size_changes(side)), f"{time_ratio(side):.2f}",
             f"{side['plugin']['grew']} of {side['plugin']['objects']}"]
            for program, side in programs.items()]
    ratios = [time_ratio(side) for side in programs.values()]
    rows.append(bold(["geometric mean", "", "", *map(signed, means(programs)),
                      f"{middle(ratios):.2f}",
                      f"{count(programs, 'grew')} of {count(programs, 'objects')}"]))
    return (f"### {name}\n\n" + markdown(
        ["program", "version", "loaded, bytes", "text", "unwind", "loaded",
         "user time", "objects that grew"], rows) + "\n" + origin(kept.facts))


def budgets_table(file, data):
    """A line a program and budget of the stored file FILE."""
    kept = stored.read(data / f"{file}.tsv")
    rows = []
    for program, points in sides(kept.rows, "budget").items():
        base = points.pop("alone")
        rows += [[program, budget, signed(-saved(base, row, "text")),
                  signed(-saved(base, row)), f"{int(row['instructions']):,}",
                  signed(change(int(base["instructions"]), int(row["instructions"])))]
                 for budget, row in points.items()]
    return markdown(["program", "`slowdown=`", "text", "loaded", "instructions",
                     "added"], rows) + "\n" + origin(kept.facts)


def clang_table(data):
    """A line a program and target: what outlining takes off each compiler's text, and the
    results compared."""
    pairs = [("gcc", "plugin"), ("clang", "clang-machine-outliner"), ("gcc", "clang"),
             ("gcc", "clang-machine-outliner"), ("clang-machine-outliner", "plugin")]
    rows = []
    for file, target in CLANG:
        programs = sides(stored.read(data / f"{file}.tsv").rows)
        found = {program: [saved(side[a], side[b], "text") for a, b in pairs]
                 for program, side in programs.items()}
        means = [mean(column) for column in zip(*found.values())]
        rows += [[f"{target}: {program}", *(signed(-value) for value in values)]
                 for program, values in found.items()]
        rows.append(bold([f"{target}: geometric mean", *(signed(-value) for value in means)]))
    return markdown(["text of", "the plugin against GCC", "clang's machine outliner against clang",
                     "clang against GCC", "clang with outliner against GCC",
                     "the plugin against clang with outliner"], rows) \
        + "\nOf the same runs as the tables above.\n"


def summary_table(data):
    """A line a target and level."""
    rows, dates = [], set()
    for file, name in SIZES:
        kept = stored.read(data / f"{file}.tsv")
        programs = sides(kept.rows)
        dates.add(kept.facts["date"])
        rows.append([name, len(programs), *map(signed, means(programs)),
                     f"{middle([time_ratio(s) for s in programs.values()]):.2f}",
                     f"{count(programs, 'grew')} of {count(programs, 'objects')}"])
    return markdown(["target, level", "programs", "text", "unwind data", "all that is loaded",
                     "compiler's user time", "objects that grew"], rows) \
        + f"\nGeometric means; GCC 12.2; {', '.join(sorted(dates))}.\n"


def programs_table(data):
    """A line a program: what is loaded, at each target and level."""
    changes = {}
    for file, name in SIZES:
        for program, side in sides(stored.read(data / f"{file}.tsv").rows).items():
            changes.setdefault(program, {})[name] = signed(size_changes(side)[-1])
    names = [name for _, name in SIZES]
    return markdown(["all that is loaded", *names],
                    [[program, *(cells.get(name, "") for name in names)]
                     for program, cells in sorted(changes.items())])


def table(name, data):
    """The text for NAME, made from the folder DATA."""
    if name == "summary":
        return summary_table(data)
    if name == "programs":
        return programs_table(data)
    if name == "clang":
        return clang_table(data)
    if name.startswith("budgets-"):
        return budgets_table(name, data)
    return sizes_table(name, data)


def filled(page, data):
    """The text of the file PAGE with its tables made from the folder DATA."""
    return PLACE.sub(lambda found: f"{found[1]}\n{table(found[2], Path(data))}\n{found[3]}",
                     Path(page).read_text("utf-8"))
