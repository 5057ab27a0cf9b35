# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the documentation (docs/charts/*.svg), drawn from stored results.

    savings.svg   saved bytes by program and target              sizes-*.tsv
    budget.svg    saved bytes against executed instructions      budgets-*.tsv
    time.svg      saved bytes against the compiler's user time   sizes-*.tsv
    clang.svg     text of GCC, the plugin and clang              sizes-*-Oz.tsv

The same files give the same bytes: no dates, fixed names inside, text as text.  The
colours are those of Okabe and Ito, which can be told apart by the colour-blind.

Needed: the Debian package python3-matplotlib (tools/install-deps docs).
"""

import math
from pathlib import Path

from . import stored
from .report import change, geomean
from .stored import CLANG, SIZES, mean, saved, sides

try:
    import matplotlib
    from matplotlib.figure import Figure
except ImportError as error:
    raise SystemExit("bench/run: error: charts need python3-matplotlib; "
                     "run tools/install-deps docs") from error

ORANGE, SKY, GREEN, BLUE, RED, PURPLE, GREY = (
    "#e69f00", "#56b4e9", "#009e73", "#0072b2", "#d55e00", "#cc79a7", "#666666")
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "outline",
    "font.family": ["DejaVu Sans"],
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#dddddd",
    "legend.frameon": False,
}
COLOURS = {"sizes-x86-64-O2": SKY, "sizes-x86-64-Os": BLUE, "sizes-x86-64-Oz": GREEN,
           "sizes-aarch64-Oz": ORANGE, "sizes-riscv64-Oz": PURPLE, "sizes-cortex-m3-Oz": RED}


def savings(data, kind="loaded"):
    """[(name, colour, {program: percent saved})] of the files of SIZES in DATA."""
    found = []
    for file, name in SIZES:
        rows = stored.read(data / f"{file}.tsv").rows
        found.append((name, COLOURS[file],
                      {program: saved(side["gcc"], side["plugin"], kind)
                       for program, side in sides(rows).items()}))
    return found


def bars(axes, groups, series):
    """A group of bars for each of GROUPS; SERIES: (name, colour, [height])."""
    width = 0.8 / len(series)
    for number, (name, colour, heights) in enumerate(series):
        axes.bar([x + width * (number + 0.5) - 0.4 for x in range(len(groups))],
                 heights, width, label=name, color=colour)
    axes.set_xticks(range(len(groups)), groups, rotation=35, ha="right",
                    rotation_mode="anchor")
    axes.grid(axis="x", visible=False)


def draw_savings(data):
    found = savings(data)
    programs = sorted({program for _, _, values in found for program in values})
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.add_subplot()
    bars(axes, [*programs, "geometric mean"],
         [(name, colour,
           [*(values.get(program, math.nan) for program in programs),
            mean(values.values())]) for name, colour, values in found])
    axes.set_ylabel("bytes saved of all that is loaded, %")
    axes.legend(ncols=len(found), loc="lower center", bbox_to_anchor=(0.5, 1))
    return figure


def draw_budget(data):
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.add_subplot()
    rows = stored.read(data / "budgets-x86-64-Os.tsv").rows
    for (program, points), colour, marker in zip(
            sides(rows, "budget").items(), (BLUE, RED, GREEN, ORANGE), "osD^"):
        base = points.pop("alone")
        xs = [change(int(base["instructions"]), int(row["instructions"]))
              for row in points.values()]
        ys = [saved(base, row) for row in points.values()]
        axes.plot(xs, ys, marker=marker, color=colour, label=program)
        for x, y, budget in zip(xs, ys, points):
            axes.annotate(budget, (x, y), (3, -10), textcoords="offset points",
                          color=colour, fontsize=7)
    axes.set_xscale("symlog", linthresh=1)
    axes.set_xlabel("executed instructions added, % (linear up to 1, then logarithmic); "
                    "at the points: slowdown=")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_ylabel("bytes saved of all that is loaded, %")
    axes.legend(loc="lower right")
    return figure


def draw_time(data):
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.add_subplot()
    for (file, name), marker in zip(SIZES, "osD^Pv"):
        programs = sides(stored.read(data / f"{file}.tsv").rows)
        xs = [float(side["plugin"]["user_seconds"]) / float(side["gcc"]["user_seconds"])
              for side in programs.values()]
        ys = [saved(side["gcc"], side["plugin"]) for side in programs.values()]
        middle = math.exp(sum(map(math.log, xs)) / len(xs))
        axes.scatter(xs, ys, color=COLOURS[file], marker=marker, s=22,
                     label=f"{name} (mean {middle:.2f})")
    axes.set_xlabel("user time of the compiler with the plugin / without")
    axes.set_ylabel("bytes saved of all that is loaded, %")
    axes.axvline(1, color="black", linewidth=0.8)
    axes.legend()
    return figure


def draw_clang(data):
    figure = Figure(figsize=(8, 2.9 * len(CLANG) + 0.6), layout="constrained")
    for (file, target), axes in zip(
            CLANG, figure.subplots(len(CLANG), squeeze=False).flat):
        programs = sides(stored.read(data / f"{file}.tsv").rows)
        series = []
        for name, label, colour in (
                ("plugin", "GCC with the plugin", BLUE), ("clang", "clang", GREY),
                ("clang-machine-outliner", "clang with its machine outliner", ORANGE)):
            heights = [100 - saved(side["gcc"], side[name], "text")
                       for side in programs.values()]
            series.append((label, colour, [
                *heights, 100 + geomean([height - 100 for height in heights])]))
        bars(axes, [*programs, "geometric mean"], series)
        axes.axhline(100, color="black", linewidth=0.8)
        axes.set_title(f"{target} -Oz", fontsize=9)
        axes.set_ylabel("text, % of GCC's alone")
        # Room for the legend.
        axes.set_ylim(top=1.15 * max(max(heights) for _, _, heights in series))
        axes.legend(ncols=3, loc="upper left")
    return figure


CHARTS = {
    "savings": draw_savings,
    "budget": draw_budget,
    "time": draw_time,
    "clang": draw_clang,
}


def draw_all(data, folder):
    """Write all charts of the stored results in the folder DATA to FOLDER."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context({**matplotlib.rcParamsDefault, **STYLE}):
        for name, draw in CHARTS.items():
            figure = draw(Path(data))
            figure.savefig(folder / f"{name}.svg", format="svg",
                           metadata={"Date": None, "Creator": None})
