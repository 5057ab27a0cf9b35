/* Which bodies may stand in one section.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_BODY_SECTIONS_H
#define OUTLINE_RTL_BODY_SECTIONS_H

#include <map>
#include <vector>

#include "rtl/choose.h"
#include "rtl/joined-text.h"

namespace outline
{

/* Assigns sections to bodies.

   By how often code runs: a body goes to the section of its most frequently executed site, so
   that pages with hot code hold no cold code.  Such a section may be closed, where it does
   not pay for its unwind entry: then its bodies go to the usual one.

   And by number, where a linker may drop functions that nothing refers to
   (-ffunction-sections, --gc-sections).

   A section is kept as a whole, with all that it refers to.  So bodies share one only if
   the linker keeps their sites together or not at all; those that refer to nothing also
   where each section has an unwind entry, which would take more than most of them save.  Example: f calls its local function g; body 1 has sites in f and g, body 2 in
   g only, body 3 in f and in h, which others call.  1 and 2 share a section, 3 has
   another.  */
class body_sections
{
public:
  /* For the functions TEXTS, joined as JOINED; DROPPABLE: whether functions are
     dropped at all; TABLES: whether sections have unwind entries; SORTED: whether there
     are any but the usual one without a number.  References are kept.  */
  body_sections (const joined_text &joined, const std::vector<function_text> &texts,
                 bool droppable, bool tables, bool sorted)
    : m_joined (joined), m_texts (texts), m_droppable (droppable),
      m_tables (tables), m_closed { !sorted, false, !sorted }
  {}

  /* The section for a body of LENGTH items with sites at STARTS.  Its number is 0 if it may
     share a section with anything.  */
  body_section find (const std::vector<uint32_t> &starts, uint32_t length);

  /* Whether SECTION, which find may return, can be closed: whether there is another one for
     its bodies.  */
  static bool
  closable_p (const body_section &section)
  {
    return section.code != CODE_USUAL && section.number == 0;
  }
  void close (const body_section &section) { m_closed[section.code] = true; }

private:
  code_section code_of (const std::vector<uint32_t> &starts) const;
  uint32_t number (const std::vector<uint32_t> &starts, uint32_t length);

  const joined_text &m_joined;
  const std::vector<function_text> &m_texts;
  bool m_droppable, m_tables;
  bool m_closed[CODE_HOT + 1];    /* By code_section.  */
  /* By function_text::kept of the sites.  */
  std::map<std::vector<uint32_t>, uint32_t> m_numbers;
};

} // namespace outline

#endif
