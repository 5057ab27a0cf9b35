/* What a fragment saves in a unit, with the section and the unwind entry that it needs.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_FOLD_BENEFIT_H
#define OUTLINE_RTL_CHOOSE_FOLD_BENEFIT_H

#include <map>
#include <set>
#include <vector>

#include "rtl/choose/choose.h"
#include "rtl/choose/costs.h"
#include "rtl/choose/unit-string.h"

namespace outline
{

/* The benefit of fragments of one unit.

   Sections.  A fragment goes to the section of its most frequently executed site, so that pages with hot code hold no
   cold code; and where a linker may drop functions that nothing refers to (-ffunction-sections, --gc-sections), to one
   with a number.  Such a section is kept as a whole, with all that it refers to.  So fragments share one only if the
   linker keeps their sites together or not at all.  Where sections have unwind entries, each of which takes more than
   most fragments save, fragments that refer to nothing also share one if all their sites are surely kept: if they are
   not, the program is larger, but nothing is missing.  Example: f calls its local function g; fragment 1 has sites in f
   and g, fragment 2 in g only, fragment 3 in f and in h, which others call.  1 and 2 share a section, 3 has another.

   A fragment in an open section shares an unwind entry with the others there.  A section that does not pay for its
   entry is closed: its fragments go to the usual one or, if it has a number, each pays for an entry of its own.

   COMDAT functions.  Another object may have the same function, and the linker then drops this one,
   but not its fragments.  So sites outside of COMDAT functions must pay for a fragment on their
   own.  Where they do not, the fragment itself can be COMDAT, named by its contents, at the price
   of an unwind entry: the linker keeps one copy for all objects, and none if no function that it
   keeps uses it.

   Sequences are LENGTH items of the unit string from each of STARTS.  Keeps a reference to what it is made of.  */
class fold_benefit
{
public:
  explicit fold_benefit (const choice_context &unit);

  /* What a fragment of KIND with sites at STARTS saves, in bytes; negative if nothing.  Sets *LINKONCE, unless null,
     to whether the fragment has to be COMDAT for that.  */
  int64_t of_fragment (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length,
                       bool *linkonce = nullptr) const;

  /* What these sites save, in bytes, with a fragment whose code is not in this unit.  */
  int64_t with_shared (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const;

  /* What a fragment with these sites costs once, in bytes: its code, and its own unwind entry if it needs one.  */
  int64_t shared_cost (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const;

  /* How many additional instructions a site at START executes, in the unit of
     unit_string::frequency.  */
  double
  added_at_site (fragment_kind kind, uint32_t start, uint32_t length) const
  {
    return m_unit.added_at_site (kind, start, length) * double (m_unit.string.frequency[start]);
  }

  /* The section of a fragment with these sites.  Its number is 0 if it may share a section with anything.  */
  fragment_section section_of (const std::vector<uint32_t> &starts, uint32_t length) const;

  /* Whether SECTION, which section_of has returned, is closed.  */
  bool closed_p (const fragment_section &section) const { return m_closed.count (section); }

  /* The bytes of the unwind entry that the fragments in SECTION share, which is not closed.  */
  int64_t entry_bytes (const fragment_section &section) const;

  /* Closes SECTION, which does not pay for its unwind entry.  */
  void close (const fragment_section &section) { m_closed.insert (section); }

private:
  bool surely_kept_p (const std::vector<uint32_t> &starts) const;
  uint32_t section_number (const std::vector<uint32_t> &starts, uint32_t length) const;
  int64_t code_bytes (fragment_kind kind, const std::vector<uint32_t> &starts, uint32_t length) const;

  /* The bytes of unwind entry that a fragment in SECTION has to pay for alone.  */
  int64_t
  own_entry (const fragment_section &section) const
  {
    return m_unit.limits.linkonce || closed_p (section) ? m_unit.sizes.entry : 0;
  }

  const choice_context &m_unit;
  std::set<fragment_section> m_closed;
  /* By function_code::gc_group of the sites: numbers of sections, given when they are first asked for.  */
  mutable std::map<std::vector<uint32_t>, uint32_t> m_numbers;
};

} // namespace outline

#endif
