/* The class of an instruction, without what depends on its surroundings.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_INSN_CLASS_H
#define OUTLINE_RTL_READ_INSN_CLASS_H

#include "plugin/refusals.h"
#include "rtl/choose/class-table.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/code-constants.h"
#include "target/target.h"

namespace outline
{

/* An item of a function, whose ID and STATE have no numbers yet.  */
struct raw_item : insn_item
{
  insn_class cls;
  rtx_insn *insn = NULL;         /* Null: a point that no sequence contains.  */
  bool loads = false;            /* It loads a constant in the code.  */
  int place = -1;                /* As fold_target's place_named.  */
  shared_row row;                /* The frame before it, on which code may depend.  */
  bool known = true;             /* ROW describes the frame.  */
  shared_row reported;           /* The frame before it for its cfi_consumer: debuggers may
                                    know one on which no code may depend.  */
  bool popped = false;           /* Unwinders may read a register from a slot that has been
                                    popped.  */
};

/* Fills the class of RESULT, and what constants it loads, for INSN, an instruction of a function for TARGET whose
   constants in the code are CONSTANTS.  What the class needs of its surroundings (frame
   state, distances of jumps, the machine) is not in its key yet.  Returns false,
   with RESULT unfinished, if INSN cannot be outlined.  */
bool classify_insn (rtx_insn *insn, const fold_target &target,
                    const code_constants &constants, raw_item *result);

/* Why classify_insn refuses INSN.  */
refusal insn_refusal (rtx_insn *insn);

/* What kind of instruction INSN is: the name of its pattern in the machine description; empty if it has none.  */
std::string insn_kind (rtx_insn *insn);

/* The label that INSN jumps to, if it is its only one and INSN does nothing else; else null.  */
rtx_insn *jump_target (rtx_insn *insn);

} // namespace outline

#endif
