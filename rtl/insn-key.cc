/* Instructions as strings.  SPDX-License-Identifier: GPL-3.0-or-later

   Instructions are compared across the functions of the unit by strings: the codes, modes, registers,
   numbers and names of symbols of each, in the order in which GCC's own walkers find them (rtl.def).
   Left out is what only matters to earlier passes (alias sets, notes about values, locations).  */

#include "rtl/insn-key.h"

namespace outline
{

static void
append_number (std::string &key, HOST_WIDE_INT number)
{
  key.append (reinterpret_cast<const char *> (&number), sizeof number);
}

static void
append_short (std::string &key, unsigned number)
{
  key.push_back (number & 255);
  key.push_back (number >> 8);
}

/* Appends the string constant that SYMBOL names; false if it names none.  Its label cannot be compared:
   it is a number by the order in which the compiler finds constants.  */
static bool
append_string_constant (std::string &key, const_rtx symbol)
{
  tree decl = TREE_CONSTANT_POOL_ADDRESS_P (symbol) ? SYMBOL_REF_DECL (symbol)
                                                    : NULL_TREE;
  tree value = decl ? DECL_INITIAL (decl) : NULL_TREE;
  if (!value || TREE_CODE (value) != STRING_CST)
    return false;
  key.push_back ('\1');
  append_short (key, TYPE_MODE (TREE_TYPE (value)));
  append_number (key, int_size_in_bytes (TREE_TYPE (value)));
  append_number (key, TREE_STRING_LENGTH (value));
  key.append (TREE_STRING_POINTER (value), TREE_STRING_LENGTH (value));
  return true;
}

/* Appends the operands of X, as their letters in rtl.def say.  */
static bool
append_operands (std::string &key, const_rtx x, const_rtx label)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    switch (format[i])
      {
      case 'e':
        if (!append_rtx_key (key, XEXP (x, i), label))
          return false;
        break;
      case 'E':
      case 'V':
        append_short (key, XVEC (x, i) ? XVECLEN (x, i) : 0);
        for (int k = 0; XVEC (x, i) && k < XVECLEN (x, i); k++)
          if (!append_rtx_key (key, XVECEXP (x, i, k), label))
            return false;
        break;
      case 'i':
      case 'n':
        append_number (key, XINT (x, i));
        break;
      case 'w':
        append_number (key, XWINT (x, i));
        break;
      case 'p':
        if (!SUBREG_BYTE (x).is_constant ())
          return false;
        append_number (key, SUBREG_BYTE (x).to_constant ());
        break;
      case 's':
      case 'S':
      case 'T':
        key.append (XSTR (x, i) ? XSTR (x, i) : "");
        key.push_back ('\0');
        break;
      case '0':
        break;
      default:
        return false;
      }
  return true;
}

bool
append_rtx_key (std::string &key, const_rtx x, const_rtx label)
{
  if (!x)
    {
      key.push_back ('\0');
      return true;
    }
  rtx_code code = GET_CODE (x);
  append_short (key, code + 1);
  append_short (key, GET_MODE (x));
  switch (code)
    {
    case REG:
      append_short (key, REGNO (x));
      return true;
    case SYMBOL_REF:
      if (CONSTANT_POOL_ADDRESS_P (x))
        return false;
      if (append_string_constant (key, x))
        return true;
      key.append (XSTR (x, 0));
      key.push_back ('\0');
      return true;
    case MEM:
      key.push_back (MEM_ADDR_SPACE (x));
      /* Targets may have one instruction for aligned operands and another for others.  */
      key.push_back (MEM_ALIGN (x) >= GET_MODE_ALIGNMENT (GET_MODE (x)));
      return append_rtx_key (key, XEXP (x, 0), label);
    case CONST_WIDE_INT:
      for (int i = 0; i < CONST_WIDE_INT_NUNITS (x); i++)
        append_number (key, CONST_WIDE_INT_ELT (x, i));
      return true;
    case CONST_DOUBLE:
      {
        long words[4] = { 0, 0, 0, 0 };
        if (GET_MODE (x) == VOIDmode
            || GET_MODE_BITSIZE (GET_MODE (x)).to_constant () > 128)
          return false;
        real_to_target (words, CONST_DOUBLE_REAL_VALUE (x), GET_MODE (x));
        for (long word : words)
          append_number (key, word);
        return true;
      }
    case CONST_VECTOR:
      {
        unsigned HOST_WIDE_INT n;
        if (!CONST_VECTOR_NUNITS (x).is_constant (&n))
          return false;
        for (unsigned HOST_WIDE_INT i = 0; i < n; i++)
          if (!append_rtx_key (key, CONST_VECTOR_ELT (x, i)))
            return false;
        return true;
      }
    case LABEL_REF:
      return label && XEXP (x, 0) == label;
    case CODE_LABEL:
    case ASM_OPERANDS:
    case ASM_INPUT:
    case UNSPEC_VOLATILE:
    case CONST_POLY_INT:
    case CONST_FIXED:
    case DEBUG_IMPLICIT_PTR:
      return false;
    default:
      return append_operands (key, x, label);
    }
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

bool
printed_note_p (const_rtx note)
{
  switch (REG_NOTE_KIND (note))
    {
    case REG_NORETURN:
    case REG_CALL_NOCF_CHECK:
      return true;
#ifdef STACK_REGS
    /* Whether an instruction pops (output_387_binary_op and others in
       i386.cc).  */
    case REG_DEAD:
    case REG_UNUSED:
      return STACK_REG_P (XEXP (note, 0));
#endif
    default:
      return false;
    }
}

bool
append_insn_key (std::string &key, rtx_insn *insn, const_rtx pattern)
{
  append_number (key, recog_memoized (insn));
  if (CALL_P (insn))
    key.push_back (SIBLING_CALL_P (insn));
  for (rtx note = REG_NOTES (insn); note; note = XEXP (note, 1))
    if (printed_note_p (note))
      {
        append_short (key, REG_NOTE_KIND (note) + 1);
        if (!append_rtx_key (key, XEXP (note, 0)))
          return false;
      }
  append_short (key, 0);
  return append_rtx_key (key, pattern,
                         JUMP_P (insn) ? JUMP_LABEL (insn) : NULL);
}

} // namespace outline
