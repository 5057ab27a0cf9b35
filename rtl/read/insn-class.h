/* The class of an instruction, without what depends on its surroundings.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_INSN_CLASS_H
#define OUTLINE_RTL_READ_INSN_CLASS_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/choose/class-table.h"
#include "rtl/read/code-constants.h"
#include "target/target.h"

namespace outline
{

struct classified_insn
{
  insn_class cls;
  bool loads = false;            /* It loads a constant in the code.  */
  uint32_t constants = 0;        /* As insn_item's.  */
  int place = -1;                /* As fold_target's place_named.  */
};

/* Fills RESULT for INSN, an instruction of a function for TARGET whose constants
   in the code are CONSTANTS.  What the class needs of its surroundings (frame
   state, distances of jumps, the machine) is not in its key yet.  Returns false,
   with RESULT unfinished, if INSN cannot be outlined.  */
bool classify_insn (rtx_insn *insn, const fold_target &target,
                    const code_constants &constants, classified_insn *result);

/* Why classify_insn refuses INSN.  */
refusal insn_refusal (rtx_insn *insn);

/* What kind of instruction INSN is: the name of its pattern in the machine description; empty if it has none.  */
std::string insn_kind (rtx_insn *insn);

/* The label that INSN jumps to, if it is its only one and INSN does nothing else; else null.  */
rtx_insn *jump_target (rtx_insn *insn);

} // namespace outline

#endif
