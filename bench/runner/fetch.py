# SPDX-License-Identifier: GPL-3.0-or-later
"""Debian source packages, by name, without touching the system's apt setup.

  1. sources   the system's sources.list entries, turned into deb-src ones, in
               a folder of our own
  2. update    apt-get update into lists of our own (once)
  3. source    apt-get source: download, check, unpack, apply Debian's patches

Limits: a mirror that lags may lack the newest version in its index; then the
older versions that the index knows are tried, newest first.  The version
taken is part of every result.
"""

import os
import re
import shutil
import subprocess
import threading
from pathlib import Path


class FetchError(Exception):
    """A source package could not be had; the text says why."""


def as_source_entries(text, deb822):
    """apt entries TEXT (one-line style, or DEB822) for sources, not binaries."""
    if deb822:
        return re.sub(r"(?m)^Types:.*$", "Types: deb-src", text)
    lines = [line for line in text.splitlines() if line.startswith("deb ")]
    return "".join("deb-src" + line[3:] + "\n" for line in lines)


class Apt:
    """apt-get with its configuration, lists and cache in the folder HOME."""

    def __init__(self, home):
        self.home = home
        self.lock = threading.Lock()  # of the set-up
        self.environment = dict(os.environ, APT_CONFIG=str(home / "apt.conf"),
                                LC_ALL="C")

    def set_up(self):
        """Write the configuration and fetch the lists, unless done before."""
        if (self.home / "ready").exists():
            return
        shutil.rmtree(self.home, ignore_errors=True)
        for folder in ("parts", "lists/partial", "cache/archives/partial"):
            (self.home / folder).mkdir(parents=True)
        etc = Path("/etc/apt")
        for path in [etc / "sources.list", *(etc / "sources.list.d").glob("*")]:
            if path.is_file() and path.suffix in (".list", ".sources"):
                text = as_source_entries(path.read_text(),
                                         path.suffix == ".sources")
                (self.home / "parts" / path.name).write_text(text)
        (self.home / "apt.conf").write_text(
            'Dir::Etc::sourcelist "/dev/null";\n'
            f'Dir::Etc::sourceparts "{self.home}/parts";\n'
            f'Dir::State::Lists "{self.home}/lists";\n'
            f'Dir::Cache "{self.home}/cache";\n'
            'APT::Sandbox::User "root";\n')
        self.run(["apt-get", "update", "-qq"])
        (self.home / "ready").touch()

    def run(self, command, cwd=None, environment=None):
        """Run COMMAND, in our own apt ENVIRONMENT by default, return its output;
        FetchError if it fails."""
        done = subprocess.run(command, cwd=cwd,
                              env=environment or self.environment,
                              capture_output=True, text=True)
        if done.returncode:
            raise FetchError(f"{' '.join(command)}: {done.stderr.strip()}")
        return done.stdout

    def versions(self, package):
        """The versions of source PACKAGE that the lists know, newest first."""
        out = self.run(["apt-cache", "showsrc", "--only-source", package])
        found = []
        for version in re.findall(r"(?m)^Version: (\S+)", out):
            place = 0
            while place < len(found) and subprocess.run(
                    ["dpkg", "--compare-versions", version, "lt",
                     found[place]]).returncode == 0:
                place += 1
            if version not in found:
                found.insert(place, version)
        if not found:
            raise FetchError(f"no source package {package}")
        return found

    def packed(self, package, archive, folder):
        """Unpack in FOLDER the sources that the Debian package PACKAGE brings as
        the file ARCHIVE; return (tree, version)."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.run(["apt-get", "-qq", "-o", "APT::Sandbox::User=root",
                  "download", package], cwd=folder,
                 environment=dict(os.environ, LC_ALL="C"))
        [file] = folder.glob("*.deb")
        self.run(["dpkg", "-x", file.name, "package"], cwd=folder)
        self.run(["tar", "-xf", f"package/{archive}"], cwd=folder)
        trees = [path for path in folder.iterdir()
                 if path.is_dir() and path.name != "package"]
        return trees[0], file.name.split("_")[1]

    def source(self, package, folder):
        """Unpack source PACKAGE in FOLDER; return (tree, version)."""
        with self.lock:
            self.set_up()
        reason = None
        for version in self.versions(package):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            try:
                self.run(["apt-get", "source", "-qq", f"{package}={version}"],
                         cwd=folder)
            except FetchError as error:
                reason = reason or error
                continue
            trees = [path for path in folder.iterdir() if path.is_dir()]
            return trees[0], version
        raise reason
