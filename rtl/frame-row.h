/* A row of the call frame table.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FRAME_ROW_H
#define OUTLINE_RTL_FRAME_ROW_H

#include <cstdint>
#include <map>
#include <string>

namespace outline
{

/* A row of the call frame table (DWARF 5, 6.4.1): how to find the frame of the caller
   from a point of a function.  Example, after "pushq %rbx":

     cfa    register 7 + 16          directives ()  .cfi_def_cfa_offset 16
     saved  register 3 at cfa - 16                  .cfi_offset 3, -16  */
struct frame_row
{
  /* The row at the start of every function: only the return address lies on the
     stack.  Depends on the target: defined in rtl/frame-state.cc.  */
  frame_row ();

  unsigned cfa_register;                   /* DWARF's number.  */
  int64_t cfa_offset;                /* Bytes.  */
  std::map<unsigned, int64_t> saved; /* By register: bytes from the CFA.  */
  bool toggled = false;                    /* AArch64: the return address is signed.  */
  /* False where directives cannot express the row: pushed arguments with a note for landing
     pads; and from the first DWARF expression on (functions that realign their stack).  */
  bool known = true;

  bool operator== (const frame_row &other) const;
  bool operator!= (const frame_row &other) const { return !(*this == other); }

  /* The directives that change FROM to this row; both must be known.  */
  std::string directives (const frame_row &from = frame_row ()) const;

  /* Whether the CFA is found through the stack pointer.  */
  bool on_stack_pointer_p () const;

  /* Whether a register is listed as saved in a slot below the stack pointer: it has been
     popped.  */
  bool saved_below_p () const;
};

} // namespace outline

#endif
