/* The functions of a unit as one code.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_UNIT_STRING_H
#define OUTLINE_RTL_UNIT_STRING_H

#include <cstdint>
#include <vector>

#include "rtl/class-table.h"

namespace outline
{

/* The functions after each other.  */
struct unit_string
{
  std::vector<uint32_t> symbols;
  uint32_t alphabet;
  std::vector<uint32_t> function;   /* By position: index of the function ...  */
  std::vector<uint32_t> first;      /* ... and by function: its first position.  */
  std::vector<float> frequency;     /* Executions in the unit.  */
  /* Sums over the positions before: bytes of code and of unwind table,
     what of that a site keeps, constants that leave with a site and those that a
     fragment needs, stack references, calls, classes that name symbols,
     or local ones; items that no call may take the place of, no jump, or that are
     not ITEM_REGISTER.  By position: the frame state.  */
  std::vector<uint32_t> bytes, unwind, kept, unused, constants, references,
    calls, symbolic, local, uncallable, unjumpable, unfree;
  std::vector<class_id> state;
  std::vector<uint8_t> uses;        /* Of item_use.  */
  std::vector<code_section> section;
  /* How far a sequence with the position must reach; the positions before that
     demand anything.  */
  std::vector<uint32_t> low, high, register_jump;
  /* The next position that is TRAIT_TAIL_ONLY or _END; the last before that
     is a TRAIT_THUNK_END, plus one, or 0.  */
  std::vector<uint32_t> next_tail_only, last_thunk;
  /* The next position that is TRAIT_STACK_ARGUMENTS; _SAVES; _CHANGES_KEPT or
     _CALLS.  */
  std::vector<uint32_t> next_stacked, next_saves, next_change;
  /* The next position that calls or ends a tail; the next that is
     TRAIT_TAIL_ONLY but no end; the next that is TRAIT_RAISES_STACK.  */
  std::vector<uint32_t> next_leaving, next_moving, next_raising;
};

/* Joins FUNCTIONS, whose classes are in CLASSES; ENTRIES says by code how often its
   function is entered.  Items that no sequence may contain, and the ends of
   functions, get symbols that occur once.  */
unit_string join (const class_table &classes,
                  const std::vector<function_code> &functions,
                  const std::vector<double> &entries);

} // namespace outline

#endif
