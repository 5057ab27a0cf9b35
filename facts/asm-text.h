/* What the asm of the unit does.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_TEXT_H
#define OUTLINE_FACTS_ASM_TEXT_H

#include <vector>

#include "facts/asm-facts.h"
#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Notes what all asm of the unit, the functions of ORDER and what is outside of functions, defines.  To be called once
   for a unit, when its GIMPLE is final and before anything else here.  */
void note_asm (const std::vector<cgraph_node *> &order);

/* Whether INSN is asm.  Of its length GCC knows no more than a bound.  */
inline bool
asm_p (const rtx_insn *insn)
{
  return GET_CODE (PATTERN (insn)) == ASM_INPUT || asm_noperands (PATTERN (insn)) >= 0;
}

/* What STMT does.  */
const asm_facts &facts_of_asm (const gasm *stmt);

/* What all asm in X, a pattern or a part of one, does; nothing if there is none.  */
asm_facts facts_of_asm_in (const_rtx x);

/* What all asm in INSN does.  */
asm_facts facts_of_asm (const rtx_insn *insn);

/* What all asm in the body of NODE's function, in GIMPLE, does.  */
asm_facts facts_of_asm (cgraph_node *node);

/* What all asm from FIRST, an instruction, up to the end of its function does.  */
asm_facts facts_of_asm_from (const rtx_insn *first);

/* What asm outside of functions does.  */
const asm_facts &facts_of_unit_asm ();

/* All asm outside of functions, each with its operands, as text.  */
const std::string &unit_asm_text ();

/* What asm outside of functions changes for all that follows, in words for the user; null if nothing.  Asked before
   note_asm.  */
const char *changed_by_unit_asm ();

/* Whether asm of a function may write code to another section, where no unwind entry of functions may be open then.  */
bool asm_writes_elsewhere_p ();

/* Whether a macro may have the name of an instruction that GCC prints.  */
bool asm_redefines_instructions_p ();

/* Why, because of its asm, no call may be added to NODE's function, or REFUSAL_NONE:

   - REFUSAL_ASM_UNKNOWN: it has something that the plugin does not know;
   - REFUSAL_ASM_FRAME: it names the stack pointer, or the register in which calls leave the return
     address, which a new call would change ("mov %0, lr"); or it changes a register that holds the
     frame, which a new call may need ("msr msp, %0"); or it leaves the function; or it writes directives for
     unwinding;
   - REFUSAL_EXCLUSIVE: one ends between an exclusive load and its store ("ldrex").

   Where calls push the return address, other asm than that which leaves or unwinds sees nothing of them.  */
refusal asm_refusal (cgraph_node *node);

} // namespace outline

#endif
