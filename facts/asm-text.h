/* What the text of asm reveals.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_TEXT_H
#define OUTLINE_FACTS_ASM_TEXT_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

#include <string>
#include <vector>

namespace outline
{

/* The templates of all asm in INSN, which owns them.  */
std::vector<const char *> asm_templates (const rtx_insn *insn);

/* Whether asm in FIRST or an instruction after it writes directives for unwinding (".cfi_undefined rip"): how to unwind
   from there GCC does not know.  */
bool asm_changes_rows_p (const rtx_insn *first);

/* The words of TEXT, the template of an asm, in lower case: runs of letters, digits and "_".  */
std::vector<std::string> words_of_asm (const char *text);

/* What may be names of symbols in TEXT, a part of an asm: runs of letters, digits, "_", "." and "$".  */
std::vector<std::string> names_in_asm (const char *text);

/* An exclusive load, which reserves a place in memory for this processor; the store that needs the
   reservation, or an instruction that clears it.  */
enum class exclusive_access { none, load, store };

/* The last exclusive access in TEXT.  None on targets without a link register.  */
exclusive_access exclusive_access_of_asm (const char *text);

/* Why no call may be added to the function whose asm is TEXT, or REFUSAL_NONE:

   - REFUSAL_ASM_FRAME: it names the stack pointer, or the register in which calls leave the return
     address, which a new call would change ("mov %0, lr"); or it changes a register that holds the
     frame, which a new call may need ("msr msp, %0"); or it writes directives for unwinding;
   - REFUSAL_EXCLUSIVE: it ends between an exclusive load and its store ("ldrex").

   Where calls push the return address, only directives count: what other asm sees is unchanged.  */
refusal asm_text_refusal (const char *text);

} // namespace outline

#endif
