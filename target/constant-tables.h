/* Tables of constants between the instructions of a target (rtl/read/code-constants.h).
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_CONSTANT_TABLES_H
#define OUTLINE_TARGET_CONSTANT_TABLES_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

class constant_tables
{
public:
  virtual ~constant_tables () = default;

  /* Whether the target has such tables.  The other functions are called only then.  */
  virtual bool constants_in_code_p () const { return false; }

  /* The value of INSN if it is an entry of a table, with its BYTES; else null.  */
  virtual rtx table_entry (rtx_insn *, uint32_t *) const { return NULL_RTX; }

  /* Whether INSN aligns a table.  */
  virtual bool table_alignment_p (rtx_insn *) const { return false; }

  /* The most bytes that INSN, of any kind, takes.  */
  virtual uint32_t length_at_most (rtx_insn *insn) const { return get_attr_length (insn); }

  /* What comes after the last entry of a table.  */
  virtual rtx table_end () const { return NULL_RTX; }

  /* How many bytes after the start of INSN, which loads a constant, the constant may be.  */
  virtual uint32_t constant_reach (rtx_insn *) const { return 0; }

  /* The number of the place in the code that X, an instruction's pattern with the constant that it
     loads, is relative to or marks; -1 if there is none, -2 if X cannot be moved.  */
  virtual int place_named (const_rtx) const { return -1; }

  /* X, a copy, with 0 as the number of that place.  */
  virtual rtx forget_place (rtx x) const { return x; }

  /* The internal label of place NUMBER, as it is printed.  */
  virtual std::string place_label (int) const { return std::string (); }
};

} // namespace outline

#endif
