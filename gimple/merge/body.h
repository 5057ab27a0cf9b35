/* The body of a function, for merging: what must be equal in two functions so that one can replace
   both, and what may differ.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_MERGE_BODY_H
#define OUTLINE_GIMPLE_MERGE_BODY_H

#include <stdint.h>
#include <unordered_map>
#include <vector>

#include "gimple/number/shape.h"

namespace outline
{

/* A constant, an address or a callee in a body, which may differ from function to function.  */
struct body_operand
{
  operand op;
  gimple *stmt;                 /* Which has the operand.  */
  int phi_argument = -1;        /* Its number, if STMT is a PHI.  */
  bool callee = false;          /* It is what STMT, a direct call, calls.  */

  tree value () const { return *op.where; }
};

/* A memory access at a constant distance from its base.  The key has only that distance and what is accessed, but
   not the alias set or the alignment.  */
struct body_access
{
  operand op;
  gimple *stmt;
  int operand_number;           /* Of its base among the body's operands, or -1.  */
};

struct function_body
{
  cgraph_node *node = NULL;
  /* Two bodies of functions of one class (function_classes) do the same, except for their operands, if their keys
     are equal.  */
  std::vector<uint32_t> key;
  std::vector<body_operand> operands;
  std::vector<body_access> accesses;
  int size = 0;                 /* Estimated, in tenths of a byte.  */
  bool calls = false;           /* It makes calls.  */
};

/* Reads bodies.  Keys are comparable between bodies that were read by one reader.  */
class body_reader
{
public:
  /* Reads the finished GIMPLE of NODE into BODY.  Returns false if the function cannot be merged with any
     other.  BODY refers to the trees and statements of the function.  */
  bool read (cgraph_node *node, function_body &body);

private:
  /* Each of these appends a part of the function to the body's key and operands; false if it cannot be merged.  */
  bool signature ();
  void order_blocks (basic_block head);
  void number_definitions ();
  std::vector<edge> successors (basic_block bb) const;
  bool block (basic_block bb);
  bool phis (basic_block bb);
  bool statement (gimple *stmt);
  bool description (gimple *stmt);
  bool exact_parts (gimple *stmt);
  bool user_call (gcall *call);
  bool exception_value (gcall *call);
  bool clobber (gimple *clobber);
  bool edges (basic_block bb);
  void target (basic_block bb);
  void landing (int number);
  void region (eh_region r);
  bool open (body_operand o);
  uint64_t rank (tree t);
  bool value (gimple *stmt, tree *where, int phi_argument = -1);
  bool exactly (tree t);
  bool declaration (tree decl);
  bool local (tree decl);
  bool local_p (tree t) const;

  void push (HOST_WIDE_INT n)
  {
    m_body->key.push_back (uint32_t (n));
    m_body->key.push_back (uint32_t (uint64_t (n) >> 32));
  }

  type_table m_types;
  describer m_describer { m_types };
  constant_table m_constants;

  /* Of the function that is being read.  All tables are looked up in, never walked.  */
  function *m_fn = NULL;
  function_body *m_body = NULL;
  std::vector<basic_block> m_order;
  std::unordered_map<basic_block, uint32_t> m_blocks;
  std::unordered_map<tree, uint32_t> m_definitions, m_locals;
  uint32_t m_next_definition = 0;
  std::unordered_map<int, uint32_t> m_regions, m_landing_pads;
};

} // namespace outline

#endif
