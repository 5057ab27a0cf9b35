/* What the assembler file begins with.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_FILE_START_H
#define OUTLINE_GCC_FILE_START_H

#include <functional>
#include <string>

namespace outline
{

/* Notes what the target prints at the start of the assembler file.  Call before GCC opens it.  */
void note_file_start ();

/* Those lines of it that WANTED returns true for, without comments; empty if it was not noted.  Back ends print what
   the assembler has to know of the machine there, and only once.  */
std::string file_start_lines (const std::function<bool (const std::string &line)> &wanted);

} // namespace outline

#endif
