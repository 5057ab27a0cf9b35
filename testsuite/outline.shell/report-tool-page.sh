# The page of outline-report is one file that asks for nothing else; places are links to where
# the source is, which --map and --link decide; text from a report is data in it, never HTML.
# SPDX-License-Identifier: GPL-3.0-or-later

report=$SOURCE_DIR/tools/outline-report
if [ ! -e /usr/share/nodejs/d3/dist/d3.min.js ]; then
  echo "skipped: report-tool-page: there is no d3: tools/install-deps report"
  exit 77
fi
mkdir -p src reports pages
write_sample src/a.c
with_plugin -c src/a.c -o a.o $arg-report=reports/a.json

"$report" reports --html pages/plain.html --title '<i>T</i> & "q"'
"$report" reports --html pages/again.html --title '<i>T</i> & "q"'
cmp pages/plain.html pages/again.html || fail "not the same page twice"
"$report" reports --html pages/url.html --map src=https://example.org/tree/src
"$report" reports --html pages/editor.html --link 'editor:{path}:{line}'
mv src elsewhere
"$report" reports --html pages/without.html
"$report" reports --html pages/moved.html --map src=elsewhere
python3 - "$PWD" <<'CHECK'
import base64
import gzip
import json
import re
import sys
from html.parser import HTMLParser

here = sys.argv[1]


class Elements(HTMLParser):
    """Attributes that load or lead somewhere, and the text of scripts by id."""
    def __init__(self, text):
        super().__init__()
        self.leads, self.scripts, self.tags, self.inside = [], {}, set(), None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.add(tag)
        self.leads += [v for k, v in attributes.items() if k in ("src", "href", "srcset", "action")]
        self.inside = attributes.get("id") if tag == "script" else None

    def handle_data(self, data):
        if self.inside:
            self.scripts[self.inside] = self.scripts.get(self.inside, "") + data


def read(name):
    page = Elements(open(f"pages/{name}.html").read())
    data = {key: json.loads(gzip.decompress(base64.b64decode(text)))
            for key, text in page.scripts.items()}
    return page, data["core"], data["details-0"]


page, core, details = read("plain")
assert all(re.match(r"#|data:", lead) for lead in page.leads), page.leads
assert "i" not in page.tags, "text became HTML"
assert core["title"] == '<i>T</i> & "q"'
text = open("pages/plain.html").read()
assert "default-src 'none'" in text
assert "Redistribution" in text or "Permission" in text, "no licence"
assert core["files"] == ["src/a.c"] and core["links"] == ["../src/a.c#L{line}"], core["links"]
source = open("elsewhere/a.c").read().split("\n")
lines = details["lines"]["0"]
assert lines and all(source[int(n) - 1] == text for n, text in lines.items()), lines
assert here not in text, "the page names a folder of this machine"

_, core, details = read("url")
assert core["links"] == ["https://example.org/tree/src/a.c#L{line}"], core["links"]
assert core["files"] == ["https://example.org/tree/src/a.c"]
assert details["lines"]["0"], "no source text beside links to another place"
_, core, _ = read("editor")
assert core["links"] == [f"editor:{here}/src/a.c:{{line}}"], core["links"]
_, core, details = read("without")
assert core["links"] == [None] and details["lines"]["0"] == {}, core["links"]
_, core, details = read("moved")
assert core["links"] == ["../elsewhere/a.c#L{line}"] and details["lines"]["0"], core["links"]
CHECK

# Call graphs make a section of it, in which names are text, too; without them there is none.
! grep -q 'Stack by chain of calls' pages/plain.html || fail "a section without call graphs"
mkdir alone with
(cd alone && "$GCC" -Os -fcallgraph-info=su -c ../elsewhere/a.c)
(cd with && with_plugin -fcallgraph-info=su -c ../elsewhere/a.c)
sed -i 's/label: "first\.outline/label: "<i>first.outline/' with/a.ci
"$report" reports --stack alone with --html pages/stack.html
grep -q '<a href="#stack-table">Stack by chain of calls</a>' pages/stack.html || fail "no link to the stack"
grep -q "<section class='panel' id='stack-table'>.*at most [0-9]* bytes, [0-9]* without" pages/stack.html || fail "no stack"
grep -q "<td class='prose'>first &gt; &lt;i&gt;first\.outline" pages/stack.html || fail "no chain of calls"
"$report" reports --stack alone reports --html pages/none.html 2>messages && fail "a page without its call graph"
[ ! -e pages/none.html ] || fail "a page in spite of an error"

# With --diff and --elf it is a page without scripts, which has the rows of the tables.
mv elsewhere src
sed -i 's/return x << 2/record (x, 8, 8); return x << 2/' src/a.c
mkdir changed
with_plugin -c src/a.c -o a2.o $arg-report=changed/a.json
with_plugin -c src/a.c -o b.o $arg-report=changed/b.json
sed -i 's/"unit": "[^"]*"/"unit": "<script>.c"/' changed/b.json
"$report" --diff reports changed --html pages/diff.html --title 'A & B' >out 2>messages && fail "no word of another unit"
[ ! -s out ] || fail "prints in spite of --html"
grep -q '<h1>A &amp; B</h1>' pages/diff.html || fail "no title"
grep -q '<td[^>]*>third</td>' pages/diff.html || fail "no function that grew"
grep -q 'only in changed, not compared: &lt;script&gt;.c' pages/diff.html || fail "no word of the unit"
! grep -i '<script\|http:\|https:' pages/diff.html || fail "scripts or addresses"
if python3 -c 'import sys; sys.path.append ("/usr/lib/python3/dist-packages"); import elftools' 2>/dev/null; then
  "$report" --elf a.o a2.o --html pages/elf.html
  grep -q '>.text</td>' pages/elf.html && grep -q '>third</td>' pages/elf.html || fail "no section or symbol"
fi
