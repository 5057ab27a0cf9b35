/* What may be folded on a target: the legality of instructions and functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_LEGALITY_H
#define OUTLINE_TARGET_LEGALITY_H

#include <unordered_set>
#include <vector>

#include "facts/asm-text.h"
#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/choose/class-table.h"

namespace outline
{

class fold_legality
{
public:
  virtual ~fold_legality () = default;

  /* Whether FN can be suspended between its expansion and its printing, that is, printing FN's
     instructions uses no data flow information.  */
  virtual bool suspendable_p (function *) const { return true; }

  /* Does what printing FN, the current function, needs of data flow information.  Called before FN is suspended.  */
  virtual void prepare_suspension (function *) const {}

  /* Why nothing can be folded in FN, the current function, or REFUSAL_NONE.  */
  virtual refusal function_refusal (function *fn) const = 0;

  /* Whether code that counts entries (-pg) stands before all instructions of a function, and changes nothing that they
     use.  */
  virtual bool profiled_at_entry_p () const { return false; }

  /* What each of INSNS may be part of.  INSNS: instructions of FN, the current function, in their
     order; null ones are points that no sequence contains.  Returns masks of item_use:
     ITEM_CALL if a call may replace it, because a call destroys nothing that is in use there;
     ITEM_ENTER if a fragment may begin with it; ITEM_REGISTER if return_register is neither used
     nor set there; ITEM_LEAVE if nothing that a return may change is in use after it.  Without ITEM_JUMP, which the
     caller adds.  */
  virtual std::vector<uint8_t>
  find_legal_uses (function *fn, const std::vector<rtx_insn *> &insns) const = 0;

  /* The register in which calls leave the return address; INVALID_REGNUM if they push it.  */
  virtual unsigned link_register () const { return INVALID_REGNUM; }

  /* Why a function may have no item that is ITEM_CALL.  */
  virtual refusal no_call_reason () const = 0;

  /* Adds to TRAITS those of INSN that only the target knows: TRAIT_TAIL_ONLY, TRAIT_STACK_REFERENCE,
     TRAIT_BELOW_STACK, TRAIT_FREES_REGISTER, TRAIT_RAISES_STACK where there are register-call
     fragments, TRAIT_CALLS for what is not a call but destroys what a fragment needs to return, and
     TRAIT_CALLERS_FRAME for a call that must come back to its own function.  Returns false if INSN
     cannot be part of a fragment.  */
  virtual bool classify (rtx_insn *insn, uint32_t *traits) const = 0;

  /* Appends to KEY what decides the text of INSN besides the instruction itself: something about
     the current function.  */
  virtual void append_context (std::string &, rtx_insn *) const {}

  /* What INSN is compared by, in place of its pattern; append_context adds the rest.  */
  virtual rtx compared_pattern (rtx_insn *insn) const { return PATTERN (insn); }

  /* Adds to FOUND the instructions of the current function that are printed by what comes before them.  They are never
     folded.  */
  virtual void find_dependent (std::unordered_set<const rtx_insn *> &) const {}

  /* Whether INSN is one of several instructions that are outlined together or not at all, and
     whether SECOND, which comes a little later, continues what FIRST, one of these, begins.  */
  virtual bool part_p (rtx_insn *) const { return false; }
  virtual bool parts_p (rtx_insn * /*first*/, rtx_insn * /*second*/) const { return false; }

  /* Whether INSN, not asm, begins or ends an exclusive access.  Nothing is folded between the two:
     processors guarantee progress only if little else is executed there.  */
  virtual exclusive_access access_of (rtx_insn *) const { return exclusive_access::none; }

  /* Whether the text of INSN depends on the instruction that follows.  */
  virtual bool printed_with_next_p (rtx_insn *) const { return false; }

  /* Whether the callee of INSN, a call, may find arguments by the stack pointer: nothing may be
     pushed before it.  */
  virtual bool stack_arguments_p (rtx_insn *insn) const;

  /* Whether a called fragment may save registers of its site: the stack pointer is the same in
     both, and the return address is not among what is saved.  */
  virtual bool called_may_save_p () const { return false; }

  /* The register in which register-call and register-jump fragments keep the return address in
     the current function; INVALID_REGNUM if there are none.  */
  virtual unsigned return_register () const { return INVALID_REGNUM; }

  /* The registers that a jump or call may change on its way to a fragment (a linker's veneer).  */
  virtual HARD_REG_SET entry_clobbers () const { return HARD_REG_SET (); }
};

} // namespace outline

#endif
