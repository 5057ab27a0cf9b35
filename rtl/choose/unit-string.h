/* The instruction string of a unit: the classes of all its functions, one function after the
   other.  SPDX-License-Identifier: GPL-3.0-or-later

   Repeats are searched in the string of class ids (SYMBOLS).  An item that cannot be outlined,
   and the end of each function, is a symbol that occurs once, so no repeat contains it:

     f: 3 4 no_class 5    g: 3 4    classes.size () == 6    ->    3 4 6 5 7 3 4 8

   What else the choice needs is held by position, so that a question about a sequence of any
   length takes constant time: sums over the positions before ("bytes" of [a, b) are
   the difference of those before b and before a), and the next position with a property ("does [a, b) contain a call?"
   is next[a] < b).  */

#ifndef OUTLINE_RTL_CHOOSE_UNIT_STRING_H
#define OUTLINE_RTL_CHOOSE_UNIT_STRING_H

#include <cstdint>
#include <vector>

#include "rtl/choose/class-table.h"

namespace outline
{

/* The sums of a number over the positions before each.  */
class position_sums
{
public:
  /* Adds the number at the next position.  */
  void add (uint32_t number) { m_sums.push_back (m_sums.back () + number); }

  /* The sum over LENGTH positions from START on.  */
  uint32_t over (uint32_t start, uint32_t length) const { return m_sums[start + length] - m_sums[start]; }

private:
  std::vector<uint32_t> m_sums = { 0 };
};

/* See above.  All vectors except FIRST are indexed by position.  */
struct unit_string
{
  std::vector<uint32_t> symbols;
  uint32_t alphabet;
  std::vector<uint32_t> function;   /* The index of the function.  */
  std::vector<uint32_t> first;      /* By function: its first position.  */
  std::vector<float> frequency;     /* Executions in the unit.  */
  /* Bytes of code; bytes of unwind table, and of these the ones that remain at a site (remaining); bytes elsewhere that
     a function no longer needs (unused); bytes of constants that a fragment needs (constants); numbers of stack
     references, calls, classes that name symbols, or local ones, or are TRAIT_TRAPS; items that are not ITEM_CALL,
     ITEM_JUMP, ITEM_REGISTER; items that demand others in their sequence (bound).  */
  position_sums bytes, unwind, remaining, unused, constants, references,
    calls, symbolic, local, trapping, uncallable, unjumpable, without_register, bound;
  std::vector<class_id> state;      /* As insn_item's.  */
  std::vector<uint8_t> uses;        /* Of item_use.  */
  std::vector<code_section> section;
  /* The first and last position that a sequence with this one must contain.  */
  std::vector<uint32_t> low, high;
  /* The next position that is TRAIT_TAIL_ONLY, TRAIT_TAIL_END or TRAIT_BELOW_STACK; the last one up
     to this that is TRAIT_THUNK_END, plus one, or 0; the same for TRAIT_TAIL_END.  */
  std::vector<uint32_t> next_not_called, last_thunk, last_end;
  /* The next position that is TRAIT_CALLERS_FRAME; _RETURNS_TO_SITE; _SAVES; _CHANGES_KEPT or
     _CALLS.  */
  std::vector<uint32_t> next_callers_frame, next_returns_to_site, next_saves, next_change;
  /* The next position that calls or ends a tail; the next that is
     TRAIT_TAIL_ONLY but no end; the next before which a call that moves the stack pointer down would
     overwrite something: TRAIT_RAISES_STACK, TRAIT_BELOW_STACK.  */
  std::vector<uint32_t> next_leaving, next_moving, next_overwritten;
};

/* The string of FUNCTIONS, whose classes are in CLASSES.  ENTRIES: by function, how often it is
   entered.  */
unit_string join (const class_table &classes,
                  const std::vector<function_code> &functions,
                  const std::vector<double> &entries);

} // namespace outline

#endif
