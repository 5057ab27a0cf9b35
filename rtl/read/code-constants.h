/* Constants between instructions.  SPDX-License-Identifier: GPL-3.0-or-later

   Where addresses and large numbers do not fit into instructions, they are loaded from tables after
   jumps of the function:

        ldr r3, .L5+4    |  b .L9          ->      bl folded.1  |  b .L9
     .L5:                                       .L5:
        .word 100000                               .word 100000
        .word name

   If such an instruction is folded, its constant is copied to a table of the fragment, and
   constants that no instruction of the function loads any more are removed from the function's
   table.  A constant may be the distance from a place that an instruction marks; then both go to
   the fragment, or both stay.

   Only entries of one word are moved, and only tables are changed to which nothing but loads of
   entries refers.  */

#ifndef OUTLINE_RTL_READ_CODE_CONSTANTS_H
#define OUTLINE_RTL_READ_CODE_CONSTANTS_H

#include <unordered_map>
#include <vector>

#include "gcc/gcc-compat.h"
#include "target/constant-tables.h"

namespace outline
{

/* An entry of a table.  */
struct code_constant
{
  rtx_insn *entry;
  rtx value;
  uint32_t bytes;
  /* The table: the label before it, and where the entry is after that.  */
  rtx_insn *label;
  HOST_WIDE_INT offset;
  unsigned loads = 0;   /* Instructions that load it.  */
};

/* X moves out of the current function.  Emits instructions before PLACE that print nothing but mention the constants
   in X, so that GCC still writes these: GCC writes only those that an instruction of the function mentions
   (mark_constants, varasm.cc).  */
void keep_named (const_rtx x, rtx_insn *place);

/* Those of the current function, as it is when this is made.  */
class code_constants
{
public:
  code_constants () = default;
  explicit code_constants (const constant_tables &target);

  /* The constant that INSN loads, if it can be moved together with INSN; else null.  */
  const code_constant *loaded_by (rtx_insn *insn) const;

  /* The pattern of INSN, which loads a constant, with VALUE in place of the memory
     that this is loaded from; or, if ADDRESS, of that memory's address.  New.  */
  rtx pattern_with (rtx_insn *insn, rtx value, bool address) const;

  /* The pattern of INSN, with the constant that it loads in place of the memory where that can go along; else that of
     INSN itself.  */
  rtx
  meaning_of (rtx_insn *insn) const
  {
    const code_constant *constant = loaded_by (insn);
    return constant ? pattern_with (insn, constant->value, false) : PATTERN (insn);
  }

  /* A constant of one word that may be in any table in reach.  */
  struct movable
  {
    size_t number;
    rtx_insn *entry;
    std::vector<rtx_insn *> loads; /* At least one.  */
  };

  /* Those of the function, which is for TARGET, in its order.  */
  std::vector<movable> movable_constants (const constant_tables &target) const;

  /* Has all that loads constant NUMBER load what is after LABEL, which may be one of another function.  */
  void load_from (size_t number, rtx_insn *label);

  /* Removes from the function, which is for TARGET, the constants that no instruction loads any
     more.  */
  void remove_unused (const constant_tables &target);

private:
  /* Memory by way of a table's label.  */
  struct load
  {
    rtx_insn *insn;
    rtx memory;
    int constant;               /* Its number; -1 unless that is all that is loaded.  */
  };
  struct table
  {
    std::vector<size_t> entries;
    std::vector<load> loads;
    bool plain = true;          /* Nothing else names it.  */
  };
  void read_tables (const constant_tables &target);
  void read_loads (rtx_insn *insn);
  int note_load (table &t, rtx_insn *insn, rtx memory, HOST_WIDE_INT offset);
  std::vector<rtx_insn *> loads_of (size_t number, const table &t) const;
  rtx replace (rtx x, rtx value, bool address) const;
  const table *table_of (const_rtx memory, HOST_WIDE_INT *offset) const;
  void remove_unused (const constant_tables &target, rtx_insn *label,
                      const table &t);

  std::vector<code_constant> m_constants;
  std::unordered_map<const_rtx, table> m_tables;
  /* By instruction: the only constant that it loads; -1 for several.  */
  std::unordered_map<rtx_insn *, int> m_loaded;
};

} // namespace outline

#endif
