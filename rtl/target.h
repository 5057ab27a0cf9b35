/* What folding has to know of a target.
   SPDX-License-Identifier: GPL-3.0-or-later

   One file a target (rtl/target-NAME.cc) has a class that derives from
   fold_target, and the line in fold_target_for_unit that chooses it.  Numbering,
   choice, rewriting and unwind tables are the same for all.  */

#ifndef OUTLINE_RTL_TARGET_H
#define OUTLINE_RTL_TARGET_H

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"
#include "rtl/choose.h"

namespace outline
{

class fold_target
{
public:
  virtual ~fold_target () = default;

  /* What ways in and out cost.  */
  virtual body_sizes sizes () const = 0;

  /* Why nothing can be folded in FN, the current function, or
     REFUSAL_NONE.  */
  virtual refusal function_refusal (function *fn) const = 0;

  /* Whether code of FN, the current function, may call a body: no data lies
     where the return address would go.  */
  virtual bool may_call_p (function *fn) const = 0;

  /* The traits of INSN that follow from its form alone: WORD_TAIL_ONLY,
     WORD_STACK_REFERENCE and WORD_FREES_REGISTER.  Returns false if INSN has to stay.  */
  virtual bool classify (rtx_insn *insn, uint32_t *traits) const = 0;

  /* Puts, before PLACE, a call of the body SYMBOL, or a jump to it with the
     barrier behind.  Returns the call or jump.  */
  virtual rtx_insn *emit_call_before (rtx symbol, rtx_insn *place) const = 0;
  virtual rtx_insn *emit_jump_before (rtx symbol, rtx_insn *place) const = 0;

  /* Changes PATTERN, a copy, for a place where BYTES more lie on the
     stack.  */
  virtual rtx adjust_stack_references (rtx pattern, int bytes) const = 0;

  /* The bytes that lie on the stack more in a called body; and with what
     inner_calls_prologue puts there.  */
  virtual int called_stack () const = 0;
  virtual int inner_call_stack () const = 0;

  /* The instruction that a called body with calls inside begins with, and the
     one that takes it back: directly behind the last of these, CALL, or, where
     that is null, anywhere behind; and the call frame directives behind
     each.  */
  virtual rtx inner_calls_prologue () const = 0;
  virtual rtx inner_calls_epilogue (rtx_insn *call) const = 0;
  virtual const char *inner_calls_prologue_cfi () const = 0;
  virtual const char *inner_calls_epilogue_cfi () const = 0;

  /* The return instruction of a called body.  */
  virtual rtx return_pattern () const = 0;
};

/* The target that the unit is compiled for; null if none is known for which
   folding is implemented.  Lives as long as the plugin.  */
const fold_target *fold_target_for_unit ();

/* One for each file rtl/target-*.cc; null where the compiler that the plugin is
   built for has another target.  */
const fold_target *x86_64_fold_target ();

} // namespace outline

#endif
