/* What is different in Thumb-1 code.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC prints an epilogue as a whole, from facts about the function.  These include data flow where registers from r8
   on are restored by way of lower ones; such functions print their epilogues before they are suspended, and are not
   folded:

     pop {r2, r3}
     mov r8, r2; mov r9, r3
     pop {r4, r5, pc}

   The flags are not in the instructions' descriptions.  "final" leaves out the comparison of a jump where an
   instruction before has set the flags by the same value (thumb1_final_prescan_insn, arm.cc), and forgets that at a
   call:

     subs r3, r3, #1        subs r3, r3, #1
     str r3, [r2]     ->    bl fragment
     bne .L5                cmp r3, #0
                            bne .L5

   A call of a fragment there is right, but makes the code longer than expected.  In fragments jumps have their
   comparisons.  */

#ifndef OUTLINE_TARGET_ARM_THUMB1_H
#define OUTLINE_TARGET_ARM_THUMB1_H

#include <string>
#include <unordered_set>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The functions below are about the current function, which is Thumb-1 code.  */

/* Whether INSN is an epilogue that is printed as a whole.  */
bool thumb1_epilogue_p (rtx_insn *insn);

/* Whether it saves registers from r8 on.  */
bool thumb1_saves_high_registers_p ();

/* Appends to KEY all facts about the function from which its epilogues are printed.  */
void append_thumb1_epilogue (std::string &key);

/* To be called while there is data flow: prints the epilogues now, and makes them asm, unless they do not depend on
   it.  */
void fix_thumb1_epilogues ();

/* How "final" will use the flags.  */
struct thumb1_flags
{
  /* The jumps without a comparison.  */
  std::unordered_set<const rtx_insn *> users;
  /* The instructions from the one that sets the flags for such a jump up to the jump, but for the jump.  */
  std::unordered_set<const rtx_insn *> in_use_after;
};

thumb1_flags find_thumb1_flags ();

} // namespace outline

#endif
