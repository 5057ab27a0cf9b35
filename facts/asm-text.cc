/* What the asm of the unit does.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/asm-text.h"

#include <unordered_map>

#include "facts/asm-parser.h"
#include "facts/assembler-options.h"
#include "facts/statements.h"
#include "facts/symbol-name.h"

namespace outline
{

namespace
{

/* The asm of this unit.  Facts about statements and instructions are asked for wherever these are read.  */
struct
{
  asm_parser parser = asm_parser (target_asm);
  std::unordered_map<std::string, asm_facts> read;      /* What the parser has read.  Looked up in, never walked.  */
  bool writes_elsewhere = false;
  /* Of what is outside of functions.  */
  asm_facts outside;
  std::string outside_text;
} unit;

/* What TEXT does.  What the assembler is told by a file that the compiler does not see may define any macro.  */
const asm_facts &
read (const char *text, asm_form form)
{
  std::string key = (form == asm_form::templ ? '%' : ' ') + std::string (text);
  auto found = unit.read.emplace (key, asm_facts ());
  if (found.second)
    {
      found.first->second = unit.parser.read (text, form);
      found.first->second.unknown |= found.first->second.code && assembler_reads_more_p ();
    }
  return found.first->second;
}

/* Adds to FACTS what all asm in X does.  */
void
add_facts (const_rtx x, asm_facts *facts)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, NONCONST)
    if (GET_CODE (*i) == ASM_OPERANDS)
      {
        facts->add (read (ASM_OPERANDS_TEMPLATE (*i), asm_form::templ));
        /* Constraints are ASM_INPUT, too.  */
        i.skip_subrtxes ();
      }
    else if (GET_CODE (*i) == ASM_INPUT)
      facts->add (read (XSTR (*i, 0), asm_form::plain));
}

std::string
string_of (const_tree string)
{
  return std::string (TREE_STRING_POINTER (string), TREE_STRING_LENGTH (string));
}

/* walk_tree callback: adds to the text of asm outside of functions what *TP, a part of one, says.  */
tree
add_unit_text (tree *tp, int *, void *)
{
  if (TREE_CODE (*tp) == STRING_CST)
    unit.outside_text += string_of (*tp) + '\n';
  else if (TREE_CODE (*tp) == FUNCTION_DECL || VAR_P (*tp))
    {
      unit.outside_text += assembler_name (*tp) + '\n';
      unit.outside.names.insert (assembler_name (*tp));
    }
  return NULL_TREE;
}

/* Calls VISIT (text, form) for asm outside of functions.  Since GCC 15 it can have operands.  */
template <typename visitor>
void
for_each_unit_asm (visitor visit)
{
  for (asm_node *node = symtab->first_asm_symbol (); node; node = static_cast<asm_node *> (node->next))
    if (TREE_CODE (node->asm_str) == STRING_CST)
      visit (string_of (node->asm_str), asm_form::plain);
    else
      visit (string_of (ASM_STRING (node->asm_str)), asm_form::templ);
}

asm_form
form_of (const gasm *stmt)
{
  return basic_asm_p (stmt) ? asm_form::plain : asm_form::templ;
}

/* Calls VISIT for each asm in the body of NODE's function.  */
template <typename visitor>
void
for_each_asm (cgraph_node *node, visitor visit)
{
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    if (gasm *text = dyn_cast<gasm *> (stmt))
      visit (text);
  });
}

} // namespace

void
note_asm (const std::vector<cgraph_node *> &order)
{
  for_each_unit_asm ([] (const std::string &text, asm_form form) { unit.parser.define (text.c_str (), form); });
  for (cgraph_node *node : order)
    for_each_asm (node, [] (const gasm *stmt) { unit.parser.define (gimple_asm_string (stmt), form_of (stmt)); });
  for (cgraph_node *node : order)
    unit.writes_elsewhere |= facts_of_asm (node).may_write_elsewhere_p ();
  for_each_unit_asm ([] (const std::string &text, asm_form form) { unit.outside.add (read (text.c_str (), form)); });
  for (asm_node *node = symtab->first_asm_symbol (); node; node = static_cast<asm_node *> (node->next))
    walk_tree (&node->asm_str, add_unit_text, NULL, NULL);
}

const asm_facts &
facts_of_asm (const gasm *stmt)
{
  return read (gimple_asm_string (stmt), form_of (stmt));
}

asm_facts
facts_of_asm_in (const_rtx x)
{
  asm_facts facts;
  add_facts (x, &facts);
  return facts;
}

asm_facts
facts_of_asm (const rtx_insn *insn)
{
  return NONDEBUG_INSN_P (insn) ? facts_of_asm_in (PATTERN (insn)) : asm_facts ();
}

asm_facts
facts_of_asm (cgraph_node *node)
{
  asm_facts facts;
  for_each_asm (node, [&] (const gasm *stmt) { facts.add (facts_of_asm (stmt)); });
  return facts;
}

asm_facts
facts_of_asm_from (const rtx_insn *first)
{
  asm_facts facts;
  for (const rtx_insn *insn = first; insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn))
      add_facts (PATTERN (insn), &facts);
  return facts;
}

const asm_facts &
facts_of_unit_asm ()
{
  return unit.outside;
}

const std::string &
unit_asm_text ()
{
  return unit.outside_text;
}

const char *
changed_by_unit_asm ()
{
  asm_parser outside (target_asm);
  asm_facts facts;
  for_each_unit_asm ([&] (const std::string &text, asm_form form) {
    outside.define (text.c_str (), form);
    facts.add (outside.read (text.c_str (), form));
  });
  if (facts.changes_reading || outside.redefines_instructions_p ())
    return "asm outside of functions changes how the assembler reads what follows";
  /* The assembler is in .text before each of them.  */
  return facts.leaves_text ? "asm outside of functions leaves the assembler in another section" : NULL;
}

bool
asm_writes_elsewhere_p ()
{
  return unit.writes_elsewhere;
}

bool
asm_redefines_instructions_p ()
{
  return unit.parser.redefines_instructions_p ();
}

/* Why no call may be added to a function with asm that does FACTS.  */
static refusal
refusal_of (const asm_facts &facts)
{
  if (facts.rows || facts.frame)
    return REFUSAL_ASM_FRAME;
  if (facts.closed_p ())
    return REFUSAL_ASM_UNKNOWN;
  return facts.access == exclusive_access::load ? REFUSAL_EXCLUSIVE : REFUSAL_NONE;
}

refusal
asm_refusal (cgraph_node *node)
{
  refusal why = REFUSAL_NONE;
  for_each_asm (node, [&] (const gasm *stmt) {
    if (why == REFUSAL_NONE)
      why = refusal_of (facts_of_asm (stmt));
  });
  return why;
}

} // namespace outline
