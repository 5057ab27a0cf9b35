# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of source files: the text behind them, and links to it.

Reports name files as they were given to the compiler.  A relative name is looked up in
the current folder, then in the folder of the report and those above it."""

import os
from urllib.parse import quote


class MapError(ValueError):
    """An option --map that says nothing."""


def parse_map(text):
    """(OLD, NEW) of TEXT, "OLD=NEW".  Raises MapError."""
    old, equals, new = text.partition("=")
    if not equals:
        raise MapError(f"--map {text}: write --map OLD=NEW")
    return old.rstrip("/") if old != "/" else old, new.rstrip("/") if new != "/" else new


def url_p(name):
    return name.startswith(("https://", "http://"))


class Sources:
    """Source files as reports name them."""

    def __init__(self, maps=(), link=None):
        """MAPS: pairs of parse_map; of those that fit, that with the longest OLD counts.
        LINK: a template of links with {path} and {line}, or None."""
        self.maps = sorted(maps, key=lambda pair: -len(pair[0]))
        self.template = link
        self._texts = {}

    def mapped(self, name):
        """NAME after --map."""
        for old, new in self.maps:
            if old == "" and not name.startswith("/"):
                return f"{new}/{name}" if new else name
            if name == old:
                return new
            if old and name.startswith(old if old == "/" else old + "/"):
                rest = name[len(old):].lstrip("/")
                return f"{new.rstrip('/')}/{rest}" if new else rest
        return name

    def find(self, name, report):
        """The path of file NAME of the report in file REPORT; None: it is not there."""
        mapped = self.mapped(name)
        for candidate in ([name] if url_p(mapped) else [mapped, name]):
            if os.path.isabs(candidate):
                tries = [candidate]
            else:
                tries = [candidate] + [os.path.join(folder, candidate)
                                       for folder in folders_above(report)]
            for path in tries:
                if os.path.isfile(path):
                    return os.path.normpath(path)
        return None

    def lines(self, name, report):
        """The lines of that file, the first with index 0; None: it is not there."""
        key = (name, os.path.dirname(report))
        if key not in self._texts:
            path = self.find(name, report)
            self._texts[key] = None if path is None else read_lines(path)
        return self._texts[key]

    def link(self, name, report, page):
        """A link to file NAME, with {line} in it, for the page in file PAGE; None: there
        is nothing to link to."""
        mapped = self.mapped(name)
        if url_p(mapped):
            return quote(mapped, safe="/:?&=%#@+~") + "#L{line}"
        path = self.find(name, report)
        if self.template:
            shown = os.path.abspath(path) if path else mapped
            return self.template.replace("{path}", quote(shown))
        if path is None:
            return None
        folder = os.path.dirname(os.path.abspath(page))
        return quote(os.path.relpath(os.path.abspath(path), folder)) + "#L{line}"


def folders_above(report):
    """The folder of file REPORT, and those above it up to the root."""
    folder = os.path.dirname(os.path.abspath(report))
    while True:
        yield folder
        above = os.path.dirname(folder)
        if above == folder:
            return
        folder = above


def read_lines(path):
    """The lines of file PATH; None if it cannot be read."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().split("\n")
    except OSError:
        return None
