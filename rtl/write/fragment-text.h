/* Instructions of a fragment as assembler text.  SPDX-License-Identifier: GPL-3.0-or-later

   Printed by GCC's own "final", an instruction at a time, while the function of a site is the current one;
   program/compose.h makes fragments of the texts.  Instructions whose text depends on those that follow (IT blocks
   of Thumb-2) are printed together.  */

#ifndef OUTLINE_RTL_WRITE_FRAGMENT_TEXT_H
#define OUTLINE_RTL_WRITE_FRAGMENT_TEXT_H

#include <functional>
#include <string>

#include "gcc/gcc-compat.h"
#include "program/summary.h"
#include "rtl/read/code-constants.h"
#include "target/target.h"

namespace outline
{

/* What PRINT prints to asm_out_file, without line numbers and comments about instructions.  Empty if it returns
   false.  */
std::string printed_text (const std::function<bool ()> &print);

/* An instruction with PATTERN as text; empty if PATTERN is null.  */
std::string pattern_text (rtx pattern);

/* ENTRY, of a table of constants, as text.  What ends a table is printed after it: until then GCC for Arm takes all that
   it prints for entries, initial values of variables, too (making_const_table).  */
std::string constant_text (rtx_insn *entry, const fold_target &target);

/* What comes before a table of constants.  */
std::string table_start_text ();

/* The last of the instructions, up to LAST, that have to be printed together with INSN.  */
rtx_insn *last_printed_with (const fold_target &target, rtx_insn *insn, rtx_insn *last);

/* FIRST to LAST, which are one instruction, several that have to be printed together, or a label, as text in a
   fragment, for BYTES more on the stack, as a tail call if SIBLING; with LABEL_MARK for the label that they name, which
   is another one in each fragment.  Empty if the target does not know such an instruction.  CONSTANTS: those of the
   current function.  */
std::string insn_text (const fold_target &target, const code_constants &constants, rtx_insn *first, rtx_insn *last,
                       int bytes, bool sibling = false);

/* Adds to TEXT, of the same instructions, what they need of a fragment: a constant, room for calls, registers that stay
   as they are.  TEXT has its traits.  */
void add_needs (class_text &text, const fold_target &target, const code_constants &constants, rtx_insn *first,
                rtx_insn *last);

/* What fragments from the current function have in common.  */
fragment_context context_of_function (const fold_target &target);

/* The registers that the instructions FIRST to LAST change.  */
HARD_REG_SET changed_registers (rtx_insn *first, rtx_insn *last);

} // namespace outline

#endif
