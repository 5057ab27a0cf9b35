# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of a compilation, and sums over many.

Sizes are bytes.  What the reports do not say is None, never 0."""

import os
from dataclasses import dataclass, field

# Kinds of shared code: a function made of statements, equal functions, and fragments of machine code.
FUNCTION = "function"
EQUAL = ("alias", "jump")


@dataclass(slots=True)
class Place:
    """A place in the source; LINES: all lines there of a stretch of code, or empty; INLINED: the function that all of it
    was inlined from, or empty."""
    file: str | None
    line: int
    function: str
    lines: list = field(default_factory=list)
    inlined: str = ""
    owner: "Function | None" = None     # The function that it is in: share_savings.


@dataclass(slots=True)
class Group:
    """Code that is shared: an outlined function or a fragment."""
    unit: "Unit"
    name: str
    kind: str                   # FUNCTION, or called, thunk, tail, register-call, register-jump;
                                # alias, jump: an equal function.
    length: int                 # Of a copy: statements, or instructions.
    places: list                # Of Place.
    saved: float
    copy_bytes: float | None    # One copy, on average.
    calls_bytes: float | None = None    # All calls.
    function_bytes: float | None = None # The function with its unwind entry.
    added: float | None = None  # Additional instructions executed, as Unit.executed.
    stack: int = 0              # Bytes that a fragment takes.
    parameters: list = field(default_factory=list)  # Of {"type", "values"}.
    assembler: list = field(default_factory=list)
    whole: bool = False         # The copies were whole functions.

    @property
    def fragment(self):
        return self.kind != FUNCTION and not self.equal

    @property
    def equal(self):
        return self.kind in EQUAL


@dataclass(slots=True)
class Refusal:
    """Code that was left alone."""
    unit: "Unit"
    reason: str
    place: Place
    scope: str                  # copies, function, or fragments: part of a function.
    copies: int = 1
    length: int = 0             # Statements; 0: a whole function.
    copies_bytes: float | None = None
    outlined_bytes: float | None = None
    places: list = field(default_factory=list)
    code_bytes: int | None = None   # Of a function: what cannot be folded; None: not known.
    first: str = ""             # The compiler's name for the first such instruction, and its line.
    first_line: int = 0

    @property
    def lost(self):
        """What the refusal costs; None: not known.  Refused groups may overlap."""
        if self.copies_bytes is None:
            return None
        return max(0.0, self.copies_bytes - self.outlined_bytes)


@dataclass(slots=True)
class Function:
    """A function of a unit, as it was printed."""
    unit: "Unit"
    place: Place
    bytes: int | None           # Of code; None: not known.
    outlined: bool = False      # The plugin made it.
    saved: float = 0.0          # Its share of what groups with places in it save.

    @property
    def name(self):
        return self.place.function


@dataclass(slots=True, eq=False)
class Unit:
    """One compilation."""
    path: str                   # Of the report.
    name: str                   # Of the source file.
    compiler: str
    target: str
    plugin: str
    statements: int | None = None
    groups: list = field(default_factory=list)
    refusals: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    explanations: dict = field(default_factory=dict)    # By reason.
    # What is saved by outlined functions, by fragments less what they share, and by equal functions.
    saved_functions: float = 0.0
    saved_fragments: float = 0.0
    saved_equal: float = 0.0
    not_folded: str = ""        # What is in use for which folding is not implemented.
    folded: bool = False        # Fragments were looked for, and the following is known.
    saved_without_budget: float | None = None
    executed: float | None = None
    budget: float | None = None # None: no bound.
    price: float = 0.0          # Bytes that an instruction more must save.
    added: float | None = None
    curve: list = field(default_factory=list)   # Of (added, bytes saved), rising.

    @property
    def saved(self):
        return self.saved_functions + self.saved_fragments + self.saved_equal

    @property
    def sized(self):
        return any(f.bytes is not None for f in self.functions)

    def places(self):
        """All its places."""
        return [*(p for g in self.groups for p in g.places), *(f.place for f in self.functions),
                *(p for r in self.refusals for p in (r.place, *r.places))]

    @property
    def code_bytes(self):
        """Bytes of all functions and fragments; None: not known."""
        if not self.sized:
            return None
        return (sum(f.bytes or 0 for f in self.functions)
                + sum(round(g.copy_bytes) for g in self.groups if g.fragment and g.copy_bytes))


def shorten(units):
    """Name UNITS, and source files, from the folder that all of them are in, where their names are absolute.  Returns
    that folder, or ""."""
    if not units or not all(os.path.isabs(u.name) for u in units):
        return ""
    folder = os.path.commonpath([os.path.dirname(u.name) for u in units]).rstrip("/") + "/"
    for unit in units:
        unit.name = unit.name.removeprefix(folder)
        for place in unit.places():
            if place.file:
                place.file = place.file.removeprefix(folder)
    return folder


def share_savings(unit):
    """Give each function of UNIT its share of what groups save: for each group, what
    it saves by the number of its places.  Places in functions of which the report
    does not know make functions without a size."""
    by_name = {}
    for function in unit.functions:
        by_name.setdefault(function.name, []).append(function)
    for group in unit.groups:
        share = group.saved / len(group.places) if group.places else 0.0
        for place in group.places:
            place.owner = function_at(unit, by_name, place)
            place.owner.saved += share


def function_at(unit, by_name, place):
    """The function of UNIT that PLACE is in: of that name, and of several the last
    that begins before it."""
    candidates = by_name.get(place.function)
    if not candidates:
        function = Function(unit, Place(place.file, place.line, place.function), None)
        unit.functions.append(function)
        by_name[place.function] = [function]
        return function
    before = [f for f in candidates
              if f.place.file == place.file and f.place.line <= place.line]
    if before:
        return max(before, key=lambda f: f.place.line)
    return candidates[0]


class Build:
    """Many units."""

    def __init__(self, units):
        """UNITS: in the order in which they are shown.  Shares out what they save."""
        self.units = units
        for unit in units:
            share_savings(unit)
        self.groups = sorted((g for u in units for g in u.groups if g.places),
                             key=lambda g: (-g.saved, g.name, g.unit.name, g.unit.path))
        self.functions = [f for u in units for f in u.functions]
        self.refusals = [r for u in units for r in u.refusals]
        self.explanations = {}
        for unit in units:
            self.explanations.update(unit.explanations)

    @property
    def sized(self):
        """Whether all units say how large their functions are."""
        return all(u.sized or not u.functions for u in self.units) and bool(self.functions)

    @property
    def code_bytes(self):
        """Bytes of code of all units; None: not known of all."""
        if not self.sized:
            return None
        return sum(u.code_bytes or 0 for u in self.units)

    @property
    def saved(self):
        return sum(u.saved for u in self.units)

    def value(self, name):
        """The value of attribute NAME of all units, or "several"."""
        found = sorted({getattr(u, name) for u in self.units} - {""})
        return found[0] if len(found) == 1 else "several" if found else "unknown"


def frontier(unit):
    """The choices of UNIT that are best at some price of an executed instruction:
    (added, bytes saved), rising, ever less for more; from nothing on."""
    kept = [(0.0, 0)]
    for point in sorted(unit.curve):
        if point[1] <= kept[-1][1]:
            continue
        while len(kept) > 1 and slope(kept[-2], kept[-1]) <= slope(kept[-1], point):
            kept.pop()
        kept.append(point)
    return kept


def slope(a, b):
    """Bytes for each instruction added from A to B."""
    return (b[1] - a[1]) / (b[0] - a[0]) if b[0] > a[0] else float("inf")


def folded_units(units):
    """Those of UNITS that say what folding could save and add."""
    return [u for u in units if u.folded and u.executed and u.added is not None]


def budget_curve(units, limit=200):
    """What fragments of UNITS save together by what they add to the executed instructions:
    points (percent, bytes), rising, at most about LIMIT; [] where that is not known.

    Instructions are spent where they save the most bytes, in whichever unit that is."""
    units = folded_units(units)
    executed = sum(u.executed for u in units)
    if not executed:
        return []
    steps = []
    for unit in units:
        points = frontier(unit)
        steps += [(-slope(a, b), b[0] - a[0], b[1] - a[1])
                  for a, b in zip(points, points[1:])]
    points, added, saved = [(0.0, 0)], 0.0, 0
    for _, more, bytes_more in sorted(steps):
        added += more
        saved += bytes_more
        points.append((100 * added / executed, saved))
    return thin(points, limit)


def thin(points, limit):
    """Of POINTS, rising, those that are LIMIT-ths of the whole rise apart, and the last."""
    if len(points) <= limit:
        return points
    least = (points[-1][1] - points[0][1]) / limit
    kept = [points[0]]
    for point in points[1:-1]:
        if point[1] - kept[-1][1] >= least:
            kept.append(point)
    return kept + [points[-1]]


def with_budget(unit, factor):
    """(added, bytes saved) that UNIT would have with a bound on executed instructions FACTOR
    times as large, 1 or more; None: without one."""
    now = (unit.added, unit.saved_fragments)
    if factor == 1 or (unit.budget is None and not unit.price):
        return now
    if factor is None:
        return max([now] + unit.curve[-1:], key=lambda point: point[1])
    most = unit.budget * factor if unit.budget is not None else float("inf")
    price, best = (unit.price or 0.0) / factor, now
    for point in unit.curve:
        if point[0] <= most and (point[1] - price * point[0]
                                 > best[1] - price * best[0]) and point[1] > best[1]:
            best = point
    return best
