/* Places between the functions of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_TEXT_PLACES_H
#define OUTLINE_RTL_WRITE_TEXT_PLACES_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Lets code that is written at the end of the unit stand between its functions, so that calls of it may be shorter.

   The functions of the text section are written to subsections of the assembler (gas's manual, "Sub-Sections") with
   even numbers, each of some functions; what is written to an odd one later is between them:

     .text        .text 2      .text 1       ->   f  g  fragments  h
     f g          h            fragments  */
class text_places
{
public:
  /* Lets functions be divided, of which none has been written.  Only if functions_divisible_p.  */
  void divide () { m_divided = true; }

  /* BYTES of code of the current function are written next.  Returns where it is among all such code, in bytes; -1 if
     it is in another section.  */
  int64_t add_function (uint32_t bytes);

  /* The places between functions, in bytes of their code, ascending; the last is the end.  */
  std::vector<uint32_t> gaps () const;

  /* What is written to text_section from now on is in the gap NUMBER, an index of gaps.  */
  void go_to_gap (uint32_t number);

  /* ... or after all that has been written to it.  */
  void go_to_end ();

private:
  void go_to (uint32_t subsection);

  bool m_divided = false;
  uint32_t m_bytes = 0, m_last = 0; /* Of all functions so far; at the last gap.  */
  std::vector<uint32_t> m_gaps;     /* But for the end.  */
  std::string m_directive;          /* Of text_section.  */
};

} // namespace outline

#endif
