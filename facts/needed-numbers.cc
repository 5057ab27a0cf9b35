/* Operands that have to remain numbers.  SPDX-License-Identifier: GPL-3.0-or-later

   Example.  A Cortex-M0 divides by 8 with a shift, but has no instruction that divides by a variable: if 8 became a
   parameter, there would be a call of GCC's library.  */

#include "facts/needed-numbers.h"

namespace outline
{

/* Whether the target has an instruction that divides words, with a remainder or
   without.  */
static bool
divides_words_p ()
{
#ifdef HAVE_divsi3
  if (UNITS_PER_WORD == 4)
    return HAVE_divsi3;
#endif
#ifdef HAVE_divmodsi4
  if (UNITS_PER_WORD == 4)
    return HAVE_divmodsi4;
#endif
#ifdef HAVE_divdi3
  if (UNITS_PER_WORD == 8)
    return HAVE_divdi3;
#endif
#ifdef HAVE_divmoddi4
  if (UNITS_PER_WORD == 8)
    return HAVE_divmoddi4;
#endif
  return false;
}

/* Whether it has one that makes two words of the product of two.  */
static bool
multiplies_words_p ()
{
#ifdef HAVE_umulsidi3
  if (UNITS_PER_WORD == 4)
    return HAVE_umulsidi3;
#endif
#ifdef HAVE_umulditi3
  if (UNITS_PER_WORD == 8)
    return HAVE_umulditi3;
#endif
  return false;
}

/* Whether GCC's library divides words by a register, but not by NUMBER: shifts or a
   comparison do that.  */
static bool
divides_words_by_p (tree number)
{
  wi::tree_to_wide_ref n = wi::to_wide (number);
  return (!divides_words_p ()
          && (multiplies_words_p () || wi::popcount (wi::abs (n)) == 1
              || (TYPE_UNSIGNED (TREE_TYPE (number)) && wi::neg_p (n))));
}

/* Whether there is a register for the count of a shift: x86 wants cl, which the program
   may keep for itself (-ffixed-rcx).  */
static bool
shifts_by_register_p ()
{
#ifdef CX_REG
  return !fixed_regs[CX_REG];
#else
  return true;
#endif
}

bool
needs_number_p (gassign *stmt)
{
  tree type = TREE_TYPE (gimple_assign_lhs (stmt));
  tree number = gimple_assign_rhs2 (stmt);
  if (!number || TREE_CODE (number) != INTEGER_CST)
    return false;
  if (POINTER_TYPE_P (type))
    return gimple_assign_rhs_code (stmt) == BIT_AND_EXPR;
  if (!INTEGRAL_TYPE_P (type))
    return false;
  bool words = TYPE_PRECISION (type) > BITS_PER_WORD;
  switch (gimple_assign_rhs_code (stmt))
    {
    case TRUNC_DIV_EXPR:
    case FLOOR_DIV_EXPR:
    case CEIL_DIV_EXPR:
    case ROUND_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case FLOOR_MOD_EXPR:
    case CEIL_MOD_EXPR:
    case ROUND_MOD_EXPR:
      /* Half a word by any number: the product fits a word.  */
      return (words || divides_words_by_p (number)
              || (TYPE_PRECISION (type) < BITS_PER_WORD && !divides_words_p ()));
    case EXACT_DIV_EXPR:
      return words || !divides_words_p ();
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
    case LROTATE_EXPR:
    case RROTATE_EXPR:
      return words || !shifts_by_register_p ();
    case MULT_EXPR:
      return words && !multiplies_words_p ();
    default:
      return false;
    }
}

} // namespace outline
