/* Lengths of instructions of x86.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC counts 16 bytes for an instruction whose length it does not know (attribute "length" in
   i386.md), among them the atomic ones, most of which take 3 to 8.  Here they count as 3, so that
   savings are not overestimated.  */

#include "target/x86/lengths.h"

#include "facts/callee.h"
#include "target/target.h"

namespace outline
{

namespace
{

const uint32_t unknown_bytes = 16, least_bytes = 3;

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
  return known ? length : least_bytes;
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
