# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of Sphinx: makes HTML of the pages in this folder and those that they lead to.

    make docs        build/docs/html/index.html

The pages are written to be read as they are, too, in an editor or on a code host: there
are no directives in them.  So the order of pages is that of the links in docs/README.md,
of which setup makes the table of contents; a page that is missing there is an error,
and so is a link that leads nowhere (-W).  Links to files that are no pages are copied
beside the HTML.

Needed: tools/install-deps docs.
"""

import re
from pathlib import Path

project = "outline"
author = "the authors of outline"
project_copyright = ""
version = (Path(__file__).parent.parent / "VERSION").read_text().strip()

extensions = ["myst_parser"]
# The sources are those of the whole repository; these are the pages.
root_doc = "docs/README"
include_patterns = ["README.md", "CONTRIBUTING.md", "docs/*.md", "bench/README.md",
                    "testsuite/README.md", "testsuite/*/README.md"]
# Anchors as code hosts make them.
myst_heading_anchors = 4
nitpicky = True
# Shortened C ("...") is shown as it is.
suppress_warnings = ["misc.highlighting_failure"]

html_theme = "furo"
html_title = f"outline {version}"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
# The same sources give the same pages.
html_last_updated_fmt = None

INDEX = """<!DOCTYPE html>
<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=docs/README.html">
<title>outline</title><a href="docs/README.html">outline</a>
"""


def contents(text):
    """The table of contents: a part for each heading of TEXT, a page for each link that a
    line of a list begins with, in their order."""
    parts = []
    for heading, page in re.findall(r"(?m)^## (.*)$|^\d+\. \[.*?\]\((.*?)\.md\)", text):
        if heading:
            parts.append((heading, []))
        else:
            parts[-1][1].append(page)
    parts.insert(0, ("Start", ["../README"]))
    return "".join(f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n:maxdepth: 1\n"
                   f"{chr(10).join(pages)}\n```\n" for heading, pages in parts)


def add_contents(_app, name, source):
    if name == root_doc:
        source[0] += contents(source[0])


def write_index(app, error):
    if not error:
        (Path(app.outdir) / "index.html").write_text(INDEX)


def setup(app):
    app.connect("source-read", add_contents)
    app.connect("build-finished", write_index)
