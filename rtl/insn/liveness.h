/* Liveness of a few registers just before "final".
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_LIVENESS_H
#define OUTLINE_RTL_INSN_LIVENESS_H

#include <functional>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Follows some registers through the current function, whose next pass is
   "final".  Masks have one bit for each register, in the order given: bit 0 is the
   first.  */
class final_liveness
{
public:
  /* The mask of the registers that are in use where INSN, a return or a tail
     call, leaves the function.  */
  typedef std::function<uint32_t (rtx_insn *insn)> exit_mask;

  /* The mask of the registers that INSN loads from where the function has saved them: what its pattern says of them
     holds after that, or is not said.  */
  typedef std::function<uint32_t (rtx_insn *insn)> loaded_mask;

  /* The number of the register that the assembler calls NAME, in lower case; negative if there is
     none.  */
  typedef std::function<int (const char *name)> register_number;

  /* REGISTERS: hard register numbers, at most 32.  NAMED: by default what GCC
     knows.  LOADED: by default none.  */
  final_liveness (const std::vector<unsigned> &registers, exit_mask at_exit,
                  register_number named = decode_reg_name,
                  loaded_mask loaded = [] (rtx_insn *) { return uint32_t (0); });

  /* The registers that are live before INSN, or after it.  All of them for an instruction that
     was emitted after the analysis.  */
  uint32_t before (const rtx_insn *insn) const { return at (m_before, insn); }
  uint32_t after (const rtx_insn *insn) const { return at (m_after, insn); }

  /* The registers that INSN, which is not a call, reads or changes.  */
  uint32_t
  named_by (rtx_insn *insn) const
  {
    return used_by (insn) | set_by (insn);
  }

private:
  uint32_t at (const std::vector<uint32_t> &masks, const rtx_insn *insn) const;
  bool walk ();
  uint32_t after_jump (rtx_insn *insn, uint32_t next) const;
  uint32_t named_in (const rtx_insn *insn) const;
  uint32_t used_by (rtx_insn *insn) const;
  uint32_t set_by (rtx_insn *insn) const;
  uint32_t bit (unsigned regno) const;

  std::vector<unsigned> m_registers;
  uint32_t m_all;
  exit_mask m_at_exit;
  loaded_mask m_loaded;
  register_number m_named;
  uint32_t m_at_addressed = 0;  /* At labels whose address is taken, by the last walk.  */
  /* By INSN_UID.  */
  std::vector<uint32_t> m_before, m_after;
};

/* The labels of the current function to which JUMP, asm goto or not, may lead, those
   in its table among them; none where that is not known.  */
std::vector<rtx_insn *> labels_of_jump (rtx_insn *jump);

/* Whether none of REGISTERS, a mask of LIVE's, is in use before, in or after
   INSN, an instruction or label.  */
bool unused_at_p (const final_liveness &live, uint32_t registers,
                  rtx_insn *insn);

/* REGNO, or INVALID_REGNUM where code of the current function must not take it for
   itself: it is a global register variable, fixed, call-saved, or cleared before the function
   returns.  */
unsigned register_for_fragments (unsigned regno);

} // namespace outline

#endif
