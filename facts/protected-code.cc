/* Protected code: code that must be the same as without the plugin.
   SPDX-License-Identifier: GPL-3.0-or-later

   Outlining cold code may change the registers, the frame and the order of the other code of
   its function: a value that lives across a new call needs another register, and a block
   that disappears moves the next one.  So trials (variants/requirements.cc) compare the protected code
   with and without outlining.

   Example.  "test eax, eax; jne .L7; add eax, 1; .L3: ret", where .L7 is cold, becomes the sequence

     compare   jump to cold code   add   label 1   return

   whatever is at .L7, and whatever the numbers of labels are.  */

#include "facts/protected-code.h"

#include <unordered_map>

#include "facts/block-frequencies.h"
#include "facts/content-hash.h"
#include "facts/function-size.h"
#include "facts/scope.h"

namespace outline
{

protected_insns
find_protected_insns (function *fn, bool profile)
{
  protected_insns insns (get_max_uid ());
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (protected_block_p (fn, bb, frequencies, profile))
      {
        rtx_insn *insn;
        FOR_BB_INSNS (bb, insn)
          insns[INSN_UID (insn)] = true;
      }
  return insns;
}

namespace
{

/* The instructions as a string.  */
class protected_text
{
public:
  explicit protected_text (const protected_insns &by_uid);
  const std::string &text () const { return m_text; }

private:
  void add_number (HOST_WIDE_INT number);
  void add_string (const char *text);
  void add_expression (const_rtx x);
  bool add_leaf (const_rtx x);
  void add_symbol (const_rtx symbol);
  void add_numbers (const_rtx x);

  /* By protected label: its number, in their order, from 1.  */
  std::unordered_map<const_rtx, int> m_labels;
  std::string m_text;
};

void
protected_text::add_number (HOST_WIDE_INT number)
{
  m_text.append (reinterpret_cast<const char *> (&number), sizeof number);
}

void
protected_text::add_string (const char *text)
{
  m_text += text ? text : "";
  m_text.push_back ('\0');
}

/* Adds a constant of the pool, or a string, by its value: the name is a number.  */
void
protected_text::add_symbol (const_rtx symbol)
{
  tree decl = SYMBOL_REF_DECL (symbol);
  if (CONSTANT_POOL_ADDRESS_P (symbol))
    {
      add_number (get_pool_mode (symbol));
      add_expression (get_pool_constant (symbol));
    }
  else if (TREE_CONSTANT_POOL_ADDRESS_P (symbol) && decl && DECL_INITIAL (decl)
           && TREE_CODE (DECL_INITIAL (decl)) == STRING_CST)
    {
      tree value = DECL_INITIAL (decl);
      add_number (TREE_STRING_LENGTH (value));
      m_text.append (TREE_STRING_POINTER (value), TREE_STRING_LENGTH (value));
    }
  else
    add_string (XSTR (symbol, 0));
}

/* Adds the numbers and strings among the operands of X.  */
void
protected_text::add_numbers (const_rtx x)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  bool is_asm = GET_CODE (x) == ASM_OPERANDS || GET_CODE (x) == ASM_INPUT;
  for (int i = 0; format[i]; i++)
    switch (format[i])
      {
      case 'E':
      case 'V':
        add_number (XVEC (x, i) ? XVECLEN (x, i) : 0);
        break;
      case 'i':
      case 'n':
        /* One of asm's is its place in the source.  */
        add_number (is_asm ? 0 : XINT (x, i));
        break;
      case 'w':
        add_number (XWINT (x, i));
        break;
      case 's':
      case 'S':
      case 'T':
        add_string (XSTR (x, i));
        break;
      default:
        break;
      }
}

/* Adds X if it needs a special comparison.  Returns whether it does.  */
bool
protected_text::add_leaf (const_rtx x)
{
  switch (GET_CODE (x))
    {
    case REG:
      add_number (REGNO (x));
      return true;
    case SYMBOL_REF:
      add_symbol (x);
      return true;
    case LABEL_REF:
      {
        auto label = m_labels.find (label_ref_label (x));
        add_number (label == m_labels.end () ? 0 : label->second);
        return true;
      }
    case CONST_WIDE_INT:
      for (int i = 0; i < CONST_WIDE_INT_NUNITS (x); i++)
        add_number (CONST_WIDE_INT_ELT (x, i));
      return true;
    case CONST_DOUBLE:
      {
        long words[8] = {};
        if (GET_MODE (x) != VOIDmode)
          real_to_target (words, CONST_DOUBLE_REAL_VALUE (x), GET_MODE (x));
        for (long word : words)
          add_number (word);
        return true;
      }
    default:
      return false;
    }
}

void
protected_text::add_expression (const_rtx x)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, x, ALL)
    {
      add_number (*i ? GET_CODE (*i) + 1 : 0);
      if (!*i)
        continue;
      add_number (GET_MODE (*i));
      if (add_leaf (*i))
        i.skip_subrtxes ();
      else
        add_numbers (*i);
    }
}

protected_text::protected_text (const protected_insns &by_uid)
{
  /* An instruction made after the CFG was freed belongs to what it follows.  */
  std::vector<rtx_insn *> insns;
  bool last = false;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (INSN_UID (insn) < int (by_uid.size ()))
        last = by_uid[INSN_UID (insn)];
      if (!last)
        continue;
      if (LABEL_P (insn))
        m_labels.emplace (insn, m_labels.size () + 1);
      insns.push_back (insn);
    }
  for (rtx_insn *insn : insns)
    if (LABEL_P (insn))
      add_number (-m_labels[insn]);
    else if (JUMP_TABLE_DATA_P (insn) || (INSN_P (insn) && printed_p (insn)))
      add_expression (PATTERN (insn));
}

} // namespace

std::array<uint64_t, 2>
protected_code_hash (const protected_insns &insns)
{
  protected_text text (insns);
  return text.text ().empty () ? std::array<uint64_t, 2> {}
                               : long_content_hash (text.text ());
}

} // namespace outline
