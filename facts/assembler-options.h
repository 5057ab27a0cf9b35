/* What the assembler is told beside the text that GCC writes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASSEMBLER_OPTIONS_H
#define OUTLINE_FACTS_ASSEMBLER_OPTIONS_H

#include <string>
#include <vector>

namespace outline
{

/* Whether the assembler may read more than what GCC writes, such as a file of macros before it (-Wa,FILE).  */
bool assembler_reads_more_p ();

/* The names that the assembler's options define (--defsym NAME=VALUE).  */
std::vector<std::string> names_of_assembler_options ();

/* Its options that may change what it makes of instructions, as text; empty if there are none.  */
std::string assembler_code_options ();

/* Whether the assembler may put something that changes flags before each return (-mlfence-before-ret=or, x86): it has
   an option that is not known to do nothing of that kind.  */
bool assembler_may_change_returns_p ();

} // namespace outline

#endif
