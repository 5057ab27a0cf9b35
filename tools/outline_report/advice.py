# SPDX-License-Identifier: GPL-3.0-or-later
"""What could be done next, with an estimate of what it saves.

Five sources: code that inlining has copied; functions that were merged, of which calls remain; reasons for which whole
functions were left alone; and the bound on executed instructions, for outlined functions and for fragments."""

from .model import folded_units, with_budget
from .symbols import short_name

MOST = 5
# Multiples of slowdown; the first that brings 70% of what no bound would is advised.
STEPS = (2, 5, 10, 100)
# A call, on average of targets: what a copy costs that is not inlined.
CALL_BYTES = 5
# Reasons of functions that a user can do nothing about, or asked for.
NO_ADVICE = {"cost", "slowdown", "limit", "grows", "hot", "optimization-level"}


def advice(build):
    """Rows with "bytes" and "advice", at most MOST, most bytes first."""
    rows = [*of_inlining(build), *of_merged(build), *of_refusals(build), *of_slowdown(build)]
    rows = [{"bytes": round(saved), "advice": text} for saved, text in rows if saved >= 1]
    rows.sort(key=lambda row: (-row["bytes"], row["advice"]))
    return rows[:MOST]


def copies_of(build):
    """By file, function that it was inlined from, and lines of code that repeats: its bytes in each function, the names of
    these, and those that share it."""
    found = {}
    for group in build.groups:
        if group.copy_bytes:
            for place in group.places:
                note_copy(found, place, group.copy_bytes, True)
    for refusal in build.refusals:
        if refusal.copies_bytes:
            for place in refusal.places:
                note_copy(found, place, refusal.copies_bytes / refusal.copies, False)
    return found


def note_copy(found, place, size, shared):
    """Add to FOUND that the function of PLACE has SIZE bytes of code from the lines of it; SHARED: with others."""
    if not place.lines or not place.file:
        return
    entry = found.setdefault((place.file, place.inlined, place.lines[0], place.lines[-1]), [0.0, set(), set()])
    entry[0] = max(entry[0], size)
    entry[1].add(place.function)
    if shared:
        entry[2].add(place.function)


def of_inlining(build):
    """Code that inlining has copied into functions of at least three names; instances of one template count once.  Of a
    function that is known the largest code counts, else of each line."""
    best = {}
    for (file, inlined, first, _), (size, owners, shared) in copies_of(build).items():
        key = (file, inlined or first)
        if len({base(name) for name in owners}) >= 3 and (key not in best or best[key][0] < size):
            best[key] = (size, len(owners), len(shared), first)
    for (file, name), (size, copies, shared, first) in best.items():
        what = (f"{short_name(name)} ({file}:{first})" if isinstance(name, str) else
                f"the code of {file}:{name}")
        again = f", and shared again in {shared}" if shared else ""
        yield ((copies - shared) * (size - CALL_BYTES) - (0 if shared else size),
               f"{what} is inlined into {copies} functions{again}: noinline for "
               f"{'it' if isinstance(name, str) else 'its function'}, or no definition in a header")


def base(name):
    """NAME of a function without parameters, arguments and what GCC appends."""
    return short_name(name).partition(" [")[0].partition(".")[0]


def of_merged(build):
    """Functions that differ in a few values: what remains of each is a jump."""
    for group in build.groups:
        if group.whole and group.calls_bytes:
            names = [short_name(p.function) for p in group.places]
            qualifier = names[0].rpartition("::")[0] + "::"
            names[1:] = [name.removeprefix(qualifier) for name in names[1:]]
            differ = len(group.parameters)
            yield group.calls_bytes, (
                f"{', '.join(names[:3])}{f' and {len(names) - 3} more' if len(names) > 3 else ''} differ in "
                f"{'one value' if differ == 1 else f'{differ} values'}: one function with "
                f"{'a parameter' if differ == 1 else 'parameters'} in the source")


def of_refusals(build):
    """Attributes and options for which whole functions were left alone."""
    code = build.code_bytes
    if not code:
        return
    rate = build.saved / (code + build.saved) if build.saved > 0 else 0.0
    sizes = {(id(f.unit), f.place.file, f.place.line, f.name): f.bytes or 0 for f in build.functions}
    by_reason = {}
    for refusal in build.refusals:
        if refusal.scope == "function" and refusal.reason not in NO_ADVICE:
            p = refusal.place
            by_reason.setdefault(refusal.reason, set()).add((id(refusal.unit), p.file, p.line, p.function))
    for reason, functions in by_reason.items():
        total = sum(sizes.get(key, 0) for key in functions)
        yield rate * total, (f"{reason}: {total:,} bytes of code in {len(functions)} "
                             f"{'function is' if len(functions) == 1 else 'functions are'} left alone: "
                             f"{build.explanations.get(reason, reason)}")


def of_slowdown(build):
    """What the bound on executed instructions refuses."""
    statements = sum(r.lost or 0 for r in build.refusals if r.reason == "slowdown")
    yield statements, ("functions that would be called too often: slowdown=1000 or -Oz for files that run rarely")
    units = folded_units(build.units)
    executed = sum(u.executed for u in units)
    added, saved = {}, {}
    for factor in (1, *STEPS, None):
        points = [with_budget(u, factor) for u in units]
        added[factor], saved[factor] = (sum(p[i] for p in points) for i in (0, 1))
    for factor in STEPS:
        more = saved[factor] - saved[1]
        if more > 0 and more >= 0.7 * (saved[None] - saved[1]):
            yield more, (f"fragments that would be entered too often: a slowdown {factor} times as large; "
                         f"{100 * (added[factor] - added[1]) / executed:.2f}% more instructions are executed")
            return
    yield saved[None] - saved[1], "fragments that would be entered too often: slowdown=1000, or -Oz"
