# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses a page of outline-report in a headless Chromium as people do, and compares what it
shows with the reports.

    page-test.py PAGE.html FOLDER_OF_REPORTS

Exit status 0, or 1 with what is wrong."""

import glob
import json
import re
import sys
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def start():
    """A browser that notes its messages and what it asks the network for."""
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                 "--hide-scrollbars", "--disable-background-networking",
                 "--disable-component-update", "--no-first-run"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def until(condition, what):
    """Wait until CONDITION is true; WHAT is what it means."""
    for _ in range(200):
        value = condition()
        if value:
            return value
        time.sleep(0.025)
    raise AssertionError(f"not in 5 seconds: {what}")


class Page:
    def __init__(self, browser, path):
        self.browser, self.path = browser, path

    def open(self, width, scheme):
        """Load the page anew, WIDTH pixels wide, "light" or "dark"."""
        command = self.browser.execute_cdp_cmd
        command("Emulation.setDeviceMetricsOverride",
                {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        command("Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": scheme},
                              {"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.browser.get(Path(self.path).resolve().as_uri())
        until(lambda: self.js("return performance.getEntriesByName('shown').length"), "shown")

    def js(self, code, *arguments):
        return self.browser.execute_script(code, *arguments)

    def all(self, css):
        return self.browser.find_elements(By.CSS_SELECTOR, css)

    def one(self, css):
        return self.browser.find_element(By.CSS_SELECTOR, css)

    def texts(self, css):
        return self.js("return [...document.querySelectorAll(arguments[0])]"
                       ".map(e => e.textContent)", css)

    def press(self, *keys):
        for key in keys:
            self.browser.switch_to.active_element.send_keys(key)

    def focused(self):
        return self.js("return document.activeElement.textContent")

    def names(self):
        return self.texts("tr.group .opener")

    def search(self, text):
        box = self.one("#search")
        box.send_keys(Keys.CONTROL, "a")
        box.send_keys(text or Keys.DELETE)


def number(text):
    """The number that TEXT begins with."""
    return float(re.match(r"[^\d−-]*([−-]?[\d,]+)", text).group(1).replace(",", "").replace("−", "-"))


def whole(value):
    return int(round(value, 1) + 0.5)


def groups_of(reports):
    """(name, kind, saved, copies, places, assembler, parameters) of all groups, best first."""
    rows = []
    for r in reports:
        rows += [(g["name"], "function", g["bytes"]["benefit"], g["copies"], g["places"],
                  g["assembler"], g["parameters"]) for g in r["groups"]]
        rows += [(b["name"], b["kind"], b["benefit"], len(b["places"]), b["places"],
                  b["assembler"], []) for b in r["folding"]["fragments"] if b["places"]]
    return sorted(rows, key=lambda row: (-row[2], row[0]))


def check_overview(page, reports, groups):
    cards = {}
    for card in page.all(".card:not(.next)"):
        cards[card.find_element(By.CSS_SELECTOR, "dt").text] = card.find_element(
            By.CSS_SELECTOR, ".value").text
    saved = sum(r["totals"]["bytes_saved"] + r["folding"]["totals"]["bytes_saved"] for r in reports)
    made = [g for g in groups if g[1] == "function"]
    assert number(cards["Outlined functions"]) == len(made), cards
    assert number(cards["Shared machine code"]) == len(groups) - len(made), cards
    code = (sum(f["bytes"] for r in reports for f in r["functions"])
            + sum(b["bytes"] for r in reports for b in r["folding"]["fragments"] if b["places"]))
    before, after = cards["Code, before and after"].split(" → ")
    assert number(before) == whole(code + saved) and number(after) == code, (cards, code, saved)
    assert page.texts(".card dt")[1] == "What to do next"
    assert f"{len(reports)} units" in page.one("#subtitle").text


def check_table(page, groups):
    """The rows, searching and sorting."""
    assert page.names() == [g[0] for g in groups][:50], page.names()
    assert [number(t) for t in page.texts("tr.group td:nth-child(3)")] \
        == [whole(g[2]) for g in groups][:50]
    assert [number(t) for t in page.texts("tr.group td:nth-child(4)")] == [g[3] for g in groups][:50]
    assert [t for t in page.texts("tr.group .kind")] == ["outlined function" if g[1] == "function" else "machine code" for g in groups][:50]
    page.search("outline.")
    made = [g[0] for g in groups if g[1] == "function" and ".outline." in g[0]]
    until(lambda: page.names() == made[:50], "a search for outlined functions")
    assert page.one("#count").text == f"{len(made)} of {len(groups)} groups"
    name = groups[-1][0]
    page.search(name)
    until(lambda: page.names() == [g[0] for g in groups if g[0] == name], "a search for one")
    # A function in which any copy is, not only the first.
    where = made_group(groups)[4][-1]["function"]
    page.search(where)
    inside = [g[0] for g in groups
              if where in g[0] or any(where in p["function"] or where in (p["file"] or "")
                                      for p in g[4])]
    until(lambda: set(page.names()) == set(inside), f"a search for {where}")
    page.search("no such group")
    until(lambda: page.one("#none").is_displayed(), "the message that nothing matches")
    assert not page.names()
    page.one("#none button").click()
    until(lambda: len(page.names()) == min(50, len(groups)), "all groups again")
    for column, key in ((4, lambda g: -g[3]), (1, lambda g: g[0])):
        page.one(f"#head th:nth-child({column}) button").click()
        order = [g[0] for g in sorted(groups, key=key)]
        shown = page.texts(f"tr.group td:nth-child({column})")
        if column == 1:
            assert page.names() == order[:50], page.names()
            assert page.one("#head th").get_attribute("aria-sort") == "ascending"
        else:
            assert [number(t) for t in shown] == [-key(g) for g in sorted(groups, key=key)][:50]
    page.one("#head th:nth-child(1) button").click()
    assert page.names() == [g[0] for g in sorted(groups, key=lambda g: g[0], reverse=True)][:50]
    page.one("#head th:nth-child(3) button").click()
    assert page.names() == [g[0] for g in groups][:50]


def made_group(groups):
    """The best outlined function whose copies differ in constants."""
    return next(g for g in groups if g[1] == "function"
                and any(len(set(p["values"])) > 1 and None not in p["values"] for p in g[6]))


def check_details(page, group, source):
    """What opens below GROUP: places, source text, differences, assembler text."""
    name, _, _, copies, places, assembler, parameters = group
    page.search(name)
    until(lambda: page.names() == [name], "the group alone")
    # From the keyboard: Tab to the row would take long; Enter on it opens it.
    button = page.one(".opener")
    page.js("arguments[0].focus()", button)
    page.press(Keys.ENTER)
    until(lambda: page.all("tr.details .copy"), "copies")
    assert button.get_attribute("aria-expanded") == "true"
    links = page.texts(".copy header > :first-child")
    assert links == [f"{p['file']}:{p['line']}" for p in places][:6], links
    assert page.texts(".copy header small")[0].endswith(places[0]["function"])
    shown = page.texts("pre.code")[0].split("\n")
    assert [line.split() for line in shown] == [line.split() for line in assembler], shown
    for k, p in enumerate(places[:6]):
        lines = page.js("""return [...document.querySelectorAll(".copy")[arguments[0]]
          .querySelectorAll(".row")].map(r => r.textContent)""", k)
        wanted = [f"{n}{source[p['file']][n - 1].strip()}" for n in p["lines"]]
        have = [re.sub(r"^(\d+)\s+", r"\1", line) for line in lines]
        for line in wanted:
            assert line in have, (line, have)
    marked = set(page.texts(".parameters mark"))
    differ = {v for p in parameters for v in p["values"] if v is not None and len(set(p["values"])) > 1}
    assert marked == differ, (marked, differ)
    assert differ and page.all(".copy mark"), "no difference is marked in the source"
    href = page.one(".copy header a").get_attribute("href")
    assert href.endswith(f"{places[0]['file']}#L{places[0]['line']}"), href
    page.press(Keys.ENTER)
    assert not page.all("tr.details") and button.get_attribute("aria-expanded") == "false"
    page.search("")
    until(lambda: len(page.names()) > 1, "all groups")


def check_map(page, reports, mapped):
    """The map shows the files' bytes, and is used from the keyboard.  MAPPED: the first file."""
    sizes = {}
    for r in reports:
        for f in r["functions"]:
            name = f["file"] or "(unknown)"
            sizes[name] = sizes.get(name, 0) + f["bytes"]
    labels = page.js("return [...document.querySelectorAll('#treemap button')]"
                     ".map(e => e.getAttribute('aria-label'))")
    of_file = [label for label in labels if f"{mapped}," in label]
    assert any(f"{sizes[mapped]:,} bytes of code" in label for label in of_file), labels
    page.js("document.querySelector('#treemap button[tabindex=\"0\"]').focus()")
    before = page.js("return document.activeElement.getAttribute('aria-label')")
    page.press(Keys.ARROW_RIGHT)
    after = page.js("return document.activeElement.getAttribute('aria-label')")
    assert after in labels and after != before, (before, after)
    tile = next(e for e in page.all("#treemap button")
                if f"{mapped}," in e.get_attribute("aria-label"))
    page.js("arguments[0].focus()", tile)
    page.press(Keys.ENTER)
    crumb = page.one("#crumbs [aria-current]").text
    assert mapped.endswith(crumb), crumb
    functions = {f["function"]: f["bytes"] for r in reports for f in r["functions"]
                 if f["file"] == mapped}
    inside = page.texts("#treemap .tile b")
    assert set(inside) & set(functions), (inside, functions)
    # A function leads to its groups.
    label = page.js("return document.activeElement.getAttribute('aria-label')")
    assert any(f"{size:,} bytes of code" in label and label.startswith(name)
               for name, size in functions.items()), label
    page.press(Keys.ENTER)
    assert page.one("#inside").is_displayed()
    page.one("#inside").click()
    page.js("document.querySelector('#treemap button').focus()")
    page.press(Keys.ESCAPE)
    assert page.one("#crumbs [aria-current]").text != crumb
    page.one("#map-area button:nth-child(2)").click()
    assert page.one("#map-area button:nth-child(2)").get_attribute("aria-pressed") == "true"


def check_refusals(page, reports):
    counts = {}
    for r in reports:
        for refusal in r["refusals"] + r["folding"]["refusals"]:
            counts[refusal["reason"]] = counts.get(refusal["reason"], 0) + 1
    names = page.texts(".reason .name")
    shown = [number(t) for t in page.texts(".reason .number.third:nth-child(3)")]
    assert dict(zip(names, shown)) == counts, (names, shown, counts)
    page.one(".reason summary").click()
    until(lambda: page.all(".reason .inside td"), "places of a reason")


def check_charts(page, reports):
    bars = page.texts("#by-file g[transform] > title")
    assert bars and all(re.search(r": [\d,]+ bytes$", bar) for bar in bars), bars
    now = sum(r["folding"]["totals"]["bytes_saved"] for r in reports)
    rows = page.texts("#budget-rows tbody tr:first-child td")
    assert number(rows[1]) == whole(now), rows


def check_shape(page, width):
    """Nothing hangs over, and nothing is too small to read."""
    assert page.js("return document.documentElement.scrollWidth") <= width
    wide = page.js("""return [...document.querySelectorAll("main *")].filter(e =>
      !e.closest(".scroll, pre, .treemap, svg") && e.getBoundingClientRect().right > innerWidth + 1
      && e.offsetParent).map(e => e.outerHTML.slice(0, 80))""")
    assert not wide, wide


def contrast(page):
    """The least contrast of text in the page, as WCAG counts."""
    return page.js("""
      const light = ([r, g, b]) => [r, g, b].map(v => (v /= 255) <= .03928 ? v / 12.92
        : ((v + .055) / 1.055) ** 2.4).reduce((s, v, i) => s + v * [.2126, .7152, .0722][i], 0);
      const parse = c => (c.match(/[\\d.]+/g) || []).map(Number);
      let least = [99, ""];
      for (const e of document.querySelectorAll("main *, header *, nav *")) {
        if (!e.offsetParent || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
        let at = e, back = [];
        while (at && !(back = parse(getComputedStyle(at).backgroundColor), back.length === 3)) at = at.parentElement;
        if (!at) back = parse(getComputedStyle(document.body).backgroundColor);
        const a = light(parse(getComputedStyle(e).color)), b = light(back);
        const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (ratio < least[0]) least = [ratio, e.outerHTML.slice(0, 100)];
      }
      return least;""")


def check_keyboard(page):
    """The slash goes to the search, Tab from there to the table and on."""
    page.js("document.activeElement.blur()")
    page.one("body").send_keys("/")
    assert page.js("return document.activeElement.id") == "search"
    page.press(Keys.TAB)
    assert page.js("return document.activeElement.id") == "kind"
    page.press(Keys.TAB)
    assert page.focused() == "Name", page.focused()
    page.press(Keys.SPACE)
    assert page.one("#head th").get_attribute("aria-sort") == "ascending"


def check_messages(page):
    """No errors, and nothing asked from the network."""
    errors = [m["message"] for m in page.browser.get_log("browser")]
    assert not errors, errors
    asked = set()
    for entry in page.browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.add(message["params"]["request"]["url"].split(":", 1)[0])
    assert asked <= {"file", "data", "blob"}, asked
    assert "file" in asked, "requests are not seen"


def main():
    path, folder = sys.argv[1:]
    names = sorted(glob.glob(f"{folder}/**/*.json", recursive=True))
    reports = [json.load(open(name)) for name in names]
    groups = groups_of(reports)
    files = {p["file"] for g in groups for p in g[4]}
    source = {name: Path(name).read_text().split("\n") for name in files if Path(name).exists()}
    browser = start()
    page = Page(browser, path)
    try:
        for width, scheme in ((1600, "light"), (400, "dark"), (1600, "dark"), (400, "light")):
            page.open(width, scheme)
            check_shape(page, width)
            ratio, where = contrast(page)
            assert ratio >= 4.5, (scheme, ratio, where)
            dark = page.js("return getComputedStyle(document.body).backgroundColor")
            assert (sum(map(int, re.findall(r"\d+", dark)[:3])) < 200) == (scheme == "dark"), dark
            if (width, scheme) == (1600, "light"):
                check_overview(page, reports, groups)
                check_charts(page, reports)
                check_table(page, groups)
                check_map(page, reports, sorted(source)[0])
                check_refusals(page, reports)
                check_keyboard(page)
            if scheme == "dark":
                page.open(width, scheme)
                check_details(page, made_group(groups), source)
                page.one(".opener").click()
                until(lambda: page.all("tr.details .copy"), "copies")
                check_shape(page, width)
        check_messages(page)
    finally:
        browser.quit()


main()
