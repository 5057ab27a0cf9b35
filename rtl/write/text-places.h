/* Places of functions, and between them, of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_TEXT_PLACES_H
#define OUTLINE_RTL_WRITE_TEXT_PLACES_H

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* A place in the code of functions.  */
struct text_place
{
  uint32_t rank;                /* Of its function.  */
  uint32_t at;                  /* Bytes of functions of that rank before it.  */
};

/* Lets functions of the text section be in another order than that in which they are written, and code that is written
   at the end of the unit stand between them, so that calls may be shorter.

   Functions are written to subsections of the assembler (gas's manual, "Sub-Sections") with even numbers, by their
   ranks; what is written to an odd one later is between them:

     .text 2      .text 0      .text 1       ->   g  fragments  f
     f            g            fragments  */
class text_places
{
public:
  /* Lets the functions of the text section, of which none has been written, be in the order FUNCTIONS, DECL_UIDs.
     Only if functions_divisible_p.  */
  void divide (const std::vector<unsigned> &functions);

  /* Whether divide has been called, and there are functions in the text section.  */
  bool divided_p () const { return !m_bytes.empty (); }

  /* BYTES of code, as insn_places', of the current function are written next.  Returns where it starts; nothing if it is
     in another section, or functions are in the order in which they are written.  */
  std::optional<text_place> add_function (uint32_t bytes);

  /* Where PLACE is among all such code, in bytes, when all of it has been written.  */
  uint32_t address (const text_place &place) const { return m_ends[place.rank] - m_bytes[place.rank] + place.at; }

  /* To be called when all functions have been written.  Returns the places between them, in bytes of their code,
     ascending; the last is the end.  */
  const std::vector<uint32_t> &gaps ();

  /* What is written to text_section from now on is in the gap NUMBER, an index of gaps.  */
  void go_to_gap (uint32_t number);

  /* ... or after all that has been written to it.  */
  void go_to_end ();

private:
  void go_to (uint32_t subsection);

  std::unordered_map<unsigned, uint32_t> m_ranks;      /* By DECL_UID.  */
  std::vector<uint32_t> m_bytes, m_ends; /* By rank; the ends when all functions have been written.  */
  std::string m_directive;          /* Of text_section.  */
};

} // namespace outline

#endif
