# SPDX-License-Identifier: GPL-3.0-or-later
"""Text for people: columns, colours on a terminal, progress."""

import math
import os
import shutil
import sys
import textwrap
import time

from .symbols import readable, short_name

STYLES = {"bold": "1", "dim": "2", "good": "32", "bad": "31", "head": "1;36"}

# Columns of text are not made narrower.
LEAST_WIDTH = 8
# Lines for a file or another program; these can read --csv and --json, too.
PIPE_WIDTH = 160


def colours_p(stream):
    """Whether STREAM takes colours: a terminal, and NO_COLOR is not set."""
    return (stream.isatty() and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM") != "dumb")


class Progress:
    """A line on standard error about work that takes long, where that is a terminal."""

    def __init__(self):
        self._shown = False
        self._on = sys.stderr.isatty()
        self._next = time.monotonic() + 0.3

    def step(self, what, done, total):
        """Say that DONE of TOTAL are finished of WHAT; at most ten times a second."""
        if self._on and time.monotonic() >= self._next:
            sys.stderr.write(f"\r\033[K{what}: {done} of {total}")
            sys.stderr.flush()
            self._shown, self._next = True, time.monotonic() + 0.1

    def end(self):
        """Take the line away."""
        if self._shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
            self._shown = False


def whole(value):
    """VALUE, which has one decimal place, rounded; halves up."""
    return math.floor(round(value, 1) + 0.5)


def integer(value):
    """VALUE, rounded, with separators; empty for None."""
    return "" if value is None else f"{whole(value):,}"


def signed(value):
    return "" if value is None else f"{whole(value):+,}"


def percent(value):
    return "" if value is None else f"{value:.1f}%"


def percent2(value):
    return "" if value is None else f"{value:.2f}%"


def ratio(value):
    """VALUE as a cell of executed instructions."""
    return "" if value is None else f"{value:.4g}"


# Kinds of columns that are text, which is cut where there is no room.
TEXTS = ("text", "symbol", "name", "path", "prose", "advice")
FORMATS = {"text": str, "symbol": str, "name": short_name, "path": str, "prose": str, "advice": str,
           "bytes": integer, "count": integer, "change": signed,
           "percent": percent, "percent2": percent2, "real": ratio}

NUMBERS = tuple(kind for kind in FORMATS if kind not in TEXTS)


def cell(kind, value):
    """VALUE of a column of KIND as text."""
    return "" if value is None else FORMATS[kind](value)


class Writer:
    """Writes to a stream, with colours if COLOURS, and lines of at most WIDTH columns."""

    def __init__(self, stream):
        self.stream = stream
        self.colours = colours_p(stream)
        self.width = shutil.get_terminal_size((PIPE_WIDTH, 24)).columns
        if not stream.isatty():
            self.width = max(self.width, PIPE_WIDTH)

    def style(self, text, *names):
        if not self.colours or not names:
            return text
        codes = ";".join(STYLES[name] for name in names)
        return f"\033[{codes}m{text}\033[0m"

    def line(self, text=""):
        print(text.rstrip(), file=self.stream)

    def heading(self, text, note=""):
        self.line()
        self.line(self.style(text, "head") + ("  " + self.style(note, "dim") if note else ""))

    def table(self, table, top):
        """TABLE (tables.Table) as aligned columns: TOP rows of it, 0 for all."""
        if not table.rows:
            self.line("  " + self.style(table.empty, "dim"))
            return
        columns = [c for c in table.columns if not c.details]
        shown = table.rows[:top] if top else table.rows
        names = readable(row[c.key] for c in columns if c.kind == "symbol" for row in shown)
        rows = [[printable(cell(c.kind, names[row[c.key]] if c.kind == "symbol" else row.get(c.key)))
                 for c in columns] for row in shown]
        widths = [max([len(c.title)] + [len(row[i]) for row in rows])
                  for i, c in enumerate(columns)]
        self.shrink(columns, widths)
        self.line("  " + self.style(aligned(columns, widths, [c.title for c in columns]),
                                    "dim"))
        for row, values in zip(rows, shown):
            rest = wrap_advice(columns, widths, row)
            cells = aligned_cells(columns, widths, row)
            self.line("  " + "  ".join(self.coloured(c, values.get(c.key), text)
                                       for c, text in zip(columns, cells)))
            for text in rest:
                self.line(" " * (2 + sum(widths[:-1]) + 2 * (len(widths) - 1)) + text)
        left = len(table.rows) - len(shown)
        if left:
            self.line("  " + self.style(f"and {left:,} more (--top {len(table.rows)})", "dim"))

    def coloured(self, column, value, text):
        if column.kind == "change" and value:
            return self.style(text, "bad" if value > 0 else "good")
        if column.key == "saved":
            return self.style(text, "good")
        return text

    def shrink(self, columns, widths):
        """Take from WIDTHS of text what the terminal has no room for."""
        most = 2 + sum(widths) + 2 * (len(widths) - 1)
        while most > self.width:
            texts = [i for i, c in enumerate(columns) if c.kind in TEXTS]
            widest = max(texts, key=lambda i: widths[i], default=None)
            if widest is None or widths[widest] <= LEAST_WIDTH:
                return
            widths[widest] -= 1
            most -= 1


def wrap_advice(columns, widths, cells):
    """Cut the last of CELLS to its width, if it is advice; the further lines of it."""
    if columns[-1].kind != "advice":
        return []
    lines = textwrap.wrap(cells[-1], widths[-1]) or [""]
    cells[-1] = lines[0]
    return lines[1:]


def printable(text):
    """TEXT without characters that a terminal would obey."""
    return "".join(c if c.isprintable() else "\ufffd" for c in text)


def aligned_cells(columns, widths, cells):
    """CELLS with WIDTHS, numbers to the right."""
    return [fit(c, text, width).ljust(width) if c.kind in TEXTS
            else text.rjust(width) for c, width, text in zip(columns, widths, cells)]


def aligned(columns, widths, cells):
    return "  ".join(aligned_cells(columns, widths, cells))


def fit(column, text, width):
    """TEXT in WIDTH columns: of paths the end is kept, of sentences the start, of names both."""
    if len(text) <= width:
        return text
    if column.kind == "path":
        return "…" + text[len(text) - width + 1:]
    if column.kind == "prose":
        return text[:width - 1] + "…"
    head = (width - 1) * 2 // 3
    return text[:head] + "…" + text[len(text) - (width - 1 - head):]
