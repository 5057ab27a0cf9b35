# SPDX-License-Identifier: GPL-3.0-or-later
"""What GCC's scripts look for in the folder in which GCC was built.

The scripts of Ada's and of the C++ library's tests ask that folder for the
library, or for the compiler and its flags.  Here a folder stands in for it that
has these few files and leads to what is installed; the board says that it is
the one (boards/unix.exp).

Example:  make_build_tree (SETS["gnat.dg"], compilers, flags, testsuite, folder)
            ->  FOLDER, with libada/ and a gnatmake that passes on the flags
"""

import shlex
import subprocess
from pathlib import Path


def script(path, lines):
    """Write the shell script PATH, of LINES."""
    path.write_text("\n".join(["#!/bin/sh"] + lines) + "\n")
    path.chmod(0o755)


def make_build_tree(suite_set, compilers, flags, testsuite, folder):
    """Make FOLDER for SUITE_SET and return it; None if it needs none."""
    if suite_set.tool == "gnat":
        for_ada(compilers, flags, folder)
    elif suite_set.tool == "libstdc++":
        for_cxx_library(compilers, flags, testsuite, folder)
    else:
        return None
    return folder


def for_ada(compilers, flags, folder):
    """The library's folders, a gnatmake that compiles with FLAGS, and what
    removes what it makes."""
    installed = Path(subprocess.run(
        compilers.cc + ["-print-libgcc-file-name"], capture_output=True,
        text=True, check=True).stdout.strip()).parent
    library = folder / "libada"
    library.mkdir(parents=True)
    for part in ("adainclude", "adalib"):
        (library / part).symlink_to(installed / part)
    gnatmake = shlex.join(compilers.others["gnat"])
    gcc = shlex.quote("--GCC=" + " ".join(compilers.cc + flags))
    script(folder / "gnatmake", [f'exec {gnatmake} {gcc} "$@"'])
    gnatclean = gnatmake.replace("gnatmake", "gnatclean")
    script(folder / "gnatclean", [f'exec {gnatclean} "$@"'])


def for_cxx_library(compilers, flags, testsuite, folder):
    """testsuite_flags, which answers for the compiler and its flags."""
    scripts = folder / "libstdc++-v3" / "scripts"
    scripts.mkdir(parents=True)
    script(scripts / "testsuite_flags", [
        "case $1 in",
        f"  --build-cxx) echo {shlex.quote(' '.join(compilers.cxx + flags))} ;;",
        f"  --build-cc) echo {shlex.quote(' '.join(compilers.cc + flags))} ;;",
        "  --cxxflags) echo -O2 -D_GLIBCXX_ASSERT -fmessage-length=0 ;;",
        f"  --build-includes) echo -I{shlex.quote(str(testsuite))}/util ;;",
        "esac"])
