/* Lengths of instructions of x86.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC counts 16 bytes for an instruction whose length it does not know (attribute "length" in
   i386.md), among them the atomic ones, most of which take 3 to 8.  Here they count as their
   shortest encoding, so that savings are not overestimated.  Example: "lock xaddl %eax, (%rdi)",
   GCC 16, here 3, assembled 4.  */

#include "target/x86/lengths.h"

#include "facts/callee.h"
#include "target/target.h"

namespace outline
{

namespace
{

const uint32_t unknown_bytes = 16;

/* Whether OPERAND, the number of the instruction with PATTERN, gives the memory order, which
   is not printed: what an unspec has after its first part.  */
bool
memory_order_p (const_rtx operand, const_rtx pattern)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, pattern, NONCONST)
    if (GET_CODE (*i) == UNSPEC || GET_CODE (*i) == UNSPEC_VOLATILE)
      for (int k = 1; k < XVECLEN (*i, 0); k++)
        if (XVECEXP (*i, 0, k) == operand)
          return true;
  return false;
}

/* The bytes of number VALUE in an instruction that works in MODE.  */
uint32_t
immediate_bytes (const_rtx value, machine_mode mode)
{
  if (CONST_INT_P (value) && IN_RANGE (INTVAL (value), -128, 127))
    return 1;
  return MIN (GET_MODE_SIZE (mode).to_constant (), 4);
}

/* Opcode, ModRM, prefixes, address and numbers of INSN.  */
uint32_t
shortest (rtx_insn *insn)
{
  extract_insn_cached (insn);
  uint32_t bytes = 2;
  machine_mode mode = VOIDmode;
  for (int i = 0; i < recog_data.n_operands; i++)
    {
      rtx operand = recog_data.operand[i];
      if (mode == VOIDmode)
        mode = GET_MODE (operand);
      if (MEM_P (operand))
        bytes += memory_address_length (XEXP (operand, 0), false);
      else if (CONSTANT_P (operand) && mode != VOIDmode && mode != BLKmode
               && !memory_order_p (operand, PATTERN (insn)))
        bytes += immediate_bytes (operand, mode);
    }
  bool prefix = mode == HImode || (mode == DImode && TARGET_64BIT);
  return MIN (bytes + prefix, unknown_bytes);
}

/* What -mindirect-branch=, -mfunction-return= and -mharden-sls= add to INSN, which GCC does not count: a jump or call
   of a thunk, perhaps with a prefix, in place of "ret" and "call *%rax"; "int3" behind "ret" and "jmp *%rax".  */
int
hardening_bytes (rtx_insn *insn)
{
  if (JUMP_P (insn) && returnjump_p (insn))
    return return_bytes () - 1;
  const rtx *callee = CALL_P (insn) ? callee_of (insn) : NULL;
  if (!callee || !REG_P (*callee))
    return 0;
  bool extended = REX_INT_REGNO_P (REGNO (*callee));
  if (ix86_indirect_branch != indirect_branch_keep)
    return 5 + (extended && ix86_indirect_branch_cs_prefix) - get_attr_length (insn);
  return SIBLING_CALL_P (insn) && ix86_harden_sls & harden_sls_indirect_jmp ? 1 : 0;
}

uint32_t
measure_insn (rtx_insn *insn)
{
  if (int more = hardening_bytes (insn))
    return get_attr_length (insn) + more;
  uint32_t length = get_attr_length (insn);
  bool known = (length != unknown_bytes || recog_memoized (insn) < 0
                || get_attr_type (insn) != TYPE_OTHER);
  return known ? length : shortest (insn);
}

} // namespace

uint32_t
return_bytes ()
{
  if (ix86_function_return != indirect_branch_keep)
    return 5;
  return ix86_harden_sls & harden_sls_return ? 2 : 1;
}

insn_measure
target_insn_measure ()
{
  return measure_insn;
}

} // namespace outline
