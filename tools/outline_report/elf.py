# SPDX-License-Identifier: GPL-3.0-or-later
"""Two ELF files, as linked or as compiled: what is in them, by section, source file and symbol.

Read with pyelftools (Debian: python3-pyelftools).  A symbol belongs to the source file that debug information
names for its address.  A map of GNU ld says of all that is loaded, padding too, which object or member of a library it
is from."""

import re
import sys
from collections import Counter

from .load import InputError
from .tables import Column, Table

ARM = "EM_ARM"
UNKNOWN = "(without -g)"
PADDING = "(padding)"
DEBIAN = "/usr/lib/python3/dist-packages"

# In a map: a section of the program; or a part of it, whose name may fill a line: address, bytes, object.
MAP_ENTRY = re.compile(r"^(\S+)|^ (\S+)\n? +0x(\w+) +0x(\w+) ?(.*)$", re.M)
# Objects of LTO have names in which only the end is the same in each link.
TEMPORARY = re.compile(r"^.*/cc\w{6}\.(?=ltrans)")


def library():
    """pyelftools' class of files and its error.  Raises InputError."""
    # It is pure Python, so that another Python than Debian's can use Debian's.
    if DEBIAN not in sys.path:
        sys.path.append(DEBIAN)
    try:
        from elftools.common.exceptions import ELFError
        from elftools.elf.elffile import ELFFile
    except ImportError as error:
        raise InputError("--elf needs pyelftools: apt-get install python3-pyelftools") from error
    return ELFFile, ELFError


class Elf:
    """What an ELF file loads.  Sizes are bytes."""

    def __init__(self, path):
        """Read file PATH.  Raises InputError."""
        ELFFile, ELFError = library()
        self.sections, self.files, self.symbols = Counter(), Counter(), Counter()
        self.ram = 0
        self.described = False          # Source files, or objects, are known.
        try:
            with open(path, "rb") as file:
                self.read(ELFFile(file))
        except OSError as error:
            raise InputError(f"{path}: {error.strerror}") from error
        except (ELFError, ValueError, KeyError, AssertionError) as error:
            raise InputError(f"{path}: this is not an ELF file, or is damaged") from error

    @property
    def loaded(self):
        """All that the file holds of what is loaded: code, constants, tables, initial values."""
        return sum(self.sections.values())

    def read(self, elf):
        """Count the sections and symbols of ELF."""
        loaded = set()
        for index, section in enumerate(elf.iter_sections()):
            flags = section["sh_flags"]
            if not flags & 2:           # SHF_ALLOC
                continue
            if flags & 1:               # SHF_WRITE
                self.ram += section["sh_size"]
            if section["sh_type"] != "SHT_NOBITS":
                loaded.add(index)
                self.sections[section.name] += section["sh_size"]
        table = elf.get_section_by_name(".symtab")
        if table is None:
            return
        found = {}
        for symbol in table.iter_symbols():
            kind = symbol["st_info"]["type"]
            local = symbol["st_info"]["bind"] == "STB_LOCAL"
            place = symbol["st_shndx"], symbol["st_value"]
            if kind not in ("STT_FUNC", "STT_OBJECT") or not symbol["st_size"] or place[0] not in loaded:
                continue
            address = symbol["st_value"]
            if elf["e_machine"] == ARM and kind == "STT_FUNC":
                address &= ~1
            # Aliases count once, by the first name that is not local: f, not f.localalias.
            if place not in found:
                found[place] = [symbol.name, symbol["st_size"], address, local]
            elif found[place][3] and not local:
                found[place][0], found[place][3] = symbol.name, False
        source_of = file_finder(elf)
        self.described = source_of is not None
        for name, size, address, _ in found.values():
            self.symbols[name] += size
            if source_of:
                self.files[source_of(address) or UNKNOWN] += size

    def read_map(self, path, mapped):
        """Take FILES from file PATH, the map of the link: objects, with the names that function MAPPED gives them.
        Raises InputError."""
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read()
        except OSError as error:
            raise InputError(f"{path}: {error.strerror}") from error
        self.files, self.described, within, end = Counter(), True, None, 0
        for match in MAP_ENTRY.finditer(text, max(text.find("\nLinker script and memory map"), 0)):
            section, part, address, size, name = match.groups()
            if section:
                within, end = section, 0
            elif within in self.sections:
                # Of constants that were merged each entry may have all.
                start, end = max(end, int(address, 16)), max(end, int(address, 16) + int(size, 16))
                if end > start:
                    self.files[PADDING if part == "*fill*" else mapped(TEMPORARY.sub("", name))] += end - start
        if not self.files:
            raise InputError(f"{path}: this is not the map of this program, as GNU ld writes it with -Map")


def file_finder(elf):
    """A function: address -> source file or None, by the debug information of ELF; None: there is none, or it has no
    addresses."""
    if not elf.get_section_by_name(".debug_aranges") or elf["e_type"] == "ET_REL":
        return None
    dwarf = elf.get_dwarf_info()
    ranges, names = dwarf.get_aranges(), {}

    def find(address):
        offset = ranges.cu_offset_at_addr(address)
        if offset is None:
            return None
        if offset not in names:
            unit = dwarf.get_CU_at(offset).get_top_DIE().attributes.get("DW_AT_name")
            names[offset] = unit.value.decode(errors="replace") if unit else None
        return names[offset]

    return find


def compared(name, title, key, kind, before, after, empty="no difference"):
    """A Table of what differs between BEFORE and AFTER, Counters by KEY."""
    rows = [{"change": after[k] - before[k], "before": before.get(k), "after": after.get(k), key: k}
            for k in before.keys() | after.keys() if before[k] != after[k]]
    rows.sort(key=lambda r: (-abs(r["change"]), r[key]))
    columns = [Column("change", "change", "change"), Column("before", "before", "bytes"),
               Column("after", "after", "bytes"), Column(key, key, kind)]
    return Table(name, title, columns, rows, "largest change first", empty)


def totals(before, after):
    """By name: before, after, change, percent.  loaded: in the file; ram: writable, zeros included."""
    return {name: {"before": a, "after": b, "change": b - a, "percent": round(100 * (b - a) / a, 3) if a else None}
            for name, a, b in (("loaded", before.loaded, after.loaded), ("ram", before.ram, after.ram))}


def tables(before, after):
    """By name: the tables."""
    files = ((before.files, after.files) if before.described and after.described else
             (Counter(), Counter(), "not known: link with -g, or give --link-map"))
    return {"sections": compared("sections", "Sections", "section", "text", before.sections, after.sections),
            "files": compared("files", "Files", "file", "path", *files),
            "symbols": compared("symbols", "Symbols", "symbol", "symbol", before.symbols, after.symbols)}
