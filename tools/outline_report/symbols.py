# SPDX-License-Identifier: GPL-3.0-or-later
"""Symbols as people read them.

    _ZN4shop3sumEi.folded.er6im7xqxf58  ->  shop::sum.folded.er6im7xqxf58

By c++filt, of binutils, which is where GCC is; without it symbols stay as they are."""

import re
import subprocess

# As GCC writes it: "T ns::f(int) [with T = int]"; more of an argument is cut.
WITH = re.compile(r" \[with (.*)\]$", re.S)
ARGUMENT = 24


def short_name(name):
    """NAME, a function as GCC writes it, without its type and parameters, and with the arguments of a
    template instead of the equations:

        T shop::sum(const T&) [with T = long int]  ->  shop::sum [long int]"""
    match = WITH.search(name)
    base, arguments = (name[:match.start()], match.group(1)) if match else (name, "")
    base = base.removeprefix("virtual ").removeprefix("static ").removeprefix("constexpr ")
    call = base.find("(", base.find("operator()") + 10 if "operator()" in base else 0)
    if not match and call <= 0:
        return name
    head = base[:call] if call > 0 else base
    depth, start = 0, 0
    for i, c in enumerate(head):
        depth += (c == "<") - (c == ">" and head[i - 1:i] not in ("-", "="))
        if c == " " and depth == 0 and "operator" not in head[:i]:
            start = i + 1
    if not head[start:].lstrip("*&"):
        return name
    shown = [equation.partition(" = ")[2] for equation in arguments.split("; ") if " = " in equation]
    shown = [text if len(text) <= ARGUMENT else text[:ARGUMENT - 1] + "…" for text in shown]
    return head[start:].lstrip("*&") + (f" [{', '.join(shown)}]" if shown else "")


def readable(names):
    """By name of NAMES: as people write it, without parameters; of a function as GCC writes it, as short_name."""
    names = set(names)
    return {name: short_name(name) for name in names} | demangled(sorted(n for n in names
                                                                         if n.startswith("_Z") and n.isprintable()))


def demangled(mangled):
    """By symbol of MANGLED, where it is one: the name, without parameters."""
    if not mangled:
        return {}
    # What the plugin and GCC append begins with the first dot.
    pairs = [name.partition(".")[::2] for name in mangled]
    try:
        result = subprocess.run(["c++filt", "-p"], input="".join(f"{base}\n" for base, _ in pairs), check=True,
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError, UnicodeError):
        return {}
    lines = result.stdout.splitlines()
    if len(lines) != len(mangled):
        return {}
    return {name: f"{line}.{rest}" if rest else line
            for name, line, (base, rest) in zip(mangled, lines, pairs) if line != base}
