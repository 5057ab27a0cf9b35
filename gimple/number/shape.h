/* The shape of a statement: what must be equal in two statements for one copy
   to serve for both, and the operands that may differ.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_SHAPE_H
#define OUTLINE_GIMPLE_NUMBER_SHAPE_H

#include <stdint.h>
#include <vector>

#include "facts/tail-calls.h"
#include "gcc/gcc-compat.h"
#include "gimple/number/tree-codes.h"
#include "gimple/number/types.h"
#include "plugin/refusals.h"

namespace outline
{

enum operand_kind
{
  /* *WHERE is an SSA name or a constant.  */
  OPERAND_VALUE,
  /* *WHERE is the pointer of a MEM_REF or TARGET_MEM_REF: an SSA name, an
     integer or the address of an object.  */
  OPERAND_POINTER,
  /* *WHERE is an object (a declaration or a string); the operand is its
     address.  */
  OPERAND_OBJECT
};

/* An operand that may differ from copy to copy.  */
struct operand
{
  operand_kind kind;
  tree *where;
  /* The memory access that the operand is the base of, when that access is at
     a constant distance of OFFSET bytes from it; else null.  */
  tree *access;
  HOST_WIDE_INT offset;
};

/* Whether COND is described the other way round.  */
inline bool
inverted_p (const gcond *cond)
{
  return gimple_cond_code (cond) == NE_EXPR;
}

/* Describes statements one at a time.  A describer may be used for any number
   of statements of any number of functions; shapes are comparable between all
   statements that went through one type_table.  */
class describer
{
public:
  explicit describer (type_table &types) : m_types (types) {}

  /* Describes STMT of function FN.  Returns REFUSAL_NONE and
     sets KEY, OPERANDS and COMMUTATIVE; or the reason why STMT must not be
     outlined, and leaves them undefined.  WHOLE: blocks are compared with their ends, so that conditions, switches and
     returns may be described, too; where these go is not in the key.  */
  refusal describe (function *fn, gimple *stmt, bool whole = false);

  /* What must be equal: two statements have the same shape iff their keys
     are equal.  */
  std::vector<uint32_t> key;

  /* What may differ, in an order that depends on the shape only.  */
  std::vector<operand> operands;

  /* The index of the first of two neighbouring operands that may change
     places, or -1.  */
  int commutative = -1;

private:
  /* Each of these appends a part of the statement to the key and to the operands.  Returns REFUSAL_NONE, or why the
     statement must not be outlined.  */
  refusal assignment (gassign *stmt);
  refusal end_of_block (gimple *stmt);
  refusal call (gcall *stmt);
  refusal callee (gcall *stmt);
  refusal builtin (tree fndecl);
  refusal result (tree *where);
  refusal comparison (tree_code code, tree *left, tree *right);
  refusal expression (tree *where);
  refusal constructor (tree ctor);
  refusal reference (tree *where, bool address);
  refusal component (tree *where);
  refusal part (tree *where, operand_role role);
  refusal number (tree t);
  refusal distance (tree t);
  refusal pointer_base (tree *where);
  refusal object (tree decl);
  refusal symbol (tree decl);
  refusal constant (tree t);
  void literal (tree string, HOST_WIDE_INT offset);
  bool simple_access (tree *where, bool address);
  void push (HOST_WIDE_INT n);
  void add (operand_kind kind, tree *where);

  type_table &m_types;
  tail_calls m_tail_calls;
  function *m_fn = NULL;
  /* It is a COMDAT function.  */
  bool m_comdat = false;
  /* Integer constants belong to the shape.  */
  bool m_closed = false;
  /* So do strings.  */
  bool m_closed_strings = false;
  /* What is described is passed to a function.  */
  bool m_passed = false;
};

} // namespace outline

#endif
