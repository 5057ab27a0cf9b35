/* What a row of the call frame table says, as directives.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_FRAME_RULES_H
#define OUTLINE_RTL_INSN_FRAME_RULES_H

#include <cstdint>
#include <map>
#include <string>

namespace outline
{

/* How to find the frame of the caller from a point of a function (DWARF 5, 6.4.1).  Example, after "pushq %rbx":

     cfa    register 7 + 16          directives (start)  .cfi_def_cfa_offset 16
     saved  register 3 at cfa - 16                       .cfi_offset 3, -16  */
struct frame_rules
{
  frame_rules (unsigned cfa_register, int64_t cfa_offset)
    : cfa_register (cfa_register), cfa_offset (cfa_offset)
  {}

  unsigned cfa_register;             /* DWARF's number.  */
  int64_t cfa_offset;                /* Bytes.  */
  std::map<unsigned, int64_t> saved; /* By register: bytes from the CFA.  */
  bool toggled = false;              /* AArch64: the return address is signed.  */
  /* False where directives cannot express the row: pushed arguments with a note for landing
     pads; and from the first DWARF expression on (functions that realign their stack).  */
  bool known = true;

  bool operator== (const frame_rules &other) const;
  bool operator!= (const frame_rules &other) const { return !(*this == other); }

  /* Whether a register is listed as saved in a slot below the stack pointer, whose number STACK_POINTER is: it has been
     popped.  */
  bool saved_below_p (unsigned stack_pointer) const;

  /* The directives that change FROM to this row; both must be known.  */
  std::string directives (const frame_rules &from) const;

  /* Applies TEXT, which directives has made from a row without saved registers; false, with an unspecified row, if it
     is something else.  */
  bool apply (const std::string &text);
};

} // namespace outline

#endif
