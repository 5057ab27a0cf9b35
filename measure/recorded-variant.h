/* The variant that was chosen when the unit was compiled with option summary.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_RECORDED_VARIANT_H
#define OUTLINE_MEASURE_RECORDED_VARIANT_H

#include <string>
#include <vector>

#include "measure/trial.h"
#include "program/variant-record.h"

namespace outline
{

/* Notes that the choice for the unit of ORDER, of which nothing is outlined yet, depends on INPUTS, a digest.  Without
   it the choice is not recorded.  */
void note_choice_inputs (const std::string &inputs, const std::vector<cgraph_node *> &order);

/* Looks in RECORDS, sorted, for that of the unit of ORDER with INPUTS, a digest.  Returns whether there is one, and if
   so sets *VARIANT and *BYTES, the unit's size when it was compiled so, or not_measured
   (program/variant-record.h).  */
bool find_recorded_variant (const std::vector<std::string> &records, const std::string &inputs,
                            const std::vector<cgraph_node *> &order, unit_variant *variant,
                            uint64_t *bytes);

/* The unit's size in the chosen variant is BYTES, as this process or one that it started has measured.  */
void note_chosen_bytes (uint64_t bytes);

/* The record of the chosen variant.  Empty if none is wanted.  */
std::string record_of_choice ();

} // namespace outline

#endif
