/* Fragments that end in others.  SPDX-License-Identifier: GPL-3.0-or-later

   Sites of a fragment F often have equal instructions before them, too few or too short to pay for a fragment of their
   own, which would have to contain F's:

     f:  add $24, %rsp     g:  add $24, %rsp     h:  jmp F
         jmp F                 jmp F

   But the end of a fragment that is another one is not written twice (rtl/write/fragment-store.h).  So a fragment E
   that begins before F takes no more than what is before F:

     f:  jmp E             g:  jmp E             h:  jmp F         E:  add $24, %rsp
                                                                   F:  pop %rbx
                                                                       ret

   Nothing is executed more.  F is the end of one such E; E may be the end of a longer one.  */

#ifndef OUTLINE_RTL_CHOOSE_NEST_FRAGMENTS_H
#define OUTLINE_RTL_CHOOSE_NEST_FRAGMENTS_H

#include "rtl/choose/choose.h"
#include "rtl/choose/fold-benefit.h"

namespace outline
{

/* Lets sites of CHOSEN, the fragments of UNIT, begin earlier where they may (site_p) and that saves bytes, by BENEFIT,
   at PRICE bytes for an instruction that is executed more: adds the fragments that this takes, and removes those that
   are left without a site.  The first ones have the first choice of what several could take.  Takes time in proportion
   to the number of sites.  */
void nest_fragments (const choice_context &unit, const fold_benefit &benefit, double price,
                     std::vector<chosen_fragment> &chosen);

} // namespace outline

#endif
