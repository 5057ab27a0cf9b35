/* What a target's assembler reads.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_DIALECT_H
#define OUTLINE_FACTS_ASM_DIALECT_H

#include "facts/name-set.h"

namespace outline
{

/* All but LINE_COMMENT are in lower case; instructions without what follows a "." ("b.eq" is "b").  */
struct asm_dialect
{
  const char *line_comment;    /* Begins a comment up to the end of the line, wherever it stands.  */
  name_set prefixes;           /* What may stand before an instruction.  */
  name_set instructions;       /* Those that change what they name, and nothing else that a call may be seen by.
                                  "*": all but those below, where calls push the return address, so that asm cannot
                                  see another one.  */
  name_set jumps;              /* Those that go to their last operand.  */
  name_set frame;              /* Instructions that a new call may be seen by, or that leave the function;  */
  name_set frame_registers;    /* registers of that kind.  */
  name_set writes_system;      /* Instructions that write to a system register, which they name first;  */
  name_set system_registers;   /* those that may be written.  */
  name_set exclusive_loads;    /* What begins code that must not be called, as an instruction or as the operands of
                                  ".byte";  */
  name_set exclusive_stores;   /* what ends it: with a store, or without.  */

  /* Whether instructions that are not named are known, too.  */
  bool any_instruction_p () const { return instructions.has_p ("?"); }

  /* Whether NAME is that of an instruction.  */
  bool
  instruction_p (const std::string &name) const
  {
    return instructions.has_p (name) || jumps.has_p (name) || frame.has_p (name) || writes_system.has_p (name);
  }
};

/* Of the target that the plugin is built for (target/).  */
extern const asm_dialect target_asm;

} // namespace outline

#endif
