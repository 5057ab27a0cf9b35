/* How long Arm instructions are.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC's length attribute is a bound: branches and constants must reach.  The
   assembler takes the shortest encoding; for Thumb-2 (Arm Architecture
   Reference Manual, A7.3, 16-bit encodings) GCC knows these where they set the
   flags, but not for loads and stores:

     ldr r3, [r4, #8]     GCC 4, in truth 2
     ldr r3, [r4, #200]   4
     ldr r3, [sp, #200]   GCC 4, in truth 2
     blx r3               GCC 4, in truth 2
     mov r3, r4           GCC 4 for what is no integer
     ldrd r2, r3, [r4]    GCC 8 without floating point registers (in A32, too)
     cmp r3, #0; beq L    GCC 8 where it is too far for "cbz"

   In Thumb-1:

     an epilogue          GCC 44, most are one pop: 2
     ldrh r3, [r4, #8]    GCC 4, in truth 2
     stmia r3!, {r1, r2}  GCC 4, in truth 2
     ldr, ldr of 8 bytes  GCC 6, most are 4

   Constants in the code, and labels, are assumed to be near.  */

#include "facts/callee.h"
#include "rtl/insn/expression.h"
#include "target/target.h"

namespace outline
{

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

bool
core_register_p (const_rtx x)
{
  return REG_P (x) && REGNO (x) <= PC_REGNUM;
}

/* Whether SET, for which GCC says 4 bytes, takes 2.  */
bool
narrow_set_p (const_rtx set)
{
  const_rtx dest = SET_DEST (set), src = SET_SRC (set);
  if (core_register_p (dest) && core_register_p (src))
    return true;
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

/* The bytes of SET, for which GCC says 8: two words between memory and registers
   that are not of floating point have one instruction, and another for the
   address of a constant in the code.  */
uint32_t
pair_bytes (const_rtx set)
{
  bool loads = MEM_P (SET_SRC (set));
  const_rtx reg = loads ? SET_DEST (set) : SET_SRC (set);
  const_rtx memory = loads ? SET_SRC (set) : SET_DEST (set);
  if (!MEM_P (memory) || !core_register_p (reg)
      || GET_MODE_SIZE (GET_MODE (memory)).to_constant () != 8)
    return 8;
  const_rtx address = XEXP (memory, 0);
  switch (GET_RTX_CLASS (GET_CODE (address)))
    {
    case RTX_CONST_OBJ:
      return low_register_p (reg) ? 6 : 8;
    case RTX_COMM_ARITH:
      return CONST_INT_P (XEXP (address, 1)) ? 4 : 8;
    default:
      return REG_P (address) || GET_RTX_CLASS (GET_CODE (address)) == RTX_AUTOINC
             ? 4 : 8;
    }
}

/* The bytes of PATTERN, a jump that compares a register with 0, where it is no
   "cbz".  */
uint32_t
far_cbz_bytes (const_rtx pattern)
{
  const_rtx choice = SET_SRC (XVECEXP (pattern, 0, 0));
  /* A comparison of a register.  */
  return low_register_p (XEXP (XEXP (choice, 0), 0)) ? 4 : 6;
}

/* The bytes of PATTERN, of an instruction that is not a jump or call, in Thumb-2;
   LENGTH: what GCC says.  */
uint32_t
plain_bytes (const_rtx pattern, uint32_t length)
{
  if (GET_CODE (pattern) == SET)
    {
      if (length == 8)
        return pair_bytes (pattern);
      return length == 4 && narrow_set_p (pattern) ? 2 : length;
    }
  return length;
}

/* The bytes of the epilogue of the current function in Thumb-1
   (thumb1_unexpanded_epilogue, arm.cc): the registers from r8 on are popped into
   lower ones first.  */
uint32_t
thumb1_epilogue_bytes ()
{
  uint32_t bytes = 2, high = popcount_hwi (cfun->machine->stack_offsets.saved_regs_mask & 0xf00);
  if (high)
    bytes += 2 + 2 * high;
  /* Registers that were pushed for va_arg are skipped.  */
  if (crtl->args.pretend_args_size)
    bytes += 6;
  return bytes;
}

/* The bytes of PATTERN, of an instruction that is not a jump or call, in Thumb-1;
   LENGTH: what GCC says.  */
uint32_t
thumb1_bytes (const_rtx pattern, uint32_t length)
{
  bool several = GET_CODE (pattern) == PARALLEL;
  const_rtx set = several ? XVECEXP (pattern, 0, 0) : pattern;
  if (GET_CODE (set) != SET)
    return length;
  const_rtx dest = SET_DEST (set), src = SET_SRC (set);
  if (length == 4 && several)
    return (REG_P (dest) && MEM_P (src)) || (MEM_P (dest) && REG_P (src)) ? 2 : 4;
  if (length == 4 && GET_CODE (src) == ZERO_EXTEND && MEM_P (XEXP (src, 0)))
    return 2;
  return length == 6 && (MEM_P (dest) || MEM_P (src)) ? 4 : length;
}

/* The bytes of PATTERN, of an instruction that is not a jump or call, in A32; LENGTH:
   what GCC says, 8 for two words where it may be one instruction.  */
uint32_t
arm_bytes (const_rtx pattern, uint32_t length)
{
  if (length != 8 || GET_CODE (pattern) != SET
      || GET_MODE_SIZE (GET_MODE (SET_DEST (pattern))).to_constant () != 8)
    return length;
  rtx operands[] = { SET_DEST (pattern), SET_SRC (pattern), NULL_RTX };
  bool loads = MEM_P (operands[1]);
  if (!MEM_P (operands[loads]) || !core_register_p (operands[!loads]))
    return length;
  return 4 * arm_count_output_move_double_insns (operands);
}

/* Whether INSN, under a condition, is the first after an IT.  */
bool
after_it_p (rtx_insn *insn)
{
  while ((insn = PREV_INSN (insn)) && !LABEL_P (insn))
    if (active_insn_p (insn))
      return GET_CODE (PATTERN (insn)) != COND_EXEC;
  return true;
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
        return TARGET_THUMB;
      case VUNSPEC_EPILOGUE:
        return TARGET_THUMB1 ? thumb1_epilogue_bytes () : length;
      default:
        return length;
      }
  if (TARGET_THUMB1 && NONJUMP_INSN_P (insn))
    return thumb1_bytes (pattern, length);
  bool conditional = GET_CODE (pattern) == COND_EXEC;
  if (!TARGET_THUMB2)
    return (!NONJUMP_INSN_P (insn) ? length
            : arm_bytes (conditional ? COND_EXEC_CODE (pattern) : pattern, length));
  if (conditional)
    return (plain_bytes (COND_EXEC_CODE (pattern), length - 2)
            + (after_it_p (insn) ? 2 : 0));
  if (NONJUMP_INSN_P (insn))
    return plain_bytes (pattern, length);
  if (JUMP_P (insn) && length == 8 && GET_CODE (pattern) == PARALLEL
      && any_condjump_p (insn))
    return far_cbz_bytes (pattern);
  if (length != 4)
    return length;
  bool narrow = GET_CODE (pattern) == SIMPLE_RETURN;
  if (CALL_P (insn))
    {
      const rtx *callee = callee_of (insn);
      narrow = callee && REG_P (*callee);
    }
  return narrow ? 2 : 4;
}

} // namespace

insn_measure
target_insn_measure ()
{
  return measure_insn;
}

} // namespace outline
