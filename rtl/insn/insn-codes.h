/* Codes of expressions in instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_INSN_CODES_H
#define OUTLINE_RTL_INSN_INSN_CODES_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether it is known what the code of X means, in a final instruction, and of an UNSPEC or UNSPEC_VOLATILE which
   operation it is (target/unspecs.h).  An instruction with another one is left alone.  */
bool known_code_p (const_rtx x);

/* The names of the codes that are not known.  */
std::vector<std::string> unclassified_codes ();

/* The names of the target's operations that are not known.  */
std::vector<std::string> unclassified_unspecs ();

} // namespace outline

#endif
