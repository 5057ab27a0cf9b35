/* The fragments of a unit in the assembler file.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_OUTPUT_H
#define OUTLINE_RTL_WRITE_FRAGMENT_OUTPUT_H

#include <set>
#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "rtl/write/printed-fragment.h"
#include "rtl/write/text-places.h"

namespace outline
{

/* A fragment, and where it goes.  */
struct placed_fragment : printed_fragment
{
  std::string name;
  bool linkonce = false;      /* In a COMDAT section of its own.  */
  std::string unit;           /* If it is COMDAT: what it is in this unit, beside its text.  */
  std::string frame_base;     /* If it is no function: followed_frame_base of its sites.  */
  bool function = true;       /* For those who read the object it is a function.  */
  bool anonymous = false;     /* Those who follow the code find no name of it.  */
  bool traps = false;         /* An instruction may trap.  */
  uint32_t choices = 1;       /* How many chosen fragments have turned out to be this.  */
  bool written = false;       /* After one of the functions that jump to it.  */
  bool outside = false;       /* Its code is in another object (docs/dictionary.md).  */
  fragment_section section;       /* As chosen_fragment's.  */
  std::vector<int> begins;    /* Numbers of internal labels at its start, for jumps
                                 from functions.  */
  int first_label = 0;        /* The number of the first label in it.  */
  std::vector<text_place> called_from; /* Where calls and jumps are that are shorter from near.  */
  uint32_t bytes = 0;         /* In the object, of the instructions at its first site.  */
  uint32_t gap = 0;           /* Of text_places: where it is.  */

  /* Its text from byte START to END.  */
  std::string labelled_text (size_t start, size_t end) const;
};

/* A fragment, and those whose text is the end of its text, longest first; they become labels in
   it.  */
struct host_fragment : placed_fragment
{
  std::vector<placed_fragment> ends;
};

/* The names of the unit's sections for code to which fragments of CHOSEN go.  */
std::set<std::string> unit_sections (const std::vector<chosen_fragment> &chosen);

/* Whether a tail of TARGET may stand directly after a function of the unit, and be entered from above: they are in one
   section, there are no unwind tables, and nothing else is written there, or moved.  */
bool tails_entered_from_above_p (const fold_target &target);

/* Writes HOST, a fragment of TARGET in the usual section, to asm_out_file, after what has been written to that.  */
void write_fragment_here (const fold_target &target, host_fragment host);

/* Writes HOSTS, fragments of TARGET, to asm_out_file, those of the text section to their gaps of PLACES.  */
void write_fragments (const fold_target &target, std::vector<host_fragment> hosts, text_places &places);

} // namespace outline

#endif
