/* How long RISC-V instructions are.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_TARGET_RISCV_LENGTHS_H
#define OUTLINE_TARGET_RISCV_LENGTHS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the assembler may take compressed instructions.  */
bool compressed_p ();

/* The bytes of a call or tail call of a symbol: after the linker has relaxed it, where it does.  */
uint32_t call_bytes ();

/* The bytes in the object of INSN, an instruction that is printed: before the linker has relaxed it.  */
uint32_t unrelaxed_bytes (rtx_insn *insn);

/* Whether INSN is the return after "tail __riscv_restore_0" (-msave-restore), which prints nothing.  */
bool restored_return_p (rtx_insn *insn);

/* The operation of PATTERN that calls a routine of -msave-restore (UNSPECV_GPR_SAVE or _RESTORE); null if there is
   none.  */
rtx save_restore_operation (rtx pattern);

/* How far the compressed form of JUMP, to a label, reaches in bytes; 0 if it has none.  */
int compressed_reach (const rtx_insn *jump);

} // namespace outline

#endif
