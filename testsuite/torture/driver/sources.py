# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the compiler's own test suite comes from.

Debian's package gcc-12-source holds the compiler's source archive.  Only the
folder gcc/testsuite, and others that are asked for, are unpacked, once, into
the build folder; a marker file written last, which names them, tells a complete
tree from one whose unpacking was interrupted.

Example:  unpack ("gcc-12", Path ("build/torture"))
            ->  build/torture/gcc-12.2.0-dfsg/gcc/testsuite
"""

import shutil
import subprocess
from pathlib import Path


class SourcesMissing(Exception):
    """The archive is not there, or cannot be unpacked."""


def find_archive(package_root, major):
    """The source archive of compiler version MAJOR under PACKAGE_ROOT."""
    found = sorted(Path(package_root).glob(f"gcc-{major}/gcc-{major}*.tar.*"))
    if not found:
        raise SourcesMissing(
            f"no source archive of GCC {major} under {package_root}; "
            f"install the Debian package gcc-{major}-source")
    return found[0]


TESTSUITE = "gcc/testsuite"


def unpack(major, build, package_root="/usr/src", folders=(TESTSUITE,)):
    """Unpack FOLDERS of GCC MAJOR, gcc/testsuite among them, into the folder
    BUILD; return gcc/testsuite there."""
    archive = find_archive(package_root, major)
    top = build / archive.name.split(".tar")[0]
    testsuite = top / TESTSUITE
    marker = top / "complete"
    complete = marker.read_text().split() if marker.exists() else []
    missing = [folder for folder in folders if folder not in complete]
    if not missing:
        return testsuite
    for folder in missing:
        shutil.rmtree(top / folder, ignore_errors=True)
    top.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        ["tar", "-x", "-f", str(archive), "-C", str(top),
         "--strip-components=1", "--wildcards", "--no-wildcards-match-slash"]
        + [f"*/{folder}" for folder in missing],
        capture_output=True, text=True)
    if done.returncode != 0 or not testsuite.is_dir():
        raise SourcesMissing(f"cannot unpack {archive}: {done.stderr.strip()}")
    marker.write_text("\n".join(complete + missing))
    return testsuite
