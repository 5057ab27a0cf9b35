/* Which variants of a unit are compiled.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_VARIANT_TABLE_H
#define OUTLINE_VARIANTS_VARIANT_TABLE_H

#include <vector>

#include "gcc/unit-facts.h"
#include "measure/trial.h"

namespace outline
{

/* What trials are for, by options and the kind of compilation.  */
struct trial_purposes
{
  bool usual_code = false;      /* To see whether GCC's usual code is smaller.  */
  bool early = false;           /* That before functions are finished, and nothing else.  */
  bool stack = false;           /* To bound the stack.  */
  bool properties = false;      /* To report what functions lose.  */
  bool more = false;            /* To find variants that are smaller in some units only: option variants.  */
};

/* What is known of a unit before anything of it is compiled.  */
struct unit_outlook
{
  bool folds = false;           /* Its target can be folded for.  */
  trial_purposes trials;
  bool smallest = false;        /* And size alone counts: -Oz.  */
  uint64_t statements = 0;      /* Of all functions, and one for each.  */
  bool little_takes_part = false; /* Few statements are in code that may be shared.  */
  /* The variant that estimates choose is compiled for trial, to learn what folding saves or, where the target can't be
     folded for, whether outlining does what is known of other targets.  */
  bool folding_in_doubt = false;
  function_reasons left;        /* Functions from which nothing may be taken.  */
};

/* What is known of the unit of ORDER before its functions are finished.  */
unit_outlook early_outlook_of (const std::vector<cgraph_node *> &order);

/* The outlook of the unit of ORDER, whose functions are finished, with FACTS about them.  */
unit_outlook outlook_of (const std::vector<cgraph_node *> &order, const unit_facts &facts);

/* The variant that estimates choose.  */
unit_variant estimated_variant (const unit_outlook &unit);

/* With option variants=many: what is compiled when BEST is the smallest variant so far, from each of which it differs
   in one way.  */
std::vector<unit_variant> more_variants (const unit_variant &best);

/* Whether folding saves so little, SAVED of BYTES, in the best of these variants that the usual one is compiled,
   too.  */
bool usual_code_in_doubt_p (const unit_outlook &unit, uint64_t saved, uint64_t bytes);

} // namespace outline

#endif
