# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command lines of bench/run and bench/compile-time share."""

import shlex
import shutil
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent


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


def absolute(text):
    return Path(text).resolve()


def plugin_flags(plugin, arguments):
    """The flags that load PLUGIN, a path, with the arguments it was given."""
    return [f"-fplugin={plugin}", *shlex.split(arguments.plugin_args)]


def copy_plugin(arguments, folder):
    """Copy the plugin asked for or built to FOLDER; its path, None without.

    The copy is used, because the plugin may be rebuilt while programs
    compile.  The name stays: it is part of the plugin's options."""
    if arguments.plugin and not arguments.plugin.is_file():
        sys.exit(f"{arguments.plugin}: no such plugin")
    for path in (arguments.plugin, TOP / "outline.so", TOP / "build/outline.so"):
        if path and path.is_file():
            folder.mkdir(parents=True, exist_ok=True)
            return Path(shutil.copy(path, folder))
    return None
