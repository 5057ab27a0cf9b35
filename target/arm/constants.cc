/* Constants in Arm code.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/arm/constants.h"

#include "rtl/insn/expression.h"

namespace outline
{

/* dump_minipool (arm.cc) makes tables of these, and of what is longer.  */
rtx
arm_constants::table_entry (rtx_insn *insn, uint32_t *bytes) const
{
  rtx pattern = PATTERN (insn);
  if (GET_CODE (pattern) != UNSPEC_VOLATILE)
    return NULL_RTX;
  switch (XINT (pattern, 1))
    {
    case VUNSPEC_POOL_1:
    case VUNSPEC_POOL_2:
    case VUNSPEC_POOL_4:
    case VUNSPEC_POOL_8:
    case VUNSPEC_POOL_16:
      *bytes = get_attr_length (insn);
      return XVECEXP (pattern, 0, 0);
    default:
      return NULL_RTX;
    }
}

bool
arm_constants::table_alignment_p (rtx_insn *insn) const
{
  rtx pattern = PATTERN (insn);
  return (GET_CODE (pattern) == UNSPEC_VOLATILE
          && (XINT (pattern, 1) == VUNSPEC_ALIGN
              || XINT (pattern, 1) == VUNSPEC_ALIGN8));
}

/* GCC counts a loop that probes the stack as one instruction (probe_stack_range, arm.md); it has four.  */
uint32_t
arm_constants::length_at_most (rtx_insn *insn) const
{
  const uint32_t loop = 16;
  rtx set = PATTERN (insn);
  bool probes = (GET_CODE (set) == SET && GET_CODE (SET_SRC (set)) == UNSPEC_VOLATILE
                 && XINT (SET_SRC (set), 1) == VUNSPEC_PROBE_STACK_RANGE);
  return probes ? MAX (loop, uint32_t (get_attr_length (insn))) : get_attr_length (insn);
}

rtx
arm_constants::table_end () const
{
  return gen_rtx_UNSPEC_VOLATILE (VOIDmode, gen_rtvec (1, const0_rtx),
                                  VUNSPEC_POOL_END);
}

uint32_t
arm_constants::constant_reach (rtx_insn *insn) const
{
  return get_attr_pool_range (insn);
}

/* The operand of X that is the number of a place; null if X has none.  */
static rtx *
place_operand (rtx x)
{
  if (GET_CODE (x) != UNSPEC)
    return NULL;
  switch (XINT (x, 1))
    {
    case UNSPEC_PIC_LABEL:
      return &XVECEXP (x, 0, 0);
    case UNSPEC_PIC_BASE:
      return &XVECEXP (x, 0, 2);
    default:
      return NULL;
    }
}

/* Entries about thread-local objects stay.  */
int
arm_constants::place_named (const_rtx x) const
{
  int place = -1;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    if (GET_CODE (*i) == UNSPEC && XINT (*i, 1) == UNSPEC_TLS)
      return -2;
    else if (rtx *number = place_operand (const_cast<rtx> (*i)))
      {
        if (place >= 0)
          return -2;
        place = INTVAL (*number);
      }
  return place;
}

rtx
arm_constants::forget_place (rtx x) const
{
  if (rtx *number = place_operand (x))
    *number = const0_rtx;
  change_parts (x, [this] (rtx part) { return forget_place (part); });
  return x;
}

std::string
arm_constants::place_label (int number) const
{
  char name[32];
  ASM_GENERATE_INTERNAL_LABEL (name, "LPIC", number);
  return name + 1;
}

} // namespace outline
