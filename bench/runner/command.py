# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command lines of bench/run and bench/compile-time share."""

import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
# What triplets without an operating system end in.
BARE = ("-none-eabi", "-elf")


def add_common(parser):
    """Add the options that choose compilers, plugin and work folder."""
    add = parser.add_argument
    add("--flags", default="-Os", help="flags of both sides (default: -Os)")
    add("--plugin", type=Path, metavar="FILE", help="the plugin's .so "
        "(default: outline.so in the top folder or in build/)")
    add("--plugin-args", default="", metavar="ARGS",
        help='e.g. --plugin-args="-fplugin-arg-outline-stress"')
    add("--cc", default="gcc", help="C compiler (default: gcc)")
    add("--cxx", default="g++", help="C++ compiler (default: g++)")
    add("--timeout", type=int, default=600, metavar="SECONDS",
        help="for one compilation or test (default: 600)")
    add("--work", type=absolute, default=TOP / "build" / "bench",
        metavar="FOLDER", help="sources, objects, results "
        "(default: build/bench)")


def add_target(parser):
    """Add the options that name a cross compiler."""
    add = parser.add_argument
    add("--target", metavar="TRIPLET", help="Debian's cross compiler for "
        "it, and qemu for\nthe tests: aarch64-linux-gnu, arm-linux-gnueabihf, "
        "riscv64-linux-gnu;\narm-none-eabi, riscv64-unknown-elf: sizes only")
    add("--board", help="of tools/board, for these two\n(default: cortex-m3, rv32imac)")


def for_target(arguments):
    """(C compiler, C++ compiler, flags, what programs are run through) of
    ARGUMENTS: --flags and what their --target asks for."""
    gcc, flags = (arguments.cc, arguments.cxx), shlex.split(arguments.flags)
    target = arguments.target
    if not target:
        return *gcc, flags, ()
    if gcc == ("gcc", "g++"):
        gcc = cross_compilers(target)
    if bare_p(arguments):
        board = arguments.board or of_board("for", target).split()[0]
        flags += shlex.split(of_board(board, "processor"))
    return *gcc, flags, (str(TOP / "tools" / "emulate"), target)


def of_board(*words):
    """What tools/board says if run with WORDS."""
    return subprocess.run([TOP / "tools" / "board", *words], capture_output=True, text=True,
                          check=True).stdout.strip()


def cross_compilers(target):
    """Debian's (C compiler, C++ compiler) for TARGET."""
    version = "" if target.endswith(BARE) else "-12"
    return f"{target}-gcc{version}", f"{target}-g++{version}"


def bare_p(arguments):
    """Whether the target has no operating system: nothing is linked."""
    return bool(arguments.target) and arguments.target.endswith(BARE)


def absolute(text):
    return Path(text).resolve()


def plugin_flags(plugin, arguments):
    """The flags that load PLUGIN, a path, with the arguments it was given."""
    return [f"-fplugin={plugin}", *shlex.split(arguments.plugin_args)]


def copy_plugin(arguments, folder):
    """Copy the plugin asked for or built to FOLDER; its path, None without.

    The copy is used, because the plugin may be rebuilt while programs
    compile.  The name stays: it is part of the plugin's options.  An older
    copy is replaced, not written over, since a compiler that another
    benchmark started may have it mapped."""
    if arguments.plugin and not arguments.plugin.is_file():
        sys.exit(f"{arguments.plugin}: no such plugin")
    for path in (arguments.plugin, TOP / "outline.so", TOP / "build/outline.so"):
        if path and path.is_file():
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=folder) as new:
                shutil.copy(path, new)
                return Path(new, path.name).replace(folder / path.name)
    return None
