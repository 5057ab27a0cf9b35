/* What the assembler file begins with.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_FILE_START_H
#define OUTLINE_GCC_FILE_START_H

#include <functional>
#include <string>

namespace outline
{

/* Has what the target prints at the start of the assembler file recorded.  Call before GCC opens
   the file.  */
void note_file_start ();

/* The recorded lines for which WANTED returns true, without comments; empty if nothing was recorded.  Back
   ends print the directives there, once, that tell the assembler about the machine.  */
std::string file_start_lines (const std::function<bool (const std::string &line)> &wanted);

} // namespace outline

#endif
