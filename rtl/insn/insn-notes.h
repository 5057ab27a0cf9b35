/* Notes of instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_INSN_NOTES_H
#define OUTLINE_RTL_INSN_INSN_NOTES_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether it is known what NOTE, a register note, means.  An instruction with another one is left alone.  */
bool known_note_p (const_rtx note);

/* Whether NOTE decides what the target prints for its instruction.  */
bool printed_note_p (const_rtx note);

/* The names of the kinds of notes that are not known.  */
std::vector<std::string> unclassified_notes ();

} // namespace outline

#endif
