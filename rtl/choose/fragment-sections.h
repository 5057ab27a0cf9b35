/* Which fragments may be in one section.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_FRAGMENT_SECTIONS_H
#define OUTLINE_RTL_CHOOSE_FRAGMENT_SECTIONS_H

#include <map>
#include <vector>

#include "rtl/choose/costs.h"

namespace outline
{

/* Assigns sections to fragments.

   By frequency: a fragment goes to the section of its most frequently executed site, so that pages
   with hot code hold no cold code.  Such a section may be closed, where it does not pay for its
   unwind entry: then its fragments go to the usual one.

   And by number, where a linker may drop functions that nothing refers to
   (-ffunction-sections, --gc-sections).

   A section is kept as a whole, with all that it refers to.  So fragments share one only if the linker keeps their
   sites together or not at all.  Where sections have unwind entries, each of which takes more than most fragments save,
   fragments that refer to nothing also share one if all their sites are surely kept: if they are not, the program is
   larger, but nothing is missing.  Example: f calls its local function g; fragment
   1 has sites in f and g, fragment 2 in g only, fragment 3 in f and in h, which others call.  1 and 2 share a
   section, 3 has another.  */
class fragment_sections
{
public:
  /* Keeps a reference to UNIT.  */
  explicit fragment_sections (const choice_context &unit)
    : m_unit (unit), m_closed { !unit.limits.sorted, false, !unit.limits.sorted }
  {}

  /* The section for a fragment of LENGTH items with sites at STARTS.  Its number is 0 if it may
     share a section with anything.  */
  fragment_section find (const std::vector<uint32_t> &starts, uint32_t length);

  /* Whether SECTION, which find may return, can be closed: whether there is another one for
     its fragments.  */
  static bool
  closable_p (const fragment_section &section)
  {
    return section.code != CODE_USUAL && section.number == 0;
  }
  void close (const fragment_section &section) { m_closed[section.code] = true; }

private:
  bool surely_kept_p (const std::vector<uint32_t> &starts) const;
  code_section code_of (const std::vector<uint32_t> &starts) const;
  uint32_t number (const std::vector<uint32_t> &starts, uint32_t length);

  const choice_context &m_unit;
  bool m_closed[CODE_HOT + 1];    /* By code_section.  */
  /* By function_code::gc_group of the sites.  */
  std::map<std::vector<uint32_t>, uint32_t> m_numbers;
};

} // namespace outline

#endif
