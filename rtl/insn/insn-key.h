/* Decides which instructions have the same machine code.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_INSN_KEY_H
#define OUTLINE_RTL_INSN_INSN_KEY_H

#include <initializer_list>
#include <string>
#include <unordered_map>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Appends NUMBERS to KEY.  */
inline void
append_numbers (std::string &key, std::initializer_list<HOST_WIDE_INT> numbers)
{
  for (HOST_WIDE_INT number : numbers)
    key.append (reinterpret_cast<const char *> (&number), sizeof number);
}

/* Describes expressions of instructions after register allocation by a string, so that those with equal
   descriptions print the same assembler text, in whichever function.  A derived class describes the expressions
   that have a meaning only in their own function.  All functions return false, with the string unfinished, for
   what they cannot describe.  */
class expression_key
{
public:
  virtual ~expression_key () = default;

  /* Appends X.  */
  bool append (const_rtx x);

protected:
  /* KEY: the string.  */
  explicit expression_key (std::string &key) : m_key (key) {}

  /* A SYMBOL_REF; a LABEL_REF or CODE_LABEL; an ASM_OPERANDS, ASM_INPUT or UNSPEC_VOLATILE.  */
  virtual bool append_symbol (const_rtx symbol) = 0;
  virtual bool append_label (const_rtx label) = 0;
  virtual bool append_volatile (const_rtx x) = 0;

  void append_number (HOST_WIDE_INT number) { append_numbers (m_key, { number }); }
  void append_short (unsigned number);
  void append_name (const char *name);
  bool append_operands (const_rtx x);
  bool append_constant (const_rtx x);

  /* Appends the string constant that SYMBOL names.  Its label cannot be compared: it is a number by the order in which
     the compiler finds constants.  */
  bool append_string_constant (const_rtx symbol);

  std::string &m_key;
};

/* Describes expressions as parts of their function, of which another compilation may number labels and constants
   otherwise.  */
class function_key : public expression_key
{
protected:
  using expression_key::expression_key;

  /* Appends a constant of the pool, or a string, by its value; else the name.  */
  bool append_symbol (const_rtx symbol) override;
  /* Appends the number of a label of LABELS.  */
  bool append_label (const_rtx label) override;
  /* Appends X, an ASM_OPERANDS or ASM_INPUT, without its place in the source.  */
  bool append_asm (const_rtx x);

  /* By label: its place among them.  Looked up in only.  */
  std::unordered_map<const_rtx, unsigned> m_labels;
};

/* Appends to KEY a description of INSN, with everything that the target reads when it prints it;
   PATTERN is used in place of INSN's own.  A jump may name a single label, which is not described:
   the caller must add to KEY which one it is.  Returns false, with KEY unfinished, for what has a
   meaning only in its own function (an entry of its constant pool, another label).  */
bool append_insn_key (std::string &key, rtx_insn *insn, const_rtx pattern);

/* Whether the target has an instruction for INSN, which is new, with its
   operands.  */
bool target_knows_p (rtx_insn *insn);

/* The same for a tail call with PATTERN.  */
bool target_knows_tail_call_p (rtx pattern);

} // namespace outline

#endif
