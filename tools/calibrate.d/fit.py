# SPDX-License-Identifier: GPL-3.0-or-later
"""Least squares: by how much each cost should change.

What a group was promised to save is linear in the costs (cost_table, gimple/cost/cost-table.h):

  predicted = copies - sum over costs (count x cost) - rest of the function

so the error (predicted - real) is regressed on the counts: a cost that takes
part n times, too small by d bytes, shows as n x d.  The sizes of the statements
are one more column, `copies %': by how many per cent they are over-estimated.

A cost that takes part rarely, or always beside another, is not decided by the
data; so a change is also held against it (ridge regression), as much as if it
had been measured once to be 0 give or take EXPECTED_CHANGE.

Groups whose error is far from what the fit explains are given less weight, and
the fit is repeated (iteratively re-weighted, Huber): a few groups that change
the inlining of registers in a long function would else decide.
"""

import math
import re

ROUNDS = 8
HUBER = 1.5  # errors beyond so many times the median one count less
EXPECTED_CHANGE = 2.0  # bytes; of the sizes of statements, per cent


def counts(group):
    """By how many bytes GROUP would be promised less if a cost were a byte
    greater, by name; and `copies %': by how much more, were statements 1 %.

    From the plan's line in the dump, in which all arguments are of one kind."""
    f = group.fields
    inner = f["inner"]
    return {
        "call": f["sites"], "argument": f["sites"] * f["parameters"],
        "result": f["results"], "first_call": 0 if inner else f["leaf"],
        "more_call": 0 if inner else f["calling"], "frame": inner,
        "copies %": f["copies"] / 10 / 100}


def solve(matrix, right):
    """X with MATRIX X = RIGHT, for a matrix that is positive definite."""
    n = len(right)
    rows = [list(row) + [value] for row, value in zip(matrix, right)]
    for column in range(n):
        for i in range(n):
            if i != column:
                factor = rows[i][column] / rows[column][column]
                rows[i] = [a - factor * b
                           for a, b in zip(rows[i], rows[column])]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def regress(samples, names, importance, noise):
    """Factors of NAMES that explain SAMPLES, pairs (counts, error).

    NOISE: what of an error (bytes, of IMPORTANCE 1) is left to chance."""
    n = len(names)
    hold = (noise / EXPECTED_CHANGE) ** 2
    matrix = [[hold if i == j else 0.0 for j in range(n)] for i in range(n)]
    right = [0.0] * n
    for (count, error), weight in zip(samples, importance):
        row = [count.get(name, 0) for name in names]
        for i, a in enumerate(row):
            if a:
                right[i] += weight * a * error
                for j, b in enumerate(row):
                    matrix[i][j] += weight * a * b
    return solve(matrix, right)


def explained(count, names, factors):
    return sum(count.get(name, 0) * factor
               for name, factor in zip(names, factors))


def fit(groups, costs):
    """(name, number of groups, change in bytes) for each of COSTS that takes
    part, and for the sizes of statements."""
    samples = [(counts(group), group.error) for group in groups]
    names = [name for name in (*costs, "copies %")
             if any(count.get(name) for count, _ in samples)]
    # The errors of a group of many sites spread more than those of two.
    spread = [1 / math.sqrt(group.fields["sites"]) for group in groups]
    importance = [s * s for s in spread]
    left = [abs(error) * s for (_, error), s in zip(samples, spread)]
    for _ in range(ROUNDS):
        middle = max(0.1, sorted(left)[len(left) // 2])
        factors = regress(samples, names, importance, middle)
        left = [abs(error - explained(count, names, factors)) * s
                for (count, error), s in zip(samples, spread)]
        importance = [s * s * min(1, HUBER * middle / max(each, 1e-9))
                      for each, s in zip(left, spread)]
    return [(name, sum(1 for count, _ in samples if count.get(name)), factor)
            for name, factor in zip(names, factors)]


def current_costs(header, source, name):
    """The costs by name, in bytes, of target NAME: those of x86-64 in the text
    HEADER, but for those in its own table in the text SOURCE."""
    table = source.split(f"cost_table {name}_costs = {{")[1].split("};")[0]
    return {name: int(value) / 10 for name, value in
            re.findall(r"(\w+) = (-?\d+)", header + table)}
