/* Jumps that reach a shared tail without its site.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_DIRECT_JUMPS_H
#define OUTLINE_RTL_FOLD_DIRECT_JUMPS_H

#include <string>
#include <vector>

#include "rtl/write/fragment-store.h"

namespace outline
{

/* A site of a tail.  */
struct tail_jump
{
  rtx_insn *insn;             /* The jump.  */
  std::string fragment;           /* The name of the fragment that it goes to.  */
  bool same_section;
};

/* Retargets jumps of the current function, whose instructions have lengths, from TAILS, sites of this
   function, to their fragments in STORE, where that saves bytes.  Sites that nothing reaches any more are
   removed.  NEAR: as fold_target's direct_jump_bytes, for fragments in the same section.  ANY: whether any
   jump may change; else only those in the cold part of the function, or from one part to the other, which
   have room for any target.  Returns the bytes by which other jumps became longer than get_attr_length
   says.  */
uint32_t jump_directly (const fold_target &target,
                        const std::vector<tail_jump> &tails, uint32_t near,
                        fragment_store &store, bool any);

/* Removes the last instruction of the current function, which is in one section, if that is one of TAILS and goes to
   the fragment NAME in STORE: it has to be written directly after the function.  A function keeps an instruction.
   Returns whether it has been removed.  */
bool remove_last_jump (const std::vector<tail_jump> &tails, fragment_store &store, const std::string &name);

} // namespace outline

#endif
