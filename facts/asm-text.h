/* What the text of asm reveals.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_TEXT_H
#define OUTLINE_FACTS_ASM_TEXT_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

#include <string>
#include <vector>

namespace outline
{

/* The templates of all asm in INSN, which own them.  */
std::vector<const char *> asm_templates (const rtx_insn *insn);

/* The words of TEXT, the template of an asm, in small letters: runs of letters, digits
   and "_".  */
std::vector<std::string> words_of_asm (const char *text);

/* What takes a place in memory for this processor until a store to it succeeds, and
   that store, or what gives the place up.  */
enum class exclusive_access { none, load, store };

/* The last exclusive access in TEXT.  None on targets without a link register.  */
exclusive_access exclusive_access_of_asm (const char *text);

/* Why no call may be added to the function whose asm is TEXT, or REFUSAL_NONE:

   - REFUSAL_ASM_FRAME: it names the stack pointer or the register that calls leave the
     return address in, which another call changes ("mov %0, lr"), or changes what
     holds the function's frame, which the call may need ("msr msp, %0");
   - REFUSAL_EXCLUSIVE: it ends between an exclusive load and its store ("ldrex").

   None where calls push the return address: what such asm sees stays.  */
refusal asm_text_refusal (const char *text);

} // namespace outline

#endif
