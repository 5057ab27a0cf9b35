/* How long Arm instructions are.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC's length attribute is a bound: branches and constants must reach.  The
   assembler takes the shortest encoding; for Thumb-2 (Arm Architecture
   Reference Manual, A7.3, 16-bit encodings) GCC knows these where they set the
   flags, but not for loads and stores:

     ldr r3, [r4, #8]     GCC 4, in truth 2
     ldr r3, [r4, #200]   4
     ldr r3, [sp, #200]   GCC 4, in truth 2
     blx r3               GCC 4, in truth 2

   Constants in the code are taken to be close by.  */

#include "rtl/expression.h"
#include "rtl/target.h"

namespace outline
{

#ifdef TARGET_THUMB2

namespace
{

bool
low_register_p (const_rtx x)
{
  return REG_P (x) && REGNO (x) <= LAST_LO_REGNUM;
}

/* Whether X is a multiple of STEP from 0 to 31 steps, or LIMIT of them.  */
bool
small_offset_p (const_rtx x, HOST_WIDE_INT step, HOST_WIDE_INT limit = 31)
{
  return CONST_INT_P (x) && INTVAL (x) >= 0 && INTVAL (x) % step == 0
         && INTVAL (x) / step <= limit;
}

/* Whether X is memory that a 16-bit instruction can access; REGISTERS_ONLY: by
   the sum of two registers alone.  */
bool
narrow_memory_p (const_rtx x, bool registers_only)
{
  if (!MEM_P (x))
    return false;
  const_rtx address = XEXP (x, 0);
  HOST_WIDE_INT size = GET_MODE_SIZE (GET_MODE (x)).to_constant ();
  if (GET_CODE (address) == PLUS && low_register_p (XEXP (address, 0)))
    return (low_register_p (XEXP (address, 1))
            || (!registers_only && small_offset_p (XEXP (address, 1), size)));
  if (registers_only)
    return false;
  /* A constant in the code.  */
  if (size == 4 && CONSTANT_P (address))
    return true;
  if (size == 4 && stack_offset_p (address))
    return REG_P (address) || small_offset_p (XEXP (address, 1), 4, 255);
  return low_register_p (address);
}

/* Whether SET, for which GCC says 4 bytes, takes 2.  */
bool
narrow_set_p (const_rtx set)
{
  const_rtx dest = SET_DEST (set), src = SET_SRC (set);
  if (GET_MODE_SIZE (GET_MODE (dest)).to_constant () > 4)
    return false;
  if (low_register_p (src))
    return narrow_memory_p (dest, false);
  if (REG_P (dest) && REGNO (dest) == SP_REGNUM && GET_CODE (src) == PLUS
      && CONST_INT_P (XEXP (src, 1)) && stack_offset_p (src))
    return small_offset_p (GEN_INT (abs_hwi (INTVAL (XEXP (src, 1)))), 4, 127);
  if (!low_register_p (dest))
    return false;
  if (GET_CODE (src) == UNSPEC && XINT (src, 1) == UNSPEC_PIC_SYM)
    src = XVECEXP (src, 0, 0);
  bool extends = GET_CODE (src) == SIGN_EXTEND;
  if (extends || GET_CODE (src) == ZERO_EXTEND)
    {
      if (low_register_p (XEXP (src, 0)))
        return true;
      src = XEXP (src, 0);
    }
  if (GET_CODE (src) == PLUS && stack_offset_p (src))
    return small_offset_p (XEXP (src, 1), 4, 255);
  return narrow_memory_p (src, extends);
}

/* The bytes of INSN.  In Thumb-2 GCC takes loads and stores for 4, and what calls
   or returns through a register: the assembler finds the short ones.  It counts
   an IT for each instruction under a condition.  In A32 it takes returns for
   what they may be in interrupt handlers.  */
uint32_t
measure_insn (rtx_insn *insn)
{
  uint32_t length = get_attr_length (insn);
  rtx pattern = PATTERN (insn);
  if (pattern == ret_rtx)
    return 4;
  if (GET_CODE (pattern) == UNSPEC_VOLATILE)
    switch (XINT (pattern, 1))
      {
      case VUNSPEC_POOL_END:
        return 0;
      /* What is usual.  */
      case VUNSPEC_ALIGN:
      case VUNSPEC_ALIGN8:
        return TARGET_THUMB2;
      default:
        return length;
      }
  if (!TARGET_THUMB2)
    return length;
  if (GET_CODE (pattern) == COND_EXEC)
    {
      rtx_insn *previous = prev_active_insn (insn);
      if (previous && GET_CODE (PATTERN (previous)) == COND_EXEC)
        length -= 2;
      return length;
    }
  if (length != 4)
    return length;
  bool narrow = false;
  if (GET_CODE (pattern) == SET)
    narrow = narrow_set_p (pattern);
  else if (CALL_P (insn))
    {
      rtx call = get_call_rtx_from (insn);
      narrow = call && REG_P (XEXP (XEXP (call, 0), 0));
    }
  else
    narrow = GET_CODE (pattern) == SIMPLE_RETURN;
  return narrow ? 2 : 4;
}

} // namespace

insn_measure
arm_insn_measure ()
{
  return measure_insn;
}

#else

insn_measure
arm_insn_measure ()
{
  return NULL;
}

#endif

} // namespace outline
