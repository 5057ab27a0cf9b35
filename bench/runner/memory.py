# SPDX-License-Identifier: GPL-3.0-or-later
"""How much memory a command takes with all its children.

Children of the compiler are copies on write: what they share is counted once,
as proportional set size (Linux: Documentation/filesystems/proc.rst, Pss).

Example:  status, peak = run_watched (["gcc", "-c", "a.c"], folder, log, 600)

Limits: memory is read every SECONDS; a shorter peak is missed.  Reading takes
time, so seconds are not to be measured in the same run."""

import time
from pathlib import Path

from .build import start

SECONDS = 0.02  # between two looks


def session_of(process):
    """The session of the folder PROCESS in /proc, None if it is gone."""
    try:
        stat = (process / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return int(stat.rpartition(")")[2].split()[3])


def set_size(process):
    """The proportional set size of the folder PROCESS in /proc, in KB."""
    try:
        for line in (process / "smaps_rollup").open(encoding="utf-8"):
            if line.startswith("Pss:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def run_watched(command, cwd, log, timeout):
    """Run COMMAND as run_timed does; (exit status, peak in MB)."""
    process, peak = start(command, cwd, log, timeout), 0
    while process.poll() is None:
        now = sum(set_size(folder) for folder in Path("/proc").glob("[0-9]*")
                  if session_of(folder) == process.pid)
        peak = max(peak, now)
        time.sleep(SECONDS)
    return process.returncode, peak / 1024
