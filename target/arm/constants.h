/* What folding has to know of constants in Arm code (rtl/read/code-constants.h).
   SPDX-License-Identifier: GPL-3.0-or-later

   GCC's machine_reorg has made the tables: entries are volatile unspecs after a
   label.  In position-independent code an entry is the distance of an object
   from a place, ".LPIC3+4", which the instruction that adds the pc marks; both
   have the number of the place as an operand.  */

#ifndef OUTLINE_TARGET_ARM_CONSTANTS_H
#define OUTLINE_TARGET_ARM_CONSTANTS_H

#include "target/link-register.h"

namespace outline
{

/* The part of the Arm target that is about constants.  */
class arm_constants : public link_register_target
{
public:
  using link_register_target::link_register_target;

  bool constants_in_code_p () const final override { return true; }
  rtx table_entry (rtx_insn *insn, uint32_t *bytes) const final override;
  bool table_alignment_p (rtx_insn *insn) const final override;
  uint32_t length_at_most (rtx_insn *insn) const final override;
  rtx table_end () const final override;
  uint32_t constant_reach (rtx_insn *insn) const final override;
  int place_named (const_rtx x) const final override;
  rtx forget_place (rtx x) const final override;
  std::string place_label (int number) const final override;
};

} // namespace outline

#endif
