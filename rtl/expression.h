/* Walks over expressions.  SPDX-License-Identifier: GPL-3.0-or-later

   For files rtl/target-*.cc: what is the same in each walk is how a part of an
   expression is found (rtl.def: operands "e" and "E").  */

#ifndef OUTLINE_RTL_EXPRESSION_H
#define OUTLINE_RTL_EXPRESSION_H

#include "plugin/gcc-compat.h"

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

/* Calls VISIT with each part of X, one level down, until it returns false.
   Returns whether it never did.  */
template <typename F>
bool
all_parts (const_rtx x, F visit)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    if (format[i] == 'e')
      {
        if (!visit (XEXP (x, i)))
          return false;
      }
    else if (format[i] == 'E')
      for (int k = 0; k < XVECLEN (x, i); k++)
        if (!visit (XVECEXP (x, i, k)))
          return false;
  return true;
}

/* Puts what CHANGE makes of it in the place of each part of X, one level down.
   Returns false, with X half changed, once CHANGE returns null.  */
template <typename F>
bool
change_parts (rtx x, F change)
{
  const char *format = GET_RTX_FORMAT (GET_CODE (x));
  for (int i = 0; format[i]; i++)
    if (format[i] == 'e')
      {
        if (!(XEXP (x, i) = change (XEXP (x, i))))
          return false;
      }
    else if (format[i] == 'E')
      for (int k = 0; k < XVECLEN (x, i); k++)
        if (!(XVECEXP (x, i, k) = change (XVECEXP (x, i, k))))
          return false;
  return true;
}

} // namespace outline

#endif
