# SPDX-License-Identifier: GPL-3.0-or-later
"""Two builds, or two programs, as one HTML file without scripts: sums, then a table each of what changed, with bars."""

import html

from .load import InputError
from .page import template
from .panels import panel
from .terminal import integer, signed

# Rows of each table; --csv has all.
ROWS = 500
TITLES = {"ram": "RAM"}


def write_comparison(path, title, names, sums, found, notes):
    """Write the page TITLE of the builds NAMES to PATH.  SUMS: rows by name with before, after, change, percent;
    FOUND: tables; NOTES: sentences.  Raises InputError."""
    cards = "".join(card(name, row) for name, row in sums.items() if row["change"] is not None)
    tables = "\n".join(panel(table, ROWS) for table in found)
    sentences = "".join(f"<p class='muted'>{html.escape(note)}</p>\n" for note in notes)
    text = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{html.escape(title)}</title>
<style>
{template("page.css")}</style>
</head>
<body>
<header class="top"><div class="wrap">
<h1>{html.escape(title)}</h1>
<p class="muted">{html.escape(names[0])} → {html.escape(names[1])}</p>
</div></header>
<main class="wrap">
<dl class="cards">{cards}</dl>
{sentences}{tables}
</main>
</body>
</html>
"""
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error


def card(name, row):
    """A tile of ROW, the sum NAME: of bytes, which have a percentage, less is better, unless they are saved."""
    percent, style = "", ""
    if row["percent"] is not None:
        percent = f" ({row['percent']:+.2f}%)"
        worse = row["change"] < 0 if name == "saved" else row["change"] > 0
        style = " grew" if worse else " shrank" if row["change"] else ""
    return (f"<div class='card'><dt>{html.escape(TITLES.get(name, name.capitalize()))}</dt>"
            f"<dd><div class='value{style}'>{signed(row['change'])}{percent}</div>"
            f"<div class='note'>{integer(row['before'])} → {integer(row['after'])}</div></dd></div>\n")
