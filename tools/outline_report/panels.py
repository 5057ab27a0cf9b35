# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables as sections of a page, without scripts."""

import html

from . import symbols
from .terminal import NUMBERS, cell


def panel(table, limit):
    """A section of TABLE with at most LIMIT rows; if it has a column "change", with a bar for each."""
    columns = [c for c in table.columns if not c.details]
    rows = table.rows[:limit]
    names = symbols.readable(row[c.key] for c in columns if c.kind == "symbol" for row in rows)
    head = "".join(f"<th class='{style(c)}'>{html.escape(c.title)}</th>" for c in columns)
    cells = ["".join(shown(c, row, names) for c in columns) for row in rows]
    if any(c.key == "change" for c in table.columns):
        head += "<th class='change'></th>"
        most = max((abs(row["change"] or 0) for row in rows), default=0)
        cells = [text + f"<td class='change'>{bar(row['change'] or 0, most)}</td>" for text, row in zip(cells, rows)]
    body = "\n".join(f"<tr>{text}</tr>" for text in cells)
    left = len(table.rows) - len(rows)
    rest = f"<p class='muted hint'>and {left:,} more: --csv has all</p>" if left else ""
    content = (f"<div class='scroll'><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>"
               if rows else f"<p class='empty'>{html.escape(table.empty)}</p>")
    return (f"<section class='panel' id='{table.name}-table'><div class='panel-head'>"
            f"<h2>{html.escape(table.title)}</h2><p class='muted'>{html.escape(table.note)}</p></div>\n"
            f"{content}{rest}</section>")


def style(column):
    """The class of cells of COLUMN."""
    return "number" if column.kind in NUMBERS else column.kind


def shown(column, row, names):
    """The cell of ROW in COLUMN; NAMES: those of symbols."""
    value = row.get(column.key)
    text = names[value] if column.kind == "symbol" else cell(column.kind, value)
    full = f' title="{html.escape(str(value))}"' if column.kind in ("symbol", "name") else ""
    return f"<td class='{style(column)}'{full}>{html.escape(text)}</td>"


def bar(change, most):
    """A bar for CHANGE, of which MOST is the largest."""
    width = 100 * abs(change) / most if most else 0
    return f"<i class='{'grew' if change > 0 else 'shrank'}' style='width: {width:.1f}%'></i>" if change else ""
