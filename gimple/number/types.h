/* Types and constants as small integers, for comparing statements by shape.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_TYPES_H
#define OUTLINE_GIMPLE_NUMBER_TYPES_H

#include <stdint.h>
#include <unordered_map>
#include <vector>

#include "gcc/gcc-compat.h"
#include "gimple/number/operand-facts.h"

namespace outline
{

/* A tree with the number that it shares with those that are the same in some respect.  */
struct numbered_tree
{
  tree t;
  uint32_t id;
};

/* Numbers types, in the order in which they are first asked for, so that the
   numbers are the same in every run.  Hash tables here are looked up in and
   never walked.  */
class type_table
{
public:
  /* The number of TYPE as the type of a register value: equal for types
     between which GIMPLE needs no conversion (types_compatible_p), whatever
     their names.  */
  uint32_t compatible (tree type);

  /* The number of TYPE as the type of an object in memory: equal for variants
     of one type that have the same alignment and qualifiers.  */
  uint32_t exact (tree type);

  /* The number of DECL, a field or a function.  */
  uint32_t decl (tree decl);

private:
  std::unordered_map<tree, uint32_t> m_compatible, m_exact, m_decls;
  std::unordered_map<uint64_t, std::vector<numbered_tree>> m_compatible_buckets;
  std::unordered_map<tree, std::vector<numbered_tree>> m_variants;
  uint32_t m_next = 0;
};

/* Numbers constants, objects and addresses in the same way.  */
class constant_table
{
public:
  /* The number of T: equal for equal ones of compatible types.  */
  uint32_t number (tree t);

private:
  std::unordered_map<uint64_t, std::vector<numbered_tree>> m_buckets;
  uint32_t m_next = 0;
};

/* How a value of TYPE travels under the ABI of the current target, with the
   options of the current function.  */
passing passing_of (tree type);

/* Whether what travels as PASS_FLOAT is in registers of its own.  Else (-mfloat-abi=soft, softfp) it is in one or two
   integer registers.  */
bool float_registers_p ();

} // namespace outline

#endif
