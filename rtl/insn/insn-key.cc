/* Instructions as strings.  SPDX-License-Identifier: GPL-3.0-or-later

   Instructions are compared across the functions of the unit by strings: the codes, modes, registers,
   numbers and names of symbols of each, in the order in which GCC's own walkers find them (rtl.def).
   What matters only to earlier passes (alias sets, notes about values, locations) is left out.  */

#include "rtl/insn/insn-key.h"

#include "rtl/insn/insn-codes.h"
#include "rtl/insn/insn-notes.h"

namespace outline
{

void
expression_key::append_short (unsigned number)
{
  m_key.push_back (number & 255);
  m_key.push_back (number >> 8);
}

void
expression_key::append_name (const char *name)
{
  m_key += name ? name : "";
  m_key.push_back ('\0');
}

bool
expression_key::append_string_constant (const_rtx symbol)
{
  tree decl = TREE_CONSTANT_POOL_ADDRESS_P (symbol) ? SYMBOL_REF_DECL (symbol)
                                                    : NULL_TREE;
  tree value = decl ? DECL_INITIAL (decl) : NULL_TREE;
  if (!value || TREE_CODE (value) != STRING_CST)
    return false;
  m_key.push_back ('\1');
  append_short (TYPE_MODE (TREE_TYPE (value)));
  append_number (int_size_in_bytes (TREE_TYPE (value)));
  append_number (TREE_STRING_LENGTH (value));
  m_key.append (TREE_STRING_POINTER (value), TREE_STRING_LENGTH (value));
  return true;
}

/* Appends the operands of X, as their letters in rtl.def say.  */
bool
expression_key::append_operands (const_rtx x)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    switch (format[i])
      {
      case 'e':
        if (!append (XEXP (x, i)))
          return false;
        break;
      case 'E':
      case 'V':
        append_short (XVEC (x, i) ? XVECLEN (x, i) : 0);
        for (int k = 0; XVEC (x, i) && k < XVECLEN (x, i); k++)
          if (!append (XVECEXP (x, i, k)))
            return false;
        break;
      case 'i':
      case 'n':
        append_number (XINT (x, i));
        break;
      case 'w':
        append_number (XWINT (x, i));
        break;
      case 'p':
        if (SUBREG_BYTE (x).is_constant ())
          append_number (SUBREG_BYTE (x).to_constant ());
        else
          return false;
        break;
      case 's':
      case 'S':
      case 'T':
        append_name (XSTR (x, i));
        break;
      case '0':
        break;
      default:
        return false;
      }
  return true;
}

/* Appends the value of X, a constant that is not of one word.  */
bool
expression_key::append_constant (const_rtx x)
{
  if (CONST_WIDE_INT_P (x))
    for (int i = 0; i < CONST_WIDE_INT_NUNITS (x); i++)
      append_number (CONST_WIDE_INT_ELT (x, i));
  else if (GET_CODE (x) == CONST_DOUBLE)
    {
      long words[4] = { 0, 0, 0, 0 };
      if (GET_MODE (x) == VOIDmode
          || GET_MODE_BITSIZE (GET_MODE (x)).to_constant () > 128)
        return false;
      real_to_target (words, CONST_DOUBLE_REAL_VALUE (x), GET_MODE (x));
      for (long word : words)
        append_number (word);
    }
  else
    {
      unsigned HOST_WIDE_INT n;
      if (!CONST_VECTOR_NUNITS (x).is_constant (&n))
        return false;
      for (unsigned HOST_WIDE_INT i = 0; i < n; i++)
        if (!append (CONST_VECTOR_ELT (x, i)))
          return false;
    }
  return true;
}

bool
expression_key::append (const_rtx x)
{
  if (!x)
    {
      append_short (0);
      return true;
    }
  append_short (GET_CODE (x) + 1);
  append_short (GET_MODE (x));
  switch (GET_CODE (x))
    {
    case REG:
      append_short (REGNO (x));
      return true;
    case SYMBOL_REF:
      return append_symbol (x);
    case LABEL_REF:
    case CODE_LABEL:
      return append_label (x);
    case MEM:
      m_key.push_back (MEM_ADDR_SPACE (x));
      /* Targets may have one instruction for aligned operands and another for others.  */
      m_key.push_back (MEM_ALIGN (x) >= GET_MODE_ALIGNMENT (GET_MODE (x)));
      return append (XEXP (x, 0));
    case CONST_WIDE_INT:
    case CONST_DOUBLE:
    case CONST_VECTOR:
      return append_constant (x);
    case ASM_OPERANDS:
    case ASM_INPUT:
    case UNSPEC_VOLATILE:
      return append_volatile (x);
    case CONST_POLY_INT:
    case CONST_FIXED:
    case DEBUG_IMPLICIT_PTR:
      return false;
    default:
      return known_code_p (x) && append_operands (x);
    }
}

bool
function_key::append_symbol (const_rtx symbol)
{
  if (CONSTANT_POOL_ADDRESS_P (symbol))
    {
      m_key.push_back ('\4');
      append_number (get_pool_mode (symbol));
      return append (get_pool_constant (symbol));
    }
  m_key.push_back ('\5');
  if (append_string_constant (symbol))
    append_number (DECL_ALIGN (SYMBOL_REF_DECL (symbol)));
  else
    append_name (XSTR (symbol, 0));
  return true;
}

bool
function_key::append_label (const_rtx label)
{
  auto found = m_labels.find (LABEL_P (label) ? label : label_ref_label (label));
  if (found == m_labels.end ())
    return false;
  append_number (found->second);
  return true;
}

bool
function_key::append_asm (const_rtx x)
{
  append_name (GET_CODE (x) == ASM_INPUT ? XSTR (x, 0) : ASM_OPERANDS_TEMPLATE (x));
  if (GET_CODE (x) == ASM_INPUT)
    return true;
  append_name (ASM_OPERANDS_OUTPUT_CONSTRAINT (x));
  append_number (ASM_OPERANDS_OUTPUT_IDX (x));
  append_number (ASM_OPERANDS_INPUT_LENGTH (x));
  for (int i = 0; i < ASM_OPERANDS_INPUT_LENGTH (x); i++)
    {
      append_name (ASM_OPERANDS_INPUT_CONSTRAINT (x, i));
      if (!append (ASM_OPERANDS_INPUT (x, i)))
        return false;
    }
  append_number (ASM_OPERANDS_LABEL_LENGTH (x));
  for (int i = 0; i < ASM_OPERANDS_LABEL_LENGTH (x); i++)
    if (!append (ASM_OPERANDS_LABEL (x, i)))
      return false;
  return true;
}

namespace
{

/* An instruction whose description is the same in all functions.  */
class insn_key : public expression_key
{
public:
  /* LABEL: the one that may be named; null if there is none.  */
  insn_key (std::string &key, const_rtx label) : expression_key (key), m_label (label) {}

  bool append_insn (rtx_insn *insn, const_rtx pattern);

private:
  bool
  append_symbol (const_rtx symbol) override
  {
    if (CONSTANT_POOL_ADDRESS_P (symbol))
      return false;
    if (!append_string_constant (symbol))
      append_name (XSTR (symbol, 0));
    return true;
  }

  bool
  append_label (const_rtx label) override
  {
    return m_label && GET_CODE (label) == LABEL_REF && XEXP (label, 0) == m_label;
  }

  bool append_volatile (const_rtx) override { return false; }

  const_rtx m_label;
};

bool
insn_key::append_insn (rtx_insn *insn, const_rtx pattern)
{
  append_number (recog_memoized (insn));
  if (CALL_P (insn))
    m_key.push_back (SIBLING_CALL_P (insn));
  for (rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    if (!known_note_p (note))
      return false;
    else if (printed_note_p (note))
      {
        append_short (REG_NOTE_KIND (note) + 1);
        if (!append (XEXP (note, 0)))
          return false;
      }
  append_short (0);
  return append (pattern);
}

} // namespace

bool
append_insn_key (std::string &key, rtx_insn *insn, const_rtx pattern)
{
  return (insn_key (key, JUMP_P (insn) ? JUMP_LABEL (insn) : NULL).append_insn (insn, pattern));
}

bool
target_knows_p (rtx_insn *insn)
{
  INSN_CODE (insn) = -1;
  if (recog_memoized (insn) < 0)
    return false;
  extract_insn (insn);
  return constrain_operands (1, get_enabled_alternatives (insn));
}

bool
target_knows_tail_call_p (rtx pattern)
{
  start_sequence ();
  rtx_insn *insn = emit_call_insn (pattern);
  SIBLING_CALL_P (insn) = 1;
  bool known = target_knows_p (insn);
  end_sequence ();
  return known;
}

} // namespace outline
