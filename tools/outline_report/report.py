# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the plugin's reports: docs/report.md."""

from .model import FUNCTION, Function, Group, Place, Refusal, Unit

FORMAT = 1


def report_p(data):
    """Whether DATA, read from JSON, is meant to be a report."""
    return (isinstance(data, dict) and str(data.get("plugin", "")).startswith("outline")
            and "schema" in data)


def read_unit(path, data):
    """The Unit that DATA, the report in file PATH, tells of.  Raises KeyError, TypeError,
    AttributeError or ValueError where it is damaged."""
    if data["schema"] != FORMAT:
        raise ValueError(f"it has format {data['schema']}, and this program reads "
                         f"format {FORMAT}: use the outline-report of that plugin")
    unit = Unit(path, data["unit"] or path, data["compiler"], data["target"],
                data["plugin"], data["totals"]["statements"])
    unit.saved_functions = number(data["totals"]["bytes_saved"])
    unit.groups = [group(unit, g) for g in data["groups"]]
    unit.refusals = [refusal(unit, r) for r in data["refusals"]]
    unit.explanations = explanations(data["reasons"])
    made = {g.name for g in unit.groups}
    unit.functions = [Function(unit, place(f), whole(f["bytes"]), f["function"] in made)
                      for f in data.get("functions", [])]
    unit.not_folded = data.get("not_folded", "")
    if "folding" in data:
        read_folding(unit, data["folding"])
    merged = [equal_function(unit, e) for e in data.get("equal_functions", [])]
    unit.saved_equal = sum(g.saved for g in merged)
    unit.groups += merged
    return unit


def read_folding(unit, folding):
    """Add to UNIT what FOLDING tells of fragments."""
    totals = folding["totals"]
    unit.folded = True
    unit.saved_fragments = number(totals["bytes_saved"])
    unit.saved_without_budget = number(totals["bytes_saved_without_budget"])
    unit.executed = number(totals["executed"])
    unit.budget = number(totals["budget"]) if "budget" in totals else None
    unit.price = number(totals.get("price", 0))
    unit.added = number(totals["added"])
    unit.curve = [(number(p["added"]), number(p["bytes_saved"]))
                  for p in folding.get("curve", [])]
    if not unit.curve:
        unit.curve = sorted({(unit.added, unit.saved_fragments),
                             (number(totals["added_without_budget"]),
                              unit.saved_without_budget)})
    # Bodies without places were chosen, and not found in the end.
    unit.groups += [fragment(unit, b) for b in folding["fragments"] if b["places"]]
    unit.refusals += [
        Refusal(unit, r["reason"], place(r), "function" if r["code"] == "all" else "fragments",
                code_bytes=whole(r["bytes"]) if "bytes" in r else None, first=r.get("first", ""),
                first_line=r.get("first_line", 0))
        for r in folding["refusals"]]
    unit.explanations.update(explanations(folding.get("reasons", [])))


def number(value):
    """VALUE, a number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"{value!r} is not a number")
    return value


def whole(value):
    """VALUE, a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is not a whole number")
    return value


def place(data):
    return Place(data["file"], whole(data["line"]), data["function"],
                 [whole(line) for line in data.get("lines", [])], data.get("inlined", ""))


def explanations(reasons):
    """By reason: what it means."""
    return {r["reason"]: r["explanation"] for r in reasons}


def group(unit, data):
    """An outlined function."""
    size, places = data["bytes"], [place(p) for p in data["places"]]
    return Group(unit, data["name"], FUNCTION, whole(data["statements"]), places,
                 number(size["benefit"]), number(size["copies"]) / len(places),
                 number(size["calls"]), number(size["function"]),
                 parameters=[{"type": p["type"], "values": list(p["values"])}
                             for p in data.get("parameters", [])],
                 assembler=list(data.get("assembler", [])), whole=data.get("of") == "functions")


def fragment(unit, data):
    """A fragment."""
    return Group(unit, data["name"], data["kind"], whole(data["instructions"]),
                 [place(p) for p in data["places"]], number(data["benefit"]),
                 number(data["bytes"]), added=number(data["added"]), stack=whole(data.get("stack", 0)),
                 assembler=list(data.get("assembler", [])))


def equal_function(unit, data):
    """A function that was merged with an equal one, under the name of the one that was replaced."""
    replaced = place(data)
    return Group(unit, replaced.function, data["kind"], whole(data["instructions"]),
                 [place(data["kept"]), replaced], number(data["benefit"]), number(data["bytes"]))


def refusal(unit, data):
    """Code that was not outlined."""
    size = data.get("bytes")
    copies, length = whole(data["copies"]), whole(data["statements"])
    return Refusal(unit, data["reason"], place(data), "copies" if length else "function",
                   copies, length, number(size["copies"]) if size else None,
                   number(size["outlined"]) if size else None,
                   [place(p) for p in data.get("places", [])])
