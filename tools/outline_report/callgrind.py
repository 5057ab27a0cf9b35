# SPDX-License-Identifier: GPL-3.0-or-later
"""Which functions pay for shared code in executed instructions: a run of the program under valgrind --tool=callgrind.

    1. read      the file: how often each function calls each other one, and what the program executes in all
    2. entering  for each shared function or fragment: what an entry adds to the executed instructions
    3. callgrind_table  by function: its entries, and those of shared code that it has entered

callgrind counts a jump to another function as a call.  Costs of outlined functions are a call and a return, without what
passes the arguments, and without what is saved as fewer registers are in use."""

import re
from collections import Counter

from .advice import base
from .load import InputError
from .model import FUNCTION
from .tables import Column, Table, tenth

# What the plugin appends to symbols; the demangler makes " [clone .folded] [clone .HASH]" of it.
MADE = re.compile(r"\.(?:folded|outline|merged)(?:\] \[clone )?\.(\w+)")
# Instructions at a place: a call or a jump; in the last two kinds the return address is loaded before it.
AT_PLACE = {"called": 1, "thunk": 1, "tail": 1, "register-call": 2, "register-jump": 2}
# Instructions at the end of a fragment that the places did not have, at least.
RETURNS = {"called": 1, "register-call": 1, "register-jump": 1}
# A call and a return; of a merged function its jump.
OUTLINED, MERGED = 2, 1
# Functions to mark: together so much of what is added, each at least so much of what the program executes.
MARKED_SHARE = 0.8
MARKED_LEAST = 0.001

LINE = re.compile(r"(c?fn|c?fl|c?fi|fe|calls|events|summary|totals)[=:] ?(.*)")
NAME = re.compile(r"\((\d+)\)(?: (.*))?$")


class Profile:
    """What a program executed: CALLS: how often, by caller and callee; FILES: of callers, as debug information names
    them; EXECUTED: instructions in all."""

    def __init__(self):
        self.calls = Counter()
        self.files = {}
        self.executed = 0


def read(paths):
    """The Profile of the files PATHS of callgrind.  Raises InputError."""
    profile = Profile()
    for path in paths:
        read_file(path, profile)
    return profile


def read_file(path, profile):
    """Add to PROFILE what the file PATH says.  Raises InputError."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error
    if not any(line.startswith("events:") for line in lines[:100]):
        raise InputError(f"{path}: this is not a file of valgrind --tool=callgrind")
    try:
        read_lines(lines, profile)
    except (ValueError, KeyError) as error:
        raise InputError(f"{path}: this file of callgrind is damaged, or counts no instructions") from error


def read_lines(lines, profile):
    """Add to PROFILE what LINES say.  Raises ValueError or KeyError where they are damaged."""
    functions, files = {}, {}
    function = callee = file = ""
    column = 0
    sums = Counter()
    for line in lines:
        match = LINE.match(line)
        if not match:
            continue
        key, value = match.groups()
        if key == "events":
            column = value.split().index("Ir")
        elif key == "fn":
            function = named(value, functions)
            profile.files.setdefault(function, "" if file == "???" else file)
        elif key == "cfn":
            callee = named(value, functions)
        elif key == "calls":
            profile.calls[function, callee] += int(value.split()[0])
        elif key in ("summary", "totals"):
            sums[key] += int(value.split()[column])
        else:
            name = named(value, files)
            if key == "fl":
                file = name
    # Several parts have a summary each, and the file one total.
    profile.executed += sums["totals"] or sums["summary"]


def named(text, known):
    """The name that TEXT, "(1) name", "(1)" or "name", stands for; KNOWN: by number."""
    match = NAME.match(text)
    if not match:
        return text
    if match.group(2) is not None:
        known[match.group(1)] = match.group(2)
    return known[match.group(1)]


def made(name):
    """The hash of the contents in NAME, a symbol of shared code; None if the plugin has not made it."""
    match = MADE.search(name)
    return match.group(1) if match else None


def entering(group):
    """Instructions that are executed more each time that GROUP is entered."""
    if group.kind == FUNCTION:
        return MERGED if group.whole else OUTLINED
    # Labels have no instruction; what is printed beyond the instructions of a place returns, or saves the return address.
    printed = sum(not line.endswith(":") for line in group.assembler)
    return AT_PLACE[group.kind] + max(RETURNS.get(group.kind, 0), printed - group.length)


def owners(code, calls_of, known):
    """By function that enters the shared CODE, directly or from other shared code: its share of the entries.
    CALLS_OF: by code, how often each name calls it; KNOWN: what has been found."""
    if code not in known:
        known[code] = {}        # Of code that enters itself.
        entries = calls_of[code]
        shares = Counter()
        for caller, count in entries.items():
            inner = made(caller)
            for owner, share in (owners(inner, calls_of, known) if inner in calls_of else {caller: 1.0}).items():
                shares[owner] += share * count / entries.total()
        known[code] = shares
    return known[code]


def callgrind_table(build, paths):
    """A Table of the functions that enter shared code in runs of the program of BUILD.  PATHS: files of callgrind.  Raises
    InputError."""
    profile = read(paths)
    groups = {made(g.name): g for g in build.groups if made(g.name)}
    calls_of = {}
    for (caller, callee), count in profile.calls.items():
        if made(callee) in groups:
            calls_of.setdefault(made(callee), Counter())[caller] += count
    if not calls_of and any(made(callee) for _, callee in profile.calls):
        raise InputError("the program that callgrind has run was not compiled with these reports")
    known, entries, added, saved = {}, Counter(), Counter(), Counter()
    for code, callers in calls_of.items():
        group = groups[code]
        for owner, share in owners(code, calls_of, known).items():
            count = share * callers.total()
            entries[owner] += count
            added[owner] += count * entering(group)
            saved[owner] += sum(base(p.function) == base(owner) for p in group.places) * group.saved / len(group.places)
    rows = [{"added": round(added[name]), "percent": 100 * added[name] / profile.executed, "entries": round(entries[name]),
             "saved": tenth(saved[name]), "mark": "", "function": name, "file": profile.files.get(name, "")}
            for name in sorted(added, key=lambda name: (-added[name], name))]
    marked = mark(rows, profile.executed)
    total = sum(row["added"] for row in rows)
    note = (f"about {total:,} of {profile.executed:,} executed instructions "
            f"({100 * total / profile.executed:.2f}%) are for calls of shared code and jumps to it")
    if marked:
        note += (f"; no_outline for what is marked: {sum(r['added'] for r in marked):,} less, "
                 f"and {sum(r['saved'] for r in marked):,.0f} bytes more")
    columns = [Column("added", "added", "count"), Column("percent", "% of all", "percent2"),
               Column("entries", "times", "count"), Column("saved", "saves", "bytes"), Column("mark", "mark"),
               Column("function", "function", "name"), Column("file", "file", "path")]
    return Table("callgrind", "Functions that pay", columns, rows, note,
                 "no shared code was entered, or the program has no symbols")


def mark(rows, executed):
    """Mark those of ROWS, most added first, that pay most of what is added to EXECUTED; returns them."""
    enough, marked = MARKED_SHARE * sum(row["added"] for row in rows), []
    for row in rows:
        if enough <= 0 or row["added"] < MARKED_LEAST * executed:
            break
        row["mark"] = "no_outline"
        enough -= row["added"]
        marked.append(row)
    return marked
