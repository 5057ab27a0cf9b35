# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed: units, bins of groups, thresholds, the worst."""

import math

RATIOS = (0, .05, .1, .15, .2, .3, .5, 1)
BENEFITS = (0, 3, 5, 8, 12, 20, 50, 100, math.inf)
SITES = (2, 3, 4, 6, 10, 20, math.inf)


def correlation(pairs):
    n = len(pairs)
    mean_a = sum(a for a, _ in pairs) / n
    mean_b = sum(b for _, b in pairs) / n
    both = sum((a - mean_a) * (b - mean_b) for a, b in pairs)
    square = (sum((a - mean_a) ** 2 for a, _ in pairs)
              * sum((b - mean_b) ** 2 for _, b in pairs))
    return both / math.sqrt(square) if square else math.nan


def print_units(units, limit):
    """One line a unit that was changed; those that grew beyond LIMIT %."""
    print(f"{'predicted':>10} {'real':>7} {'text':>7} {'eh':>6} {'other':>6} "
          f"{'loaded':>8} {'change':>8} {'groups':>6}  unit")
    for unit in units:
        if not unit.group_count:
            continue
        text = unit.before.text - unit.after.text
        eh = unit.before.eh - unit.after.eh
        print(f"{unit.predicted:10.1f} {unit.saved:7} {text:7} {eh:6} "
              f"{unit.saved - text - eh:6} {unit.before.loaded:8} "
              f"{unit.growth:+7.2f}% {unit.group_count:6}  "
              f"{unit.program} {unit.name}")
    print_totals(units)
    grown = [unit for unit in units if unit.saved < 0]
    bad = [unit for unit in grown if unit.growth > limit]
    print(f"\n{len(grown)} units grew although a saving was predicted, "
          f"{len(bad)} of them by more than {limit} %")
    for unit in sorted(grown, key=lambda each: -each.growth):
        print(f"  {unit.growth:+.2f}% {-unit.saved:+} predicted "
              f"{-unit.predicted:+.1f} in {unit.group_count} groups  "
              f"{unit.program} {unit.name}")


def print_totals(units):
    changed = [unit for unit in units if unit.group_count]
    loaded = sum(unit.before.loaded for unit in units)
    predicted = sum(unit.predicted for unit in changed)
    saved = sum(unit.saved for unit in changed)
    percent = -100 / max(1, loaded)
    print(f"\n{len(units)} units, {len(changed)} changed, {loaded} bytes loaded\n"
          f"predicted {predicted:.0f} ({predicted * percent:+.2f}%), "
          f"real {saved} ({saved * percent:+.2f}%)")
    if len(changed) > 1:
        pairs = [(unit.predicted, unit.saved) for unit in changed]
        error = (predicted - saved) / len(changed)
        print(f"correlation {correlation(pairs):.3f}, "
              f"bias {error:+.1f} bytes a unit")


def ranges(bounds, value):
    """A (label, test) for each range of VALUE between two of BOUNDS."""
    return [(f"{low:g} .. {high:g}",
             lambda group, low=low, high=high: low <= value(group) < high)
            for low, high in zip(bounds, bounds[1:])]


def ratio(group):
    return group.fields["benefit"] / max(1, group.fields["copies"])


def bins():
    """(title, [(label, test of a group)]) in the order of printing."""
    def field(name):
        return lambda group: group.fields[name]

    def inner(group):
        return bool(group.fields["inner"])

    def results(group):
        return bool(group.fields["results"])

    return [
        ("all", [("all", lambda group: True)]),
        ("predicted bytes", ranges(BENEFITS, lambda group: group.predicted)),
        ("benefit / copies", ranges(RATIOS, ratio)),
        ("sites", ranges(SITES, field("sites"))),
        ("statements", ranges(SITES, field("statements"))),
        ("parameters", [(str(n), lambda group, n=n:
                         group.fields["parameters"] == n) for n in range(8)]),
        ("calls inside, results", [
            (f"{'calls' if i else 'no calls'}, "
             f"{'results' if r else 'no results'}",
             lambda group, i=i, r=r: (inner(group), results(group)) == (i, r))
            for i in (False, True) for r in (False, True)]),
        ("no calls inside; the callers", [
            ("have calls", lambda group: not inner(group)
             and not group.fields["leaf"]),
            ("some have none", lambda group: not inner(group)
             and group.fields["leaf"] > 0)]),
        ("results a site", [
            ("one at most", lambda group:
             0 < group.fields["results"] <= group.fields["sites"]),
            ("more", lambda group:
             group.fields["results"] > group.fields["sites"])]),
        ("place in the unit", [("first", lambda group: group.number == 1),
                               ("later", lambda group: group.number > 1)]),
    ]


def print_bins(groups):
    for title, parts in bins():
        print(f"\n{title:28} {'groups':>6} {'sites':>6} {'predicted':>9} "
              f"{'real':>7} {'text':>7} {'eh':>6} {'per group':>9} "
              f"{'per site':>8} {'worse':>5}")
        for label, test in parts:
            print_bin(label, [group for group in groups if test(group)])


def print_bin(label, chosen):
    """PER GROUP, PER SITE: bytes promised too much; WORSE: groups that grew."""
    if not chosen:
        return
    sites = sum(group.fields["sites"] for group in chosen)
    error = sum(group.error for group in chosen)
    print(f"{label:28} {len(chosen):6} {sites:6} "
          f"{sum(group.predicted for group in chosen):9.0f} "
          f"{sum(group.saved for group in chosen):7} "
          f"{sum(group.saved_text for group in chosen):7} "
          f"{sum(group.saved_eh for group in chosen):6} "
          f"{error / len(chosen):+9.2f} {error / sites:+8.2f} "
          f"{sum(group.saved < 0 for group in chosen):5}")


def print_thresholds(groups):
    """What would be left of the real total if the groups below were left."""
    for title, value, steps in (
            ("least benefit", lambda group: group.predicted,
             (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)),
            ("least benefit / copies", ratio,
             (0, .02, .04, .06, .08, .1, .12, .15, .2, .25, .3))):
        print(f"\n{title:28} {'groups':>6} {'real':>7}")
        for step in steps:
            kept = [group for group in groups if value(group) >= step]
            print(f"{step:<28} {len(kept):6} "
                  f"{sum(group.saved for group in kept):7}")


def print_worst(groups, count):
    print(f"\nthe {count} greatest over-estimates")
    for group in sorted(groups, key=lambda each: -each.error)[:count]:
        numbers = " ".join(f"{name} {number}" for name, number
                           in group.fields.items())
        print(f"\npredicted {group.predicted:.1f} real {group.saved} (text "
              f"{group.saved_text}, eh {group.saved_eh}): {group.unit} "
              f"plan {group.number}\n  {group.place}\n  {numbers}")
        for line in group.statements:
            print(f"    {line}")


def print_fit(rows, current):
    print(f"\n{'cost':20} {'groups':>6} {'now':>7} {'suggested':>9}")
    for name, groups, change in rows:
        now = current.get(name)
        suggested = f"{change:+.1f}" if now is None else f"{now + change:.1f}"
        print(f"{name:20} {groups:6} {'' if now is None else now:>7} "
              f"{suggested:>9}")
