/* Fragments that the units of a program share, in a unit that uses them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_DICTIONARY_PROGRAM_FRAGMENTS_H
#define OUTLINE_RTL_DICTIONARY_PROGRAM_FRAGMENTS_H

#include "program/summary.h"
#include "rtl/choose/choose.h"

namespace outline
{

/* Reads the file of option dictionary, if there is one.  Returns false, after an error, if it cannot be
   read, is damaged, or was made for another compiler.  */
bool load_dictionary ();

/* The fragments of the dictionary that the current unit can use, numbered as there; CLASSES: the unit's, whose texts
   have been recorded (rtl/dictionary/unit-summary.h).  Empty without a dictionary.  */
program_supply supply_of_unit (const class_table &classes);

/* The symbol of the fragment NUMBER (chosen_fragment::program_fragment), if it is for CONTEXT and has exactly CONTENT
   (composed_fragment::full_text); else an empty string.  */
std::string program_name (const fragment_context &context, uint32_t number, const std::string &content);

/* Whether each unit has the fragments of the dictionary that it uses, as COMDAT, and not a source that is linked.  */
bool program_fragments_linkonce_p ();

} // namespace outline

#endif
