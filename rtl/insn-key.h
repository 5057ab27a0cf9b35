/* What makes two instructions the same machine code.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_KEY_H
#define OUTLINE_RTL_INSN_KEY_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Appends to KEY a description of X, an expression of an instruction after
   register allocation.  Expressions with equal descriptions print the same
   assembler text, in whichever function.  Returns false, with KEY unfinished,
   if X means something in its own function only (an entry of its constant pool,
   a label of it that is not LABEL).  */
bool append_rtx_key (std::string &key, const_rtx x, const_rtx label = NULL);

/* The same for INSN as a whole, with what the target looks at when it prints
   it; PATTERN is taken for its pattern.  For a jump to a single label that label may
   be named; which it is must be added to KEY.  */
bool append_insn_key (std::string &key, rtx_insn *insn, const_rtx pattern);

/* Whether the target has an instruction for INSN, which is new, with its
   operands.  */
bool target_knows_p (rtx_insn *insn);

/* The same for a tail call with PATTERN.  */
bool target_knows_tail_call_p (rtx pattern);

/* Whether NOTE, a register note of an instruction, decides what the target
   prints for it.  */
bool printed_note_p (const_rtx note);

} // namespace outline

#endif
