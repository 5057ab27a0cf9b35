#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
r"""dialog.py PROMPT COMMAND...: talk to a program that asks for input.

A line of standard input is sent to COMMAND each time that it has printed PROMPT,
a regular expression, since the last one, and each character when the one before
is printed: what is typed sooner may be lost.  What it prints goes to standard
output.  When it asks once more than there are lines it is ended.  The exit
status is 1 if it ends before it has got all lines.

Example:  echo version | dialog.py '\n=> $' qemu-system-aarch64 -nographic ...
"""

import os
import re
import subprocess
import sys


def main():
    prompt = re.compile(sys.argv[1].encode())
    lines = sys.stdin.buffer.read().splitlines()
    with subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          bufsize=0) as process:
        def printed():
            text = os.read(process.stdout.fileno(), 65536)
            sys.stdout.buffer.write(text)
            return text

        asked = b""
        while text := printed():
            asked += text
            if not prompt.search(asked):
                continue
            if not lines:
                break
            asked = b""
            for character in lines.pop(0):
                process.stdin.write(bytes([character]))
                printed()
            process.stdin.write(b"\r")
        process.kill()
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
