# SPDX-License-Identifier: GPL-3.0-or-later
"""What repeats in the source, whether it was outlined or not.

Outlined groups, and groups that were refused: because of their cost, or by limit=0.  Code
of headers that many units compile is counted once, and a repeat whose lines are in a larger
repeat of the same function is left out.  Fragments are left out: they repeat in
the machine code, and often not in the source."""

from .model import FUNCTION
from .tables import Column, Table, tenth, where


def similar_table(build):
    """The repeats of BUILD, those first that repeat the most bytes."""
    found = {}
    for group in build.groups:
        if group.kind == FUNCTION:
            note(found, group.places, len(group.places), group.length,
                 group.copy_bytes, "outlined", group.unit)
    for refusal in build.refusals:
        if refusal.scope == "copies" and refusal.copies > 1:
            each = (refusal.copies_bytes / refusal.copies
                    if refusal.copies_bytes is not None else None)
            note(found, refusal.places or [refusal.place], refusal.copies, refusal.length,
                 each, refusal.reason, refusal.unit)
    rows = [(entry[0][0], row_of(*entry)) for entry in found.values()]
    rows.sort(key=lambda r: (-(r[1]["repeated"] or 0), -r[1]["copies"], r[1]["places"],
                             r[1]["result"]))
    columns = [Column("repeated", "repeated", "bytes"), Column("copies", "copies", "count"),
               Column("each", "each", "bytes"), Column("length", "statements", "count"),
               Column("result", "result"), Column("units", "units", "count"),
               Column("place", "first copy", "path"), Column("function", "in", "name"),
               Column("places", "places", "text", True)]
    return Table("similar", "What repeats in the source", columns, outermost(rows),
                 "bytes of all copies but one; what is inside of a larger repeat is left out",
                 "nothing repeats")


def outermost(rows):
    """Of ROWS, pairs of first place and row, the largest first: the rows whose lines are not
    all in one before of the same function that is not shorter."""
    kept, known = [], {}
    for place, row in rows:
        lines = set(place.lines or [place.line])
        before = known.setdefault((place.file, place.function), [])
        if not any(lines <= larger and row["length"] <= length for larger, length in before):
            before.append((lines, row["length"]))
            kept.append(row)
    return kept


def note(found, places, copies, length, each, result, unit):
    """Add a group to FOUND, by its places; the same group of another unit counts once."""
    key = (tuple((p.file, p.line, p.function) for p in places), copies, length, result)
    if key in found:
        found[key][-1].add(unit.path)
    else:
        found[key] = [places, copies, length, each, result, {unit.path}]


def row_of(places, copies, length, each, result, units):
    return {"repeated": tenth(None if each is None else each * (copies - 1)),
            "copies": copies, "each": tenth(each), "length": length, "result": result,
            "units": len(units), "place": where(places[0]), "function": places[0].function,
            "places": " ".join(where(p) for p in places)}
