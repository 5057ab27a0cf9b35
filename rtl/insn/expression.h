/* Walks over expressions.  SPDX-License-Identifier: GPL-3.0-or-later

   For the files of target/: all walks find the parts of an expression in the same way
   (rtl.def: operands "e" and "E").  */

#ifndef OUTLINE_RTL_INSN_EXPRESSION_H
#define OUTLINE_RTL_INSN_EXPRESSION_H

#include "facts/eligibility.h"
#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether X is the stack pointer, or that and a constant.  */
inline bool
stack_offset_p (const_rtx x)
{
  if (GET_CODE (x) == PLUS && CONST_INT_P (XEXP (x, 1)))
    x = XEXP (x, 0);
  return REG_P (x) && REGNO (x) == STACK_POINTER_REGNUM;
}

/* Whether SYMBOL is that of a function that missing_function_p holds for.  */
inline bool
missing_symbol_p (const_rtx symbol)
{
  tree decl = SYMBOL_REF_DECL (symbol);
  return (decl && TREE_CODE (decl) == FUNCTION_DECL ? missing_function_p (decl)
                                                    : SYMBOL_REF_WEAK (symbol));
}

/* Whether INSN contains an UNSPEC_VOLATILE of NUMBER.  */
inline bool
volatile_unspec_p (rtx_insn *insn, int number)
{
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), NONCONST)
    if (GET_CODE (*i) == UNSPEC_VOLATILE && XINT (*i, 1) == number)
      return true;
  return false;
}

/* Calls VISIT with each part of X, one level down, which it may change, until it returns false.
   Returns whether it never did.  */
template <typename F>
bool
visit_parts (rtx x, F visit)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    if (format[i] == 'e')
      {
        if (!visit (XEXP (x, i)))
          return false;
      }
    else if (format[i] == 'E' && XVEC (x, i))
      for (int k = 0; k < XVECLEN (x, i); k++)
        if (!visit (XVECEXP (x, i, k)))
          return false;
  return true;
}

/* Whether HOLDS (part) for each part of X, one level down.  */
template <typename F>
bool
all_parts (const_rtx x, F holds)
{
  return visit_parts (const_cast<rtx> (x), [&] (const_rtx part) { return holds (part); });
}

/* Replaces each part of X, one level down, by what CHANGE returns for it.
   Returns false, with X half changed, once CHANGE returns null.  */
template <typename F>
bool
change_parts (rtx x, F change)
{
  return visit_parts (x, [&] (rtx &part) { return (part = change (part)) != NULL_RTX; });
}

/* Adds BYTES to each memory address in X for which ADDRESS_P holds, and to the source of each SET for which SETS_P does:
   sums that begin with the stack pointer.  Returns X or its replacement; null if such a SET would need more than one
   instruction.  ADDED_P (OFFSET): whether one instruction can add OFFSET.  */
template <typename A, typename S, typename F>
rtx
add_to_stack_addresses (rtx x, int bytes, A address_p, S sets_p, F added_p)
{
  if (MEM_P (x) && address_p (XEXP (x, 0)))
    return replace_equiv_address_nv (x, plus_constant (Pmode, XEXP (x, 0),
                                                       bytes));
  if (GET_CODE (x) == SET && sets_p (x))
    {
      rtx sum = plus_constant (Pmode, SET_SRC (x), bytes);
      if (GET_CODE (sum) == PLUS && CONST_INT_P (XEXP (sum, 1)) && !added_p (INTVAL (XEXP (sum, 1))))
        return NULL_RTX;
      SET_SRC (x) = sum;
      return x;
    }
  bool changed = change_parts (x, [=] (rtx part) {
    return add_to_stack_addresses (part, bytes, address_p, sets_p, added_p);
  });
  return changed ? x : NULL_RTX;
}

} // namespace outline

#endif
