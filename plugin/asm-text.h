/* What the text of asm tells.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_ASM_TEXT_H
#define OUTLINE_PLUGIN_ASM_TEXT_H

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Why no call may be added to the function whose asm is TEXT, or REFUSAL_NONE:

   - REFUSAL_ASM_FRAME: it names the stack pointer or the register that calls leave the
     return address in, which another call changes ("mov %0, lr"), or changes what
     holds the function's frame, which the call may need ("msr msp, %0");
   - REFUSAL_EXCLUSIVE: it ends between an exclusive load and its store ("ldrex").

   None where calls push the return address: what such asm sees stays.  */
refusal asm_text_refusal (const char *text);

} // namespace outline

#endif
