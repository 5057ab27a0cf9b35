# SPDX-License-Identifier: GPL-3.0-or-later
"""A build as rows: the same for the terminal, CSV and JSON."""

import csv
import json
from dataclasses import dataclass, field

from .advice import advice
from .model import FUNCTION, folded_units, with_budget

# Bounds on executed instructions that the table of budgets has, as multiples of that with
# which was compiled; None: no bound.
BUDGETS = (1, 2, 5, 10, 100, None)

UNKNOWN_FILE = "(unknown)"


@dataclass
class Column:
    key: str
    title: str
    kind: str = "text"          # As terminal.FORMATS.
    details: bool = False       # Not in the terminal.


@dataclass
class Table:
    """ROWS: dicts by the keys of COLUMNS; NOTE: how they are sorted and what they mean;
    EMPTY: what is said in place of no rows."""
    name: str
    title: str
    columns: list
    rows: list = field(default_factory=list)
    note: str = ""
    empty: str = "none"


def tenth(value):
    """VALUE with one decimal place, as the reports have it."""
    return None if value is None else round(value, 1)


def where(place):
    """PLACE as compilers print places."""
    return f"{place.file or UNKNOWN_FILE}:{place.line}" if place.line else \
        place.file or UNKNOWN_FILE


def totals(build):
    """What is known of BUILD as a whole, by name."""
    groups = [g for g in build.groups if g.kind == FUNCTION]
    fragments = [g for g in build.groups if g.fragment]
    equal = [g for g in build.groups if g.equal]
    folded = [u for u in build.units if u.folded]
    code, saved = build.code_bytes, build.saved
    saved_fragments = sum(g.saved for g in fragments)
    return {
        "units": len(build.units), "compiler": build.value("compiler"),
        "target": build.value("target"), "plugin": build.value("plugin"),
        "code": code, "saved": tenth(saved),
        "percent": round(100 * saved / (code + saved), 2)
                   if code is not None and code + saved > 0 else None,
        "functions": len([f for f in build.functions if f.bytes is not None]),
        "groups": len(groups), "group_places": sum(len(g.places) for g in groups),
        "groups_saved": tenth(sum(g.saved for g in groups)),
        "fragments": len(fragments),
        "fragment_places": sum(len(g.places) for g in fragments),
        "fragments_saved": tenth(saved_fragments),
        "equal": len(equal), "equal_saved": tenth(sum(g.saved for g in equal)),
        "shared_entries": tenth(sum(u.saved_fragments for u in build.units)
                                - saved_fragments),
        "without_budget": tenth(sum(u.saved_without_budget for u in folded))
                          if folded else None,
        "refusals": len(build.refusals),
    }


def executed_share(group):
    """What GROUP adds to the instructions that its unit executes, in percent; None: not known."""
    if group.added is None or not group.unit.executed:
        return None
    return float(f"{100 * group.added / group.unit.executed:.3g}")


def groups_table(build):
    columns = [Column("saved", "saved", "bytes"), Column("copies", "copies", "count"),
               Column("each", "each", "bytes"), Column("kind", "kind"),
               Column("name", "name", "symbol"), Column("place", "first copy", "path"),
               Column("function", "in", "name"), Column("added", "adds, % executed", "real", True),
               Column("length", "length", "count", True),
               Column("unit", "unit", "path", True)]
    rows = [{"saved": tenth(g.saved), "copies": len(g.places), "each": tenth(g.copy_bytes),
             "kind": g.kind, "name": g.name, "place": where(g.places[0]),
             "function": g.places[0].function, "added": executed_share(g), "length": g.length,
             "unit": g.unit.name} for g in build.groups]
    return Table("groups", "Shared functions and fragments", columns, rows,
                 "most bytes saved first", "nothing was outlined or folded")


def add(known, value):
    """The sum of two numbers of which None is not known."""
    return known if value is None else value if known is None else known + value


def files_table(build):
    by_file = {}
    for function in build.functions:
        name = function.place.file or UNKNOWN_FILE
        row = by_file.setdefault(name, {"file": name, "functions": 0, "bytes": None,
                                        "saved": 0.0})
        row["functions"] += 1
        row["bytes"] = add(row["bytes"], function.bytes)
        row["saved"] += function.saved
    rows = sorted(by_file.values(), key=lambda r: (-r["saved"], -(r["bytes"] or 0), r["file"]))
    for row in rows:
        row["saved"] = tenth(row["saved"])
    columns = [Column("saved", "saved", "bytes"), Column("bytes", "code", "bytes"),
               Column("functions", "functions", "count"), Column("file", "file", "path")]
    return Table("files", "Files", columns, rows, "by what their functions save",
                 "the reports name no functions")


def functions_table(build):
    rows = [{"saved": tenth(f.saved), "bytes": f.bytes, "function": f.name,
             "place": where(f.place), "outlined": "outlined" if f.outlined else "",
             "unit": f.unit.name}
            for f in sorted(build.functions,
                            key=lambda f: (-f.saved, -(f.bytes or 0), f.name,
                                           f.place.file or "", f.place.line, f.unit.name))]
    columns = [Column("saved", "saved", "bytes"), Column("bytes", "code", "bytes"),
               Column("function", "function", "name"), Column("place", "place", "path"),
               Column("outlined", "made by", "text", True), Column("unit", "unit", "path", True)]
    return Table("functions", "Functions", columns, rows,
                 "by their shares of what groups save; code as it is now",
                 "the reports name no functions")


def sizes_by_function(build):
    """The bytes of functions by unit, place and name."""
    return {(id(f.unit), f.place.file, f.place.line, f.name): f.bytes
            for f in build.functions}


def refused_bytes(refusal, sizes):
    """The code that REFUSAL concerns, with the SIZES of functions; None: not known, or only in some
    ways.  Of a function that is refused in part: the instructions that are."""
    if refusal.scope == "copies":
        return None
    if refusal.scope == "fragments":
        return refusal.code_bytes
    p = refusal.place
    return sizes.get((id(refusal.unit), p.file, p.line, p.function))


def too_slow(build):
    """What fragments would save more without a bound on executed instructions."""
    return sum(max(0, u.saved_without_budget - u.saved_fragments) for u in folded_units(build.units))


def refusals_table(build):
    sizes, by_reason = sizes_by_function(build), {}
    for refusal in build.refusals:
        row = by_reason.setdefault(refusal.reason, {
            "reason": refusal.reason, "count": 0, "lost": None, "code": None,
            "meaning": build.explanations.get(refusal.reason, "")})
        row["count"] += 1
        row["lost"] = add(row["lost"], refusal.lost)
        row["code"] = add(row["code"], refused_bytes(refusal, sizes))
    if "slowdown" in by_reason:
        by_reason["slowdown"]["lost"] = add(by_reason["slowdown"]["lost"], too_slow(build))
    rows = sorted(by_reason.values(), key=lambda r: (-(r["lost"] or 0), -(r["code"] or 0),
                                                     -r["count"], r["reason"]))
    for row in rows:
        row["lost"] = tenth(row["lost"])
    columns = [Column("lost", "costs at most", "bytes"), Column("code", "in code of", "bytes"),
               Column("count", "times", "count"), Column("reason", "reason"),
               Column("meaning", "because", "prose")]
    return Table("refusals", "Left alone", columns, rows,
                 "what was refused may overlap; empty: not known", "nothing was refused")


def budget_rows(build):
    """What fragments would save with larger bounds on executed instructions."""
    units = folded_units(build.units)
    executed = sum(u.executed for u in units)
    bounded = any(u.price or u.budget is not None for u in units)
    rows = []
    for factor in (BUDGETS if bounded else (1,)) if units else ():
        points = [with_budget(u, factor) for u in units]
        saved = sum(p[1] for p in points)
        rows.append({"factor": factor,
                     "slowdown": "no bound" if factor is None else
                                 ("as compiled" if bounded else "no bound, as compiled")
                                 if factor == 1 else f"{factor} times",
                     "saved": tenth(saved), "more": tenth(saved - rows[0]["saved"])
                                                    if rows else None,
                     "executed": round(100 * sum(p[0] for p in points) / executed, 3)})
    if len(rows) > 2 and rows[-1]["more"] == 0:
        return [rows[0], rows[-1]]
    return rows


def budget_table(build):
    columns = [Column("slowdown", "slowdown="), Column("saved", "saved", "bytes"),
               Column("more", "more", "bytes"),
               Column("executed", "executes more", "percent2")]
    unknown = sorted({u.not_folded for u in build.units} - {""})
    why = (f"nothing is folded: folding is not implemented for {', '.join(unknown)}" if unknown else
           "nothing is folded: at -O0, with rtl=off, or before the link with -flto")
    return Table("budget", "What a larger budget would buy", columns, budget_rows(build),
                 "fragments only, at least so much; instructions by profile or estimate",
                 f"{why}; what else may save bytes is in the first table (--table advice)")


def units_table(build):
    rows = [{"unit": u.name, "saved": tenth(u.saved), "bytes": u.code_bytes,
             "groups": sum(g.kind == FUNCTION for g in u.groups),
             "fragments": sum(g.fragment for g in u.groups), "refusals": len(u.refusals),
             "report": u.path} for u in build.units]
    rows.sort(key=lambda r: (-r["saved"], r["unit"], r["report"]))
    columns = [Column("saved", "saved", "bytes"), Column("bytes", "code", "bytes"),
               Column("groups", "functions", "count"), Column("fragments", "fragments", "count"),
               Column("refusals", "refusals", "count"), Column("unit", "unit", "path"),
               Column("report", "report", "path", True)]
    return Table("units", "Units", columns, rows, "by what they save")


def advice_table(build):
    columns = [Column("bytes", "about", "bytes"), Column("advice", "what to do", "advice")]
    return Table("advice", "What to do next", columns, advice(build),
                 "bytes that may be saved, by estimate; most first",
                 "nothing that the reports tell of; -Oz, kept=all with -ffunction-sections, or LTO may save more "
                 "(docs/tuning.md)")


MAKERS = {"advice": advice_table, "groups": groups_table, "files": files_table, "functions": functions_table,
          "refusals": refusals_table, "budget": budget_table, "units": units_table}


def write_csv(table, stream):
    """TABLE with all its columns, their keys in the first line."""
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([c.key for c in table.columns])
    for row in table.rows:
        writer.writerow(["" if row.get(c.key) is None else row[c.key]
                         for c in table.columns])


def as_data(table):
    """TABLE for JSON: rows with all keys."""
    return [{c.key: row.get(c.key) for c in table.columns} for row in table.rows]


def write_json(data, stream):
    json.dump(data, stream, indent=1, ensure_ascii=False)
    stream.write("\n")
