/* What could be folded in a unit: sequences that repeat, as fragments of each kind.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_CANDIDATES_H
#define OUTLINE_RTL_CHOOSE_CANDIDATES_H

#include <vector>

#include "core/select.h"
#include "rtl/choose/choose.h"
#include "rtl/choose/fold-benefit.h"

namespace outline
{

/* A set of sites that could share a fragment.  They may overlap those of others.  */
struct fold_candidate
{
  fragment_kind kind;
  std::vector<core::occurrence> sites; /* In the unit string, by start; all of one length.  */
  uint32_t program_fragment = no_program_fragment; /* As chosen_fragment's.  */
};

/* Returns the candidates of UNIT: repeats with sites (site_p) that save something
   by BENEFIT, and sequences of SUPPLY.  Takes time O(n log n) in the number of items.  */
std::vector<fold_candidate> collect_candidates (const choice_context &unit, const program_supply &supply,
                                                const fold_benefit &benefit);

} // namespace outline

#endif
