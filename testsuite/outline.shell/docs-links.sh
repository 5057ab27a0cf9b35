# Each relative link of the repository's pages leads to a file that exists, and its anchor to a
# heading there; a link or anchor that leads nowhere is found.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >links.py <<'SCRIPT'
"""links.py FOLDER: prints the broken relative links of all *.md files below FOLDER.

Headings have the anchors that GitHub and GitLab give them.  Links in code do not count."""
import os, re, sys

def text_without_code (path):
    text = open (path, encoding = "utf-8").read ()
    text = re.sub (r"(?ms)^```.*?^```\s*?$", "", text)
    return re.sub (r"`[^`\n]*`", lambda code: re.sub (r"[\[\]()]", "", code[0]), text)

def anchors (path):
    found = {}
    for heading in re.findall (r"(?m)^#{1,6} +(.*?) *$", text_without_code (path)):
        heading = re.sub (r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub (r"[^\w\- ]", "", heading.lower ()).replace (" ", "-")
        number = found.get (anchor, 0)
        found[anchor] = number + 1
        yield anchor if number == 0 else f"{anchor}-{number}"

root = os.path.realpath (sys.argv[1])
links = broken = 0
for folder, folders, files in os.walk (root):
    folders[:] = [f for f in folders if not f.startswith (".") and not f.startswith ("build")]
    for path in [os.path.join (folder, f) for f in sorted (files) if f.endswith (".md")]:
        for link in re.findall (r"\]\(\s*<?([^)\s>]+)", text_without_code (path)):
            if re.match (r"[a-z]+:", link):
                continue
            links += 1
            name, _, anchor = link.partition ("#")
            target = os.path.normpath (os.path.join (folder, name)) if name else path
            if (not os.path.exists (target)
                or anchor and (not target.endswith (".md") or anchor not in anchors (target))):
                broken += 1
                print (f"{os.path.relpath (path, root)}: {link}")
print (f"{links} links")
sys.exit (broken > 0 or links == 0)
SCRIPT

# A good page, and one in which all but the first three links are bad.
mkdir -p pages/sub
cat >pages/good.md <<'PAGE'
# At -O2: a `heading`, too
[a](sub/other.md) [b](#at--o2-a-heading-too) [c](https://example.org/none)
`[code](nowhere.md)`
PAGE
echo '# Other' >pages/sub/other.md
python3 links.py pages || fail "a good page is refused"
cat >pages/bad.md <<'PAGE'
[a](good.md) [b](sub/other.md#other) [c](good.md#at--o2-a-heading-too)
[d](gone.md) [e](good.md#gone) [f](#gone) [g](sub/other.md#othe)
PAGE
python3 links.py pages >found && fail "bad links are not found"
cat >expected <<'LIST'
bad.md: gone.md
bad.md: good.md#gone
bad.md: #gone
bad.md: sub/other.md#othe
LIST
grep '^bad.md' found | diff expected - || fail "other links than the bad ones are found"

python3 links.py "$SOURCE_DIR" || fail "broken links"
