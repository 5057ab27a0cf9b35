# SPDX-License-Identifier: GPL-3.0-or-later
"""What of an ELF file is loaded when its program runs, in bytes, by kind.

  text    executable sections
  eh      .eh_frame, and 8 bytes for each FDE in it: its entry in the table
          (.eh_frame_hdr) that the linker makes; in a linked file that table
          itself is what is counted
  rodata  other read-only sections (.rodata, .gcc_except_table, ...)
  data    writable sections with contents

RISC-V's linker shortens calls: in an object those that it may shorten count as
it leaves them where the callee is within 1 MB.

.bss has no bytes in the file and is not counted.  A COMDAT group that an
earlier object of the program has already brought is dropped by the linker
with the FDEs of its functions: pass the same set SEEN for all objects of a
program to have each group counted once.

Example:  measure ("a.o", set ())  ->  Sizes (text=120, eh=64, rodata=8, data=0)

Limits: ELF of either class and byte order; an .eh_frame in 64-bit DWARF
format (units above 4 GB) is not understood.
"""

import struct
from dataclasses import dataclass, fields

SHT_RELA, SHT_NOBITS, SHT_REL, SHT_GROUP = 4, 8, 9, 17
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR = 1, 2, 4
ET_REL = 1
GRP_COMDAT = 1
EM_RISCV, R_RISCV_CALL, R_RISCV_CALL_PLT, R_RISCV_RELAX = 243, 18, 19, 51
RELAXED_CALL = 4  # bytes by which it is shorter
FDE_TABLE_ENTRY = 8  # bytes in .eh_frame_hdr: two 32-bit offsets


@dataclass
class Sizes:
    """Bytes by kind; LOADED is their sum, FDES the number of FDEs."""
    text: int = 0
    eh: int = 0
    rodata: int = 0
    data: int = 0
    fdes: int = 0

    @property
    def loaded(self):
        return self.text + self.eh + self.rodata + self.data

    def __add__(self, other):
        return Sizes(*(getattr(self, f.name) + getattr(other, f.name)
                       for f in fields(self)))


@dataclass
class Section:
    name: str
    type: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    entsize: int


class Elf:
    """The section table of the file PATH, and accessors into its bytes."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        if self.bytes[:4] != b"\x7fELF":
            raise ValueError(f"{path}: not an ELF file")
        self.wide = self.bytes[4] == 2
        self.order = "<" if self.bytes[5] == 1 else ">"
        kind, self.machine = self.unpack("HH", 16)
        self.relocatable = kind == ET_REL
        self.sections = self.read_sections()

    def unpack(self, layout, offset):
        return struct.unpack_from(self.order + layout, self.bytes, offset)

    def read_sections(self):
        table = self.unpack("Q", 40)[0] if self.wide else self.unpack("I", 32)[0]
        entry, count, names = self.unpack("HHH", 58 if self.wide else 46)
        layout = "IIQQQQIIQQ" if self.wide else "IIIIIIIIII"
        raw = [self.unpack(layout, table + i * entry) for i in range(count)]
        if count == 0:  # more than 65,279 sections: the number is in the first
            count = self.unpack(layout, table)[5]
            raw = [self.unpack(layout, table + i * entry) for i in range(count)]
        if names == 0xffff:
            names = raw[0][6]
        strings = raw[names][4]
        return [Section(self.string(strings + r[0]), r[1], r[2], r[4], r[5],
                        r[6], r[7], r[9]) for r in raw]

    def string(self, offset):
        return self.bytes[offset:self.bytes.index(b"\0", offset)].decode()

    def symbol(self, table, index):
        """Name and section index of symbol INDEX of the section TABLE."""
        at = table.offset + index * table.entsize
        name = self.unpack("I", at)[0]
        shndx = self.unpack("H", at + (6 if self.wide else 14))[0]
        return self.string(self.sections[table.link].offset + name), shndx

    def raw_relocations(self, target):
        """(table of symbols, offset, symbol, type) of each, for section TARGET."""
        for section in self.sections:
            if section.type in (SHT_REL, SHT_RELA) and section.info == target:
                symbols = self.sections[section.link]
                for at in range(section.offset, section.offset + section.size,
                                section.entsize):
                    where, info = self.unpack("QQ" if self.wide else "II", at)
                    bits = 32 if self.wide else 8
                    yield symbols, where, info >> bits, info & (1 << bits) - 1

    def relocations(self, target):
        """Offset -> section index of the symbol, for section number TARGET."""
        return {where: self.symbol(symbols, index)[1]
                for symbols, where, index, _ in self.raw_relocations(target)}


def dropped_sections(elf, seen):
    """Indexes of the sections whose COMDAT group is in SEEN; adds new groups."""
    dropped, new = set(), set()
    for section in elf.sections:
        if section.type != SHT_GROUP:
            continue
        words = elf.unpack(f"{section.size // 4}I", section.offset)
        if not words[0] & GRP_COMDAT:
            continue
        signature, shndx = elf.symbol(elf.sections[section.link], section.info)
        signature = signature or elf.sections[shndx].name
        if signature in seen:
            dropped.update(words[1:])
        new.add(signature)
    seen |= new
    return dropped


def frame_entries(elf, index):
    """(bytes, offset of the address field or None for a CIE) of each entry."""
    section = elf.sections[index]
    at, end = section.offset, section.offset + section.size
    while at + 4 <= end:
        length = elf.unpack("I", at)[0]
        if length == 0:
            yield 4, None
        else:
            is_fde = elf.unpack("I", at + 4)[0] != 0
            yield length + 4, at + 8 - section.offset if is_fde else None
        at += length + 4


def measure_frames(elf, index, dropped):
    """Bytes and FDEs of .eh_frame, section INDEX, without DROPPED functions."""
    relocations = elf.relocations(index) if dropped else {}
    size = fdes = 0
    for length, address in frame_entries(elf, index):
        if address is not None:
            if relocations.get(address) in dropped:
                continue
            fdes += 1
        size += length
    return size, fdes


def relaxed_bytes(elf, index):
    """By how many bytes the linker shortens the calls of section INDEX."""
    if not elf.relocatable or elf.machine != EM_RISCV:
        return 0
    calls, relaxed = set(), set()
    for _, where, _, kind in elf.raw_relocations(index):
        if kind in (R_RISCV_CALL, R_RISCV_CALL_PLT):
            calls.add(where)
        elif kind == R_RISCV_RELAX:
            relaxed.add(where)
    return RELAXED_CALL * len(calls & relaxed)


def measure(path, seen):
    """Sizes of the file PATH, less the COMDAT groups in SEEN, which grows."""
    elf = Elf(path)
    dropped = dropped_sections(elf, seen)
    sizes = Sizes()
    for index, section in enumerate(elf.sections):
        if not section.flags & SHF_ALLOC or section.type == SHT_NOBITS \
           or index in dropped:
            continue
        if section.name == ".eh_frame":
            size, fdes = measure_frames(elf, index, dropped)
            sizes.fdes += fdes
            sizes.eh += size
            if elf.relocatable:
                sizes.eh += fdes * FDE_TABLE_ENTRY
        elif section.name == ".eh_frame_hdr":
            sizes.eh += section.size
        elif section.name.startswith((".ARM.exidx", ".ARM.extab")):
            sizes.eh += section.size
        elif section.flags & SHF_EXECINSTR:
            sizes.text += section.size - relaxed_bytes(elf, index)
        elif section.flags & SHF_WRITE:
            sizes.data += section.size
        else:
            sizes.rodata += section.size
    return sizes
