/* The statements of a text for the assembler.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_LEXER_H
#define OUTLINE_FACTS_ASM_LEXER_H

#include <string>
#include <vector>

namespace outline
{

/* What a text is: as the assembler gets it, or the template of an asm with operands, in which "%0" and "%[name]" stand
   for these.  */
enum class asm_form { plain, templ };

/* In the text of a word, for what is not written there: an operand, a label among the operands ("%l0"), or a
   parameter of a macro ("\reg").  */
const char asm_operand = '\1', asm_label_operand = '\2', asm_parameter = '\3';

/* Whether C stands for one of these.  */
inline bool
asm_hole_p (char c)
{
  return c >= asm_operand && c <= asm_parameter;
}

/* What the assembler reads as one: words with their letters as written, which are runs of letters, digits, "_", ".",
   "$" and holes; strings, with their quotes; numbers of characters ("'a'"); and each other character but space.  */
typedef std::vector<std::string> asm_statement;

/* Splits TEXT at the ends of lines and ";", and after labels ("1:" is a statement).  Comments are left out: those in
   slashes and stars, lines that begin with "#", and what follows LINE_COMMENT, a character or two ("//"), up to the end
   of a line; empty if there is none.  Braces and bars of TEXT with alternatives ("{att|intel}") are words like others,
   so that all alternatives are read.  */
std::vector<asm_statement> asm_statements (const char *text, asm_form form, const std::string &line_comment);

} // namespace outline

#endif
