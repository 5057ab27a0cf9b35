/* The functions of a unit as one text.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_JOINED_TEXT_H
#define OUTLINE_RTL_JOINED_TEXT_H

#include <cstdint>
#include <vector>

#include "rtl/vocabulary.h"

namespace outline
{

/* The texts behind each other.  */
struct joined_text
{
  std::vector<uint32_t> symbols;
  uint32_t alphabet;
  std::vector<uint32_t> text;       /* By position: index of the text ...  */
  std::vector<uint32_t> first;      /* ... and by text: its first position.  */
  std::vector<float> frequency;     /* Executions in the unit.  */
  /* Sums over the positions before: bytes of code and of unwind table,
     what of that a site keeps, constants that leave with a site and those that a
     body needs, stack references, calls, words that name symbols,
     or local ones; items that no call may take the place of, no jump, or that are
     not ITEM_REGISTER.  By position: the frame state.  */
  std::vector<uint32_t> bytes, unwind, kept, unused, constants, references,
    calls, symbolic, local, uncallable, unjumpable, unfree;
  std::vector<word_id> state;
  std::vector<uint8_t> ways;        /* Of item_way.  */
  std::vector<code_section> section;
  /* How far a sequence with the position must reach; the positions before that
     demand anything.  */
  std::vector<uint32_t> low, high, linked;
  /* The next position that is WORD_TAIL_ONLY or _END; the last before that
     is a WORD_THUNK_END, plus one, or 0.  */
  std::vector<uint32_t> next_tail_only, last_thunk;
  /* The next position that is WORD_STACK_ARGUMENTS; _SAVES; _CHANGES_KEPT or
     _CALLS.  */
  std::vector<uint32_t> next_stacked, next_saves, next_change;
  /* The next position that calls or ends a tail; the next that is
     WORD_TAIL_ONLY but no end; the next that is WORD_RAISES_STACK.  */
  std::vector<uint32_t> next_leaving, next_moving, next_raising;
};

/* Joins TEXTS, whose words are in WORDS; ENTRIES says by text how often its
   function is entered.  Items that no sequence may contain, and the ends of
   functions, get symbols that occur once.  */
joined_text join (const vocabulary &words,
                  const std::vector<function_text> &texts,
                  const std::vector<double> &entries);

} // namespace outline

#endif
