# SPDX-License-Identifier: GPL-3.0-or-later
"""The results as a table for people, and as TSV and JSON for tools."""

import json
import math
from dataclasses import asdict

KINDS = ("text", "eh", "rodata", "data", "loaded")
HEADER = ["program", "text", "loaded", "text%", "eh%", "rodata%", "data%",
          "loaded%", "linked%", "time", "grew", "worst object", "test"]


def change(old, new):
    """From OLD to NEW in percent of OLD; 0 where both are nothing."""
    return 100.0 * (new - old) / old if old else 0.0 if new == old else math.inf


def percent(value):
    return f"{value:+.2f}" if math.isfinite(value) else "new"


def geomean(changes):
    """Of CHANGES in percent."""
    logs = [math.log1p(value / 100) for value in changes]
    return 100 * math.expm1(sum(logs) / len(logs))


def sizes_of(result, kind):
    return getattr(result.total, kind)


def object_changes(base, other):
    """(bytes, percent, name) by which each object grew, worst first."""
    rows = []
    for name, entry in base.objects.items():
        old = entry["sizes"].loaded
        new = other.objects[name]["sizes"].loaded
        rows.append((new - old, change(old, new), name))
    return sorted(rows, key=lambda row: (-row[1], -row[0], row[2]))


def linked_change(pairs):
    """The geomean of the linked programs' changes; empty if one is missing."""
    if not all(base.linked and other.linked for base, other in pairs):
        return ""
    return percent(geomean([change(base.linked.loaded, other.linked.loaded)
                            for base, other in pairs]))


def program_row(name, base_name, base, other_name, other):
    """The cells of one program, or what failed."""
    if base.failures or other.failures:
        side = base_name if base.failures else other_name
        failures = base.failures or other.failures
        return [name, f"{side} FAILED: {' '.join(failures[:4])}"
                + (f" and {len(failures) - 4} more" if len(failures) > 4 else "")]
    grown = object_changes(base, other)
    extra, worst, worst_name = grown[0]
    return [name, f"{base.total.text}", f"{base.total.loaded}",
            *(percent(change(sizes_of(base, kind), sizes_of(other, kind)))
              for kind in KINDS),
            linked_change([(base, other)]), f"{other.user / base.user:.2f}",
            f"{sum(row[1] > 0.3 for row in grown)}/{len(grown)}",
            f"{worst:+.1f}% {extra:+d} {worst_name[-24:]}",
            other.test if base.test in ("ok", "-") else f"{base_name}: {base.test}"]


def geomean_row(pairs):
    """The last line but one; a kind that a program has none of leaves it out."""
    cells = ["geomean", "", ""]
    for kind in KINDS:
        values = [(sizes_of(base, kind), sizes_of(other, kind))
                  for base, other in pairs]
        cells.append(percent(geomean([change(*pair) for pair in values
                                      if all(pair)] or [0])))
    cells.append(linked_change(pairs))
    ratio = math.exp(sum(math.log(other.user / base.user)
                         for base, other in pairs) / len(pairs))
    return cells + [f"{ratio:.2f}"]


def total_row(pairs):
    def both(kind):
        return [sum(sizes_of(pair[side], kind) for pair in pairs)
                for side in (0, 1)]
    return ["sum", str(both("text")[0]), str(both("loaded")[0]),
            *(percent(change(*both(kind))) for kind in KINDS), "",
            f"{sum(o.user for _, o in pairs) / sum(b.user for b, _ in pairs):.2f}"]


def format_table(rows):
    """ROWS of cells, the first the header, as aligned lines."""
    full = [row for row in rows if len(row) > 2]
    widths = [max(len(row[i]) for row in full if i < len(row))
              for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(width) if i in (0, 11, 12) else cell.rjust(width)
                 for i, (cell, width) in enumerate(zip(row, widths))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def comparison(results, base_name, name):
    """The table of variant NAME against BASE_NAME, as text."""
    rows, pairs = [HEADER], []
    for program, variants in results.items():
        base, other = variants[base_name], variants[name]
        rows.append(program_row(program, base_name, base, name, other))
        if not base.failures and not other.failures:
            pairs.append((base, other))
    if pairs:
        rows += [geomean_row(pairs), total_row(pairs)]
    return format_table(rows)


def stored_rows(results, versions):
    """What runner/stored.py keeps: a dict a program and variant."""
    failed = [f"{program}, {name}" for program, variants in results.items()
              for name, result in variants.items() if result.failures]
    if failed:
        raise SystemExit(f"not stored, as compilations failed: {'; '.join(failed)}")
    return [{"program": program, "version": versions[program], "variant": name,
             **{kind: getattr(result.total, kind) for kind in KINDS},
             "fdes": result.total.fdes, "objects": len(result.objects),
             "grew": grew(variants, name),
             "user_seconds": f"{result.user:.2f}", "test": result.test}
            for program, variants in results.items()
            for name, result in variants.items()]


def grew(variants, name):
    """How many objects of variant NAME are larger than those of the first one, which
    is the compiler alone; clang's are not compared."""
    base = next(iter(variants))
    if name.startswith("clang"):
        return ""
    return sum(extra > 0 for extra, _, _ in
               object_changes(variants[base], variants[name]))


def write_tsv(path, results, versions):
    """One line a program and variant in PATH."""
    columns = ["program", "version", "variant", "text", "eh", "rodata", "data",
               "loaded", "fdes", "linked_loaded", "user_seconds", "test",
               "failures"]
    with open(path, "w", encoding="utf-8") as file:
        print(*columns, sep="\t", file=file)
        for program, variants in results.items():
            for name, result in variants.items():
                total = result.total
                print(program, versions[program], name, total.text, total.eh,
                      total.rodata, total.data, total.loaded, total.fdes,
                      result.linked.loaded if result.linked else "",
                      f"{result.user:.2f}", result.test,
                      " ".join(result.failures), sep="\t", file=file)


def write_objects_tsv(path, results):
    """One line an object, program and variant in PATH."""
    with open(path, "w", encoding="utf-8") as file:
        print("program", "object", "variant", *KINDS, "fdes", "user_seconds",
              sep="\t", file=file)
        for program, variants in results.items():
            for name, result in variants.items():
                for unit, entry in result.objects.items():
                    print(program, unit, name,
                          *(getattr(entry["sizes"], kind) for kind in KINDS),
                          entry["sizes"].fdes, f"{entry['user']:.2f}",
                          sep="\t", file=file)


def write_json(path, results, versions):
    """Everything in PATH, keyed by program and variant."""
    tree = {program: {"version": versions[program],
                      "variants": {name: asdict(result)
                                   for name, result in variants.items()}}
            for program, variants in results.items()}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(tree, file, indent=1)
        file.write("\n")
