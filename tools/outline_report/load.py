# SPDX-License-Identifier: GPL-3.0-or-later
"""From files and folders to units."""

import gzip
import json
import os
import sys
import zlib

from . import optrecord, report

DAMAGED = (KeyError, IndexError, TypeError, AttributeError, ValueError, ZeroDivisionError)


class InputError(Exception):
    """What was given cannot be read; its text is for the user."""


class ForeignError(InputError):
    """A file that may not be meant for this program."""


def load(arguments, progress):
    """The units of ARGUMENTS, files and folders, sorted by file name.  PROGRESS
    (terminal.Progress) is told of each.  Files of a folder that are not JSON are left out with a
    warning.  Raises InputError."""
    files = []
    for argument in arguments:
        files += find_files(argument)
    units = []
    for done, (path, named) in enumerate(files):
        progress.step("reading", done, len(files))
        try:
            unit = read_file(path, named)
        except ForeignError as error:
            if named:
                raise
            progress.end()
            warn(f"{error}; it is left out")
            continue
        if unit:
            units.append(unit)
    progress.end()
    units = without_known_records(units)
    if not units:
        raise InputError(f"{', '.join(arguments)}: there is no report: compile with "
                         "-fplugin-arg-outline-report=%b.json")
    return units


def warn(text):
    """Print TEXT as a warning."""
    print(f"outline-report: warning: {text}", file=sys.stderr)


def find_files(argument):
    """The files that ARGUMENT stands for: pairs of path and whether it was named itself."""
    if not os.path.exists(argument):
        raise InputError(f"{argument}: no such file or folder")
    if not os.path.isdir(argument):
        return [(argument, True)]
    found = []
    for folder, folders, names in os.walk(argument):
        folders.sort()
        found += [(os.path.join(folder, name), False) for name in names
                  if name.endswith((".json", optrecord.SUFFIX))]
    return sorted(found)


def read_file(path, named):
    """The Unit of file PATH; None if it is JSON of another kind and was not NAMED."""
    data = read_json(path)
    try:
        if report.report_p(data):
            return report.read_unit(path, data)
        if optrecord.record_p(data):
            return optrecord.read_record(path, data)
    except DAMAGED as error:
        raise InputError(f"{path}: this report cannot be read: {what(error)}") from error
    if named:
        raise InputError(f"{path}: this is JSON, but not a report of the plugin")
    return None


def what(error):
    """ERROR in words."""
    if isinstance(error, KeyError):
        return f"it has no {error.args[0]!r} where one should be"
    return str(error)


def read_json(path):
    """The contents of file PATH."""
    opener = gzip.open if path.endswith(".gz") else open
    try:
        with opener(path, "rb") as file:
            return json.loads(file.read())
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise ForeignError(f"{path}: this is not a whole gzip file: {error}") from error
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise ForeignError(f"{path}: this is not JSON, or is damaged: {error}") from error


def without_known_records(units):
    """UNITS without the records of GCC of which there is a report."""
    known = {os.path.basename(u.name) for u in units if u.plugin}
    return [u for u in units
            if u.plugin or (u.name not in known and (u.groups or u.refusals))]
