/* Directives of the assembler.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_DIRECTIVES_H
#define OUTLINE_FACTS_ASM_DIRECTIVES_H

#include <string>

namespace outline
{

enum class asm_directive
{
  unknown,        /* Of a newer assembler, say, or one that changes how it reads what follows.  */
  plain,          /* Says something of symbols, or pads, or depends on a condition; changes no instruction.  */
  emits,          /* Writes bytes, which may be instructions.  */
  assigns,        /* Gives a name a value: ".set NAME, VALUE".  */
  macro,          /* Begins a macro.  */
  end_macro,
  rows,           /* How to unwind.  */
  section,        /* Goes on in another section,  */
  previous_section, /* in the one before,  */
  push_section,   /* in another one until  */
  pop_section,    /* this.  */
  att_syntax,     /* Reads what follows as AT&T writes it,  */
  intel_syntax    /* or Intel.  */
};

/* The kind of the directive NAME, which is in lower case and begins with ".".  */
asm_directive kind_of_directive (const std::string &name);

} // namespace outline

#endif
