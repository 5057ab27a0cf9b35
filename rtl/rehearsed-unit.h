/* What to fold of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_REHEARSED_UNIT_H
#define OUTLINE_RTL_REHEARSED_UNIT_H

#include "rtl/choose.h"
#include "rtl/target.h"
#include "rtl/unit-texts.h"

namespace outline
{

/* A unit as it was rehearsed, and what is to be folded of it.  */
struct rehearsed_unit
{
  vocabulary words;
  std::vector<function_text> texts; /* Of the functions that could be read.  */
  double executed;                  /* Instructions.  */
  choice_limits limits;
  choice chosen;
};

/* Chooses what to fold of UNIT, that is ORDER, whose words and texts are known and whose
   functions are entered ENTRIES times, for TARGET.  */
void choose_of_unit (rehearsed_unit &unit,
                     const std::vector<cgraph_node *> &order,
                     const std::vector<double> &entries,
                     const fold_target &target);

/* Rehearses the unit of ORDER, whose functions are entered ENTRIES times, for
   TARGET, as it is compiled best: a small one is tried as GCC would compile it and
   frugally, larger ones are compiled frugally, if they can be.  The options of the
   functions are left set accordingly.  READING: as rehearse_unit's.  */
rehearsed_unit rehearse_best (const std::vector<cgraph_node *> &order,
                              const std::vector<double> &entries,
                              const fold_target &target,
                              unit_reading &reading);

/* The most bytes that may lie between two points of the unit's text section, but
   for what labels are aligned by; 0 if that is not known.  TEXTS: the functions of
   ORDER that could be read.  */
uint32_t text_section_bytes (const std::vector<cgraph_node *> &order,
                             const std::vector<function_text> &texts);

} // namespace outline

#endif
