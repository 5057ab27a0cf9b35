# SPDX-License-Identifier: GPL-3.0-or-later
"""What the comments of a test ask for: `{ dg-do run { target lp64 } }`.

DejaGnu directives are Tcl lists.  Only those that decide how a test is
compiled are read: dg-do, dg-options, dg-additional-options and
dg-additional-sources.  A test that the compiler alone cannot compile or run
is not counted, so what a test requires need not be known here; options
meant for another target must be kept away, though, and the selector that says
so is evaluated.

Example:  /* { dg-do run { target { ! arm*-*-* } } } */
          /* { dg-options "-O2 -fPIC" } */
            ->  Directives (kind="run", options=["-O2", "-fPIC"], sources=[])

Limits: a selector is what GCC's suites write: glob patterns of the target's
triplet, names of effective targets, ! && || and braces.  Effective targets
are guessed from the triplet, not tried.
"""

import fnmatch
import re
import shlex
from dataclasses import dataclass, field

KINDS = {"preprocess": "compile", "compile": "compile",
         "assemble": "compile", "link": "link", "run": "run"}

# Effective targets that an x86-64 or AArch64 GNU/Linux compiler lacks, as far
# as the directives that are read here name them.
LACKING = {"ilp32", "ia32", "llp64", "hard_float", "newlib_nano_io",
           "run_expensive_tests", "avr", "mips64", "x32", "c++98_only",
           "c++11_only", "c++14_down", "c++11_down", "c++17_down"}


@dataclass
class Directives:
    """KIND is run, link or compile, or None where the test does not say.
    OPTIONS is None where the test has no dg-options."""
    kind: str = None
    options: list = None
    additional: list = field(default_factory=list)
    sources: list = field(default_factory=list)


def tcl_list(text):
    """Split TEXT into the words of a Tcl list; braces and quotes are taken
    off."""
    words, i = [], 0
    while i < len(text):
        if text[i].isspace():
            i += 1
        elif text[i] == "{":
            end = closing_brace(text, i)
            words.append(text[i + 1:end])
            i = end + 1
        elif text[i] == '"':
            end = i + 1
            while end < len(text) and text[end] != '"':
                end += 2 if text[end] == "\\" else 1
            words.append(re.sub(r"\\(.)", r"\1", text[i + 1:end]))
            i = end + 1
        else:
            end = i
            while end < len(text) and not text[end].isspace():
                end += 1
            words.append(text[i:end])
            i = end
    return words


def closing_brace(text, start):
    """Position of the brace that closes the one at START, or the end."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "{") - (text[i] == "}")
        if depth == 0:
            return i
    return len(text)


def selected(selector, triplet):
    """Whether SELECTOR (words of a target selector) holds for TRIPLET."""
    words = list(selector)

    def term():
        if not words:
            return False
        word = words.pop(0)
        if word == "!":
            return not term()
        inner = tcl_list(word)
        if len(inner) > 1 or inner and inner[0] != word:
            return selected(inner, triplet)
        return atom(word, triplet)

    value = term()
    while words:
        # Words that only stand side by side are alternatives.
        operator = words.pop(0) if words[0] in ("&&", "||") else "||"
        right = term()
        value = value and right if operator == "&&" else value or right
    return value


def atom(word, triplet):
    """Whether the single WORD of a selector holds for TRIPLET."""
    if "-" in word:
        return fnmatch.fnmatchcase(triplet, word)
    if re.match(r"(arm|aarch64|powerpc|mips|sparc|s390|riscv|x86|avx)", word):
        return triplet.startswith(word.rstrip("*"))
    return word not in LACKING


def applies(words, triplet):
    """Whether a directive with the trailing arguments WORDS is meant for
    TRIPLET: `{ target SELECTOR }`, `{ xfail SELECTOR }` or nothing."""
    for word in words:
        inner = tcl_list(word)
        if inner[:1] == ["target"]:
            return selected(inner[1:], triplet)
    return True


def read_directives(text, triplet):
    """The Directives in the test source TEXT for a compiler of TRIPLET."""
    found = Directives()
    for match in re.finditer(r"\{\s*dg-(do|options|additional-options|"
                             r"additional-sources)\s", text):
        end = closing_brace(text, match.start())
        words = tcl_list(text[match.end():end])
        if not words or not applies(words[1:], triplet):
            continue
        if match[1] == "do":
            found.kind = KINDS.get(words[0], found.kind)
        elif match[1] == "options":
            found.options = split_options(words[0])
        elif match[1] == "additional-options":
            found.additional += split_options(words[0])
        else:
            found.sources += words[0].split()
    return found


def split_options(text):
    """TEXT as options; an unbalanced quote leaves its characters alone."""
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()
