/* Reads texts for the assembler.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_PARSER_H
#define OUTLINE_FACTS_ASM_PARSER_H

#include <map>
#include <string>
#include <vector>

#include "facts/asm-dialect.h"
#include "facts/asm-facts.h"
#include "facts/asm-lexer.h"

namespace outline
{

/* What one text says, before what it names is known.  */
struct asm_reading
{
  asm_facts facts;
  std::set<std::string> instructions;           /* In lower case: those in no table, which may be macros.  */
  bool part_of_instruction = false;             /* It puts the name of an instruction together.  */
  bool redefines = false;                       /* A macro of it may have the name of an instruction.  */
  std::map<std::string, asm_reading> definitions;   /* The macros and other names that it defines.  */

  void add (const asm_reading &other);
};

/* Reads all asm of a unit.  */
class asm_parser
{
public:
  /* DIALECT must outlive this.  */
  explicit asm_parser (const asm_dialect &dialect) : m_dialect (dialect) {}

  /* Takes in what TEXT defines.  Texts may use what others define, wherever these are: GCC may reorder them.  */
  void define (const char *text, asm_form form);

  /* What TEXT does.  */
  asm_facts read (const char *text, asm_form form) const;

  /* Whether a macro may have the name of an instruction, so that those of GCC mean something else.  */
  bool redefines_instructions_p () const { return m_redefines; }

private:
  const asm_dialect &m_dialect;
  std::map<std::string, asm_reading> m_definitions;
  bool m_redefines = false;
};

} // namespace outline

#endif
