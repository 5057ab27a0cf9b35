/* What to fold of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_EXPANDED_UNIT_H
#define OUTLINE_RTL_EXPANDED_UNIT_H

#include "rtl/choose/choose-jumps.h"
#include "rtl/functions/equal-functions.h"
#include "rtl/read/reading.h"
#include "target/target.h"

namespace outline
{

/* A unit as it has been expanded, and what is to be folded of it.  */
struct expanded_unit
{
  class_table classes;
  std::vector<function_code> functions; /* Of the functions that could be read.  */
  std::vector<double> entered;      /* By function of FUNCTIONS: how often it is entered.  */
  double executed = 0;              /* Instructions.  */
  uint64_t bytes = 0;               /* Of code.  */
  unit_contents contents;
  constant_texts constants;
  equal_functions equal;
  choice_limits limits;
  choice chosen;
  chosen_jumps jumps;           /* The jumps that may be chained.  */
};

/* Expands the unit of ORDER, whose functions are entered ENTRIES times, into SUSPENDED, for TARGET, and chooses what to
   fold of it.  READING: of this unit, begun.  */
expanded_unit expand_and_choose (const std::vector<cgraph_node *> &order, const std::vector<double> &entries,
                                 const fold_target &target, unit_reading &reading, suspended_functions &suspended);

/* The most bytes that may lie between two points of the unit's text section, but
   for what labels are aligned by; 0 if that is not known.  FUNCTIONS: the functions of
   ORDER that could be read.  */
uint32_t text_section_bytes (const std::vector<cgraph_node *> &order,
                             const std::vector<function_code> &functions);

} // namespace outline

#endif
