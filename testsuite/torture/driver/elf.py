# SPDX-License-Identifier: GPL-3.0-or-later
"""How many functions of an ELF file came from the outliner.

A function made by the plugin is named ORIGIN.outline.HASH (GCC may add a
suffix of its own), a fragment of folded instructions ORIGIN.folded.HASH.  The symbol table is read directly, as starting nm for
each of many thousand objects would cost more than compiling some of them.

Example:  count_outlined (Path ("test.o"))  ->  3

Limits: little-endian and big-endian ELF of either class; a stripped file has
no symbols and counts as none.
"""

import struct

MARKS = (b".outline.", b"folded.")
SHT_SYMTAB = 2
STT_FUNC = 2


def count_outlined(path):
    """The number of functions in the ELF file PATH named by the outliner; 0
    for a file that is not there or not ELF."""
    try:
        data = path.read_bytes()
    except OSError:
        return 0
    if data[:4] != b"\x7fELF" or not any(m in data for m in MARKS):
        return 0
    wide = data[4] == 2
    order = "<" if data[5] == 1 else ">"
    return sum(1 for name, kind in symbols(data, wide, order)
               if kind == STT_FUNC and any(m in name for m in MARKS))


def symbols(data, wide, order):
    """Yield (name, type) of each symbol in the ELF image DATA."""
    offset, = struct.unpack_from(order + ("Q" if wide else "I"), data,
                                 0x28 if wide else 0x20)
    entry, number = struct.unpack_from(order + "HH", data,
                                       0x3a if wide else 0x2e)
    layout = order + ("IIQQQQIIQQ" if wide else "10I")
    headers = [struct.unpack_from(layout, data, offset + i * entry)
               for i in range(number)]
    for header in headers:
        if header[1] != SHT_SYMTAB:
            continue
        start, size, link, step = header[4], header[5], header[6], header[9]
        names = headers[link][4]
        for at in range(start, start + size, step):
            name, = struct.unpack_from(order + "I", data, at)
            info = data[at + (4 if wide else 12)]
            end = data.index(b"\0", names + name)
            yield data[names + name:end], info & 15
