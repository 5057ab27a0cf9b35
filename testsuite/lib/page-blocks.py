"""page-blocks.py print TITLE PAGE | check PAGE LINES

A page of the documentation shows files and what commands print in blocks, each after a comment:

    <!-- TITLE -->           <!-- shown: FILES -->
    ```c                     ```
    ...                      ...
    ```                      ```

print  prints the blocks of TITLE, one after another
check  looks for the lines of each shown block in FILES, a pattern of names, in their order; "..." in
       the page is any number of lines, and names of folders do not count.  Prints the lines that are missing, and
       fails if there are some, or if the page shows fewer than LINES lines."""
import glob, re, sys

def blocks (comment, page):
    return re.findall (r"^<!-- " + comment + r" -->\n```\w*\n(.*?)^```$", page, re.M | re.S)

def plain (line):
    """LINE without the names of folders."""
    return re.sub (r"( of |\[)/.*/", r"\1", line.rstrip ())

def missing_lines (shown, lines):
    """The lines of the list SHOWN that are not in the list LINES after the one before."""
    at, anywhere = 0, True
    for line in shown:
        if line == "...":
            anywhere = True
            continue
        rest = lines[at:] if anywhere else lines[at:at + 1]
        if line in rest:
            at += rest.index (line) + 1
        else:
            yield line
        anywhere = False

def check (page, least):
    count = missing = 0
    for files, block in re.findall (r"^<!-- shown: (\S+) -->\n```\w*\n(.*?)^```$", page, re.M | re.S):
        shown = [plain (line) for line in block.splitlines ()]
        lines = [plain (line) for name in sorted (glob.glob (files)) for line in open (name)]
        count += len (shown) - shown.count ("...")
        for line in missing_lines (shown, lines):
            missing += 1
            print (f"{files}: {line}")
    print (count, "lines")
    return missing > 0 or count < least

what, *arguments = sys.argv[1:]
if what == "print":
    title, page = arguments
    for block in blocks (re.escape (title), open (page, encoding = "utf-8").read ()):
        print (block, end = "")
else:
    page, least = arguments
    sys.exit (check (open (page, encoding = "utf-8").read (), int (least)))
