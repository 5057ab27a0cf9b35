/* Which tail calls stay jumps in a new function.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_TAIL_CALLS_H
#define OUTLINE_FACTS_TAIL_CALLS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Tail calls as GCC's pass "tailc" has marked them.  Remembers the last function that it was asked of.  */
class tail_calls
{
public:
  /* Whether CALL, a marked tail call of the function FN, is certain to be a jump where it ends another function that
     gets all its arguments in registers and returns what CALL returns, and whether a call of that function in the place
     of CALL is certain to be one.  */
  bool movable_p (function *fn, gcall *call);

private:
  function *m_fn = NULL;
  bool m_plain = false;
};

/* Whether functions clear, before they return, the registers that they have used (-fzero-call-used-regs=used): one
   that ends in a tail call clears none, nor does what it calls clear those.  Where all are cleared, what is called
   does that.  Functions with the attribute are left alone.  */
bool used_registers_cleared_p ();

/* Whether functions save a register in which arguments are passed (-fcall-saved-REGISTER): one that jumps to another
   restores it first, and so loses what it passes; GCC does not take that into account.  */
bool saves_arguments_p ();

/* Whether calls at the end of the function DECL can be jumps, on the machine and by its options.  */
bool makes_tail_calls_p (const_tree decl);

/* Whether a new call at the end of the function DECL may be a tail call: not if the target makes none, not if DECL
   clears registers first, and not if who walks along frame pointers from inside the callee has to see it.  */
bool new_tail_calls_p (const_tree decl);

/* Whether a tail call of a function of TYPE in the function FN is certain to be a jump where the callee's address is in
   a register, if it is one where the callee is named.  */
bool jumps_by_address_p (tree type, function *fn);

} // namespace outline

#endif
