/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_CHOOSE_VARIANT_H
#define OUTLINE_VARIANTS_CHOOSE_VARIANT_H

#include "gcc/pipeline.h"
#include "measure/trial.h"

namespace outline
{

/* Chooses the variant of FINISHED, a unit the passes of which have not run, where these depend on it, and folding may
   save nothing; else choose_variant does.  Sets CHOICE.  SELF: as there.  */
void try_before_finishing (const finished_unit &finished, variant_choice &choice, trial &self);

/* Chooses the variant that is compiled by the process in which this returns, CHOICE.  FINISHED: the unit before any of
   it is outlined; FACTS: about its functions.  SELF: the trial that a process is which this starts.  */
void choose_variant (const finished_unit &finished, const unit_facts &facts, variant_choice &choice, trial &self);

} // namespace outline

#endif
