# SPDX-License-Identifier: GPL-3.0-or-later
"""A build as one HTML file that needs nothing else.

The page has three parts: the templates of the folder page/; d3, Debian's node-d3, with
its licence; and data, the details last: the page is drawn while they are still read.  The data are compressed JSON in
base64: "core", which the page reads first (sums, a line a function and a group), and "details" of a hundred groups
each, which it reads when one of them is opened (places, source text, assembler text)."""

import base64
import html
import json
import os
import zlib

from . import symbols, tables
from .load import InputError
from .model import FUNCTION, budget_curve, folded_units
from .panels import panel

TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "page")
D3 = "/usr/share/nodejs/d3/dist/d3.min.js"
D3_LICENCE = "/usr/share/doc/node-d3/copyright"
GROUPS_A_CHUNK = 100
# Of each reason for leaving code alone, so many places are listed.
REFUSED_PLACES = 50
FILES_IN_CHART = 12
# Of a table that needs more than reports; --csv has all.
FURTHER_ROWS = 30
# Lines of source between two of a copy's that are shown with them.
GAP = 3


def write_page(build, options, sources, further, progress):
    """Write the page of BUILD to OPTIONS.html; FURTHER: tables that are sections of it.  Raises InputError."""
    library, licence = read(D3), read(D3_LICENCE)
    maker = Page(build, sources, options.html)
    core = maker.core(options.title)
    chunks = []
    for start in range(0, len(build.groups), GROUPS_A_CHUNK):
        progress.step("writing groups", start, len(build.groups))
        chunks.append(packed(maker.details(build.groups[start:start + GROUPS_A_CHUNK])))
    progress.end()
    data = "\n".join(f'<script type="text/plain" id="details-{i}">{text}</script>'
                     for i, text in enumerate(chunks))
    parts = {"TITLE": html.escape(core["title"]), "STYLE": template("page.css"),
             "LINKS": "".join(f'    <a href="#{t.name}-table">{html.escape(t.title)}</a>\n' for t in further),
             "FURTHER": "\n".join(panel(t, FURTHER_ROWS) for t in further),
             "LICENCE": html.escape(licence), "D3": in_script(library),
             "SCRIPT": in_script(template("page.js")), "CORE": packed(core),
             "DETAILS": data}
    try:
        with open(options.html, "w", encoding="utf-8") as file:
            for piece in filled(template("page.html"), parts):
                file.write(piece)
    except OSError as error:
        raise InputError(f"{options.html}: {error.strerror}") from error


def read(path):
    """The text of file PATH, which Debian's node-d3 has."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise InputError(f"the page is made with d3, and there is no {path}: "
                         "apt-get install node-d3") from error


def template(name):
    with open(os.path.join(TEMPLATES, name), encoding="utf-8") as file:
        return file.read()


def filled(text, parts):
    """The pieces of TEXT with {{NAME}} replaced by PARTS[NAME]."""
    for i, piece in enumerate(text.split("{{")):
        if i:
            name, _, piece = piece.partition("}}")
            yield parts[name]
        yield piece


def in_script(text):
    """TEXT, JavaScript, as it may stand in an element."""
    return text.replace("</script", "<\\/script")


def packed(data):
    """DATA as compressed JSON (a gzip stream without name and time), in base64."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return base64.b64encode(packer.compress(text.encode("utf-8", "replace"))
                            + packer.flush()).decode()


class Table:
    """Values with numbers, in the order in which they are first asked for."""

    def __init__(self):
        self.values = []
        self._numbers = {}

    def number(self, value, made=None):
        """The number of VALUE; MADE is stored in its place if it is not None."""
        if value not in self._numbers:
            self._numbers[value] = len(self.values)
            self.values.append(value if made is None else made)
        return self._numbers[value]


class Page:
    """What the page is told."""

    def __init__(self, build, sources, path):
        """PATH: of the page, to which links are relative."""
        self.build = build
        self.sources = sources
        self.path = path
        self.names, self.files = Table(), Table()
        self.links, self._known, self._numbers = [], {}, {}
        self.functions = []

    def file(self, name, report):
        """The number of source file NAME of the report in file REPORT."""
        if name is None:
            return -1
        key = (name, os.path.dirname(report))
        if key not in self._known:
            found = self.sources.find(name, report)
            number = self.files.number((self.sources.mapped(name), found),
                                       self.sources.mapped(name))
            if number == len(self.links):
                self.links.append(self.sources.link(name, report, self.path))
            self._known[key] = number
        return self._known[key]

    def core(self, title):
        """What the page reads first."""
        build = self.build
        functions, groups = self.function_columns(), self.group_columns()
        refusals = self.refusals()
        return {
            "title": title or "Outline report", "totals": tables.totals(build),
            "savedByFile": self.saved_by_file(),
            "functions": functions, "groups": groups, "refusals": refusals,
            "advice": tables.advice_table(build).rows,
            "budget": {"rows": tables.budget_rows(build), "empty": tables.budget_table(build).empty, **self.curve()},
            "units": [u.name for u in build.units],
            "names": self.names.values, "files": self.files.values, "links": self.links,
            "chunk": GROUPS_A_CHUNK}

    def saved_by_file(self):
        """The files that save most: number, bytes by outlined functions, by shared machine code."""
        sums = {}
        for group in self.build.groups:
            share = group.saved / len(group.places)
            for place in group.places:
                file = self.file(place.owner.place.file, group.unit.path)
                sums.setdefault(file, [0.0, 0.0])[group.kind != FUNCTION] += share
        rows = sorted(sums.items(), key=lambda item: (-sum(item[1]), item[0]))
        return [[file, tables.tenth(one), tables.tenth(two)]
                for file, (one, two) in rows[:FILES_IN_CHART] if one + two > 0]

    def curve(self):
        """Bytes saved by percent of instructions added, and what was compiled."""
        units = folded_units(self.build.units)
        executed = sum(u.executed for u in units)
        if not executed:
            return {"curve": [], "now": None}
        points = budget_curve(self.build.units)
        return {"curve": [[round(x, 4), round(y)] for x, y in points],
                "now": [round(100 * sum(u.added for u in units) / executed, 4),
                        round(sum(u.saved_fragments for u in units))]}

    def function_columns(self):
        """A number or name for each function, file by file."""
        rows = [(self.file(f.place.file, f.unit.path), f) for f in self.build.functions]
        rows.sort(key=lambda row: (row[0], -(row[1].bytes or 0), -row[1].saved, row[1].name,
                                   row[1].place.line))
        self._numbers = {id(f): i for i, (_, f) in enumerate(rows)}
        return {"file": [file for file, _ in rows],
                "name": [self.names.number(symbols.short_name(f.name)) for _, f in rows],
                "line": [f.place.line for _, f in rows],
                "bytes": [f.bytes for _, f in rows],
                "saved": [tables.tenth(f.saved) for _, f in rows],
                "made": [int(f.outlined) for _, f in rows]}

    def group_columns(self):
        groups = self.build.groups
        units = {id(u): i for i, u in enumerate(self.build.units)}
        firsts = [(g.places[0], g.unit.path) for g in groups]
        names = symbols.readable(g.name for g in groups)
        return {"name": [g.name for g in groups],
                # By index, where it is another one.
                "readable": {i: names[g.name] for i, g in enumerate(groups) if names[g.name] != g.name},
                "kind": [g.kind for g in groups],
                "unit": [units[id(g.unit)] for g in groups],
                "copies": [len(g.places) for g in groups],
                "length": [g.length for g in groups],
                "each": [tables.tenth(g.copy_bytes) for g in groups],
                "saved": [tables.tenth(g.saved) for g in groups],
                "added": [tables.executed_share(g) for g in groups],
                "file": [self.file(p.file, report) for p, report in firsts],
                "line": [p.line for p, _ in firsts],
                # The functions that its places are in.
                "in": [sorted({self._numbers[id(p.owner)] for p in g.places})
                       for g in groups]}

    def refusals(self):
        """A row a reason, with the places that cost most."""
        rows = tables.as_data(tables.refusals_table(self.build))
        by_reason = {}
        for refusal in self.build.refusals:
            by_reason.setdefault(refusal.reason, []).append(refusal)
        for row in rows:
            worst = sorted(by_reason[row["reason"]],
                           key=lambda r: (-(r.lost or 0), -(r.copies_bytes or 0),
                                          r.place.file or "", r.place.line,
                                          r.place.function))[:REFUSED_PLACES]
            row["places"] = [[self.file(r.place.file, r.unit.path), r.place.line,
                              self.names.number(r.place.function), tables.tenth(r.lost),
                              r.copies, r.length] for r in worst]
        return rows

    def details(self, groups):
        """What the page shows of GROUPS when they are opened, and the source lines of
        their copies by file."""
        lines, entries = {}, []
        for group in groups:
            places = []
            for place in group.places:
                file = self.file(place.file, group.unit.path)
                shown = shown_lines(place)
                places.append([file, place.line, place.function, place.lines, shown])
                if file >= 0:
                    self.add_source(lines.setdefault(file, {}), place.file,
                                    group.unit.path, shown)
            entries.append({"places": places, "parameters": group.parameters,
                            "assembler": group.assembler,
                            "calls": tables.tenth(group.calls_bytes),
                            "function": tables.tenth(group.function_bytes)})
        return {"groups": entries, "lines": lines}

    def add_source(self, known, name, report, wanted):
        """Add to KNOWN, text by line, the lines WANTED of file NAME, if it is there."""
        text = self.sources.lines(name, report)
        if text is None:
            return
        for first, last in wanted:
            for line in range(first, last + 1):
                if 0 < line <= len(text):
                    known[line] = text[line - 1].expandtabs(8)


def shown_lines(place):
    """The stretches of source lines, [first, last], that show the code at PLACE."""
    stretches = []
    for line in place.lines or ([place.line] if place.line else []):
        if stretches and line - stretches[-1][1] <= GAP + 1:
            stretches[-1][1] = line
        else:
            stretches.append([line, line])
    return stretches
