/* Which section code goes to.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_CODE_PLACE_H
#define OUTLINE_FACTS_CODE_PLACE_H

#include <string>

#include "gcc/gcc-compat.h"

namespace outline
{

/* The section to which the function DECL will be written, or, if COLD, its cold part.
   GCC's function_section is right only while the function is being printed: before, functions that
   get sections of their own (COMDAT, -ffunction-sections) do not have them yet, and
   first_function_block_is_cold is that of the last function printed.  */
section *section_of_code (tree decl, bool cold = false);

/* The name by which the assembler knows section WHERE.  GCC has two sections ".text", one of them for functions that
   the user puts there by name.  */
std::string assembler_section (section *where);

/* Whether the assembler takes NAME, of a section, as it is.  Of another one it takes a part: ".text#" has a comment,
   ".text,\"ax\"" flags.  */
bool plain_section_name_p (const std::string &name);

/* Whether the user named the section of NODE's function, so that it may matter what else is there, and in which
   order.  */
bool in_named_section_p (const cgraph_node *node);

/* Whether the section of the function DECL is to the assembler another one than that of this name: with attribute
   "retain".  */
bool retained_apart_p (const_tree decl);

/* Whether WHERE holds one function only.  */
bool own_section_p (section *where);

/* Whether WHERE is the unit's section for usual code, .text, or one that the assembler may take for that.  */
bool text_p (section *where);

/* The alignment of the function DECL in bytes, not counting -falign-functions: the largest of its own and its
   aliases'.  */
uint32_t function_alignment (tree decl);

/* Whether nothing is in the unit's usual code section but functions and thunks: no asm outside of functions, no
   variables.  */
bool only_functions_in_text_p ();

/* Whether what is written at the end of the unit may come to stand between the functions of its usual code section:
   these are in one section, no unwind entry is of several of them, those who follow the code see no order in it, and no
   asm depends on where the assembler is.  Known once the unit's asm is (note_asm).  */
bool functions_divisible_p ();

} // namespace outline

#endif
