# "make docs" builds the book: without a warning, each page in the table of contents, and each link within it leads
# to a file, and to an anchor there.  A page that the index leaves out, and a link that leads nowhere, are errors.
# Where Sphinx is missing it says in one line what to run.
# SPDX-License-Identifier: GPL-3.0-or-later

# JOBS from the environment would have make look for nproc.
unset MAKEFLAGS MFLAGS MAKEOVERRIDES BUILD JOBS
mkdir bin
ln -s "$(command -v sh)" "$(command -v make)" bin
if PATH=$PWD/bin make -s -C "$SOURCE_DIR" docs >messages 2>&1; then
  fail "builds without Sphinx"
fi
grep -v '^make.*: \*\*\* ' messages >line
[ "$(cat line)" = "make docs: error: sphinx-build is missing; run tools/install-deps docs" ] \
  || { cat messages; fail "does not say what is missing"; }

if ! /usr/bin/python3 -c 'import sphinx, myst_parser, furo, matplotlib' 2>/dev/null; then
  echo "skipped: docs-build.sh: Sphinx, its MyST parser or Furo is missing (tools/install-deps docs)"
  exit 77
fi

mkdir source
(cd "$SOURCE_DIR" && cp -r --parents Makefile VERSION README.md CONTRIBUTING.md LICENSE \
   docs bench/README.md testsuite/README.md testsuite/*/README.md "$OLDPWD/source")
# What pages lead to beside pages.
(cd "$SOURCE_DIR" && cp -r --parents core measure plugin gcc facts report program variants gimple rtl target tools examples debian NEWS "$OLDPWD/source")
make -s -C source docs >messages 2>&1 || { cat messages; fail "does not build"; }

python3 - source/build/docs/html <<'SCRIPT' || fail "broken links"
import html.parser, os, sys, urllib.parse

class page (html.parser.HTMLParser):
    def __init__ (self, path):
        super ().__init__ ()
        self.links, self.anchors = [], set ()
        self.feed (open (path, encoding = "utf-8").read ())
    def handle_starttag (self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.append (value or "")
            elif name in ("id", "name"):
                self.anchors.add (value)

root = sys.argv[1]
pages = {}
for folder, _, files in os.walk (root):
    for name in files:
        if name.endswith (".html"):
            path = os.path.normpath (os.path.join (folder, name))
            pages[path] = page (path)
links = broken = 0
for path, parsed in sorted (pages.items ()):
    for link in parsed.links:
        url = urllib.parse.urlparse (link)
        if url.scheme or url.netloc or link == "#":
            # Nothing is fetched when a page is opened.
            continue
        links += 1
        target = os.path.normpath (os.path.join (os.path.dirname (path), urllib.parse.unquote (url.path))) \
            if url.path else path
        if (not os.path.exists (target)
            or url.fragment and target in pages
               and urllib.parse.unquote (url.fragment) not in pages[target].anchors):
            broken += 1
            print (f"{os.path.relpath (path, root)}: {link}")
print (f"{len (pages)} pages, {links} links")
sys.exit (broken > 0 or len (pages) < 15 or links < 300)
SCRIPT

# Each page of docs/ is in the table of contents of the first page.
for page in source/docs/*.md; do
  name=$(basename "$page" .md)
  [ "$name" = README ] && continue
  grep -q "href=\"$name.html\"" source/build/docs/html/docs/README.html \
    || fail "$name.md is not in the table of contents"
done

printf '# A page\n' >source/docs/forgotten.md
if make -s -C source docs >messages 2>&1; then fail "a page outside of the index is accepted"; fi
grep -q "forgotten.md: WARNING: document isn't included in any toctree" messages \
  || { cat messages; fail "another error than of the page that is not in the index"; }
rm source/docs/forgotten.md

printf '\n[nowhere](tuning.md#nowhere)\n' >>source/docs/stack.md
if make -s -C source docs >messages 2>&1; then fail "a link that leads nowhere is accepted"; fi
grep -q 'stack.md:[0-9]*: WARNING' messages \
  || { cat messages; fail "another error than of the link that leads nowhere"; }
