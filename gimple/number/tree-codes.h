/* The tree codes of GIMPLE that the plugin knows.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_TREE_CODES_H
#define OUTLINE_GIMPLE_NUMBER_TREE_CODES_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* What an operand is to an operation or a reference.  */
enum operand_role : char
{
  ROLE_VALUE = 'v',     /* A name, a constant or an address.  May be missing.  */
  ROLE_CLOSED = 'c',    /* The same, but a constant belongs to the operation: GCC expands only certain ones.  */
  ROLE_OBJECT = 'o',    /* The object or value that this is a part of: whole bytes, if other operands are constants.  */
  ROLE_BITS = 'b',      /* The same: bits of it, or a range of its elements.  */
  ROLE_POINTER = 'p',   /* The address of the memory that is accessed.  */
  ROLE_DISTANCE = 'd',  /* A number that is added to that address, the type of which says what the access may alias.  */
  ROLE_FIELD = 'f',     /* A field.  */
  ROLE_NUMBER = 'n',    /* A number that belongs to the reference, or nothing.  */
  ROLE_NOTHING = '-'    /* There may be something, but not where code is shared.  */
};

/* Whether REF, a component reference, selects whole bytes at a constant distance if its operands are constants.  */
bool selects_bytes_p (tree ref);

/* What is in EXPRESSION beside its code, type and operands, as a number: bits.  */
inline unsigned
expression_flags (tree expression)
{
  tree_code code = TREE_CODE (expression);
  return (TREE_THIS_VOLATILE (expression)
          + 2 * ((code == MEM_REF || code == BIT_FIELD_REF) && REF_REVERSE_STORAGE_ORDER (expression)));
}

/* The operands of CODE, the code of a reference or an operation, in the order in which they are to be visited, as a
   text of pairs: the number of the operand (for operations there may be fewer) and an operand_role.  Null: the code is
   not known.  Known operations depend on their operands, the types of these and of the result only.  */
const char *operands_of (tree_code code);

/* Calls VISIT (WHERE, ROLE) for each operand of EXPRESSION until it returns false.  *WHERE: the operand, or null.
   Returns whether it never did, and EXPRESSION is known: it is a reference, an operation, or a constructor of nothing
   or of a vector.  */
template <typename visitor>
bool
for_each_operand (tree expression, visitor visit)
{
  if (TREE_CODE (expression) == CONSTRUCTOR)
    {
      for (unsigned i = 0; i < CONSTRUCTOR_NELTS (expression); i++)
        if (!VECTOR_TYPE_P (TREE_TYPE (expression))
            || !visit (&CONSTRUCTOR_ELT (expression, i)->value, ROLE_VALUE))
          return false;
      return true;
    }
  const char *operands = operands_of (TREE_CODE (expression));
  for (const char *next = operands; next && *next; next += 2)
    {
      int number = next[0] - '0';
      if (number < TREE_OPERAND_LENGTH (expression)
          && !visit (&TREE_OPERAND (expression, number), operand_role (next[1])))
        return false;
    }
  return operands;
}

/* The names of operations and references that neither are known nor known to have to stay.  */
std::vector<std::string> unclassified_tree_codes ();

} // namespace outline

#endif
