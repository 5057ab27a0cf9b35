# SPDX-License-Identifier: GPL-3.0-or-later
"""Two builds, or two programs, as one HTML file without scripts: sums, then a table each of what changed, with bars."""

import html

from . import symbols
from .load import InputError
from .page import template
from .terminal import cell, integer, short_name, signed

# Rows of each table; --csv has all.
ROWS = 500
NUMBERS = ("bytes", "count", "change")


def write_comparison(path, title, names, sums, found, notes):
    """Write the page TITLE of the builds NAMES to PATH.  SUMS: rows by name with before, after, change, percent;
    FOUND: tables; NOTES: sentences.  Raises InputError."""
    cards = "".join(card(name, row) for name, row in sums.items() if row["change"] is not None)
    tables = "\n".join(panel(table) for table in found)
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
    """A tile of ROW, the sum NAME."""
    percent = f" ({row['percent']:+.2f}%)" if row["percent"] is not None else ""
    return (f"<div class='card'><dt>{html.escape(name)}</dt><dd><div class='value'>{signed(row['change'])}{percent}"
            f"</div><div class='note'>{integer(row['before'])} → {integer(row['after'])}</div></dd></div>\n")


def panel(table):
    """A section of TABLE."""
    columns = [c for c in table.columns if not c.details]
    rows = table.rows[:ROWS]
    names = symbols.readable(row[c.key] for c in columns if c.kind == "symbol" for row in rows)
    most = max((abs(row["change"] or 0) for row in rows), default=0)
    head = "".join(f"<th{' class=number' if c.kind in NUMBERS else ''}>{html.escape(c.title)}</th>" for c in columns)
    body = "\n".join("<tr>" + "".join(shown(c, row, names) for c in columns)
                     + f"<td class='change'>{bar(row['change'] or 0, most)}</td></tr>" for row in rows)
    left = len(table.rows) - len(rows)
    rest = f"<p class='muted hint'>and {left:,} more: --csv has all</p>" if left else ""
    content = (f"<div class='scroll'><table><thead><tr>{head}<th></th></tr></thead>\n<tbody>{body}</tbody></table></div>"
               if rows else f"<p class='empty'>{html.escape(table.empty)}</p>")
    return (f"<section class='panel'><div class='panel-head'><h2>{html.escape(table.title)}</h2>"
            f"<p class='muted'>{html.escape(table.note)}</p></div>\n{content}{rest}</section>")


def shown(column, row, names):
    """The cell of ROW in COLUMN; NAMES: those of symbols."""
    value = row.get(column.key)
    if column.kind == "symbol":
        text = names.get(value, short_name(value))
    else:
        text = cell(column.kind, value)
    full = f' title="{html.escape(str(value))}"' if column.kind in ("symbol", "name") else ""
    return f"<td{' class=number' if column.kind in NUMBERS else ''}{full}>{html.escape(text)}</td>"


def bar(change, most):
    """A bar for CHANGE, of which MOST is the largest."""
    width = 100 * abs(change) / most if most else 0
    return f"<i class='{'grew' if change > 0 else 'shrank'}' style='width: {width:.1f}%'></i>" if change else ""
