/* What a target's assembler reads.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_DIALECT_H
#define OUTLINE_FACTS_ASM_DIALECT_H

namespace outline
{

/* All but LINE_COMMENT are names in lower case, as those of name_set; instructions without what follows a "." ("b.eq"
   is "b").  */
struct asm_dialect
{
  const char *line_comment;       /* Begins a comment up to the end of the line, wherever it stands.  */
  const char *prefixes;           /* What may stand before an instruction.  */
  const char *instructions;       /* Those that change what they name, and nothing else that a call may be seen by.
                                     "*": all but those below, where calls push the return address, so that asm cannot
                                     see another one.  */
  const char *jumps;              /* Those that go to their last operand.  */
  const char *frame;              /* Instructions that a new call may be seen by, or that leave the function;  */
  const char *frame_registers;    /* registers of that kind.  */
  const char *writes_system;      /* Instructions that write to a system register, which they name first;  */
  const char *system_registers;   /* those that may be written.  */
  const char *exclusive_loads;    /* What begins code that must not be called, as an instruction or as the operands of
                                     ".byte";  */
  const char *exclusive_stores;   /* what ends it: with a store, or without.  */
};

/* Of the target that the plugin is built for (target/).  */
extern const asm_dialect target_asm;

} // namespace outline

#endif
