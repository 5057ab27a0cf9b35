/* What the assembler reads on targets of which nothing more is known.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-dialect.h"

namespace outline
{

/* No instruction is known: code around asm stays as it is.  Nothing begins a comment but "#" at the start of a
   line.  */
const asm_dialect target_asm = { "", "", "", "", "", "", "", "", "", "" };

} // namespace outline
