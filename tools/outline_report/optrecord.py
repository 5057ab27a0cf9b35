# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading what GCC's -fsave-optimization-record says about the plugin's work.

The records hold the plugin's remarks (report/remarks.cc, rtl/explain.cc).  They know the
groups, what these save and where they are, and what was refused; not the sizes of
functions, the other places of fragments, assembler text or the curve of the budget."""

import re

from .model import FUNCTION, Group, Place, Refusal, Unit

SUFFIX = ".opt-record.json.gz"

OUTLINED = re.compile(r"(?:outlined|merged) (\d+) statements (?:from|of) (\d+) (?:places|functions) into (\S+): "
                      r"saves (-?[\d.]+) bytes; (?:places|functions): (.*)", re.S)
PLACE = re.compile(r"(.*):(\d+) \((.*)\)", re.S)
FOLDED = re.compile(r"folded (\d+) instructions \((\d+) bytes\) at (\d+) places, the first "
                    r"in line (\d+), into (\S+): (\w+), saves (-?\d+) bytes, adds (\S+) "
                    r"executed instructions")
REFUSED = re.compile(r"not outlined: ([a-z-]+): (.*)", re.S)
SIZES = re.compile(r"(\d+) statements in (\d+) places take ([\d.]+) bytes, outlined ([\d.]+)")
UNFOLDED = re.compile(r"(not|partly) folded: ([a-z-]+): (.*?)"
                      r"(?: \((?:(\d+) bytes)?(?:, )?(?:first in line (\d+))?(?:, )?(\S+)?\))?", re.S)


def record_p(data):
    """Whether DATA, read from JSON, is an optimization record."""
    return (isinstance(data, list) and len(data) == 3 and isinstance(data[0], dict)
            and "generator" in data[0] and isinstance(data[2], list))


def read_record(path, data):
    """The Unit that DATA, the record in file PATH, tells of.  Raises as read_unit."""
    generator = data[0]["generator"]
    name = path.rsplit("/", 1)[-1].removesuffix(SUFFIX)
    unit = Unit(path, name, generator["version"], generator["target"], "")
    for record in data[2]:
        text = "".join(part if isinstance(part, str) else text_of(part)
                       for part in record["message"]).strip()
        read_remark(unit, record, text)
    unit.saved_functions = sum(g.saved for g in unit.groups if not g.fragment)
    unit.saved_fragments = sum(g.saved for g in unit.groups if g.fragment)
    return unit


def text_of(part):
    """The text of PART, a value in a message."""
    return str(next((part[key] for key in ("expr", "stmt", "symtab_node") if key in part), ""))


def read_remark(unit, record, text):
    """Add to UNIT what RECORD, whose message is TEXT, says; nothing if it is not ours."""
    if match := OUTLINED.fullmatch(text):
        length, _, name, saved, places = match.groups()
        unit.groups.append(Group(unit, name, FUNCTION, int(length), read_places(places),
                                 float(saved), None))
    elif match := FOLDED.fullmatch(text):
        length, size, count, line, name, kind, saved, added = match.groups()
        where = place_of(record)
        places = [Place(where.file, int(line), where.function)]
        places += [Place(None, 0, "") for _ in range(int(count) - 1)]
        unit.groups.append(Group(unit, name, kind, int(length), places, int(saved),
                                 int(size), added=float(added)))
    elif match := REFUSED.fullmatch(text):
        add_refusal(unit, record, *match.groups())
    elif match := UNFOLDED.fullmatch(text):
        some, reason, explanation, size, line, first = match.groups()
        unit.explanations[reason] = explanation
        unit.refusals.append(Refusal(unit, reason, place_of(record),
                                     "fragments" if some == "partly" else "function",
                                     code_bytes=int(size) if size else None, first=first or "",
                                     first_line=int(line or 0)))


def add_refusal(unit, record, reason, text):
    """Add to UNIT the refusal of RECORD for REASON, with TEXT."""
    if match := SIZES.fullmatch(text):
        length, copies, size, outlined = match.groups()
        unit.refusals.append(Refusal(unit, reason, place_of(record), "copies", int(copies),
                                     int(length), float(size), float(outlined)))
        return
    unit.explanations[reason] = text
    unit.refusals.append(Refusal(unit, reason, place_of(record), "function"))


def read_places(text):
    """The places in TEXT, "FILE:LINE (FUNCTION), ..."."""
    places = []
    for part in re.split(r"(?<=\)), ", text):
        match = PLACE.fullmatch(part)
        if not match:
            raise ValueError(f"no place in {part!r}")
        file, line, function = match.groups()
        places.append(Place(None if file == "?" else file, int(line), function))
    return places


def place_of(record):
    """Where RECORD is."""
    where = record.get("location", {})
    return Place(where.get("file"), where.get("line", 0), record.get("function", ""))
