/* The unwind entry in the assembler text of a function.
   SPDX-License-Identifier: GPL-3.0-or-later

   Edits the text of functions that share an entry (gcc/unwind.cc).  Includes nothing of GCC.  */

#ifndef OUTLINE_GCC_UNWIND_TEXT_H
#define OUTLINE_GCC_UNWIND_TEXT_H

#include <string>

namespace outline
{

inline const char startproc[] = "\t.cfi_startproc\n";
inline const char endproc[] = "\t.cfi_endproc\n";
inline const char key_frame[] = "\t.cfi_b_key_frame\n";

/* The offset in TEXT of the first line from byte FROM on that begins with START; npos if there is none.  Elsewhere in a
   line START may be in a comment, with -fverbose-asm one of the program's.  */
size_t find_line (const std::string &text, const char *start, size_t from = 0);

/* How many lines of TEXT begin with START.  */
unsigned count_lines (const std::string &text, const char *start);

/* Replaces LINE, which TEXT has once, by WITH.  */
void substitute (std::string &text, const char *line, const std::string &with);

/* Whether a function with the assembler text TEXT can be one of several under one entry.  */
bool joinable_p (const std::string &text);

/* Removes the entry of TEXT, of a function that changes the frame, except for OPENING at the start, and makes it
   remember the frame state in which it began.  Returns the directive that brings this back after TEXT; an empty one
   if TEXT ends in it.  CFA_OFFSET: the distance from the stack pointer to the CFA at the first instruction of a
   function.  */
const char *restore_frame (std::string &text, const std::string &opening, int cfa_offset);

/* Removes the unwind entry of TEXT, which has no rows.  */
void remove_entry (std::string &text);

} // namespace outline

#endif
