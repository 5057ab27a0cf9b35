# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for the compiler while a package's own build system runs, and
notes each compilation, so that the runner can repeat it with other flags.

Called as  record.py LOG COMPILER ARGUMENT...  It runs COMPILER, without
optimisation (only the list is wanted), and appends {cwd, args} as a line of
JSON to LOG for each compilation of a source to an object.
"""

import json
import os
import subprocess
import sys

log, compiler, *arguments = sys.argv[1:]
if "-c" in arguments:
    with open(log, "a", encoding="utf-8") as file:
        file.write(json.dumps({"cwd": os.getcwd(), "args": arguments}) + "\n")
sys.exit(subprocess.run([compiler, *arguments, "-O1", "-w"]).returncode)
