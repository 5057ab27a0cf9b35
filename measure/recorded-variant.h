/* The variant in which this process compiles the unit, and the one that was chosen when the unit was compiled with
   option summary.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_RECORDED_VARIANT_H
#define OUTLINE_MEASURE_RECORDED_VARIANT_H

#include <string>
#include <vector>

#include "facts/stack-growth.h"
#include "measure/trial.h"
#include "program/variant-record.h"

namespace outline
{

/* The variant that was chosen.  */
class variant_choice
{
public:
  /* The default one until another is chosen.  */
  unit_variant variant;
  /* The unit's size in it, as this process or one that it started has measured.  */
  uint64_t bytes = not_measured;
  /* How much deeper stacks are in it, with option max-stack-growth.  */
  stack_growth growth;

  /* Notes that the choice for the unit of ORDER, of which nothing is outlined yet, depends on INPUTS, a digest.
     Without it the choice is not recorded.  */
  void note_inputs (const std::string &inputs, const std::vector<cgraph_node *> &order);

  /* The record of the choice.  Empty if none is wanted.  */
  std::string record () const;

private:
  std::string m_inputs;         /* Empty if no record is wanted.  */
  std::vector<unsigned> m_uids; /* Of the unit's functions, by place.  */
};

/* Looks in RECORDS, sorted, for that of the unit of ORDER with INPUTS, a digest.  Returns whether there is one, and if
   so sets *VARIANT and *BYTES, the unit's size when it was compiled so, or not_measured
   (program/variant-record.h).  */
bool find_recorded_variant (const std::vector<std::string> &records, const std::string &inputs,
                            const std::vector<cgraph_node *> &order, unit_variant *variant,
                            uint64_t *bytes);

} // namespace outline

#endif
