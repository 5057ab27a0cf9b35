# SPDX-License-Identifier: GPL-3.0-or-later
"""What changed between two builds.

Functions are the same if unit, file and name are; lines may have moved.  Groups are the
same if unit and name are, or contents are (of which names have a hash), and else if they have copies in
the same functions."""

from collections import Counter

from .tables import Column, Table, tenth


def change(old, new):
    return None if old is None or new is None else new - old


def in_both(old, new):
    """The units of OLD and of NEW whose names both have equally often; then the sorted names of the others, of OLD
    and of NEW."""
    before, after = (Counter(u.name for u in units) for units in (old, new))
    same = {name for name in before if before[name] == after[name]}
    return ([u for u in old if u.name in same], [u for u in new if u.name in same],
            sorted((before - after).elements()), sorted((after - before).elements()))


def sizes(build):
    """Bytes by unit, file and name of functions that the plugin did not make."""
    result = Counter()
    for f in build.functions:
        if f.bytes is not None and not f.outlined:
            result[f.unit.name, f.place.file or "", f.name] += f.bytes
    return result


def functions_diff(old, new):
    """The functions whose size is another one, those that grew most first."""
    before, after = sizes(old), sizes(new)
    rows = []
    for key in before.keys() | after.keys():
        a, b = before.get(key), after.get(key)
        if a != b:
            unit, file, name = key
            rows.append({"change": (b or 0) - (a or 0), "before": a, "after": b,
                         "function": name, "file": file, "unit": unit})
    rows.sort(key=lambda r: (-r["change"], r["unit"], r["file"], r["function"]))
    columns = [Column("change", "change", "change"), Column("before", "before", "bytes"),
               Column("after", "after", "bytes"), Column("function", "function", "name"),
               Column("file", "file", "path"), Column("unit", "unit", "path", True)]
    return Table("functions", "Functions that changed", columns, rows, "what grew most first",
                 "no function changed its size")


def by_contents(group):
    """The hash at the end of the name: before it is the function of the first place, which may be another one."""
    _, dot, contents = group.name.rpartition(".outline.")
    if not dot:
        _, dot, contents = group.name.rpartition(".folded.")
    return group.unit.name, group.kind, (dot, contents) if dot else group.name


def by_places(group):
    """What a group has in common with its later self although its contents changed."""
    return (group.unit.name, group.kind,
            tuple(sorted((p.file or "", p.function) for p in group.places)))


def pair_groups(old, new):
    """Pairs of a group of OLD and the same of NEW; None in place of one that is not there."""
    pairs, left, right = [], list(old), list(new)
    for key in (lambda g: (g.unit.name, g.name), by_contents, by_places):
        waiting = {}
        for group in right:
            waiting.setdefault(key(group), []).append(group)
        rest = []
        for group in left:
            same = waiting.get(key(group))
            if same:
                pairs.append((group, same.pop(0)))
            else:
                rest.append(group)
        left = rest
        right = [g for groups in waiting.values() for g in groups]
    return pairs + [(g, None) for g in left] + [(None, g) for g in right]


def groups_diff(old, new):
    """The groups that came, went, or save another number of bytes."""
    rows = []
    for a, b in pair_groups(old.groups, new.groups):
        if a and b and tenth(a.saved) == tenth(b.saved) and len(a.places) == len(b.places):
            continue
        group, first = b or a, (b or a).places[0]
        rows.append({"status": "changed" if a and b else "new" if b else "gone",
                     "before": tenth(a.saved) if a else None,
                     "after": tenth(b.saved) if b else None,
                     "change": tenth((b.saved if b else 0) - (a.saved if a else 0)),
                     "copies": len(group.places), "kind": group.kind, "name": group.name,
                     "function": first.function, "file": first.file or "",
                     "unit": group.unit.name})
    rows.sort(key=lambda r: (-abs(r["change"]), r["status"], r["name"], r["unit"]))
    columns = [Column("status", "status"), Column("before", "saved before", "bytes"),
               Column("after", "saved after", "bytes"), Column("copies", "copies", "count"),
               Column("kind", "kind"), Column("name", "name", "symbol"), Column("function", "in", "name"),
               Column("file", "file", "path", True), Column("change", "change", "bytes", True),
               Column("unit", "unit", "path", True)]
    return Table("groups", "Groups that came, went or changed", columns, rows,
                 "largest change first", "the same groups")


def totals_diff(old, new):
    """What the builds have in all, by name: before, after, change; and percent of code."""
    a, b = old.code_bytes, new.code_bytes
    rows = {"code": (a, b), "saved": (tenth(old.saved), tenth(new.saved)),
            "units": (len(old.units), len(new.units)),
            "groups": (len(old.groups), len(new.groups))}
    return {name: {"before": x, "after": y, "change": tenth(change(x, y)),
                   "percent": round(100 * (y - x) / x, 3)
                              if x and y is not None and name in ("code", "saved") else None}
            for name, (x, y) in rows.items()}
