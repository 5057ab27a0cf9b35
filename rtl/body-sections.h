/* Which bodies may stand in one section.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_BODY_SECTIONS_H
#define OUTLINE_RTL_BODY_SECTIONS_H

#include <map>
#include <vector>

#include "rtl/joined-text.h"

namespace outline
{

/* Numbers sections, where a linker may drop functions that nothing refers to
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
     dropped at all; TABLES: whether sections have unwind entries.  References are
     kept.  */
  body_sections (const joined_text &joined, const std::vector<function_text> &texts,
                 bool droppable, bool tables)
    : m_joined (joined), m_texts (texts), m_droppable (droppable),
      m_tables (tables)
  {}

  /* The number of the section for a body of LENGTH items with sites at STARTS; 0,
     the section of the unit, if it may stand with anything.  */
  uint32_t number (const std::vector<uint32_t> &starts, uint32_t length);

private:
  const joined_text &m_joined;
  const std::vector<function_text> &m_texts;
  bool m_droppable, m_tables;
  /* By function_text::kept of the sites.  */
  std::map<std::vector<uint32_t>, uint32_t> m_numbers;
};

} // namespace outline

#endif
