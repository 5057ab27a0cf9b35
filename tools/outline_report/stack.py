# SPDX-License-Identifier: GPL-3.0-or-later
"""By how much the stack is deeper, by chain of calls, from GCC's call graphs of two builds (-fcallgraph-info=su).

    1. read_graphs  *.ci of a build: functions with the bytes of their frames, and whom they call
    2. add_fragments  what fragments of the build's reports take, which the graphs do not contain
    3. deepest      by function: the deepest chain of calls from it; of functions that call each other all frames count
                    once

What a fragment takes counts for each call of a function that enters it, so that depths of the second build are at most
so much.  Functions of other units, as those of libraries, and calls through pointers count as nothing."""

import os
import re
from dataclasses import dataclass, field

from .load import InputError
from .symbols import short_name
from .tables import Column, Table

SUFFIX = ".ci"
INDIRECT = "__indirect_call"
NODE = re.compile(r'node: \{ title: "([^"]*)" label: "([^"]*)"')
EDGE = re.compile(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"')
FRAME = re.compile(r"(\d+) bytes \((static|dynamic(?:,bounded)?)\)")


@dataclass
class Function:
    """A function of the graph; BYTES: of its frame and what its fragments take; NOTES: what makes that uncertain."""
    name: str
    place: str
    bytes: int
    notes: set = field(default_factory=set)
    calls: set = field(default_factory=set)     # Titles.


def read_graphs(argument):
    """The functions of the graphs of ARGUMENT, a file or a folder of them, by title.  Raises InputError."""
    if os.path.isdir(argument):
        paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(argument) for name in names
                       if name.endswith(SUFFIX))
    else:
        paths = [argument]
    functions, edges = {}, []
    for path in paths:
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read()
        except OSError as error:
            raise InputError(f"{path}: {error.strerror}") from error
        for title, label in NODE.findall(text):
            name, place, *rest = label.split(r"\n") + [""]
            frame = FRAME.match(rest[0]) if rest else None
            if frame:
                functions[title] = Function(name, place, int(frame.group(1)),
                                            {"dynamic"} if frame.group(2) == "dynamic" else set())
        edges += EDGE.findall(text)
    if not functions:
        raise InputError(f"{argument}: there is no call graph with frames: compile with -fcallgraph-info=su")
    for caller, callee in edges:
        if callee in functions:
            functions[caller].calls.add(callee)
        elif callee == INDIRECT:
            functions[caller].notes.add("indirect")
    return functions


def add_fragments(functions, build):
    """Add to FUNCTIONS what the fragments of BUILD that they call take."""
    most = {}
    for group in build.groups:
        if group.stack:
            for place in group.places:
                key = place.owner.name, place.owner.place.line
                most[key] = max(most.get(key, 0), group.stack)
    for function in functions.values():
        line = function.place.split(":")[-2:-1]
        function.bytes += most.get((function.name, int(line[0]) if line and line[0].isdigit() else 0), 0)


def components(functions):
    """Lists of titles that call each other, callees first (Tarjan 1972, without recursion)."""
    index, low, waiting, found = {}, {}, [], []
    on_stack = set()
    for root in functions:
        if root in index:
            continue
        work = [(root, iter(sorted(functions[root].calls)))]
        index[root] = low[root] = len(index)
        waiting.append(root)
        on_stack.add(root)
        while work:
            title, rest = work[-1]
            callee = next(rest, None)
            if callee is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[title])
                if low[title] == index[title]:
                    found.append([])
                    while title in on_stack:
                        found[-1].append(waiting.pop())
                        on_stack.remove(found[-1][-1])
            elif callee not in index:
                index[callee] = low[callee] = len(index)
                waiting.append(callee)
                on_stack.add(callee)
                work.append((callee, iter(sorted(functions[callee].calls))))
            elif callee in on_stack:
                low[title] = min(low[title], index[callee])
    return found


@dataclass
class Chain:
    """The deepest chain of calls from a function: all its BYTES, the title of the function that is called NEXT or None,
    and NOTES: what makes that uncertain."""
    bytes: int
    next: str | None
    notes: set


def deepest(functions):
    """By title of FUNCTIONS: its Chain."""
    chains = {}
    for titles in components(functions):
        callees = sorted({c for t in titles for c in functions[t].calls}.difference(titles))
        deeper = max(callees, key=lambda c: chains[c].bytes, default=None)
        notes = set().union(*(functions[t].notes for t in titles), *(chains[c].notes for c in callees))
        if len(titles) > 1 or titles[0] in functions[titles[0]].calls:
            notes.add("recursive")
        size = sum(functions[t].bytes for t in titles) + (chains[deeper].bytes if deeper else 0)
        chains.update((title, Chain(size, deeper, notes)) for title in titles)
    return chains


def names_on(title, chains, functions):
    """The functions on the chain from TITLE: of those that call each other only the one that is entered first."""
    names = []
    while title is not None:
        names.append(functions[title].name)
        title = chains[title].next
    return names


def stack_table(build, paths):
    """A Table of the functions of BUILD's program that no known function calls.  PATHS: the graphs of the program without
    the plugin and with it; BUILD: with it.  Raises InputError."""
    before, after = (read_graphs(path) for path in paths)
    add_fragments(after, build)
    old, new = deepest(before), deepest(after)
    called = {c for title, f in before.items() for c in f.calls if c != title}
    rows = []
    for title in before:
        if title not in called and title in after:
            chain = new[title]
            rows.append({"change": chain.bytes - old[title].bytes, "before": old[title].bytes, "after": chain.bytes,
                         "notes": ", ".join(sorted(chain.notes)), "function": before[title].name,
                         "chain": " > ".join(map(short_name, names_on(title, new, after)))})
    rows.sort(key=lambda r: (-r["change"], -r["after"], r["function"]))
    worst = [max((r[when] for r in rows), default=0) for when in ("before", "after")]
    columns = [Column("change", "change", "change"), Column("before", "before", "bytes"), Column("after", "after", "bytes"),
               Column("function", "function", "name", True), Column("chain", "deepest chain with the plugin", "prose"),
               Column("notes", "notes")]
    return Table("stack", "Stack by chain of calls", columns, rows,
                 f"at most {worst[1]:,} bytes, {worst[0]:,} without the plugin; from functions that no known one calls",
                 "no function is in both builds")
