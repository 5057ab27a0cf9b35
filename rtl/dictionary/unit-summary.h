/* The summary of a unit: code that other units of its program may have, too.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_DICTIONARY_UNIT_SUMMARY_H
#define OUTLINE_RTL_DICTIONARY_UNIT_SUMMARY_H

#include "gcc/gcc-compat.h"
#include "program/summary.h"
#include "rtl/expanded-unit.h"

namespace outline
{

/* The compiler, as files that units of a program share name it.  */
std::string compiler_line ();

/* Notes of the current function, which READ describes for TARGET, and whose frame states are in
   CLASSES, what options summary and dictionary need; nothing without them.  */
void note_class_texts (const read_function &read, const fold_target &target,
                       const class_table &classes);

/* The identity of class ID, that is CLS, an instruction or a frame state, in all units; empty if other units
   cannot have it.  */
std::string class_content (class_id id, const insn_class &cls);

/* Writes the summary of UNIT, functions of ORDER, if option summary asks for one; an error where units of TARGET share
   nothing.  */
void write_unit_summary (const expanded_unit &unit, const std::vector<cgraph_node *> &order,
                         const fold_target &target);

} // namespace outline

#endif
