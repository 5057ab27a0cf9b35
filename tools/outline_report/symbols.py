# SPDX-License-Identifier: GPL-3.0-or-later
"""Symbols as people read them.

    _ZN4shop3sumEi.folded.er6im7xqxf58  ->  shop::sum.folded.er6im7xqxf58

By c++filt, of binutils, which is where GCC is; without it symbols stay as they are."""

import subprocess


def readable(names):
    """By name of NAMES that is mangled: how people write it, without parameters."""
    mangled = sorted({n for n in names if n.startswith("_Z") and n.isprintable()})
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
