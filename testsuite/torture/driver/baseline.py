# SPDX-License-Identifier: GPL-3.0-or-later
"""What the compiler alone does with each test, kept between runs.

One JSON file a test set and option set holds the Outcome of each test.  Its
name carries a hash of the compiler's own description and of the format of
this file; each entry carries a hash of the command, so that an entry made
with other options is made anew.

Example:  build/torture/baseline/execute-Os-1f3a90c2.json
"""

import hashlib
import json
import os
import subprocess
import threading

from .execute import Outcome, as_shell

FORMAT = 1


def short_hash(text):
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def compiler_identity(toolchain):
    """What -v says of both compilers: version, configure line, target."""
    said = [subprocess.run(command + ["-v"], capture_output=True, text=True,
                           check=True).stderr
            for command in (toolchain.cc, toolchain.cxx)]
    return "".join(said) + as_shell(toolchain.runner)


class Baseline:
    """The outcomes of one test set with one option set, backed by a file in
    FOLDER.  Safe to use from several threads."""

    def __init__(self, folder, identity, set_name, options_name):
        key = short_hash(f"{FORMAT} {identity}")
        self.path = folder / f"{set_name}-{options_name}-{key}.json"
        self.lock = threading.Lock()
        try:
            self.entries = json.loads(self.path.read_text())
        except (OSError, ValueError):
            self.entries = {}

    def get(self, test, command):
        """The Outcome of TEST compiled with COMMAND, or None."""
        entry = self.entries.get(test.name)
        if entry is None or entry["command"] != short_hash(as_shell(command)):
            return None
        return Outcome(**entry["outcome"])

    def put(self, test, command, outcome):
        """Note OUTCOME as that of TEST compiled with COMMAND."""
        with self.lock:
            self.entries[test.name] = {
                "command": short_hash(as_shell(command)),
                "outcome": outcome.as_json()}

    def save(self):
        """Write the file, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        partial = self.path.with_suffix(f".{os.getpid()}")
        partial.write_text(json.dumps(self.entries, sort_keys=True))
        partial.replace(self.path)
