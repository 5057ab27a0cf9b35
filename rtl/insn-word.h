/* What an instruction is as a word, wherever it stands.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_WORD_H
#define OUTLINE_RTL_INSN_WORD_H

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/code-constants.h"
#include "rtl/target.h"
#include "rtl/vocabulary.h"

namespace outline
{

struct insn_word
{
  word w;
  bool loads = false;            /* A constant in the code.  */
  uint32_t constants = 0;        /* As text_item's.  */
  int place = -1;                /* As fold_target's place_named.  */
};

/* Fills RESULT for INSN, an instruction of a function for TARGET whose constants
   in the code are CONSTANTS.  What the word needs of its surroundings (frame
   state, distances of jumps, the machine) is not in its key yet.  Returns false,
   with RESULT unfinished, if INSN has to stay where it is.  */
bool read_word (rtx_insn *insn, const fold_target &target,
                const code_constants &constants, insn_word *result);

/* Why INSN, which read_word refuses, stays.  */
refusal why_it_stays (rtx_insn *insn);

/* The label that INSN jumps to, if it does nothing else and knows no other;
   else null.  */
rtx_insn *jump_target (rtx_insn *insn);

} // namespace outline

#endif
